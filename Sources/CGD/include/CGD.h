// libgd, which is loaded when the first of its functions is called: it brings some forty libraries
// along, and most films need none of them.
#pragma once

#include <gd.h>

/// Says what is called where libgd is not there, and must not return.
void cgd_when_missing(void (*action)(void));
