// One generation of one tile under any table, where the processor finds 64 of its bytes at a time.
//
// The 512 answers of a table are 64 bytes, one vector. For each cell of a row the three bits above
// it and the three beside and in it, a number below 64, find the byte for which a lane of the table
// is taken; the three bits below find the bit in it.
#pragma once

#include "ProgramStep.h"

/// What the cells of a row give: the three bits round each cell, as the low bits of a number and as
/// those above them, and the bit of that number.
typedef struct {
  __m512i low, high, bit;
} Windows;

/// The windows of a row, given once moved to the west and once to the east.
INLINE Windows windows_of(uint64_t west, uint64_t east) {
  // The first 32 cells are taken from one and the others from the other, where their neighbours are.
  __m512i both = _mm512_mask_set1_epi64(
    _mm512_set1_epi64((long long)west), 0xf0, (long long)east);
#define FROM(cell) \
  (cell) + 0, (cell) + 1, (cell) + 2, (cell) + 3, (cell) + 4, (cell) + 5, (cell) + 6, (cell) + 7
  static const _Alignas(64) uint8_t starts[64] = {
    FROM(0), FROM(8), FROM(16), FROM(24), FROM(30), FROM(38), FROM(46), FROM(54)};
  static const _Alignas(64) uint8_t earlier[64] = {
    FROM(61), FROM(5), FROM(13), FROM(21), FROM(27), FROM(35), FROM(43), FROM(51)};
#undef FROM
  const __m512i bits = _mm512_set1_epi64((long long)0x8040201008040201);
  Windows windows;
  windows.low = _mm512_multishift_epi64_epi8(_mm512_load_si512(starts), both);
  windows.high = _mm512_multishift_epi64_epi8(_mm512_load_si512(earlier), both);
  windows.bit = _mm512_permutexvar_epi8(windows.low, bits);
  return windows;
}

/// The next cells of a row.
INLINE uint64_t next_row(__m512i table, Windows above, Windows here, Windows below) {
  // A bit of the one where the mask has none, of the other where it has.
  __m512i place = _mm512_ternarylogic_epi64(
    _mm512_set1_epi8(0x38), here.high, above.low, 0xca);
  return _mm512_test_epi8_mask(_mm512_permutexvar_epi8(place, table), below.bit);
}

/// Steps a tile; the result is the flags of what changed.
INLINE uint8_t step_table(
  Fit fit, const Places *places, uint64_t *words, const uint8_t *table, uint64_t *scratch,
  const uint64_t *mask) {
  spread(places, scratch);
  const uint64_t *west = scratch, *east = scratch + 160;
  uint64_t *result = scratch + 240;
  __m512i answers = _mm512_loadu_si512(table);
  // Row y is at word 8 + y % 8 * 8 + y / 8 of the planes; the one above row 0 at 0, and the one below
  // row 63 at 79.
#define WINDOWS(word) windows_of(west[word], east[word])
  for (int lane = 0; lane < 8; lane++) {
    Windows above = WINDOWS(lane), here = WINDOWS(8 + lane);
    for (int row = 0; row < 8; row++) {
      Windows below = WINDOWS(16 + 8 * row + lane);
      result[8 * row + lane] = next_row(answers, above, here, below);
      above = here;
      here = below;
    }
  }
#undef WINDOWS
  Target target = target_at(words, mask);
  for (int word = 0; word < TILE_WORDS; word += LANES)
    write_next(&target, fit, word, load(result + word));
  return flags_of(&target, fit);
}
