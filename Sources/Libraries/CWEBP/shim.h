#ifndef TERRARIUM_CWEBP_SHIM_H
#define TERRARIUM_CWEBP_SHIM_H

#include <stdint.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

// libwebp's inline functions check the version of its headers, and must initialise its structures.
// Such calls are made here, and return 1 on success.

/// Compresses pixels (0xAARRGGBB) losslessly into a whole file in `writer`, which
/// WebPMemoryWriterClear frees.
static inline int cwebp_encode(
    uint32_t *pixels, int width, int height, int method, float quality, WebPMemoryWriter *writer) {
  WebPMemoryWriterInit(writer);
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return 0;
  config.lossless = 1;
  config.method = method;
  config.quality = quality;
  // Transparent pixels already have one colour.
  config.exact = 1;
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.argb = pixels;
  picture.argb_stride = width;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = writer;
  int done = WebPEncode(&config, &picture);
  // The caller owns the pixels: this frees what was allocated in addition.
  picture.argb = NULL;
  WebPPictureFree(&picture);
  return done;
}

/// Creates a decoder of an animation whose frames are blue, green, red, alpha; NULL if it is none.
static inline WebPAnimDecoder *cwebp_decoder(const uint8_t *bytes, size_t count) {
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return NULL;
  options.color_mode = MODE_BGRA;
  WebPData data = {bytes, count};
  return WebPAnimDecoderNew(&data, &options);
}

#endif
