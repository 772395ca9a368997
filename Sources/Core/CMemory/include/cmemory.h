// The system's functions for memory that Swift's Glibc module lacks.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Makes the allocator keep freed blocks of up to `largest` bytes, and up to `all` bytes in total.
void cmemory_keep_blocks(int largest, int all);

// Limits the number of arenas that threads share.
void cmemory_share_arenas(int most);

// Tables for random access. Large ones use large pages if the system has them, which makes look-ups
// faster and the first access to each page cheaper.

// Returns a zeroed table, or null if there is no memory.
void *_Nullable cmemory_table(size_t bytes);

void cmemory_drop_table(void *_Nonnull table, size_t bytes);

// Grows a table and frees the old one. If there is no memory, returns null and leaves the old one
// unchanged.
void *_Nullable cmemory_grow_table(void *_Nonnull old, size_t before, size_t bytes);

// Prefetches the cache line of an address; any address is allowed.
static inline void cmemory_fetch(const void *_Nonnull place) { __builtin_prefetch(place); }

// Sixteen numbers of one cache line.
typedef uint32_t cmemory_line __attribute__((ext_vector_type(16)));
typedef _Bool cmemory_bits __attribute__((ext_vector_type(16)));

// Returns a bit for each number of a line that equals another under a mask.
static inline uint32_t cmemory_same_in_line(const uint32_t *_Nonnull line, uint32_t number, uint32_t mask) {
  cmemory_line numbers = *(const cmemory_line *)line;
  cmemory_bits same = __builtin_convertvector(((numbers ^ number) & mask) == 0, cmemory_bits);
  uint16_t bits;
  __builtin_memcpy(&bits, &same, sizeof bits);
  return bits;
}

// A nameless file in memory: a descriptor for reading and writing, or a negative number.
int cmemory_file(void);
