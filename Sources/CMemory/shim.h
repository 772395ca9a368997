// What the system can be told of memory; Swift's Glibc module leaves it out.
#pragma once
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
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

// Tables of which any place may be read next. From some size on they are made of large pages, where
// the system has them: a place is found sooner then, and the first touch of each costs less.

enum { cmemory_page = 1 << 16, cmemory_large_page = 1 << 21, cmemory_least_table = 4 << 20 };

// What a table takes: whole pages, however large a system's are.
static inline size_t cmemory_table_room(size_t bytes) {
  return (bytes + cmemory_page - 1) & ~((size_t)cmemory_page - 1);
}

// Zeros; a null pointer where there is no memory.
static inline void *_Nullable cmemory_table(size_t bytes) {
  if (bytes < cmemory_least_table) {
    void *room = NULL;
    if (posix_memalign(&room, 64, bytes)) return NULL;
    return memset(room, 0, bytes);
  }
  size_t all = cmemory_table_room(bytes) + cmemory_large_page;
  char *start = (char *)mmap(NULL, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (start == MAP_FAILED) return NULL;
  size_t off = (uintptr_t)start & (cmemory_large_page - 1);
  char *table = off ? start + (cmemory_large_page - off) : start;
  size_t end = cmemory_table_room(bytes);
  if (table > start) munmap(start, (size_t)(table - start));
  if (table + end < start + all) munmap(table + end, (size_t)(start + all - table - end));
#ifdef MADV_HUGEPAGE
  madvise(table, end, MADV_HUGEPAGE);
#endif
  return table;
}

static inline void cmemory_drop_table(void *_Nonnull table, size_t bytes) {
  if (bytes < cmemory_least_table) {
    free(table);
  } else {
    munmap(table, cmemory_table_room(bytes));
  }
}

// The same table with room for more; the old one is no more then. A null pointer where there is no
// memory, and the old one is as it was.
static inline void *_Nullable cmemory_grow_table(void *_Nonnull old, size_t before, size_t bytes) {
  void *table = cmemory_table(bytes);
  if (!table) return NULL;
#ifdef MREMAP_FIXED
  // What lies on whole large pages moves as it is.
  size_t whole = before & ~((size_t)cmemory_large_page - 1);
  if (before >= cmemory_least_table && bytes >= before &&
      mremap(old, whole, whole, MREMAP_MAYMOVE | MREMAP_FIXED, table) == table) {
    memcpy((char *)table + whole, (char *)old + whole, before - whole);
    if (before > whole) munmap((char *)old + whole, cmemory_table_room(before - whole));
    return table;
  }
#endif
  memcpy(table, old, before < bytes ? before : bytes);
  cmemory_drop_table(old, before);
  return table;
}
