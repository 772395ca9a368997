// Compares every build of the kernels that this processor can run with a step cell by cell. It is
// for processors on which the package itself is not built and tested; see Scripts/test-kernels.sh.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CKernels.h"

enum { SIDE = 3, TILES = SIDE * SIDE + 1, WORDS = TILES * 64, STEPS = 24,
  RESULTS = PROGRAM_SIGNALS + PROGRAM_SIGNAL_COUNT * 64, SCRATCH = RESULTS + STEPS * 64 };

static uint64_t state;

// SplitMix64.
static uint64_t draw(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static _Alignas(64) uint64_t source[WORDS], target[WORDS], before[WORDS], scratch[SCRATCH];
static uint64_t coefficients[18 * 8], mask[64];
static int32_t links[TILES * 8], program[3 + 5 * STEPS], list[TILES];
static uint8_t flags[TILES], table[64], blocks[65536];

static int word_of(int row) { return (row & 7) << 3 | row >> 3; }
static int tile_at(int column, int row) {
  return 1 + (row + SIDE) % SIDE * SIDE + (column + SIDE) % SIDE;
}

// A cell of a torus of tiles.
static int cell(const uint64_t *field, int x, int y) {
  int column = (x + 64 * SIDE) / 64, row = (y + 64 * SIDE) / 64;
  return field[tile_at(column, row) * 64 + word_of(y & 63)] >> (x & 63) & 1;
}

// Returns the next state from the counts for birth and survival.
static int counted(int x, int y, unsigned births, unsigned survivals) {
  int count = 0;
  for (int index = 0; index < 9; index++)
    if (index != 4) count += cell(source, x + index % 3 - 1, y + index / 3 - 1);
  return (cell(source, x, y) ? survivals : births) >> count & 1;
}

// Returns the number of live cells at some places, the first in the lowest bit.
static int live(int around, int places) { return __builtin_popcount((unsigned)(around & places)); }

// Returns the longest run of live or of dead cells in the ring of places around a cell.
static int longest(int around, int alive) {
  static const int ring[8] = {0, 1, 2, 5, 8, 7, 6, 3};
  int most = 0;
  for (int start = 0; start < 8; start++) {
    int length = 0;
    while (length < 8 && (around >> ring[(start + length) % 8] & 1) == alive) length++;
    if (length > most) most = length;
  }
  return most;
}

// The signals of a neighbourhood, as the kernels number them; `groups` has a mask of places for
// each.
static const int groups[PROGRAM_SIGNAL_COUNT] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6, 7};
static int signal_of(int around, int index) {
  // Places next to the cell, at its corners, in lines through it, and around a hexagon.
  int count = live(around, 0757), beside = live(around, 0252), six = live(around, 0653);
  int up = live(around, 0202), across = live(around, 0050);
  int falling = live(around, 0401), rising = live(around, 0104);
  switch (index) {
  case 0: case 1: case 2: case 3: return count >> index & 1;
  case 4: case 5: case 6: return beside >> (index - 4) & 1;
  case 7: return up == 1 && across == 1;
  case 8: return (up == 2) != (across == 2);
  case 9: return falling == 1 && rising == 1;
  case 10: return (falling == 2) != (rising == 2);
  case 11: case 12: case 13: return six >> (index - 11) & 1;
  case 14: return longest(around, 1) >= 2;
  case 15: return longest(around, 0) >= 2;
  case 16: return longest(around, 1) >= 3;
  default: return longest(around, 0) >= 3;
  }
}

// Returns the program's next state for a neighbourhood given row by row, the first cell in the
// lowest bit.
static int programmed(int around) {
  static int values[SCRATCH];
  for (int index = 0; index < 9; index++)
    values[index % 3 * 80 + index / 3 * 8] = around >> index & 1;
  values[240] = 0, values[304] = 1;
  for (int index = 0; index < PROGRAM_SIGNAL_COUNT; index++)
    values[PROGRAM_SIGNALS + index * 64] = signal_of(around, index);
  for (const int32_t *step = program + 3; step < program + 3 + 5 * program[0]; step += 5) {
    int high = step[0] == 2 ? 0 : step[0] == 3 ? 1 : values[step[2]];
    int low = step[0] == 1 ? 0 : step[0] == 4 ? 1 : values[step[3]];
    values[step[4]] = values[step[1]] ? high : low;
  }
  return values[program[1]];
}

// Returns the neighbourhood of a cell.
static int around(int x, int y) {
  int bits = 0;
  for (int index = 0; index < 9; index++)
    bits |= cell(source, x + index % 3 - 1, y + index / 3 - 1) << index;
  return bits;
}

