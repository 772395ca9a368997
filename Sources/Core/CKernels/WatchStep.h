// One generation of a tile of bytes under a two-state rule with history: LifeHistory, LifeSuper and
// LifeInvestigator.
//
// The states are split into planes of bits with 66 rows of 64 cells each, including the margin. The
// kernels for two states step the live cells; nearby kinds of cells are found for all 64 cells of a
// row at once.
#pragma once

#include "StepTiles.h"

/// The rows of a plane: a margin, 64 rows, a margin, and padding for a vector.
#define PLANE_ROWS 80

/// The cells of a kind, with the adjacent columns of the neighbouring tiles in the lowest and the
/// highest bit.
typedef struct {
  uint64_t rows[PLANE_ROWS], rim[PLANE_ROWS];
} Plane;

/// The cells of a tile itself: row `y` is word `y + 1`.
typedef struct {
  uint64_t rows[PLANE_ROWS];
} Inner;

typedef bool Bits64 __attribute__((ext_vector_type(64)));
typedef uint8_t Bytes64 __attribute__((ext_vector_type(64)));

#define EACH_ROW(row) for (int row = 1 + step->first; row <= step->last; row += LANES)
/// The words of a plane from a row above the wanted ones to a row below, including its rim. Other
/// words are neither set nor read.
#define EACH_WORD(word)                                                  \
  for (int side = 0; side < 2 * PLANE_ROWS; side += PLANE_ROWS)          \
    for (int word = side + (step->first & -LANES); word < side + step->last + 2; word += LANES)
#define AT(words, row) load((words).rows + (row))

/// Splits the bytes of a tile into planes.
INLINE void cut_planes(const WatchStep *step, Plane *planes, int count) {
  for (int row = step->first; row < step->last + 2; row++) {
    const uint8_t *cells = step->padded + row * WATCH_STRIDE + 8;
    Bytes64 states;
    __builtin_memcpy(&states, cells, 64);
    for (int plane = 0; plane < count; plane++) {
      Bits64 isSet = __builtin_convertvector((states >> (uint8_t)plane) & 1, Bits64);
      __builtin_memcpy(&planes[plane].rows[row], &isSet, 8);
      planes[plane].rim[row] =
        (cells[-1] >> plane & 1) | (uint64_t)(cells[64] >> plane & 1) << 63;
    }
  }
  // Vectors reach beyond the last row.
  for (int plane = 0; plane < count; plane++) {
    store(planes[plane].rows + step->last + 2, (Lanes){0});
    store(planes[plane].rim + step->last + 2, (Lanes){0});
  }
}

/// Joins a tile's planes into bytes of rows.
INLINE void join_planes(const WatchStep *step, const Inner *planes, int count) {
  for (int row = step->first; row < step->last; row++) {
    Bytes64 states = 0;
    for (int plane = 0; plane < count; plane++) {
      Bits64 isSet;
      __builtin_memcpy(&isSet, &planes[plane].rows[row + 1], 8);
      states |= __builtin_convertvector(isSet, Bytes64) << (uint8_t)plane;
    }
    __builtin_memcpy(step->target + row * 64, &states, 64);
  }
}

/// The cells with each value of a state's lowest three bits and of its upper bits, and a bit for
/// each value that occurs.
typedef struct {
  Plane low[8], high[4];
  uint32_t lows, highs;
} Decoded;

/// True if a tile may have cells in a state.
INLINE bool may_have(const Decoded *decoded, int state) {
  return decoded->lows >> (state & 7) & decoded->highs >> (state >> 3) & 1;
}

/// Decodes the five-bit states of a tile.
INLINE void decode(const WatchStep *step, const Plane *planes, Decoded *decoded) {
  Lanes anyLow[8] = {0}, anyHigh[4] = {0};
  EACH_WORD(word) {
    Lanes a = load(planes[0].rows + word), b = load(planes[1].rows + word);
    Lanes c = load(planes[2].rows + word);
    Lanes d = load(planes[3].rows + word), e = load(planes[4].rows + word);
    for (int bits = 0; bits < 8; bits++) {
      Lanes low = (bits & 1 ? a : ~a) & (bits & 2 ? b : ~b) & (bits & 4 ? c : ~c);
      store(decoded->low[bits].rows + word, low);
      anyLow[bits] |= low;
    }
    for (int bits = 0; bits < 4; bits++) {
      Lanes high = (bits & 1 ? d : ~d) & (bits & 2 ? e : ~e);
      store(decoded->high[bits].rows + word, high);
      anyHigh[bits] |= high;
    }
  }
  decoded->lows = decoded->highs = 0;
  for (int bits = 0; bits < 8; bits++)
    if (joined(anyLow[bits])) decoded->lows |= 1u << bits;
  for (int bits = 0; bits < 4; bits++)
    if (joined(anyHigh[bits])) decoded->highs |= 1u << bits;
}

