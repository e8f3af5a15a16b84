/** How the Enemy AI decides. Rules AL-ECB. */
@NullMarked
package io.github.quadrantrules.alliance.ai;

import org.jspecify.annotations.NullMarked;
