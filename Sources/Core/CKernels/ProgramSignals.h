// Signals for the steps of a program: properties of a neighbourhood's cells.
#pragma once

#include "Tile.h"

/// The eight neighbours of the cells of some rows.
typedef struct {
  Lanes nw, n, ne, w, e, sw, s, se;
} Around;

/// The neighbours of the rows at a word of a tile, from the three planes of rows.
INLINE Around around(const uint64_t *scratch, int word) {
  const uint64_t *west = scratch + word, *here = west + 80, *east = west + 160;
  return (Around){load(west),     load(here),      load(east),      load(west + 8),
                  load(east + 8), load(west + 16), load(here + 16), load(east + 16)};
}

/// True for cells with two or more adjacent live neighbours.
INLINE Lanes two_in_row(Around a) {
  return (a.n & (a.nw | a.ne)) | (a.s & (a.sw | a.se)) | (a.w & (a.nw | a.sw)) |
         (a.e & (a.ne | a.se));
}

/// True for cells with three or more adjacent live neighbours.
INLINE Lanes three_in_row(Around a) {
  return (a.n & ((a.nw & a.ne) | (a.ne & a.e) | (a.nw & a.w))) | (a.w & a.nw & a.sw) |
         (a.s & ((a.sw & a.se) | (a.se & a.e) | (a.sw & a.w))) | (a.e & a.ne & a.se);
}

/// The dead neighbours.
INLINE Around dead(Around a) {
  return (Around){~a.nw, ~a.n, ~a.ne, ~a.w, ~a.e, ~a.sw, ~a.s, ~a.se};
}

/// Writes the groups of signals that a program reads.
INLINE void write_signals(int32_t groups, uint64_t *scratch) {
#define GROUP(group, ...)                                       \
  if (groups & 1 << group)                                      \
    for (int word = 0; word < TILE_WORDS; word += LANES) {      \
      Around a = around(scratch, word);                         \
      __VA_ARGS__                                               \
    }
#define SIGNAL(index, ...) \
  store(scratch + PROGRAM_SIGNALS + TILE_WORDS * index + word, __VA_ARGS__)
  // The number of live neighbours.
  GROUP(0, {
    Lanes none = {0};
    Count count = count_of(
      sums_of(a.nw, a.n, a.ne), sums_of(a.w, none, a.e), sums_of(a.sw, a.s, a.se));
    SIGNAL(0, count.ones);
    SIGNAL(1, twos(count));
    SIGNAL(2, fours(count));
    SIGNAL(3, eights(count));
  })
  // The number of orthogonal neighbours, and if two of them are at a corner or in line.
  GROUP(1, {
    Lanes corner = (a.n ^ a.s) & (a.w ^ a.e), up = a.n & a.s, across = a.w & a.e;
    SIGNAL(4, a.n ^ a.s ^ a.w ^ a.e);
    SIGNAL(5, corner | (up ^ across));
    SIGNAL(6, up & across);
    SIGNAL(7, corner);
    SIGNAL(8, up ^ across);
  })
  // The same for diagonal neighbours.
  GROUP(2, {
    SIGNAL(9, (a.nw ^ a.se) & (a.ne ^ a.sw));
    SIGNAL(10, (a.nw & a.se) ^ (a.ne & a.sw));
  })
  // The number of the six neighbours of a hexagon.
  GROUP(3, {
    Lanes first = odd(a.nw, a.n, a.w), second = odd(a.e, a.s, a.se);
    Lanes firsts = most(a.nw, a.n, a.w), seconds = most(a.e, a.s, a.se), more = first & second;
    SIGNAL(11, first ^ second);
    SIGNAL(12, odd(firsts, seconds, more));
    SIGNAL(13, most(firsts, seconds, more));
  })
  GROUP(4, SIGNAL(14, two_in_row(a));)
  GROUP(5, SIGNAL(15, two_in_row(dead(a)));)
  GROUP(6, SIGNAL(16, three_in_row(a));)
  GROUP(7, SIGNAL(17, three_in_row(dead(a)));)
#undef SIGNAL
#undef GROUP
}
