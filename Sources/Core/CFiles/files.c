#define _GNU_SOURCE
#include "cfiles.h"

#include <spawn.h>
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

void cfiles_start_in(void *actions, const char *folder) {
  posix_spawn_file_actions_addchdir_np(actions, folder);
}
