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
  /// Any table, as a program.
  KernelRuleProgram,
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

/// What is stepped: tiles, from one buffer of a field into the other.
typedef struct TileStep {
  KernelRule rule;
  /// Whether all tiles are taken to have changed, without looking.
  bool restless;
  /// Sixteen coefficients of a rule that counts and two for eight neighbours, eight equal words
  /// each, of zeros or of ones.
  const uint64_t *coefficients;
  /// What a kernel for any table runs.
  const int32_t *program;
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

/// Whether this processor can run a build, and the system lets it.
bool kernel_runs(KernelBuild build);

/// Steps the tiles of a list. `mask` is what belongs to the field, for tiles of which only a part
/// does; null where all of them do.
void kernel_step(
  KernelBuild build, const TileStep *step, const int32_t *list, ptrdiff_t count,
  const uint64_t *_Nullable mask);

#pragma clang assume_nonnull end
