// The vectors of a build. Each build includes these files in its own translation unit, after
// setting LANES, the words of a vector, and TARGET, the instructions that its functions may use.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if LANES > 2
#include <immintrin.h>
#endif

/// All functions of a build except those in its table are inlined. No copy is left that the linker
/// could share with another build, and constant arguments are known inside.
#define INLINE static inline __attribute__((always_inline)) TARGET

/// A vector of words.
typedef uint64_t Lanes __attribute__((vector_size(8 * LANES)));

/// A vector of words at any address.
typedef uint64_t LooseLanes __attribute__((vector_size(8 * LANES), aligned(8)));

/// The vector at a word.
INLINE Lanes load(const uint64_t *word) { return *(const LooseLanes *)word; }

/// Writes the vector at a word.
INLINE void store(uint64_t *word, Lanes lanes) { *(LooseLanes *)word = lanes; }

/// All words of a vector, combined by or.
INLINE uint64_t joined(Lanes lanes) { return __builtin_reduce_or(lanes); }

#if LANES == 8
/// The vector with one word replaced.
INLINE Lanes with_word(Lanes lanes, int lane, uint64_t word) {
  return (Lanes)_mm512_mask_set1_epi64((__m512i)lanes, (__mmask8)(1 << lane), (long long)word);
}

/// The bits set in an odd number of three: one instruction, which the optimiser does not find.
INLINE Lanes odd(Lanes a, Lanes b, Lanes c) {
  return (Lanes)_mm512_ternarylogic_epi64((__m512i)a, (__m512i)b, (__m512i)c, 0x96);
}

/// The bits set in two or three of three: one instruction, which the optimiser does not find.
INLINE Lanes most(Lanes a, Lanes b, Lanes c) {
  return (Lanes)_mm512_ternarylogic_epi64((__m512i)a, (__m512i)b, (__m512i)c, 0xe8);
}
#else
/// The vector with one word replaced.
INLINE Lanes with_word(Lanes lanes, int lane, uint64_t word) {
  lanes[lane] = word;
  return lanes;
}

/// The bits set in an odd number of three.
INLINE Lanes odd(Lanes a, Lanes b, Lanes c) { return a ^ b ^ c; }

/// The bits set in two or three of three.
INLINE Lanes most(Lanes a, Lanes b, Lanes c) { return (a & b) | ((a ^ b) & c); }
#endif
