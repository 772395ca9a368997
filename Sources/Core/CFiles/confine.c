#define _GNU_SOURCE
#include "cfiles.h"

#ifdef __linux__
#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock's calls, rights and records, as in the kernel's landlock.rst: the headers of older
// systems lack some of them. The numbers of calls since Linux 5.0 are those of all processors.
enum { landlock_create = 444, landlock_add = 445, landlock_restrict = 446 };

enum {
  may_run = 1 << 0, may_write = 1 << 1, may_read = 1 << 2, may_list = 1 << 3, may_remove = 1 << 5,
  may_make_folder = 1 << 7, may_make_file = 1 << 8, may_truncate = 1 << 14, may_control = 1 << 15,
  of_files = may_run | may_write | may_read | may_truncate | may_control,
};

struct ruleset { uint64_t files, ports, scopes; };
struct __attribute__((packed)) rule { uint64_t rights; int32_t place; };

int cfiles_landlock_version(void) {
  long version = syscall(landlock_create, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

// Everything that a version can forbid on files: 13 rights, then moving files to other folders,
// truncating files, and controlling devices.
static uint64_t known_rights(int version) {
  return version >= 5 ? 0xffff : version >= 3 ? 0x7fff : version == 2 ? 0x3fff : 0x1fff;
}

int cfiles_rules(void) {
  int version = cfiles_landlock_version();
  if (version == 0) return -1;
  // Later versions also forbid ports, and signals to others.
  struct ruleset all = {known_rights(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  return (int)syscall(landlock_create, &all, sizeof all, 0);
}

static void allow(int rules, const char *path, uint64_t rights) {
  if (rules < 0) return;
  struct rule rule = {.place = open(path, O_PATH | O_CLOEXEC)};
  struct stat info;
  if (rule.place < 0) return;
  if (fstat(rule.place, &info) == 0) {
    rights &= S_ISDIR(info.st_mode) ? ~(uint64_t)may_control : of_files;
    rule.rights = rights & known_rights(cfiles_landlock_version());
    syscall(landlock_add, rules, 1, &rule, 0);
  }
  close(rule.place);
}

// Allows the program that loads another one with its libraries; a static one has none.
static void allow_loader(int rules, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ElfW(Ehdr) head = {.e_phnum = 0};
  ElfW(Phdr) part;
  char loader[PATH_MAX] = "";
  if (pread(file, &head, sizeof head, 0) != sizeof head || memcmp(head.e_ident, ELFMAG, SELFMAG))
    head.e_phnum = 0;
  for (int i = 0; i < head.e_phnum; i++) {
    off_t place = (off_t)head.e_phoff + i * (off_t)sizeof part;
    if (pread(file, &part, sizeof part, place) != sizeof part || part.p_type != PT_INTERP) continue;
    if (pread(file, loader, sizeof loader - 1, (off_t)part.p_offset) > 0)
      allow(rules, loader, may_run | may_read);
  }
  if (file >= 0) close(file);
}

void cfiles_allow(int rules, const char *path, enum cfiles_use use) {
  uint64_t rights = may_read | may_list;
  if (use == cfiles_writing)
    rights |= may_write | may_remove | may_make_folder | may_make_file | may_truncate | may_control;
  if (use == cfiles_running) {
    rights |= may_run;
    allow_loader(rules, path);
  }
  allow(rules, path, rights);
}

#if defined(__x86_64__)
enum { machine = AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { machine = AUDIT_ARCH_AARCH64 };
#else
enum { machine = 0 };
#endif

int cfiles_has_seccomp(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return machine != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

// Makes some system calls fail, and all calls that are numbered as on another machine.
static void refuse(const uint32_t *calls, size_t count, unsigned flags) {
  if (machine == 0) return;
  struct sock_filter filter[64];
  struct sock_filter *next = filter;
#define ADD(...) *next++ = (struct sock_filter)__VA_ARGS__
  ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)));
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)machine, 1, 0));
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1));
  ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)));
  // From here on, x86-64 numbers its calls for short addresses.
  ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, (unsigned char)(count + 1), 0));
  for (size_t i = 0; i < count; i++)
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, calls[i], (unsigned char)(count - i), 0));
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1));
#undef ADD
  struct sock_fprog program = {(unsigned short)(next - filter), filter};
  syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
}

void cfiles_confine(int rules) {
  // Calls that make sockets, or, where Landlock does not know them, change files by their paths.
  static const uint32_t calls[] = {
      SYS_socket, SYS_socketpair, SYS_truncate, SYS_fchmodat, SYS_fchownat, SYS_utimensat,
      SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
#ifdef SYS_io_uring_setup
      SYS_io_uring_setup,
#endif
#ifdef SYS_chmod
      SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
  };
  // Without this, neither works; and no program that is started gains rights.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (rules >= 0) {
    syscall(landlock_restrict, rules, 0);
    close(rules);
  }
  refuse(calls, sizeof calls / sizeof *calls, 0);
}

void cfiles_forbid_programs(void) {
  static const uint32_t calls[] = {SYS_execve, SYS_execveat};
  refuse(calls, 2, SECCOMP_FILTER_FLAG_TSYNC);
}

#else
int cfiles_landlock_version(void) { return 0; }
int cfiles_has_seccomp(void) { return 0; }
int cfiles_rules(void) { return -1; }
void cfiles_allow(int rules, const char *path, enum cfiles_use use) {}
void cfiles_confine(int rules) {}
void cfiles_forbid_programs(void) {}
#endif