// A program of random steps that read the neighbourhood, signals and the results of earlier steps.
static void write_program(void) {
  program[0] = STEPS;
  program[1] = RESULTS + (STEPS - 1) * 64;
  program[2] = 0;
  for (int index = 0; index < STEPS; index++) {
    int32_t *step = program + 3 + index * 5;
    step[0] = (int32_t)(draw() % 5);
    int place = (int)(draw() % (9 + PROGRAM_SIGNAL_COUNT));
    step[1] = place % 3 * 80 + place / 3 * 8;
    if (place > 8) {
      step[1] = PROGRAM_SIGNALS + (place - 9) * 64;
      program[2] |= 1 << groups[place - 9];
    }
    for (int operand = 2; operand < 4; operand++)
      step[operand] = index > 1 ? RESULTS + 64 * (int32_t)(draw() % (unsigned)index) : 240 + 64 * (int32_t)(draw() % 2);
    step[4] = RESULTS + index * 64;
  }
  for (int word = 240; word < 368; word++) scratch[word] = word < 304 ? 0 : ~0ull;
  memset(table, 0, sizeof table);
  for (int bits = 0; bits < 512; bits++)
    table[bits & 63] |= (uint8_t)(programmed(bits) << (bits >> 6));
  kernel_blocks(table, blocks);
}

// The same as `RuleCode` in Simulation: the polynomial of a rule, and the changes that eight
// neighbours cause.
static void write_coefficients(unsigned births, unsigned survivals) {
  unsigned values[18];
  for (int index = 0; index < 16; index++)
    values[index] = (index & 1 ? survivals : births) >> (index >> 1) & 1;
  for (int variable = 1; variable < 16; variable *= 2)
    for (int index = 0; index < 16; index++)
      if (index & variable) values[index] ^= values[index ^ variable];
  values[16] = (births ^ births >> 8) & 1;
  values[17] = values[16] ^ ((survivals ^ survivals >> 8) & 1);
  for (int index = 0; index < 18 * 8; index++) coefficients[index] = values[index / 8] ? ~0ull : 0;
}

static uint8_t naive_flags(int tile, int part) {
  uint64_t changes = 0, *now = target + tile * 64, *then = before + tile * 64;
  for (int word = 0; word < 64; word++)
    changes |= (now[word] ^ then[word]) & (part ? mask[word] : ~0ull);
  if (!changes) return 0;
  return part ? 31 : (uint8_t)(1 | (now[0] != then[0]) << 1 | (now[63] != then[63]) << 2 |
                               (changes & 1) << 3 | (changes >> 63) << 4);
}

static int differs(KernelBuild build, KernelRule rule, int fit) {
  static const unsigned rules[9][2] = {
    {0, 0}, {0, 0}, {0, 0}, {0, 0}, {8, 12}, {4, 0}, {72, 12}, {0x1c8, 0x1d8}, {0xaa, 0xaa}};
  unsigned births = rules[rule][0], survivals = rules[rule][1];
  if (rule == KernelRuleAnyCount) births = draw() & 255, survivals = draw() & 255;
  if (rule == KernelRuleAnyCount) births |= births << 8 & 256, survivals |= survivals << 8 & 256;
  if (rule == KernelRuleAnyCountWithEight) births = draw() & 511, survivals = draw() & 511;
  write_coefficients(births, survivals);
  write_program();
  // Few and many cells in turn: eight live neighbours are rare in sparse fields.
  int many = (int)(draw() % 2);
  for (int word = 64; word < WORDS; word++) {
    uint64_t a = draw(), b = draw();
    source[word] = many ? a | b : a & b;
    before[word] = draw();
  }
  for (int word = 0; word < 64; word++) mask[word] = draw();
  // One tile's past equals its next state, so nothing changes in it; another's differs by one bit.
  for (int pass = 0; pass < 2; pass++) {
    memcpy(target, before, sizeof before);
    TileStep step = {
      .rule = rule, .restless = fit == 2, .coefficients = coefficients, .program = program,
      .table = table, .blocks = blocks, .source = source, .target = target, .links = links, .flags = flags, .scratch = scratch};
    kernel_step(build, &step, list, TILES - 1, fit == 1 ? mask : NULL);
    if (pass) break;
    memcpy(before + 64, target + 64, 1024);
    before[128 + draw() % 64] ^= 1ull << draw() % 64;
  }
  for (int y = 0; y < 64 * SIDE; y++)
    for (int x = 0; x < 64 * SIDE; x++) {
      int inside = fit != 1 || mask[word_of(y & 63)] >> (x & 63) & 1;
      int next = rule < KernelRuleAnyCount ? programmed(around(x, y)) : counted(x, y, births, survivals);
      if (cell(target, x, y) != (inside && next)) return 1;
    }
  for (int tile = 1; tile < TILES; tile++) {
    int always = fit == 2 && (rule != KernelRuleProgram || build == KernelBuildAvx512);
    if (flags[tile] != (always ? 31 : naive_flags(tile, fit == 1))) return 1;
  }
  return 0;
}

