package io.github.quadrantrules.dice;

/** The probability that has flowed into a state. */
final class Mass {
    private final Scale scale;
    private Share total = Share.NOTHING;

    Mass(Scale scale) {
        this.scale = scale;
    }

    void add(Share share) {
        total = scale.sum(total, share);
    }

    Share total() {
        return total;
    }
}
