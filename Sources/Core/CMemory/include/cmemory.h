// The system's functions for memory, and atomic access to shared words. Swift's Glibc module lacks
// both.
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

// Returns a bit for each number of a line that equals another under a mask. Other threads may write
// whole numbers into the line at the same time.
__attribute__((no_sanitize("thread")))
static inline uint32_t cmemory_same_in_line(const uint32_t *_Nonnull line, uint32_t number, uint32_t mask) {
  cmemory_line numbers = *(const cmemory_line *)line;
  cmemory_bits same = __builtin_convertvector(((numbers ^ number) & mask) == 0, cmemory_bits);
  uint16_t bits;
  __builtin_memcpy(&bits, &same, sizeof bits);
  return bits;
}

// Shared words. A thread that reads a word also sees everything written before that word.
static inline uint64_t cmemory_read(const uint64_t *_Nonnull place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

static inline uint32_t cmemory_read_number(const uint32_t *_Nonnull place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

static inline void cmemory_write(uint64_t *_Nonnull place, uint64_t word) {
  __atomic_store_n(place, word, __ATOMIC_RELEASE);
}

// Replaces a word if it has an expected value; returns false otherwise.
static inline bool cmemory_replace(uint64_t *_Nonnull place, uint64_t before, uint64_t word) {
  return __atomic_compare_exchange_n(place, &before, word, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

// Adds to a word and returns its old value.
static inline uint64_t cmemory_add(uint64_t *_Nonnull place, uint64_t number) {
  return __atomic_fetch_add(place, number, __ATOMIC_ACQ_REL);
}

// Pauses briefly while waiting for another thread.
static inline void cmemory_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// A fence: later reads are not moved before it.
static inline void cmemory_read_in_order(void) { __atomic_thread_fence(__ATOMIC_ACQUIRE); }

// Writes a number over 0; returns false if there is another one.
static inline bool cmemory_take(uint32_t *_Nonnull place, uint32_t number) {
  uint32_t none = 0;
  return __atomic_compare_exchange_n(place, &none, number, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

// Writes a number and returns the old one.
static inline uint32_t cmemory_swap(uint32_t *_Nonnull place, uint32_t number) {
  return __atomic_exchange_n(place, number, __ATOMIC_ACQ_REL);
}

// A nameless file in memory: a descriptor for reading and writing, or a negative number.
int cmemory_file(void);
