// File operations of the system that Swift's Glibc module lacks.
#pragma once

// Exchanges the files of two names atomically, so that neither is ever missing. Zero, or -1 and
// errno; ENOSYS or EINVAL if the file system does not support it.
int cfiles_exchange(const char *_Nonnull one, const char *_Nonnull other);
