// One generation of one tile under any table, for processors that look up table bytes by vector.
//
// The 512 answers of a table are 64 bytes. For each cell of a row, the three cells above and the
// three in its own row are a number below 64, which selects a byte of the table. The three cells
// below select the bit in it.
#pragma once

#include "ProgramStep.h"

#include <string.h>

#if LANES == 8
/// The next cells of a part of a row; a row is one part.
typedef uint64_t RowPart;
#define ROW_PARTS 1

/// The windows of a row: the three bits around each cell, as the low bits of a number, as its high
/// bits, and as a single bit.
typedef struct {
  __m512i low, high, bit;
} Windows;

/// The windows of a row, given it shifted to the west and to the east; there is one part.
INLINE Windows windows_of(uint64_t west, uint64_t east, const int part) {
  (void)part;
  // The first 32 cells come from one and the rest from the other, whichever has their neighbours.
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

/// The table in a vector.
typedef __m512i Table;

INLINE Table table_at(const uint8_t *bytes) { return _mm512_loadu_si512(bytes); }

/// The next cells of a row.
INLINE RowPart next_part(Table table, Windows above, Windows here, Windows below) {
  // Selects a bit of one where the mask is 0, and of the other where it is 1.
  __m512i place = _mm512_ternarylogic_epi64(
    _mm512_set1_epi8(0x38), here.high, above.low, 0xca);
  return _mm512_test_epi8_mask(_mm512_permutexvar_epi8(place, table), below.bit);
}
#else
/// The next cells of a part of a row; a row has two parts.
typedef uint32_t RowPart;
#define ROW_PARTS 2

/// The windows of a part: the three bits around each cell.
typedef __m256i Windows;

/// The windows of a part of a row, given the row shifted to the west and to the east. The first
/// part comes from one and the second from the other, whichever has all neighbours.
INLINE Windows windows_of(uint64_t west, uint64_t east, const int part) {
// The position of the first window of each pair of cells.
#define PLACE(lane) ((part ? 30 : 0) + 2 * (lane))
#define BYTES(lane) (int8_t)(PLACE(lane) / 8), (int8_t)(PLACE(lane) < 56 ? PLACE(lane) / 8 + 1 : -1)
#define FACTOR(lane) (int16_t)(1 << (12 - PLACE(lane) % 8))
#define FOUR(of, lane) of(lane), of(lane + 1), of(lane + 2), of(lane + 3)
#define EACH_LANE(of) FOUR(of, 0), FOUR(of, 4), FOUR(of, 8), FOUR(of, 12)
  const __m256i bytes = _mm256_setr_epi8(EACH_LANE(BYTES));
  const __m256i factors = _mm256_setr_epi16(EACH_LANE(FACTOR));
#undef EACH_LANE
#undef FOUR
#undef FACTOR
#undef BYTES
#undef PLACE
  // Four bits for every two cells: the lower and the upper three are the windows.
  __m256i parts = _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)(part ? east : west)), bytes);
  parts = _mm256_srli_epi16(_mm256_mullo_epi16(parts, factors), 12);
  parts = _mm256_or_si256(parts, _mm256_slli_epi16(parts, 7));
  return _mm256_and_si256(parts, _mm256_set1_epi16(0x0707));
}

/// The table in four vectors, each with 16 of its bytes twice.
typedef struct {
  __m256i quarter[4];
} Table;

INLINE Table table_at(const uint8_t *bytes) {
  Table table;
  for (int part = 0; part < 4; part++)
    table.quarter[part] =
      _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(bytes + 16 * part)));
  return table;
}

/// The next cells of a part of a row.
INLINE RowPart next_part(Table table, Windows above, Windows here, Windows below) {
  const __m256i bits = _mm256_set1_epi64x((long long)0x8040201008040201);
  __m256i place = _mm256_or_si256(above, _mm256_slli_epi16(here, 3));
  // The highest bit selects a byte of the other table.
  __m256i east = _mm256_slli_epi16(here, 5), middle = _mm256_slli_epi16(here, 6);
#define QUARTER(part) _mm256_shuffle_epi8(table.quarter[part], place)
  __m256i answer = _mm256_blendv_epi8(
    _mm256_blendv_epi8(QUARTER(0), QUARTER(1), middle),
    _mm256_blendv_epi8(QUARTER(2), QUARTER(3), middle), east);
#undef QUARTER
  __m256i bit = _mm256_shuffle_epi8(bits, below);
  return (RowPart)_mm256_movemask_epi8(
    _mm256_cmpeq_epi8(_mm256_and_si256(answer, bit), bit));
}
#endif

/// Steps a tile; returns the flags of its changes.
INLINE uint8_t step_table(
  Fit fit, const Places *places, uint64_t *words, const uint8_t *table, uint64_t *scratch,
  const uint64_t *mask) {
  spread(places, scratch);
  const uint64_t *west = scratch, *east = scratch + 160;
  uint64_t *result = scratch + 240;
  Table answers = table_at(table);
  // Row y is word 8 + y % 8 * 8 + y / 8 of the planes; the row above row 0 is at 0, and the one
  // below row 63 at 79.
#define WINDOWS(word) windows_of(west[word], east[word], part)
  for (int part = 0; part < ROW_PARTS; part++)
    for (int lane = 0; lane < 8; lane++) {
      Windows above = WINDOWS(lane), here = WINDOWS(8 + lane);
      for (int row = 0; row < 8; row++) {
        Windows below = WINDOWS(16 + 8 * row + lane);
        RowPart next = next_part(answers, above, here, below);
        memcpy((RowPart *)(result + 8 * row + lane) + part, &next, sizeof next);
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
