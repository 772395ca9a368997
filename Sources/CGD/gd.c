#include "CGD.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {
#ifdef __APPLE__
    "libgd.3.dylib", "/opt/homebrew/lib/libgd.3.dylib", "/usr/local/lib/libgd.3.dylib",
    "/opt/local/lib/libgd.3.dylib",
#else
    "libgd.so.3",
#endif
};

static void *library = NULL;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void (*when_missing)(const char *) = NULL;

// The loader's own words are kept by thread, and any thread may be told that there is no library.
static char reason[512] = "";

void cgd_when_missing(void (*action)(const char *)) { when_missing = action; }

static void fail(void) {
  if (when_missing != NULL) when_missing(reason);
  fprintf(stderr, "libgd cannot be loaded: %s\n", reason);
  abort();
}

static void load(void) {
  for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++)
    library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
  const char *words = library == NULL ? dlerror() : NULL;
  if (words != NULL) snprintf(reason, sizeof reason, "%s", words);
}

static void find(const char *name, void *place) {
  pthread_once(&once, load);
  void *function = library == NULL ? NULL : dlsym(library, name);
  if (function == NULL) fail();
  // A pointer to a function cannot be assigned from one to data, but has the same bytes.
  memcpy(place, &function, sizeof function);
}

// A function of libgd's own name and type, which looks the true one up and hands its call on. Two
// threads that look it up at once find the same.
#define FORWARD(result, name, parameters, arguments) \
  result name parameters {                           \
    static _Atomic(__typeof__(&name)) found = NULL;  \
    __typeof__(&name) function = found;              \
    if (function == NULL) {                          \
      find(#name, &function);                        \
      found = function;                              \
    }                                                \
    return function arguments;                       \
  }

FORWARD(void, gdSetErrorMethod, (gdErrorMethod method), (method))
FORWARD(gdImagePtr, gdImageCreateTrueColor, (int width, int height), (width, height))
FORWARD(gdImagePtr, gdImageCreateFromGifPtr, (int count, void *bytes), (count, bytes))
FORWARD(
    gdImagePtr, gdImageCreateFromJpegPtrEx, (int count, void *bytes, int lenient),
    (count, bytes, lenient))
FORWARD(void, gdImageDestroy, (gdImagePtr image), (image))
FORWARD(int, gdImagePaletteToTrueColor, (gdImagePtr image), (image))
FORWARD(
    char *, gdImageStringFTEx,
    (gdImagePtr image, int *corners, int colour, const char *font, double size, double angle,
     int x, int y, const char *text, gdFTStringExtraPtr extra),
    (image, corners, colour, font, size, angle, x, y, text, extra))

// The rest draws what tests compare with.

FORWARD(gdImagePtr, gdImageCreate, (int width, int height), (width, height))
FORWARD(
    int, gdImageColorAllocate, (gdImagePtr image, int red, int green, int blue),
    (image, red, green, blue))
FORWARD(void *, gdImageGifPtr, (gdImagePtr image, int *count), (image, count))
FORWARD(void, gdFree, (void *block), (block))
FORWARD(void, gdImageAlphaBlending, (gdImagePtr image, int blends), (image, blends))
FORWARD(
    void, gdImageFilledEllipse,
    (gdImagePtr image, int x, int y, int width, int height, int colour),
    (image, x, y, width, height, colour))
FORWARD(
    void, gdImageCopy,
    (gdImagePtr image, gdImagePtr other, int x, int y, int left, int top, int width, int height),
    (image, other, x, y, left, top, width, height))
FORWARD(
    void, gdImageCopyResampled,
    (gdImagePtr image, gdImagePtr other, int x, int y, int left, int top, int width, int height,
     int columns, int rows),
    (image, other, x, y, left, top, width, height, columns, rows))
