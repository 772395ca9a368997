// One generation of tiles of bits, under a rule of two states.
#pragma once

#include "CountStep.h"
#include "ProgramStep.h"
#if LANES > 2
#include "TableStep.h"
#else
#include "BlockStep.h"
#endif

/// Steps the tiles of a list, which all have the same position in the field.
INLINE void step_fitting(
  Fit fit, const TileStep *step, const int32_t *list, ptrdiff_t count, const uint64_t *mask) {
#define EACH(...)                                                           \
  for (ptrdiff_t index = 0; index < count; index++) {                       \
    ptrdiff_t tile = list[index];                                           \
    Places places = places_of(tile, step->source, step->links);             \
    uint64_t *words = step->target + tile * TILE_WORDS;                     \
    step->flags[tile] = __VA_ARGS__;                                        \
  }                                                                         \
  break
#define COUNTING(rule) \
  case rule: EACH(step_counting(rule, fit, &places, words, step->coefficients, mask))
  switch (step->rule) {
    COUNTING(KernelRuleAnyCount);
    COUNTING(KernelRuleAnyCountWithEight);
    COUNTING(KernelRuleLife);
    COUNTING(KernelRuleSeeds);
    COUNTING(KernelRuleHighLife);
    COUNTING(KernelRuleDayAndNight);
    COUNTING(KernelRuleReplicator);
  case KernelRuleTable:
#if LANES > 2
    EACH(step_table(fit, &places, words, step->table, step->scratch, mask));
#else
    EACH(step_blocks(fit, &places, words, step->blocks, step->scratch, mask));
#endif
  default:
#if LANES == 8
    EACH(step_table(fit, &places, words, step->table, step->scratch, mask));
#else
    EACH(step_program(
      fit == FIT_RESTLESS ? FIT_WHOLE : fit, &places, words, step->program, step->scratch, mask));
#endif
  }
#undef COUNTING
#undef EACH
}

static TARGET void step_tiles(
  const TileStep *step, const int32_t *list, ptrdiff_t count, const uint64_t *mask) {
  if (mask)
    step_fitting(FIT_PART, step, list, count, mask);
  else if (step->restless)
    step_fitting(FIT_RESTLESS, step, list, count, mask);
  else
    step_fitting(FIT_WHOLE, step, list, count, mask);
}
