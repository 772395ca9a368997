// Counts neighbours; each bit of the count has a vector of its own.
#pragma once

#include "Lanes.h"

/// Rows of cells and the words to their left and right.
typedef struct {
  Lanes left, here, right;
} Rows;

/// The western neighbours of rows.
INLINE Lanes west(Rows rows) { return (rows.here << 1) | (rows.left >> 63); }

/// The eastern neighbours of rows.
INLINE Lanes east(Rows rows) { return (rows.here >> 1) | (rows.right << 63); }

/// Rows of cells and their sums over three cells, with and without the middle one, for the rows
/// above, below and itself. Each row is summed once and used three times.
typedef struct {
  Lanes alive, pair_ones, pair_twos, ones, twos;
} Sums;

/// The sums of rows, given their neighbours to the west and east.
INLINE Sums sums_of(Lanes w, Lanes here, Lanes e) {
  return (Sums){here, w ^ e, w & e, odd(w, e, here), most(w, e, here)};
}

/// The sums of rows.
INLINE Sums sums(Rows rows) { return sums_of(west(rows), rows.here, east(rows)); }

/// The number of live neighbours: `ones + 2 * twos + 4 * fours + 8 * eights`.
typedef struct {
  Lanes ones, carried, raw_twos;
  /// The fours before the carry from the twos; they equal the fours where the twos are set.
  Lanes raw_fours;
} Count;

/// The number of neighbours of each cell of a row, given the sums above and below.
INLINE Count count_of(Sums above, Sums here, Sums below) {
  return (Count){
    odd(above.ones, below.ones, here.pair_ones), most(above.ones, below.ones, here.pair_ones),
    odd(above.twos, below.twos, here.pair_twos), most(above.twos, below.twos, here.pair_twos)};
}

INLINE Lanes twos(Count count) { return count.raw_twos ^ count.carried; }
INLINE Lanes fours(Count count) { return count.raw_fours ^ (count.raw_twos & count.carried); }
INLINE Lanes eights(Count count) { return count.raw_fours & (count.raw_twos & count.carried); }
