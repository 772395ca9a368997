// The kernels for processors with vectors of four words.
#if defined(__x86_64__)
#define LANES 4
#define TARGET __attribute__((target("avx2,bmi")))
#define KERNELS kernels_avx2
#include "Kernels.h"
#endif
