#define _GNU_SOURCE
#include "cfiles.h"

#include <stdio.h>

#ifdef __APPLE__
int cfiles_exchange(const char *one, const char *other) {
  return renamex_np(one, other, RENAME_SWAP);
}
#else
#include <fcntl.h>

int cfiles_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}
#endif
