// The files of assets/ that are parts of the program. Those of the pattern library are one, "patterns".
#pragma once

#include <stddef.h>

struct cassets_file {
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t size;
};

// The file of a path below assets/, or null.
const struct cassets_file *_Nullable cassets_find(const char *_Nonnull path);
