/** Values on cards, what replaces and what modifies them: the Rule of 3. Rules AL-VAL. */
@NullMarked
package io.github.quadrantrules.alliance.value;

import org.jspecify.annotations.NullMarked;
