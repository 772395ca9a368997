// Looks up the wanted cells of a tile from a list of whole neighbourhoods, so sparse rows and gaps
// cost nothing. Only AVX-512 can compress bytes into lists.
#pragma once

#include "Lanes.h"

/// At least this many cells are listed before they are looked up, if there are any; a row may add
/// more.
#define LISTED 128

/// The capacity of a list, with room for whole vectors behind its end.
#define LIST_ROOM (LISTED + 128)

/// The cells around those listed, row by row from the north-west, and their next states plus 1.
typedef struct {
  uint8_t around[9][LIST_ROOM];
  uint8_t answers[LIST_ROOM];
} CellList;

/// Lists the wanted cells of a row, given the place north-west of its first cell.
INLINE void list_row(
  CellList *list, int count, bool isCross, const uint8_t *north, uint64_t wanted) {
#pragma unroll
  for (int place = 0; place < 9; place++) {
    if (isCross && place % 2 == 0 && place != 4) continue;
    const uint8_t *cells = north + place / 3 * LOOKUP_STRIDE + place % 3;
    __m512i some = _mm512_maskz_compress_epi8(wanted, _mm512_loadu_si512(cells));
    _mm512_storeu_si512(list->around[place] + count, some);
  }
}

/// The numbers of a column of the listed neighbourhoods, where 0 is the western one.
INLINE Numbers listed_columns(const LookUpStep *step, const uint8_t *around, int column) {
  const uint8_t *north = around + column * LIST_ROOM;
  return cells_at(north) << 2 * step->bits | cells_at(north + 3 * LIST_ROOM) << step->bits |
    cells_at(north + 6 * LIST_ROOM);
}

/// Looks up a vector of listed cells from an index on.
INLINE void look_up_some(const LookUpStep *step, bool isCross, CellList *list, int first) {
  const uint8_t *around = list->around[0] + first;
  Numbers numbers = listed_columns(step, around, 1);
  if (isCross) {
    numbers = numbers << 2 * step->bits | cells_at(around + 3 * LIST_ROOM) << step->bits |
      cells_at(around + 5 * LIST_ROOM);
  } else {
    numbers = listed_columns(step, around, 0) << 6 * step->bits | numbers << 3 * step->bits |
      listed_columns(step, around, 2);
  }
#pragma unroll
  for (int x = 0; x < NUMBERS; x++) list->answers[first + x] = step->whole[numbers[x]];
}

/// The index of the first listed cell whose next state is unknown, or their count.
INLINE int first_unknown(const CellList *list, int count) {
  for (int x = 0; x < count; x += 64) {
    __m512i answers = _mm512_loadu_si512(list->answers + x);
    uint64_t unknown = _mm512_testn_epi8_mask(answers, answers);
    if (unknown) return x + __builtin_ctzll(unknown) < count ? x + __builtin_ctzll(unknown) : count;
  }
  return count;
}

/// Steps the wanted cells of a tile from one on; returns the place of the first whose next state is
/// unknown, or -1.
INLINE int32_t look_up_listed(const LookUpStep *step, bool isCross, int32_t first) {
  CellList list;
  uint64_t rest = ~0ull << (first & 63);
  int y = first >> 6;
  while (y < 64) {
    uint64_t wanted[64];
    int begin = y, count = 0;
    for (; y < 64 && count < LISTED; y++, rest = ~0ull) {
      wanted[y] = step->wanted[y] & rest;
      if (!wanted[y]) continue;
      list_row(&list, count, isCross, step->padded + y * LOOKUP_STRIDE + 7, wanted[y]);
      count += __builtin_popcountll(wanted[y]);
    }
    // Empty cells behind the end keep all numbers within the table.
    list_row(&list, count, isCross, step->padded, 0);
    for (int x = 0; x < count; x += NUMBERS) look_up_some(step, isCross, &list, x);
    int known = first_unknown(&list, count), done = 0;
    for (int row = begin; row < y; row++) {
      uint64_t left = wanted[row];
      if (!left) continue;
      __m512i answers = _mm512_maskz_expand_epi8(left, _mm512_loadu_si512(list.answers + done));
      uint8_t *cells = step->target + row * 64;
      _mm512_storeu_si512(cells, _mm512_mask_sub_epi8(
        _mm512_loadu_si512(cells), left, answers, _mm512_set1_epi8(1)));
      int before = done;
      done += __builtin_popcountll(left);
      if (done <= known) continue;
      for (; before < known; before++) left &= left - 1;
      return row * 64 + __builtin_ctzll(left);
    }
  }
  return -1;
}
