/** The attack, from the declaration to uncancelled results. Rules AL-ATK to AL-CMP. */
@NullMarked
package io.github.quadrantrules.alliance.combat;

import org.jspecify.annotations.NullMarked;
