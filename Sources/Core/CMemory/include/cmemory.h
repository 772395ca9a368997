// What the system can be told of memory, and how threads share it; Swift's Glibc module leaves both out.
#pragma once
#include <stdbool.h>
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

// A bit for each number of a line that is the same as another under a mask. Threads that write into the
// line meanwhile write whole numbers.
__attribute__((no_sanitize("thread")))
static inline uint32_t cmemory_same_in_line(const uint32_t *_Nonnull line, uint32_t number, uint32_t mask) {
  cmemory_line numbers = *(const cmemory_line *)line;
  cmemory_bits same = __builtin_convertvector(((numbers ^ number) & mask) == 0, cmemory_bits);
  uint16_t bits;
  __builtin_memcpy(&bits, &same, sizeof bits);
  return bits;
}

// What threads share. A thread that reads a word also sees what another had written before that word.
static inline uint64_t cmemory_read(const uint64_t *_Nonnull place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

static inline uint32_t cmemory_read_number(const uint32_t *_Nonnull place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

static inline void cmemory_write(uint64_t *_Nonnull place, uint64_t word) {
  __atomic_store_n(place, word, __ATOMIC_RELEASE);
}

// Writes a word in the stead of another; false if that is not there, and then nothing is written.
static inline bool cmemory_replace(uint64_t *_Nonnull place, uint64_t before, uint64_t word) {
  return __atomic_compare_exchange_n(place, &before, word, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

// Adds to a word, and gives what it was before.
static inline uint64_t cmemory_add(uint64_t *_Nonnull place, uint64_t number) {
  return __atomic_fetch_add(place, number, __ATOMIC_ACQ_REL);
}

// A moment, while another thread is waited for.
static inline void cmemory_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Nothing that is read after it is read before it.
static inline void cmemory_read_in_order(void) { __atomic_thread_fence(__ATOMIC_ACQUIRE); }

// Writes a number where there is 0; false where there is another.
static inline bool cmemory_take(uint32_t *_Nonnull place, uint32_t number) {
  uint32_t none = 0;
  return __atomic_compare_exchange_n(place, &none, number, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

// Writes a number, and gives the one before.
static inline uint32_t cmemory_swap(uint32_t *_Nonnull place, uint32_t number) {
  return __atomic_exchange_n(place, number, __ATOMIC_ACQ_REL);
}

// A file in memory without a name: a descriptor for reading and writing, or a negative number.
int cmemory_file(void);
