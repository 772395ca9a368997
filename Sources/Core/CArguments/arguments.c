#include "CArguments.h"

#include <stdlib.h>

// Swift reads the words from /proc, which is not there in every container, and mends what is no
// UTF-8. Both glibc and Apple's loader hand them to what runs before main.
// A C library without that, such as musl, leaves the count at 0.
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
