// The system's functions for memory.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "cmemory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>

void cmemory_keep_blocks(int largest, int all) {
  mallopt(M_MMAP_THRESHOLD, largest);
  mallopt(M_TRIM_THRESHOLD, all);
}

void cmemory_share_arenas(int most) { mallopt(M_ARENA_MAX, most); }
#else
void cmemory_share_arenas(int most) { (void)most; }

void cmemory_keep_blocks(int largest, int all) {
  (void)largest;
  (void)all;
}
#endif

// Tables from this size on have their own pages, aligned to large ones.
enum { cmemory_page = 1 << 16, cmemory_large_page = 1 << 21, cmemory_least_table = 4 << 20 };

// The size of a table in whole pages, whatever the page size of the system.
static size_t cmemory_table_room(size_t bytes) {
  return (bytes + cmemory_page - 1) & ~((size_t)cmemory_page - 1);
}

void *cmemory_table(size_t bytes) {
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

void cmemory_drop_table(void *table, size_t bytes) {
  if (bytes < cmemory_least_table) {
    free(table);
  } else {
    munmap(table, cmemory_table_room(bytes));
  }
}

void *cmemory_grow_table(void *old, size_t before, size_t bytes) {
  void *table = cmemory_table(bytes);
  if (!table) return NULL;
#ifdef MREMAP_FIXED
  // Tables of whole large pages are moved without copying.
  size_t whole = before & ~((size_t)cmemory_large_page - 1);
  if (before >= cmemory_least_table && bytes >= before) {
    if (mremap(old, whole, whole, MREMAP_MAYMOVE | MREMAP_FIXED, table) == MAP_FAILED) {
      // The reserved address may be taken by now.
      cmemory_drop_table(table, bytes);
      return NULL;
    }
    memcpy((char *)table + whole, (char *)old + whole, before - whole);
    if (before > whole) munmap((char *)old + whole, cmemory_table_room(before - whole));
    return table;
  }
#endif
  memcpy(table, old, before < bytes ? before : bytes);
  cmemory_drop_table(old, before);
  return table;
}

int cmemory_file(void) {
#ifdef MFD_CLOEXEC
  return memfd_create("render", MFD_CLOEXEC);
#else
  char name[] = "/tmp/render-XXXXXX";
  int descriptor = mkstemp(name);
  if (descriptor >= 0) unlink(name);
  return descriptor;
#endif
}
