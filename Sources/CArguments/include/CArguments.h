// The words that the program was started with, as the system handed them over.
#pragma once

/// How many words there are, the program's own name among them; 0 where that is not known.
int carguments_count(void);

/// The word of a number.
const char *carguments_word(int number);
