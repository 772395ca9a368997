// Steps the tiles of a field of cells, 64x64 cells per tile and 64 per word. One source is built
// for every processor and for those with wider vectors; the program chooses among the builds at run
// time.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A build of the kernels for a class of processors, slowest first.
typedef enum __attribute__((enum_extensibility(closed))) KernelBuild {
  /// Vectors of two words, which every supported processor has: SSE2, NEON.
  KernelBuildPortable,
  /// Vectors of four words.
  KernelBuildAvx2,
  /// Vectors of eight words, with one instruction that combines three of them.
  KernelBuildAvx512,
} KernelBuild;

/// The rules and families of rules that have a kernel.
typedef enum __attribute__((enum_extensibility(closed))) KernelRule {
  /// Any table, as a program, if that is faster than looking it up.
  KernelRuleProgram,
  /// Any table, looked up.
  KernelRuleTable,
  /// Any rule that counts neighbours and treats eight like none.
  KernelRuleAnyCount,
  /// Any rule that counts neighbours.
  KernelRuleAnyCountWithEight,
  /// B3/S23.
  KernelRuleLife,
  /// B2/S.
  KernelRuleSeeds,
  /// B36/S23.
  KernelRuleHighLife,
  /// B3678/S34678.
  KernelRuleDayAndNight,
  /// B1357/S1357.
  KernelRuleReplicator,
} KernelRule;

/// The place of a program's signals in its memory, after the rows, zeros and ones: four bits of the
/// count of all neighbours, then the signals of `ProgramSignals.h`.
#define PROGRAM_SIGNALS 368
#define PROGRAM_SIGNAL_COUNT 18

/// A step of tiles, from one buffer of a field into the other.
typedef struct TileStep {
  KernelRule rule;
  /// True if all tiles count as changed without a comparison.
  bool restless;
  /// The sixteen coefficients of a rule that counts, and two for eight neighbours. Each is eight
  /// equal words of zeros or of ones.
  const uint64_t *coefficients;
  /// The program that a kernel for any table runs.
  const int32_t *program;
  /// The same table as 64 bytes: the three cells above and the three in the middle select a byte,
  /// and the three below the bit in it. The westernmost cell is the lowest bit.
  const uint8_t *table;
  /// The same table by blocks, for looking it up: the next states of the two by two cells in the
  /// middle of each of 65536 blocks of four by four, one bit each, row by row. The lower eight bits
  /// of a block's number are two columns, row by row, with the westernmost as the lowest bit; the
  /// upper eight are the next two.
  const uint8_t *_Nullable blocks;
  /// The buffer with this generation.
  const uint64_t *source;
  /// The other buffer, with the previous generation.
  uint64_t *target;
  /// The numbers of the eight tiles around each tile, row by row.
  const int32_t *links;
  /// The changes of each tile since two generations ago.
  uint8_t *flags;
  /// Memory for the planes of a program.
  uint64_t *scratch;
} TileStep;

/// Writes the 65536 answers by blocks for a table of 64 bytes.
void kernel_blocks(const uint8_t *table, uint8_t *blocks);

/// True if the processor and the system support a build.
bool kernel_runs(KernelBuild build);

/// Steps the tiles of a list. `mask` has the cells of the field, for tiles that belong to it in
/// part; null if all belong to it as a whole.
void kernel_step(
  KernelBuild build, const TileStep *step, const int32_t *list, ptrdiff_t count,
  const uint64_t *_Nullable mask);

/// The columns of a unit of change, its rows, and the most columns of a block.
#define FAR_UNIT 64
#define FAR_BAND 16
#define FAR_BLOCK 512
/// The largest range of a neighbourhood.
#define FAR_MOST_RANGE 500

/// The ways to compute a row of sums.
typedef enum __attribute__((enum_extensibility(closed))) FarWay {
  /// The sum of a value of one row and of another, a number of columns to the right.
  FarWayPair,
  /// The sum of all cells to the left of a cell.
  FarWayAlong,
  /// The sum of a cell and those diagonally above it to the left.
  FarWayFalling,
  /// The sum of a cell and those diagonally above it to the right.
  FarWayRising,
} FarWay;

/// A row of sums. Row 0 has the weights of the cells themselves. Unbounded sums are kept modulo
/// 256, as only their differences matter.
typedef struct FarSum {
  FarWay way;
  /// The parts of a pair.
  int32_t first, second, offset;
  /// The columns that a pair spans.
  int32_t extent;
  /// True if shapes read the row.
  bool kept;
} FarSum;

/// A term of a shape: a sum, at a number of rows below a cell and of columns from the left end of
/// its reach. All sums above the first row of a block are 0.
typedef struct FarTerm {
  int32_t sum, row, column;
} FarTerm;

/// Consecutive terms of equal weight. Their unweighted sum is at most 255, or for pairs between
/// -128 and 127.
typedef struct FarGroup {
  int32_t count, weight;
} FarGroup;

/// The neighbourhood that is counted around a cell.
typedef struct FarShape {
  /// True if the groups are pairs: the gains and losses of a count against that of the cell above.
  bool running;
  const FarGroup *groups;
  int32_t groupCount;
  const FarTerm *terms;
  int32_t termCount;
} FarShape;