/// The cells whose state is in a set.
INLINE void of_kind(const WatchStep *step, const Decoded *decoded, uint32_t states, Plane *kind) {
  EACH_WORD(word) {
    Lanes all = {0};
#pragma clang loop unroll(full)
    for (int high = 0; high < 4; high++) {
      if (!(states >> high * 8 & 0xff) || !(decoded->highs >> high & 1)) continue;
      Lanes some = {0};
#pragma clang loop unroll(full)
      for (int low = 0; low < 8; low++)
        if (states >> (high * 8 + low) & 1) some |= load(decoded->low[low].rows + word);
      all |= some & load(decoded->high[high].rows + word);
    }
    store(kind->rows + word, all);
  }
}

/// True if no cell is of a kind.
INLINE bool is_none(const WatchStep *step, const Plane *kind) {
  Lanes any = {0};
  EACH_WORD(word) any |= load(kind->rows + word);
  return joined(any) == 0;
}

/// Finds the cells near one of a kind; returns false if there are none.
INLINE bool near_kind(const WatchStep *step, const Plane *kind, Inner *near) {
  if (is_none(step, kind)) return false;
  Inner west, east;
  for (int row = step->first & -LANES; row < step->last + 2; row += LANES) {
    Lanes cells = AT(*kind, row), rim = load(kind->rim + row);
    store(west.rows + row, cells << 1 | (rim & 1));
    store(east.rows + row, cells >> 1 | (rim & (1ull << 63)));
  }
  EACH_ROW(row) {
    Lanes all = AT(west, row) | AT(east, row) | AT(*kind, row - 1) | AT(*kind, row + 1);
    if (step->reach != WatchReachFour) all |= AT(west, row - 1) | AT(east, row + 1);
    if (step->reach == WatchReachEight) all |= AT(east, row - 1) | AT(west, row + 1);
    store(near->rows + row, all);
  }
  return true;
}

/// Finds the cells near one with a state in a set; returns false if there are none.
INLINE bool near_states(
  const WatchStep *step, const Decoded *decoded, uint32_t states, Inner *near) {
  Plane kind;
  of_kind(step, decoded, states, &kind);
  return near_kind(step, &kind, near);
}

/// Finds the cells near one in a state; returns false if there are none.
INLINE bool near_state(
  const WatchStep *step, const Decoded *decoded, int state, Inner *near) {
  if (!may_have(decoded, state)) return false;
  Plane kind;
  const uint64_t *low = decoded->low[state & 7].rows, *high = decoded->high[state >> 3].rows;
  EACH_WORD(word) store(kind.rows + word, load(low + word) & load(high + word));
  return near_kind(step, &kind, near);
}

/// The cells that live in the next generation, given those of a kind now.
INLINE void lives_next(const WatchStep *watch, const Plane *alive, Inner *next) {
  // The tile is the fifth of the nine around it, row by row.
  enum { MIDDLE = 5 };
  static const int32_t around[8] = {1, 2, 3, 4, 6, 7, 8, 9};
  int32_t links[10 * 8] = {0};
  __builtin_memcpy(links + MIDDLE * 8, around, sizeof around);
  // Only the adjacent row of the tiles to the north and south matters.
  uint64_t cells[10][TILE_WORDS], target[10][TILE_WORDS];
  uint8_t flags[10];
  for (int row = 0; row < 64; row++) {
    int word = (row & 7) << 3 | row >> 3;
    cells[4][word] = alive->rim[row + 1] << 63;
    cells[MIDDLE][word] = alive->rows[row + 1];
    cells[6][word] = alive->rim[row + 1] >> 63;
  }
  for (int side = 0; side < 2; side++) {
    int row = side ? 65 : 0, word = side ? 0 : 63, first = side ? 7 : 1;
    cells[first][word] = alive->rim[row] << 63;
    cells[first + 1][word] = alive->rows[row];
    cells[first + 2][word] = alive->rim[row] >> 63;
  }
  TileStep step = {
    .rule = watch->rule, .restless = true, .coefficients = watch->coefficients,
    .program = watch->program, .table = watch->table, .blocks = watch->blocks,
    .source = cells[0], .target = target[0], .links = links, .flags = flags,
    .scratch = watch->scratch};
  __builtin_memset(target[MIDDLE], 0, sizeof target[MIDDLE]);
  int32_t middle = MIDDLE;
  step_tiles(&step, &middle, 1, NULL);
  for (int row = 0; row < 64; row++)
    next->rows[row + 1] = target[MIDDLE][(row & 7) << 3 | row >> 3];
}

