// libgd, which is loaded when the first of its functions is called: it brings some forty libraries
// along, and most films need none of them.
#pragma once

#include <gd.h>

/// Says what is called with the loader's words where libgd cannot be loaded; it must not return.
void cgd_when_missing(void (*action)(const char *reason));
