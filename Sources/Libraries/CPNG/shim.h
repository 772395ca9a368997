#ifndef TERRARIUM_CPNG_SHIM_H
#define TERRARIUM_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>

// libpng leaves a failing call by longjmp, which must not cross Swift frames. So each call that can
// fail is made here, and returns 1 on success.

static void cpng_fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void cpng_ignore(png_structp png, png_const_charp message) { (void)png, (void)message; }

/// Creates a writer that prints nothing; NULL without memory.
static inline png_structp cpng_writer(void *target, png_rw_ptr write) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, cpng_fail, cpng_ignore);
  if (png != NULL) png_set_write_fn(png, target, write, NULL);
  return png;
}

/// Writes everything before the pixels. There is one index per byte at any depth; the text, if
/// there is one, is compressed on request.
static inline int cpng_begin(
    png_structp png, uint32_t width, uint32_t height, int depth, int kind, png_const_colorp palette,
    int colours, png_const_bytep alphas, int transparent, png_textp text, int level, int filtered) {
  png_infop info = png_create_info_struct(png);
  if (info == NULL) return 0;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_info_struct(png, &info);
    return 0;
  }
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, level);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filtered ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_IHDR(
      png, info, width, height, depth, kind, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  if (colours > 0) png_set_PLTE(png, info, palette, colours);
  if (transparent > 0) png_set_tRNS(png, info, alphas, transparent, NULL);
  if (text != NULL) png_set_text(png, info, text, 1);
  png_write_info(png, info);
  if (depth < 8) png_set_packing(png);
  png_destroy_info_struct(png, &info);
  return 1;
}

static inline int cpng_row(png_structp png, png_const_bytep row) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_write_row(png, row);
  return 1;
}

/// Ends a picture after all its rows were written.
static inline int cpng_end(png_structp png) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_write_end(png, NULL);
  return 1;
}

static inline int cpng_chunk(
    png_structp png, png_const_bytep type, png_const_bytep data, size_t count) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_write_chunk(png, type, data, count);
  return 1;
}

#endif
