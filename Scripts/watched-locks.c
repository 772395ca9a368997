// Swift's Mutex on Linux waits in the runtime's library, of which ThreadSanitizer sees nothing: what
// such a lock guards looks unguarded wherever two threads have met at it. This library stands before
// the runtime's (LD_PRELOAD, see `make sanitize`), waits as before, and tells the sanitizer.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// Nothing in programs without the sanitizer.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void watched_lock(uint32_t thread, SELF self) __asm__(LOCK);
SWIFT bool watched_try(SELF self) __asm__(TRY);
SWIFT void watched_unlock(SELF self) __asm__(UNLOCK);

SWIFT void watched_lock(uint32_t thread, SELF self) {
  ((SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT bool watched_try(SELF self) {
  bool has = ((SWIFT bool (*)(SELF))dlsym(RTLD_NEXT, TRY))(self);
  if (has && __tsan_acquire) __tsan_acquire(self);
  return has;
}

SWIFT void watched_unlock(SELF self) {
  if (__tsan_release) __tsan_release(self);
  ((SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK))(self);
}
