// What becomes of a cell by rules that look at it and at how many of its neighbours live.
#pragma once

#include "CKernels.h"
#include "Sums.h"

/// Any rule for which eight neighbours are like none.
///
/// Sixteen coefficients, eight words each, are those of a polynomial over the field of two elements
/// in the cell, the ones, the twos and the fours, in this order of their bits.
INLINE Lanes polynomial(Lanes alive, Count count, const uint64_t *coefficients) {
  Lanes both = alive & count.ones, t = twos(count), f = fours(count);
#define PART(place)                                                                             \
  (load(coefficients + 32 * place) ^ (load(coefficients + 32 * place + 8) & alive) ^            \
   (load(coefficients + 32 * place + 16) & count.ones) ^                                        \
   (load(coefficients + 32 * place + 24) & both))
  return PART(0) ^ (t & (PART(1) ^ (f & PART(3)))) ^ (f & PART(2));
#undef PART
}

/// The next state of cells.
INLINE Lanes next_state(
  KernelRule rule, Lanes alive, Count count, const uint64_t *coefficients) {
  Lanes ones = count.ones;
  switch (rule) {
  case KernelRuleLife:
    return (twos(count) & ~count.raw_fours) & (ones | alive);
  case KernelRuleSeeds:
    return (twos(count) & ~count.raw_fours) & ~(ones | alive);
  case KernelRuleHighLife:
    return twos(count) & (count.raw_fours ^ (ones | alive));
  case KernelRuleDayAndNight:
    return (twos(count) & (ones | count.raw_fours)) | (fours(count) & ~ones & alive) |
           eights(count);
  case KernelRuleReplicator:
    return ones;
  case KernelRuleAnyCountWithEight: {
    // What eight neighbours change, for a dead cell and, in addition, for a live one.
    Lanes change = load(coefficients + 128) ^ (load(coefficients + 136) & alive);
    return polynomial(alive, count, coefficients) ^ (eights(count) & change);
  }
  default:
    return polynomial(alive, count, coefficients);
  }
}
