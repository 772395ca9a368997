// The program's arguments, exactly as the system passed them.
#pragma once

/// The number of arguments, including the program's own name; 0 if unknown.
int carguments_count(void);

/// The argument at an index.
const char *carguments_word(int number);
