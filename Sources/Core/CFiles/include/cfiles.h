// What the system can do with files, and Swift's Glibc module leaves out.
#pragma once

// Exchanges the files of two names at once: nobody sees a moment in which one of them is missing.
// Zero, or -1 and errno; ENOSYS or EINVAL where the file system cannot do that.
int cfiles_exchange(const char *_Nonnull one, const char *_Nonnull other);
