#include "cfuzzer.h"

#include <signal.h>

// Weak, so that the program can be built and plays inputs again without it.
__attribute__((weak)) int LLVMFuzzerRunDriver(
    int *count, char ***words, int (*feed)(const uint8_t *bytes, size_t count));

// The processor's time is used up: libFuzzer ends after this input and says what it has done.
static void end_after_this_input(int number) {
  (void)number;
  raise(SIGUSR1);
}

int cfuzzer_is_there(void) { return LLVMFuzzerRunDriver != 0; }

int cfuzzer_run(int count, char **words, int (*feed)(const uint8_t *bytes, size_t count)) {
  if (!LLVMFuzzerRunDriver) return 1;
  signal(SIGXCPU, end_after_this_input);
  return LLVMFuzzerRunDriver(&count, &words, feed);
}