/// LifeHistory: odd states are alive; 2 was alive, 3 to 5 are marked, and 6 kills live cells beside
/// it.
INLINE void step_history(const WatchStep *step, const Plane *planes, Inner *next) {
  Inner lives, near;
  Plane walls;
  lives_next(step, &planes[0], &lives);
  EACH_WORD(word) {
    Lanes odd = load(planes[0].rows + word);
    store(walls.rows + word, ~odd & load(planes[1].rows + word) & load(planes[2].rows + word));
  }
  bool hasWalls = near_kind(step, &walls, &near);
  EACH_ROW(row) {
    Lanes a = AT(planes[0], row), b = AT(planes[1], row), c = AT(planes[2], row);
    Lanes walled = hasWalls ? AT(near, row) : (Lanes){0};
    Lanes live = AT(lives, row), dies = a & (walled | ~live);
    Lanes isOne = a & ~b & ~c, born = ~a & live & ~(b & c), stays = ~(dies | born);
    store(next[0].rows + row, (a & ~dies) | born);
    store(next[1].rows + row, (dies & isOne) | (born & c) | (stays & b));
    store(next[2].rows + row, (dies & ~isOne) | (stays & c));
  }
}

/// The rows of all cells of a tile that are in a state.
INLINE Lanes in_state(const Lanes *bits, int count, int state) {
  Lanes all = ~(Lanes){0};
  for (int plane = 0; plane < count; plane++)
    all &= state >> plane & 1 ? bits[plane] : ~bits[plane];
  return all;
}

/// LifeSuper: odd states are alive; a newborn cell takes the state of a neighbour.
INLINE void step_super(const WatchStep *step, const Plane *planes, Inner *next) {
  Decoded decoded;
  decode(step, planes, &decoded);
  Inner lives, near[26];
  uint32_t isNear = 0;
  lives_next(step, &planes[0], &lives);
  const uint32_t asked = 0x02aaaaaa | 1 << 6 | 1 << 14 | 1 << 18 | 1 << 20 | 1 << 22;
  for (int state = 0; state < 26; state++)
    if (asked >> state & 1 && near_state(step, &decoded, state, &near[state]))
      isNear |= 1u << state;
  EACH_ROW(row) {
    Lanes bits[5], out[5];
    for (int plane = 0; plane < 5; plane++) bits[plane] = AT(planes[plane], row);
#define IS(state) in_state(bits, 5, state)
#define NEAR(state) (isNear >> (state) & 1 ? AT(near[state], row) : (Lanes){0})
    Lanes odd = bits[0], live = AT(lives, row), walled = NEAR(6);
    Lanes isSeven = IS(7), isEight = IS(8), isNine = IS(9), isEleven = IS(11);
    Lanes late = bits[4] | (bits[3] & bits[2] & (bits[1] | bits[0]));
    // Cells that were alive leave a trace.
    Lanes dies = odd & (walled | ~live), keeps = odd & ~dies;
    out[0] = (Lanes){0};
    out[1] = dies & (IS(1) | isNine);
    out[2] = dies & (IS(3) | IS(5) | isEleven);
    out[3] = dies & ((isSeven & ~walled) | isNine | isEleven);
    out[4] = (Lanes){0};
    // The states nearby: one late kind or many, and the bits of all kinds from 9 on.
    Lanes nine = NEAR(9), eleven = NEAR(11), pair = nine | eleven;
    Lanes any = {0}, many = {0}, kinds[5];
    kinds[0] = pair;
    kinds[1] = eleven;
    kinds[2] = (Lanes){0};
    kinds[3] = pair;
    kinds[4] = (Lanes){0};
    for (int state = 13; state < 26; state += 2) {
      Lanes here = NEAR(state);
      many |= any & here;
      any |= here;
      for (int plane = 0; plane < 5; plane++)
        if (state >> plane & 1) kinds[plane] |= here;
    }
    Lanes first = NEAR(1) | NEAR(5), three = NEAR(3), seven = NEAR(7);
    Lanes alone =
      (~(first | three | seven) & (any ^ pair) & ~many & ~(nine & eleven)) |
      (three & ~(first | seven | pair) & any & ~many) |
      (seven & ~(first | three) & ~any & (nine ^ eleven));
    Lanes plain = ~(first | three | pair);
    // Cells that are off are born, or change as a signal does.
    Lanes goes = ~odd & ~(walled & (isEight | late));
    Lanes born = goes & live, rests = goes & ~live;
    Lanes isFour = IS(4), isSix = IS(6), free = born & ~(isFour | isSix | isEight);
    Lanes taken = free & alone, fresh = free & ~alone, made = fresh & plain;
    out[0] |= (born & (isFour | isEight)) | fresh;
    out[1] |= born & (isFour | isSix | isEight);
    out[2] |= (born & (isSix | isEight)) | made;
    out[3] |= made;
    for (int plane = 0; plane < 5; plane++) out[plane] |= taken & kinds[plane];
    Lanes lit = first | three | seven | pair | any | NEAR(14), eighteen = NEAR(18);
    Lanes fourteenth = IS(14), to14 = rests & IS(16) & lit;
    Lanes to18 = rests & ((IS(20) & eighteen) | (IS(24) & (lit | eighteen)));
    Lanes to22 = rests & IS(18) & NEAR(22), to20 = rests & IS(22) & NEAR(20);
    Lanes stays = keeps | (rests & ~(fourteenth | to14 | to18 | to20 | to22));
    out[1] |= to14 | to18 | to22;
    out[2] |= to14 | to20 | to22;
    out[3] |= to14;
    out[4] |= to18 | to20 | to22;
    for (int plane = 0; plane < 5; plane++)
      store(next[plane].rows + row, out[plane] | (stays & bits[plane]));
#undef IS
#undef NEAR
  }
}

