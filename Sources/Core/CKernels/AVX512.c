// The kernels for processors with vectors of eight words.
#if defined(__x86_64__)
#define LANES 8
#define TARGET __attribute__((target("avx512f,avx512dq,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi")))
#define KERNELS kernels_avx512
#include "Kernels.h"
#endif
