internal import CTerrariumGD
internal import CTerrariumPNG

/// The pixels of a picture file, as `0xAARRGGBB`, row by row.
package struct DecodedPicture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  /// The most pixels to decode. A picture that would take more than a gigabyte of memory is
  /// rejected by its header.
  package static let pixelLimit = 1 << 27

  /// The most pixels per byte of a file. Deflate and LZW compress at most 8,256 and 10,923 pixels
  /// into a byte, so a header that promises more is wrong.
  package static let pixelsPerByte = 1 << 14

  /// The memory per pixel while a picture is decoded and used, in bytes.
  private static let memoryPerPixel = 12

  /// Decodes a PNG, JPEG or GIF; of an animation, the first frame.
  ///
  /// - Parameters:
  ///   - bytes: The file. A picture too large by its header is rejected before it takes memory.
  ///   - memory: The most memory to take.
  /// - Throws: The fault of the picture, or that it is too large.
  package init(_ bytes: [UInt8], memory: Int = .max) throws(GDError) {
    guard let format = PictureFormat(bytes) else { throw .unknownPictureFormat }
    guard let (width, height) = format.size(in: bytes) else {
      throw .brokenPicture(format: format.rawValue)
    }
    for side in [width, height] where !(1...Canvas.sideLimit ~= side) {
      throw .sideOutOfRange(side, limit: Canvas.sideLimit)
    }
    guard width * height <= min(Self.pixelLimit, memory / Self.memoryPerPixel) else {
      throw .outOfMemory(width: width, height: height)
    }
    guard width * height / Self.pixelsPerByte <= bytes.count else {
      throw .tooFewBytes(bytes.count, width: width, height: height)
    }
    guard let pixels = format == .png ? pngPixels(bytes, width * height) : gdPixels(bytes, format),
      pixels.count == width * height
    else { throw .brokenPicture(format: format.rawValue) }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Canvas {
  /// Creates a canvas with the pixels of a picture.
  package init(_ picture: DecodedPicture) throws(GDError) {
    try self.init(width: picture.width, height: picture.height)
    set(picture.pixels.map { ((255 - $0 >> 24) >> 1) << 24 | $0 & 0xff_ffff })
  }

  /// All pixels, row by row, as `0xAARRGGBB`.
  package var pixels: [UInt32] { unsafe imagePixels(image, as: eightBitAlpha) }
}

/// Converts libgd's transparency, from 0 to 127, to the usual opacity, up to 255.
private func eightBitAlpha(_ pixel: UInt32) -> UInt32 {
  let transparency = pixel >> 24 & 0x7f
  return (255 - (transparency << 1 | transparency >> 6)) << 24 | pixel & 0xff_ffff
}

/// Decodes with libpng's simplified API, which keeps all bits of alpha and writes nothing to
/// standard error; gd's reader lets libpng's warnings through.
private func pngPixels(_ bytes: [UInt8], _ count: Int) -> [UInt32]? {
  var image = unsafe png_image()
  unsafe image.version = UInt32(PNG_IMAGE_VERSION)
  defer { unsafe png_image_free(&image) }
  return unsafe bytes.withUnsafeBytes { bytes in
    guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
      unsafe Int(image.width) * Int(image.height) == count
    else { return nil }
    unsafe image.format = pngFormatBGRA
    var pixels = [UInt32](repeating: 0, count: count)
    guard unsafe png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
    return UInt32(1).littleEndian == 1 ? pixels : pixels.map { UInt32(littleEndian: $0) }
  }
}

/// `PNG_FORMAT_BGRA`: with alpha, colour, and blue before red, which makes a word of four bytes.
private let pngFormatBGRA: UInt32 = 0x01 | 0x02 | 0x10

private func gdPixels(_ bytes: [UInt8], _ format: PictureFormat) -> [UInt32]? {
  guard let image = unsafe format.decode(bytes) else { return nil }
  defer { unsafe gdImageDestroy(image) }
  unsafe gdImagePaletteToTrueColor(image)
  return unsafe imagePixels(image, as: eightBitAlpha)
}

/// The pixels of a true-colour image of libgd, row by row, `0xTTRRGGBB`, each converted by a
/// function.
func imagePixels(_ image: gdImagePtr, as form: (UInt32) -> UInt32 = { $0 }) -> [UInt32] {
  let (width, height) = unsafe (Int(image.pointee.sx), Int(image.pointee.sy))
  return unsafe [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
    for y in 0..<height {
      guard let row = unsafe image.pointee.tpixels[y] else { continue }
      for x in 0..<width { unsafe pixels[y * width + x] = form(UInt32(bitPattern: row[x])) }
    }
    count = width * height
  }
}

/// The picture formats that can be read, recognised by their first bytes.
private enum PictureFormat: String {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else {
      return nil
    }
  }

  /// The size in the header, before anything is decoded.
  func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    switch self {
    case .png:
      guard bytes.count >= 24 else { return nil }
      return (number(bigEndian: bytes[16..<20]), number(bigEndian: bytes[20..<24]))
    case .gif:
      guard bytes.count >= 10 else { return nil }
      return (number(bigEndian: [bytes[7], bytes[6]]), number(bigEndian: [bytes[9], bytes[8]]))
    case .jpeg:
      return jpegSize(in: bytes)
    }
  }

  @unsafe func decode(_ bytes: [UInt8]) -> gdImagePtr? {
    silenceGD()
    return unsafe bytes.withUnsafeBytes { buffer in
      // gd reads the buffer and keeps no reference to it, but its type lacks a const.
      let start = unsafe UnsafeMutableRawPointer(mutating: buffer.baseAddress)
      let count = Int32(clamping: buffer.count)
      return switch self {
      case .png: nil
      case .jpeg: unsafe gdImageCreateFromJpegPtrEx(count, start, 1)
      case .gif: unsafe gdImageCreateFromGifPtr(count, start)
      }
    }
  }
}

/// Follows the markers to the one that starts a frame and contains its size.
private func jpegSize(in bytes: [UInt8]) -> (width: Int, height: Int)? {
  var at = 2
  while at + 9 <= bytes.count, bytes[at] == 0xff {
    let marker = bytes[at + 1]
    if marker == 0xff {
      at += 1
    } else if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
      return (number(bigEndian: bytes[at + 7..<at + 9]), number(bigEndian: bytes[at + 5..<at + 7]))
    } else {
      at += 2 + number(bigEndian: bytes[at + 2..<at + 4])
    }
  }
  return nil
}

/// Keeps gd from writing to standard error: failures are reported as `GDError`.
func silenceGD() {
  _ = silence
}

private let silence: Void = unsafe gdSetErrorMethod { _, _, _ in }
