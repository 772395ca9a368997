// Which vector instructions this processor has and the system has switched on.
#pragma once

#if defined(__x86_64__)
#include <cpuid.h>

static inline unsigned long long terrarium_enabled_registers(void) {
  unsigned int a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE)) return 0;
  unsigned int low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (unsigned long long)high << 32 | low;
}

static inline int terrarium_has_avx2(void) {
  unsigned int a, b, c, d;
  if ((terrarium_enabled_registers() & 0x06) != 0x06) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_AVX2) != 0;
}

// AVX-512 as the kernels use it: F, DQ, BW, VL and the funnel shifts of VBMI2.
static inline int terrarium_has_avx512(void) {
  unsigned int a, b, c, d;
  if ((terrarium_enabled_registers() & 0xe6) != 0xe6) return 0;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
  unsigned int wanted = bit_AVX512F | bit_AVX512DQ | bit_AVX512BW | bit_AVX512VL;
  return (b & wanted) == wanted && (c & bit_AVX512VBMI2) != 0;
}
#else
static inline int terrarium_has_avx2(void) { return 0; }
static inline int terrarium_has_avx512(void) { return 0; }
#endif
