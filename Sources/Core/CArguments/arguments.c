#include "CArguments.h"

#include <stdlib.h>

// Swift reads the arguments from /proc, which some containers lack, and repairs invalid UTF-8.
// glibc and Apple's loader pass them to constructors that run before main. A C library that does
// not, such as musl, leaves the count at 0.
#if defined(__GLIBC__) || defined(__APPLE__)
#define HAS_WORDS 1
#endif

static int count = 0;
static char **words = NULL;

#ifdef HAS_WORDS
__attribute__((constructor)) static void keep(int number, char **values) {
  count = number;
  words = values;
}
#endif

int carguments_count(void) { return count; }

const char *carguments_word(int number) {
  return number >= 0 && number < count ? words[number] : NULL;
}