/// A range of numbers: the first, and how many more follow.
typedef struct FarRun {
  uint16_t first, length;
} FarRun;

typedef struct FarRuns {
  const FarRun *runs;
  int32_t count;
} FarRuns;

/// A generation of a field of bytes under a larger-than-life rule.
typedef struct FarStep {
  /// The sides of the field, and the bytes from a row to the next, in whole units.
  int32_t width, height, stride;
  bool wraps;
  /// The reach of the shape vertically and horizontally.
  int32_t range, across;
  int32_t states;
  /// The weight of each state; null if state 1 counts as one and all others as zero.
  const uint8_t *_Nullable values;
  const FarSum *sums;
  int32_t sumCount;
  /// Two for triangles, which alternate between pointing up and down; otherwise one.
  FarShape shapes[2];
  int32_t shapeCount;
  /// True if counts need two bytes, and the number that is then added to them.
  bool wide;
  uint16_t bias;
  FarRuns births, survivals;
  /// The number that decides the parity of column plus row.
  int32_t parity;
  /// A row with all bits set in the columns of the field.
  const uint8_t *inside;
  const uint8_t *source;
  uint8_t *target;
  /// Flags for each unit that differs from the target before.
  uint8_t *changes;
} FarStep;

/// A part of a field: whole units of columns, and rows from the top of a band on.
typedef struct FarBlock {
  int32_t x, width, top, bottom;
} FarBlock;

/// The working memory of a block in bytes, aligned to 64.
size_t kernel_far_scratch(const FarStep *step);

/// The bytes of a row of sums.
ptrdiff_t kernel_far_stride(const FarStep *step);

/// Steps a block of a field. It may read up to 64 bytes beyond the end of planes and `inside`.
void kernel_far(
  KernelBuild build, const FarStep *step, const FarBlock *block, uint8_t *scratch);

/// The most rows of a small torus.
#define RING_MOST_ROWS 256

/// A run of a small torus under a rule that counts neighbours; a row of at most 64 columns is a
/// word.
typedef struct RingRun {
  /// For each sum of nine cells, including the middle one, zeros or ones: if a dead cell is born,
  /// and if a live one survives.
  const uint64_t *births, *survivals;
  /// The states of all ticks in sequence, with room for a vector after the last.
  uint64_t *states;
  int32_t rows, columns;
  /// The current tick and the last one to compute.
  int64_t first, last;
  /// The live cells at each tick, and the number of changed cells.
  uint32_t *alive, *changed;
} RingRun;

/// Advances a small torus from one tick to another.
void kernel_ring(KernelBuild build, const RingRun *run);

/// A random bit field: a bit is set if its number from SplitMix64 is below a limit.
typedef struct BitDraws {
  /// The position of the stream before the first number.
  uint64_t position, limit;
  /// A row is a word and takes as many numbers as it has columns, at most 64.
  int32_t columns, rows;
  uint64_t *words;
} BitDraws;

/// Draws the bits, row by row.
void kernel_draw(KernelBuild build, const BitDraws *bits);

/// The bytes from a row to the next of a tile with its margin.
#define LOOKUP_STRIDE 80

/// A generation of a tile of bytes under a rule that is looked up.
typedef struct LookUpStep {
  /// The bits of a state, which is a digit of the numbers of neighbourhoods.
  uint32_t bits;
  /// True if the neighbourhood is only the four cells that share a side.
  bool isCross;
  /// The next state plus 1, or 0 if unknown, by the number of a neighbourhood: its columns from the
  /// west, each from the north, or for a cross the middle column, west and east.
  const uint8_t *answers;
  /// The cells to step: one word for each row, the westernmost cell in the lowest bit.
  const uint64_t *wanted;
  /// The tile with a margin: 66 rows, whose first cell is at byte 8. Up to 16 bytes after the last
  /// row are read.
  const uint8_t *padded;
  /// The resulting rows of 64 bytes.
  uint8_t *target;
} LookUpStep;

/// Steps the wanted cells of a tile from one on, row by row. Returns the place of the first whose
/// next state is unknown, or -1. Other cells of the resulting rows are undefined.
int32_t kernel_look_up(KernelBuild build, const LookUpStep *step, int32_t first);

/// The changed cells of a tile and of the tiles around it, row by row: 64 words each, as above.
typedef struct TileChanges {
  const uint64_t *northWest, *north, *northEast, *west, *own, *east, *southWest, *south, *southEast;
  /// True if the neighbourhood is only the four cells that share a side.
  bool isCross;
} TileChanges;

/// Sets the cells of a tile that changed or are beside a change; returns a bit for each row that
/// has any, the first in the lowest bit.
uint64_t kernel_touched(KernelBuild build, const TileChanges *changes, uint64_t *touched);

/// Replaces the wanted cells, and sets a bit for each that differed. Returns flags for any change,
/// and for one in the first and last row and the first and last column.
uint8_t kernel_replace(
  KernelBuild build, const uint8_t *cells, uint8_t *target, const uint64_t *wanted,
  uint64_t *changed);

#pragma clang assume_nonnull end
