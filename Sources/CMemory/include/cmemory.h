// What the system can be told of memory; Swift's Glibc module leaves it out.
#pragma once
#include <stddef.h>
#include <stdint.h>

// The allocator keeps blocks up to `largest` bytes, and `all` bytes of what was given back.
void cmemory_keep_blocks(int largest, int all);

// Threads share no more than so many arenas.
void cmemory_share_arenas(int most);

// Tables of which any place may be read next. From some size on they are made of large pages, where
// the system has them: a place is found sooner then, and the first touch of each costs less.

// Zeros; a null pointer where there is no memory.
void *_Nullable cmemory_table(size_t bytes);

void cmemory_drop_table(void *_Nonnull table, size_t bytes);

// The same table with room for more; the old one is no more then. A null pointer where there is no
// memory, and the old one is as it was.
void *_Nullable cmemory_grow_table(void *_Nonnull old, size_t before, size_t bytes);

// Asks for the line of memory that a place lies in, without waiting for it; any place will do.
static inline void cmemory_fetch(const void *_Nonnull place) { __builtin_prefetch(place); }

// Sixteen numbers that lie in one line of memory.
typedef uint32_t cmemory_line __attribute__((ext_vector_type(16)));
typedef _Bool cmemory_bits __attribute__((ext_vector_type(16)));

// A bit for each number of a line that is the same as another under a mask.
static inline uint32_t cmemory_same_in_line(const uint32_t *_Nonnull line, uint32_t number, uint32_t mask) {
  cmemory_line numbers = *(const cmemory_line *)line;
  cmemory_bits same = __builtin_convertvector(((numbers ^ number) & mask) == 0, cmemory_bits);
  uint16_t bits;
  __builtin_memcpy(&bits, &same, sizeof bits);
  return bits;
}

// A file in memory without a name: a descriptor for reading and writing, or a negative number.
int cmemory_file(void);
