// What glibc's allocator can be told; Swift's Glibc module leaves it out.
#pragma once
#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>

static inline void cmemory_keep_blocks(int largest, int all) {
  mallopt(M_MMAP_THRESHOLD, largest);
  mallopt(M_TRIM_THRESHOLD, all);
}

static inline void cmemory_share_arenas(int most) { mallopt(M_ARENA_MAX, most); }
#else
static inline void cmemory_share_arenas(int most) { (void)most; }

static inline void cmemory_keep_blocks(int largest, int all) {
  (void)largest;
  (void)all;
}
#endif
