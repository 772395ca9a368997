// The layout of a tile and its eight neighbours, and its changes in a step.
#pragma once

#include "Sums.h"

/// The words of a tile: 64 rows of 64 cells, with the westernmost in the lowest bit. Row `y` is
/// word `y % 8 * 8 + y / 8`, so the words of a vector are rows eight apart, and the rows above and
/// below them are the vectors before and after.
#define TILE_WORDS 64

/// The places of a tile and its eight neighbours in the memory of a field.
typedef struct {
  const uint64_t *north_west, *north, *north_east;
  const uint64_t *west, *middle, *east;
  const uint64_t *south_west, *south, *south_east;
} Places;

/// The places of a tile; `links` has the numbers of the eight tiles around each tile, row by row.
INLINE Places places_of(ptrdiff_t tile, const uint64_t *field, const int32_t *links) {
  const int32_t *around = links + tile * 8;
#define PLACE(index) (field + (ptrdiff_t)around[index] * TILE_WORDS)
  return (Places){
    PLACE(0), PLACE(1), PLACE(2), PLACE(3), field + tile * TILE_WORDS, PLACE(4),
    PLACE(5), PLACE(6), PLACE(7)};
#undef PLACE
}

/// The rows in the vector at a word of the tile.
INLINE Rows rows_at(const Places *places, int word) {
  return (Rows){load(places->west + word), load(places->middle + word), load(places->east + word)};
}

/// The rows above those in the first vector of a group of lanes.
INLINE Rows rows_above(const Places *places, int group) {
  Rows rows = rows_at(places, 55 + group);
  if (group > 0) return rows;
  rows.left = with_word(rows.left, 0, places->north_west[63]);
  rows.here = with_word(rows.here, 0, places->north[63]);
  rows.right = with_word(rows.right, 0, places->north_east[63]);
  return rows;
}

/// The rows below those in the last vector of a group of lanes.
INLINE Rows rows_below(const Places *places, int group) {
  Rows rows = rows_at(places, 1 + group);
  if (group + LANES < 8) return rows;
  rows.left = with_word(rows.left, LANES - 1, places->south_west[0]);
  rows.here = with_word(rows.here, LANES - 1, places->south[0]);
  rows.right = with_word(rows.right, LANES - 1, places->south_east[0]);
  return rows;
}

/// The position of a tile in the field, and the changes to detect in it.
typedef enum {
  /// The whole tile belongs to the field.
  FIT_WHOLE,
  /// A part of the tile belongs to the field; the rest stays dead. Only the mask knows its edges,
  /// so any change counts as one on each edge.
  FIT_PART,
  /// The whole tile belongs to the field and counts as changed everywhere. If all tiles change all
  /// the time, detecting changes costs a tenth of a step and finds nothing.
  FIT_RESTLESS,
} Fit;

/// A tile to write, and its changes against two generations ago.
typedef struct {
  uint64_t *words;
  const uint64_t *mask;
  Lanes changes;
  uint64_t first, last;
} Target;

/// The place for the next cells of a tile.
INLINE Target target_at(uint64_t *words, const uint64_t *mask) {
  return (Target){words, mask, (Lanes){0}, words[0], words[TILE_WORDS - 1]};
}

/// Writes the next cells at a word of a tile over those of two generations ago.
INLINE void write_next(Target *target, Fit fit, int word, Lanes next) {
  if (fit == FIT_WHOLE) {
    target->changes |= next ^ load(target->words + word);
  } else if (fit == FIT_PART) {
    Lanes mask = load(target->mask + word);
    next &= mask;
    target->changes |= next ^ (load(target->words + word) & mask);
  }
  store(target->words + word, next);
}

/// The flags of a tile: 1 for any change, 2 and 4 for one in the first or last row, 8 and 16 for
/// one in the westernmost or easternmost column.
INLINE uint8_t flags_of(const Target *target, Fit fit) {
  if (fit == FIT_RESTLESS) return 31;
  uint64_t changes = joined(target->changes);
  if (changes == 0) return 0;
  if (fit == FIT_PART) return 31;
  return (uint8_t)(
    1 | (target->words[0] != target->first) << 1 |
    (target->words[TILE_WORDS - 1] != target->last) << 2 | (changes & 1) << 3 |
    (changes >> 63) << 4);
}