static uint8_t padded[66 * LOOKUP_STRIDE + 16], stepped[4096], answers[1 << 20];

// Returns the cells of a neighbourhood from the north-western one, as digits of some number of
// bits.
static uint32_t digits(const uint8_t *north, int bits, const int *places, int count) {
  uint32_t number = 0;
  for (int index = 0; index < count; index++)
    number = number << bits | north[places[index] % 3 * LOOKUP_STRIDE + places[index] / 3];
  return number;
}

// Returns the table's entry for a neighbourhood.
static uint32_t looked_up(const LookUpStep *step, const uint8_t *north) {
  static const int all[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8}, cross[5] = {3, 4, 5, 1, 7};
  int isCross = step->isCross;
  return answers[digits(north, (int)step->bits, isCross ? cross : all, isCross ? 5 : 9)];
}

// Fills the table; one in a given number of entries is 0, or none.
static void fill_table(int rarity) {
  for (int index = 0; index < 1 << 20; index++)
    answers[index] = rarity && draw() % (uint64_t)rarity == 0 ? 0 : 1 + draw() % 255;
}

// Returns 1 if a cell is in a mask of a tile.
static bool has(const uint64_t *cells, int place) { return cells[place >> 6] >> (place & 63) & 1; }

// Sets the cells of a tile: in some rows none, in others few, or nearly all.
static void draw_cells(uint64_t *cells) {
  for (int row = 0; row < 64; row++) {
    uint64_t few = draw() & draw() & draw() & draw();
    cells[row] = (uint64_t[]){0, few, draw(), ~few}[draw() % 4];
  }
}

// Returns 1 if the wanted cells differ from the table's entries, up to the first unknown one, or
// -1.
static int misses(const LookUpStep *step, int first, int32_t stop) {
  for (int place = first; place < 4096; place++) {
    if (!has(step->wanted, place)) continue;
    const uint8_t *north = padded + (place >> 6) * LOOKUP_STRIDE + 7 + (place & 63);
    uint32_t answer = looked_up(step, north);
    if (place == stop || answer == 0) return place != stop || answer != 0;
    if (stepped[place] != (uint8_t)(answer - 1)) return 1;
  }
  return stop >= 0;
}

// Steps a tile by an incomplete table, and continues by a complete one.
static int look_up_differs(KernelBuild build, int isCross) {
  int bits = isCross ? 4 : 2;
  fill_table(1 << draw() % 13);
  for (unsigned place = 0; place < sizeof padded; place++)
    padded[place] = draw() % 8 ? 0 : draw() % (1u << bits);
  uint64_t wanted[64];
  draw_cells(wanted);
  LookUpStep step = {
    .bits = (uint32_t)bits, .isCross = isCross, .answers = answers, .wanted = wanted,
    .padded = padded, .target = stepped};
  int32_t stop = kernel_look_up(build, &step, 0);
  if (misses(&step, 0, stop)) return 1;
  int32_t next = stop < 0 ? 0 : stop;
  fill_table(0);
  return kernel_look_up(build, &step, next) != -1 || misses(&step, next, -1);
}

// Returns 1 if replacing cells or reporting differences gives another result than cell by cell.
static bool replace_differs(KernelBuild build) {
  uint64_t wanted[64], told[64], found[64] = {0}, fresh_words[512], old_words[512];
  uint8_t *fresh = (uint8_t *)fresh_words, *old = (uint8_t *)old_words, want[4096], flags = 0;
  int rarity = 1 + (int)(draw() % 3000);
  draw_cells(wanted);
  for (int place = 0; place < 4096; place++) {
    old[place] = (uint8_t)draw();
    fresh[place] = (uint8_t)(draw() % (uint64_t)rarity ? old[place] : draw());
    want[place] = has(wanted, place) ? fresh[place] : old[place];
    if (want[place] == old[place]) continue;
    int row = place >> 6, column = place & 63;
    found[row] |= 1ull << column;
    flags |= 1 | (row == 0) << 1 | (row == 63) << 2 | (column == 0) << 3 | (column == 63) << 4;
  }
  if (kernel_replace(build, fresh, old, wanted, told) != flags) return true;
  return memcmp(old, want, sizeof want) || memcmp(told, found, sizeof told);
}

