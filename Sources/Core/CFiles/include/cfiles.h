// File operations of the system that Swift's Glibc module lacks.
#pragma once

// Exchanges the files of two names atomically, so that neither is ever missing. Zero, or -1 and
// errno; ENOSYS or EINVAL if the file system does not support it.
int cfiles_exchange(const char *_Nonnull one, const char *_Nonnull other);

// Adds the change to a folder to the actions (posix_spawn_file_actions_t) before a program starts.
void cfiles_start_in(void *_Nonnull actions, const char *_Nonnull folder);

// Confinement by the kernel of the calling thread, with the threads and programs that it starts
// from then on, by Landlock and seccomp. Open files stay open. Where both are missing, nothing is
// confined.
enum cfiles_use { cfiles_reading, cfiles_writing, cfiles_running };

// The version of the kernel's Landlock, or 0.
int cfiles_landlock_version(void);
int cfiles_has_seccomp(void);
// Begins a list of allowed files; -1 without Landlock.
int cfiles_rules(void);
// Allows the use of a file, or of all files below a folder, if it exists.
void cfiles_allow(int rules, const char *_Nonnull path, enum cfiles_use use);
// Confines the thread to a list and to calls that make no sockets, and closes the list.
void cfiles_confine(int rules);
// Makes all threads of the process unable to start programs.
void cfiles_forbid_programs(void);
