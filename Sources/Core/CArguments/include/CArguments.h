// The words that the program was started with, as the system handed them over.
#pragma once

/// The number of words, the program's own name among them; 0 if it is not known.
int carguments_count(void);

/// The word of a number.
const char *carguments_word(int number);
