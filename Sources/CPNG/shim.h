#ifndef TERRARIUM_CPNG_SHIM_H
#define TERRARIUM_CPNG_SHIM_H

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libpng reports an error by longjmp, which must never cross a Swift frame. Every call that can
// fail is therefore made here, under a setjmp of the same function, and comes back as a number:
// 0 when all went well. What libpng writes gathers in memory until it is taken.

typedef struct {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  int outOfMemory;
} CPNGEncoder;

static inline void cpng_fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static inline void cpng_hush(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void cpng_gather(png_structp png, png_bytep bytes, size_t count) {
  CPNGEncoder *encoder = (CPNGEncoder *)png_get_io_ptr(png);
  if (encoder->capacity - encoder->count < count) {
    size_t capacity = 2 * encoder->capacity + count + 4096;
    uint8_t *grown = (uint8_t *)realloc(encoder->bytes, capacity);
    if (grown == NULL) {
      encoder->outOfMemory = 1;
      png_error(png, "out of memory");
    }
    encoder->bytes = grown;
    encoder->capacity = capacity;
  }
  memcpy(encoder->bytes + encoder->count, bytes, count);
  encoder->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

static inline void cpng_end(CPNGEncoder *encoder) {
  if (encoder->png != NULL) png_destroy_write_struct(&encoder->png, &encoder->info);
  free(encoder->bytes);
  encoder->bytes = NULL;
}

// What a picture is, said before its first row. Palette entries are three bytes each.
typedef struct {
  uint32_t width, height;
  int depth, colourType;
  const uint8_t *palette;
  int colours;
  const uint8_t *alphas;
  int alphaCount;
  int level, strategy, windowBits, memoryLevel, filters;
  const char *keyword;
  const char *text;
} CPNGHeader;

static inline int cpng_begin(CPNGEncoder *encoder, const CPNGHeader *header) {
  memset(encoder, 0, sizeof *encoder);
  encoder->png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, encoder, cpng_fail, cpng_hush);
  if (encoder->png == NULL) return 1;
  encoder->info = png_create_info_struct(encoder->png);
  if (encoder->info == NULL) return 1;
  png_structp png = encoder->png;
  png_infop info = encoder->info;
  if (setjmp(png_jmpbuf(png))) return 1;
  png_set_write_fn(png, encoder, cpng_gather, cpng_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, header->level);
  png_set_compression_strategy(png, header->strategy);
  png_set_compression_window_bits(png, header->windowBits);
  png_set_compression_mem_level(png, header->memoryLevel);
  png_set_compression_buffer_size(png, 65536);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, header->filters);
  // libpng would look at every pixel for indices beyond the palette: a fifth of all the time.
  png_set_check_for_invalid_index(png, 0);
  png_set_IHDR(png, info, header->width, header->height, header->depth, header->colourType,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (header->colours > 0) {
    png_color colours[256];
    for (int i = 0; i < header->colours && i < 256; i++) {
      colours[i].red = header->palette[3 * i];
      colours[i].green = header->palette[3 * i + 1];
      colours[i].blue = header->palette[3 * i + 2];
    }
    png_set_PLTE(png, info, colours, header->colours);
  }
  if (header->alphaCount > 0)
    png_set_tRNS(png, info, (png_bytep)header->alphas, header->alphaCount, NULL);
  if (header->text != NULL) {
    png_text text;
    memset(&text, 0, sizeof text);
    text.compression = PNG_ITXT_COMPRESSION_NONE;
    text.key = (png_charp)header->keyword;
    text.text = (png_charp)header->text;
    text.itxt_length = strlen(header->text);
    text.lang = (png_charp) "";
    text.lang_key = (png_charp) "";
    png_set_text(png, info, &text, 1);
  }
  png_write_info(png, info);
  return 0;
}

// Adds rows that lie one after the other in memory, as the header's depth packs them.
static inline int cpng_rows(CPNGEncoder *encoder, const uint8_t *rows, size_t stride, int count) {
  if (setjmp(png_jmpbuf(encoder->png))) return 1;
  for (int i = 0; i < count; i++) png_write_row(encoder->png, (png_bytep)(rows + i * stride));
  return 0;
}

static inline int cpng_finish(CPNGEncoder *encoder) {
  if (setjmp(png_jmpbuf(encoder->png))) return 1;
  png_write_end(encoder->png, NULL);
  return 0;
}

#endif
