// Steps the tiles of a field of cells, 64x64 a tile, 64 cells a word: one source, built for every
// processor and for those with wider vectors; which of them runs is chosen when the program runs.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A build of the kernels for a class of processors, slowest first.
typedef enum __attribute__((enum_extensibility(closed))) KernelBuild {
  /// Vectors of two words, which every processor of ours has: SSE2, NEON.
  KernelBuildPortable,
  /// Vectors of four words.
  KernelBuildAvx2,
  /// Vectors of eight words, and three of them joined in one instruction.
  KernelBuildAvx512,
} KernelBuild;

/// The rules and families of rules for which there is a kernel.
typedef enum __attribute__((enum_extensibility(closed))) KernelRule {
  /// Any table, as a program, if that takes less than to look it up.
  KernelRuleProgram,
  /// Any table, looked up.
  KernelRuleTable,
  /// Any rule that counts and for which eight neighbours are like none.
  KernelRuleAnyCount,
  /// Any rule that counts.
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

/// The place of a program's signals in its memory, behind the rows, zeros and ones: four bits of
/// the count of all neighbours, then what `ProgramSignals.h` makes.
#define PROGRAM_SIGNALS 368
#define PROGRAM_SIGNAL_COUNT 18

/// A step of tiles, from one buffer of a field into the other.
typedef struct TileStep {
  KernelRule rule;
  /// True if all tiles are taken to have changed, without looking.
  bool restless;
  /// Sixteen coefficients of a rule that counts and two for eight neighbours, eight equal words
  /// each, of zeros or of ones.
  const uint64_t *coefficients;
  /// The program that a kernel for any table runs.
  const int32_t *program;
  /// The same table as 64 bytes: the three cells above and the three in the middle say which, the
  /// three below which bit of it; the westmost is the lowest bit.
  const uint8_t *table;
  /// The same where it is to be looked up: for each of 65536 blocks of four by four cells what becomes
  /// of the two by two in the middle, a bit each row by row. The lower eight bits of the number of a
  /// block are two columns, row by row, the westmost of them the lowest bit, and the upper eight the
  /// next two.
  const uint8_t *_Nullable blocks;
  /// The buffer with this generation.
  const uint64_t *source;
  /// The other one, with the generation before.
  uint64_t *target;
  /// The numbers of the eight tiles around each tile, row by row.
  const int32_t *links;
  /// For each tile, what changed in it since two generations ago.
  uint8_t *flags;
  /// Memory for the planes of a program.
  uint64_t *scratch;
} TileStep;

/// Writes the 65536 answers for blocks of a table of 64 bytes.
void kernel_blocks(const uint8_t *table, uint8_t *blocks);

/// True if this processor can run a build, and the system lets it.
bool kernel_runs(KernelBuild build);

/// Steps the tiles of a list. `mask` is what belongs to the field, for tiles of which only a part
/// does; null where all of them do.
void kernel_step(
  KernelBuild build, const TileStep *step, const int32_t *list, ptrdiff_t count,
  const uint64_t *_Nullable mask);

/// The columns of a unit of change, the rows of one, and the most columns of a block.
#define FAR_UNIT 64
#define FAR_BAND 16
#define FAR_BLOCK 512
/// No range is larger.
#define FAR_MOST_RANGE 500

/// The ways to make a row of sums.
typedef enum __attribute__((enum_extensibility(closed))) FarWay {
  /// Each the sum of one of a row and one of another, some columns further right.
  FarWayPair,
  /// All to the left of a cell.
  FarWayAlong,
  /// A cell and all that lie above it to the left, one column further in each row.
  FarWayFalling,
  /// The same to the right.
  FarWayRising,
} FarWay;

/// A row of sums. Row 0 is what the cells themselves count for. Sums without a bound are kept modulo
/// 256, as it is their differences that count.
typedef struct FarSum {
  FarWay way;
  /// The parts of a pair.
  int32_t first, second, offset;
  /// The columns that a pair spans.
  int32_t extent;
  /// True if shapes ask for it.
  bool kept;
} FarSum;

/// A part of a shape: a sum, rows below a cell and columns from the left end of its reach. Above the
/// first row that a block looks at all sums are 0.
typedef struct FarTerm {
  int32_t sum, row, column;
} FarTerm;

/// Terms that follow each other and count the same: together at most 255 before they are weighed,
/// or where they are pairs, at most 127 more or 128 less than nothing.
typedef struct FarGroup {
  int32_t count, weight;
} FarGroup;

/// The shape that is counted around a cell.
typedef struct FarShape {
  /// True if groups are of pairs, of what a count has more than that of the cell above, and less.
  bool running;
  const FarGroup *groups;
  int32_t groupCount;
  const FarTerm *terms;
  int32_t termCount;
} FarShape;

/// Numbers that follow each other: the first, and how many more there are.
typedef struct FarRun {
  uint16_t first, length;
} FarRun;

typedef struct FarRuns {
  const FarRun *runs;
  int32_t count;
} FarRuns;

/// A generation of a field of bytes under a rule that counts far around each cell.
typedef struct FarStep {
  /// The sides of the field, and the bytes from a row to the next, whole units.
  int32_t width, height, stride;
  bool wraps;
  /// The reach of the shape down and up, and to the sides.
  int32_t range, across;
  int32_t states;
  /// The weight of a cell in each state; null where state 1 does for one and others for nothing.
  const uint8_t *_Nullable values;
  const FarSum *sums;
  int32_t sumCount;
  /// Two where triangles point up and down in turn, else one.
  FarShape shapes[2];
  int32_t shapeCount;
  /// True if counts need two bytes, and what is added to them then.
  bool wide;
  uint16_t bias;
  FarRuns births, survivals;
  /// The number that makes the sum of column and row even or odd.
  int32_t parity;
  /// A row with all bits where the field has a column.
  const uint8_t *inside;
  const uint8_t *source;
  uint8_t *target;
  /// For each unit, whether it is other than in the target before.
  uint8_t *changes;
} FarStep;

/// A part of a field: whole units, and rows from the top of a band on.
typedef struct FarBlock {
  int32_t x, width, top, bottom;
} FarBlock;

/// The bytes of memory that a block needs, aligned to 64.
size_t kernel_far_scratch(const FarStep *step);

/// The bytes of a row of sums.
ptrdiff_t kernel_far_stride(const FarStep *step);

/// Steps a block of a field. Planes and `inside` may be read up to 64 bytes beyond their end.
void kernel_far(
  KernelBuild build, const FarStep *step, const FarBlock *block, uint8_t *scratch);

/// The most rows of a small torus.
#define RING_MOST_ROWS 256

/// A run of a small torus under a rule that counts: a row of at most 64 columns is a word.
typedef struct RingRun {
  /// For each sum of nine cells, the middle one among them, zeros or ones: whether a dead cell is
  /// born and a live one survives.
  const uint64_t *births, *survivals;
  /// The states of all ticks, one behind the other, and room for a vector behind the last.
  uint64_t *states;
  int32_t rows, columns;
  /// The tick that is there, and the one to be played to.
  int64_t first, last;
  /// The living cells at each tick, and the number that changed in it.
  uint32_t *alive, *changed;
} RingRun;

/// Plays a small torus from one tick to another.
void kernel_ring(KernelBuild build, const RingRun *run);

/// Bits that are set at random: the numbers of SplitMix64 that are below a limit.
typedef struct BitDraws {
  /// The position of the stream before the first number.
  uint64_t position, limit;
  /// Each row has as many numbers as it has columns, at most 64, and is a word.
  int32_t columns, rows;
  uint64_t *words;
} BitDraws;

/// Draws the bits, row by row.
void kernel_draw(KernelBuild build, const BitDraws *bits);

/// The bytes from a row to the next of a tile with its margin.
#define WATCH_STRIDE 80

/// The ways in which a rule of two states is watched.
typedef enum __attribute__((enum_extensibility(closed))) WatchKind {
  WatchKindHistory,
  WatchKindSuper,
  WatchKindInvestigator,
} WatchKind;

/// The cells that are near: those that share a side, those of hexagons, or all eight.
typedef enum __attribute__((enum_extensibility(closed))) WatchReach {
  WatchReachFour,
  WatchReachSix,
  WatchReachEight,
} WatchReach;

/// A generation of a tile of bytes under a rule that is watched.
typedef struct WatchStep {
  WatchKind kind;
  WatchReach reach;
  /// The rule of what lives, as in `TileStep`, and its memory.
  KernelRule rule;
  const uint64_t *coefficients;
  const int32_t *program;
  const uint8_t *table;
  const uint8_t *_Nullable blocks;
  uint64_t *scratch;
  /// The tile with a margin: 66 rows, their first cell at byte 8.
  const uint8_t *padded;
  /// The rows that come out, 64 bytes each, and which of them are wanted.
  uint8_t *target;
  int32_t first, last;
} WatchStep;

/// Steps a tile under a rule that is watched.
void kernel_watch(KernelBuild build, const WatchStep *step);

/// The bytes from a row to the next of a tile with its margin.
#define LOOKUP_STRIDE 80

/// A generation of a tile of bytes under a rule that is looked up. 0 stands for what is not known
/// in all tables, also in the entries where a number of 0 leads.
typedef struct LookUpStep {
  /// The bits of a state, a digit of all numbers: of columns of three cells from the north, and of
  /// neighbourhoods.
  uint32_t bits;
  /// True if only the four cells that share a side are near.
  bool isCross;
  /// The next state and 1 by the number of a neighbourhood: column by column from the west, or of a
  /// cross the middle column, west and east.
  const uint8_t *_Nullable whole;
  /// Otherwise numbers of columns, or of a cross of the western and the eastern cell; of the western
  /// and the middle one together; and with the eastern one the next state and 1.
  const uint16_t *_Nullable west, *_Nullable middle, *_Nullable east;
  const uint16_t *_Nullable pairs, *_Nullable answers;
  /// The bits of the second number of a pair, and of the eastern number.
  uint32_t pairShift, answerShift;
  /// The cells that are stepped: a word for each row, the western cell the lowest bit.
  const uint64_t *wanted;
  /// The tile with a margin: 66 rows, their first cell at byte 8; up to 16 bytes behind the last row
  /// are read.
  const uint8_t *padded;
  /// The rows that come out, 64 bytes each.
  uint8_t *target;
} LookUpStep;

/// Steps the wanted cells of a tile from one on, row by row; the place of the first whose next state
/// is not known, or -1. Others of the rows that come out may be anything.
int32_t kernel_look_up(KernelBuild build, const LookUpStep *step, int32_t first);

/// The cells of a tile that changed and of those around it, row by row: 64 words each, as above.
typedef struct TileChanges {
  const uint64_t *northWest, *north, *northEast, *west, *own, *east, *southWest, *south, *southEast;
  /// True if only the four cells that share a side are near.
  bool isCross;
} TileChanges;

/// Sets the cells of a tile that are beside changes, or changed; the rows that have any, the first the
/// lowest bit.
uint64_t kernel_touched(KernelBuild build, const TileChanges *changes, uint64_t *touched);

/// Puts the wanted cells in the place of others, and sets those that differed. A bit for any, for the
/// first and the last row, and for the first and the last column.
uint8_t kernel_replace(
  KernelBuild build, const uint8_t *cells, uint8_t *target, const uint64_t *wanted,
  uint64_t *changed);

#pragma clang assume_nonnull end
