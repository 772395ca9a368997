#ifndef TERRARIUM_CWEBP_SHIM_H
#define TERRARIUM_CWEBP_SHIM_H

#include <stdint.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

// libwebp checks the version of its headers in inline functions and asks for its structures to be
// initialised by them. What needs that is done here; it comes back as a number, 1 when all went well.

/// Compresses pixels (0xAARRGGBB) without loss into a whole file in `writer`, which is cleared by
/// WebPMemoryWriterClear.
static inline int cwebp_encode(
    uint32_t *pixels, int width, int height, int method, float quality, WebPMemoryWriter *writer) {
  WebPMemoryWriterInit(writer);
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return 0;
  config.lossless = 1;
  config.method = method;
  config.quality = quality;
  // What is transparent has one colour already.
  config.exact = 1;
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.argb = pixels;
  picture.argb_stride = width;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = writer;
  int done = WebPEncode(&config, &picture);
  // The pixels are the caller's: this frees what was made beside them.
  picture.argb = NULL;
  WebPPictureFree(&picture);
  return done;
}

/// A decoder of an animation whose frames are blue, green, red, alpha; NULL if it is none.
static inline WebPAnimDecoder *cwebp_decoder(const uint8_t *bytes, size_t count) {
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return NULL;
  options.color_mode = MODE_BGRA;
  WebPData data = {bytes, count};
  return WebPAnimDecoderNew(&data, &options);
}

#endif