/// LifeInvestigator: states 0 and 1 follow the rule among others that stay or alternate.
INLINE void step_investigator(const WatchStep *step, const Plane *planes, Inner *next) {
  Decoded decoded;
  decode(step, planes, &decoded);
#define S(state) (1u << (state))
  const uint32_t alive =
    S(1) | S(2) | S(4) | S(6) | S(8) | S(10) | S(12) | S(15) | S(16);
  Inner lives[2], births, blocks, ones, kills;
  // A dead cell sees 17 and 19 as alive, and a live one 18 and 20.
  Plane kind, others;
  of_kind(step, &decoded, alive | S(17) | S(19), &kind);
  lives_next(step, &kind, &lives[0]);
  of_kind(step, &decoded, S(17) | S(18) | S(19) | S(20), &others);
  if (is_none(step, &others)) {
    lives[1] = lives[0];
  } else {
    of_kind(step, &decoded, alive | S(18) | S(20), &kind);
    lives_next(step, &kind, &lives[1]);
  }
  bool hasBirths =
    near_states(step, &decoded, S(8) | S(9) | S(12) | S(13) | S(14), &births);
  bool hasBlocks = near_states(step, &decoded, S(15) | S(16), &blocks);
  bool hasOnes = near_states(step, &decoded, S(1), &ones);
  bool hasKills =
    near_states(step, &decoded, S(2) | S(3) | S(6) | S(7) | S(14) | S(16), &kills);
#undef S
  EACH_ROW(row) {
    Lanes bits[5];
    for (int plane = 0; plane < 5; plane++) bits[plane] = AT(planes[plane], row);
    Lanes upper = bits[1] | bits[2] | bits[3] | bits[4];
    Lanes dead = ~upper & ~bits[0], live = ~upper & bits[0];
#define NEAR(kind, isThere) (isThere ? AT(kind, row) : (Lanes){0})
    Lanes blocked = NEAR(blocks, hasBlocks) & ~NEAR(ones, hasOnes);
    Lanes lit = NEAR(births, hasBirths) | (~blocked & AT(lives[0], row));
    Lanes stays = ~NEAR(kills, hasKills) & AT(lives[1], row);
#undef NEAR
    Lanes flips = {0}, turns = in_state(bits, 5, 19) | in_state(bits, 5, 20);
    for (int state = 6; state < 14; state++)
      if (state < 8 || state > 9) flips |= in_state(bits, 5, state);
    store(
      next[0].rows + row,
      (dead & lit) | (live & stays) | (upper & (bits[0] ^ (flips | turns))));
    store(next[1].rows + row, bits[1] ^ turns);
    store(next[2].rows + row, bits[2] ^ turns);
    store(next[3].rows + row, bits[3]);
    store(next[4].rows + row, bits[4]);
  }
}

static TARGET void step_watched(const WatchStep *step) {
  Plane planes[5];
  Inner next[5];
  int count = step->kind == WatchKindHistory ? 3 : 5;
  cut_planes(step, planes, count);
  switch (step->kind) {
  case WatchKindHistory: step_history(step, planes, next); break;
  case WatchKindSuper: step_super(step, planes, next); break;
  case WatchKindInvestigator: step_investigator(step, planes, next); break;
  }
  join_planes(step, next, count);
}
#undef EACH_ROW
#undef EACH_WORD
#undef AT