// Returns 1 if the cells touched by changes are others than those next to a change, in the tile and
// those around it.
static bool touched_differs(KernelBuild build) {
  static uint64_t all[9][64];
  uint64_t touched[64], rows = 0;
  for (int tile = 0; tile < 9; tile++)
    for (int row = 0; row < 64; row++)
      all[tile][row] = draw() % 3 ? 0 : draw() & draw() & draw() & draw();
  TileChanges changes = {all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7], all[8],
                         draw() % 2 == 1};
  uint64_t told = kernel_touched(build, &changes, touched);
  for (int place = 0; place < 4096; place++) {
    bool isNear = false;
    for (int y = (place >> 6) + 63; y <= (place >> 6) + 65; y++)
      for (int x = (place & 63) + 63; x <= (place & 63) + 65; x++)
        if (!changes.isCross || (place >> 6) + 64 == y || (place & 63) + 64 == x)
          isNear |= has(all[y / 64 * 3 + x / 64], (y % 64) << 6 | x % 64);
    if (isNear) rows |= 1ull << (place >> 6);
    if (has(touched, place) != isNear) return true;
  }
  return told != rows;
}

// Returns 1 if bits drawn many at a time differ from numbers drawn one by one.
static bool draw_differs(KernelBuild build) {
  uint64_t words[40];
  int32_t columns = 1 + (int32_t)(draw() % 64), rows = (int32_t)(draw() % 40);
  uint64_t limit = draw() >> draw() % 3;
  BitDraws bits = {state, limit, columns, rows, words};
  kernel_draw(build, &bits);
  for (int32_t row = 0; row < rows; row++) {
    uint64_t word = 0;
    for (int32_t column = 0; column < columns; column++)
      word |= (uint64_t)(draw() < limit) << column;
    if (word != words[row]) return true;
  }
  return false;
}

int main(void) {
  for (int row = 0; row < SIDE; row++)
    for (int column = 0; column < SIDE; column++)
      for (int index = 0, place = 0; index < 9; index++)
        if (index != 4)
          links[tile_at(column, row) * 8 + place++] =
            tile_at(column + index % 3 - 1, row + index / 3 - 1);
  for (int index = 0; index < TILES; index++) list[index] = index + 1;
  int compared = 0;
  for (KernelBuild build = KernelBuildPortable; build <= KernelBuildAvx512; build++)
    for (int rule = 0; kernel_runs(build) && rule < 9; rule++)
      for (int fit = 0; fit < 3; fit++)
        for (state = 1; state < 9; compared++) {
          uint64_t seed = state;
          if (differs(build, (KernelRule)rule, fit)) {
            fprintf(stderr, "build %d, rule %d, fit %d, seed %d differs\n", build, rule, fit, (int)seed);
            return 1;
          }
          state = seed + 1;
        }
  for (KernelBuild build = KernelBuildPortable; build <= KernelBuildAvx512; build++)
    for (int kind = 0; kernel_runs(build) && kind < 2; kind++)
      for (state = 1; state < 33; compared++) {
        uint64_t seed = state;
        if (look_up_differs(build, kind)) {
          fprintf(stderr, "build %d, look-up %d, seed %d differs\n", build, kind, (int)seed);
          return 1;
        }
        state = seed + 1;
      }
  for (KernelBuild build = KernelBuildPortable; build <= KernelBuildAvx512; build++)
    for (state = 1; kernel_runs(build) && state < 65; compared++) {
      uint64_t seed = state;
      if (replace_differs(build) || touched_differs(build)) {
        fprintf(stderr, "build %d, changes, seed %d differ\n", build, (int)seed);
        return 1;
      }
      state = seed + 1;
    }
  for (KernelBuild build = KernelBuildPortable; build <= KernelBuildAvx512; build++)
    for (state = 1; kernel_runs(build) && state < 65; compared++) {
      uint64_t seed = state;
      if (draw_differs(build)) {
        fprintf(stderr, "build %d, draws, seed %d differ\n", build, (int)seed);
        return 1;
      }
      state = seed + 1;
    }
  printf("%d steps agree with those cell by cell\n", compared);
}
