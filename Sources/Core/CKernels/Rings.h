// Steps a small torus many ticks, with one word per row, so that a row is a ring of bits. It keeps
// all states of a run in sequence, and counts live and changed cells on the way.
#include "Lanes.h"

#define PICK(s, a, b) ((a) ^ ((s) & ((a) ^ (b))))

static TARGET void step_ring(const RingRun *run) {
  const int32_t rows = run->rows, columns = run->columns;
  const uint64_t mask = columns == 64 ? ~0ull : (1ull << columns) - 1;
  // Sums of each cell and its horizontal neighbours, from the row above the first to the one below
  // the last.
  uint64_t ones[RING_MOST_ROWS + 2 + LANES], twos[RING_MOST_ROWS + 2 + LANES];
  Lanes dead[10], differs[10];
  for (int n = 0; n < 10; n++) {
    dead[n] = (Lanes){} + run->births[n];
    differs[n] = dead[n] ^ ((Lanes){} + run->survivals[n]);
  }
  for (int64_t tick = run->first; tick < run->last; tick++) {
    const uint64_t *from = run->states + tick * rows;
    uint64_t *to = run->states + (tick + 1) * rows;
    for (int32_t y = 0; y < rows; y += LANES) {
      Lanes c = load(from + y) & mask;
      Lanes l = ((c << 1) | (c >> (columns - 1))) & mask;
      Lanes r = (c >> 1) | ((c << (columns - 1)) & mask);
      store(ones + 1 + y, l ^ c ^ r);
      store(twos + 1 + y, (l & c) | (r & (l ^ c)));
    }
    ones[0] = ones[rows];
    twos[0] = twos[rows];
    ones[rows + 1] = ones[1];
    twos[rows + 1] = twos[1];
    for (int32_t y = 0; y < rows; y += LANES) {
      Lanes u = load(ones + y), m = load(ones + y + 1);
      Lanes d = load(ones + y + 2);
      Lanes s0 = u ^ m ^ d, carry = (u & m) | (d & (u ^ m));
      u = load(twos + y);
      m = load(twos + y + 1);
      d = load(twos + y + 2);
      Lanes p = u ^ m ^ d, q = (u & m) | (d & (u ^ m));
      Lanes s1 = p ^ carry, more = p & carry, s2 = q ^ more, s3 = q & more;
      // The next state for each sum of nine cells, for dead and live cells.
      Lanes c = load(from + y), leaf[10];
      for (int n = 0; n < 10; n++) leaf[n] = dead[n] ^ (c & differs[n]);
      Lanes low = PICK(s1, PICK(s0, leaf[0], leaf[1]), PICK(s0, leaf[2], leaf[3]));
      Lanes high = PICK(s1, PICK(s0, leaf[4], leaf[5]), PICK(s0, leaf[6], leaf[7]));
      Lanes top = PICK(s0, leaf[8], leaf[9]);
      store(to + y, PICK(s3, PICK(s2, low, high), top) & mask);
    }
    uint32_t alive = 0, changed = 0;
    for (int32_t y = 0; y < rows; y++) {
      alive += (uint32_t)__builtin_popcountll(to[y]);
      changed += (uint32_t)__builtin_popcountll(to[y] ^ from[y]);
    }
    run->alive[tick + 1] = alive;
    run->changed[tick + 1] = changed;
  }
}
