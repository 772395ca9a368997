// The next state of a cell, by its state and its number of live neighbours.
#pragma once

#include "CKernels.h"
#include "Sums.h"

/// Any rule that treats eight neighbours like none.
///
/// Sixteen coefficients of eight words each define a polynomial over the field of two elements. Its
/// variables are the cell, the ones, the twos and the fours, in this order of their bits.
INLINE Lanes polynomial(Lanes alive, Count count, const uint64_t *coefficients) {
  Lanes both = alive & count.ones, t = twos(count), f = fours(count);
#define PART(place)                                                                             \
  (load(coefficients + 32 * place) ^ (load(coefficients + 32 * place + 8) & alive) ^            \
   (load(coefficients + 32 * place + 16) & count.ones) ^                                        \
   (load(coefficients + 32 * place + 24) & both))
  return PART(0) ^ (t & (PART(1) ^ (f & PART(3)))) ^ (f & PART(2));
#undef PART
}

/// Returns the next states of cells.
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
    // The change by eight neighbours, for dead cells and in addition for live ones.
    Lanes change = load(coefficients + 128) ^ (load(coefficients + 136) & alive);
    return polynomial(alive, count, coefficients) ^ (eights(count) & change);
  }
  default:
    return polynomial(alive, count, coefficients);
  }
}
