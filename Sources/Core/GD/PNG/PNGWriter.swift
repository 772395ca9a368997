internal import CTerrariumPNG

/// Writes a PNG with libpng, piece by piece.
@safe struct PNGWriter: ~Copyable {
  private let png: OpaquePointer
  /// The bytes that libpng has written; libpng receives it as its target.
  private let written = Written()

  private final class Written {
    var bytes: [UInt8] = []
  }

  init() throws(GDError) {
    let target = unsafe Unmanaged.passUnretained(written).toOpaque()
    let writer = unsafe cpng_writer(target) { png, bytes, count in
      guard let target = unsafe png_get_io_ptr(png), let bytes = unsafe bytes else { return }
      let written = unsafe Unmanaged<Written>.fromOpaque(target).takeUnretainedValue()
      unsafe written.bytes += UnsafeBufferPointer(start: bytes, count: count)
    }
    guard let writer = unsafe writer else { throw .encodingFailed }
    unsafe png = writer
  }

  deinit {
    var png: OpaquePointer? = unsafe png
    unsafe png_destroy_write_struct(&png, nil)
  }

  /// Returns the bytes written since the last call.
  mutating func take() -> [UInt8] {
    defer { written.bytes = [] }
    return written.bytes
  }

  /// Writes the size, the palette and a text.
  mutating func begin(
    width: Int, height: Int, format: PNGFormat, text: PNGText?, level: Int = 6,
    isFiltered: Bool = false
  ) throws(GDError) {
    for side in [width, height] where !(1...PNGStream.longestSide).contains(side) {
      throw .sideOutOfRange(side, limit: PNGStream.longestSide)
    }
    let palette = format.palette
    if case .indexed = format, !(1...256).contains(palette.count) { throw .encodingFailed }
    let colours = palette.map {
      png_color(
        red: UInt8($0 >> 16 & 255), green: UInt8($0 >> 8 & 255), blue: UInt8($0 & 255))
    }
    let opaqueEnd = palette.lastIndex { $0 >> 24 != 255 }.map { $0 + 1 } ?? 0
    let alphas = palette[..<opaqueEnd].map { UInt8($0 >> 24) }
    let isDone = unsafe withPNGText(text) { text in
      unsafe cpng_begin(
        png, UInt32(width), UInt32(height), Int32(format.depth), format.kind, colours,
        Int32(colours.count), alphas, Int32(alphas.count), text, Int32(level), isFiltered ? 1 : 0)
        != 0
    }
    guard isDone else { throw .encodingFailed }
  }

  /// Writes rows of `stride` bytes each.
  mutating func append(_ rows: Span<UInt8>, stride: Int) throws(GDError) {
    let isDone = unsafe rows.withUnsafeBufferPointer { rows in
      Swift.stride(from: 0, to: rows.count, by: stride).allSatisfy { start in
        unsafe cpng_row(png, rows.baseAddress.map { unsafe $0 + start }) != 0
      }
    }
    guard isDone else { throw .encodingFailed }
  }

  /// Ends a picture after all of its rows.
  mutating func end() throws(GDError) {
    guard unsafe cpng_end(png) != 0 else { throw .encodingFailed }
  }

  /// Writes a chunk.
  mutating func append(_ chunk: PNGChunk) throws(GDError) {
    let type = Array(chunk.type.utf8) + [0]
    let isDone = unsafe chunk.data.withUnsafeBufferPointer { data in
      unsafe cpng_chunk(png, type, data.baseAddress, data.count) != 0
    }
    guard isDone else { throw .encodingFailed }
  }
}

/// Calls a closure with a text in libpng's form, compressed if it is long.
private func withPNGText<Result>(
  _ text: PNGText?, _ body: (UnsafeMutablePointer<png_text>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  let keyword = text.keyword.unicodeScalars.map { CChar(truncatingIfNeeded: $0.value) } + [0]
  let value = text.text.utf8.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
  let empty: [CChar] = [0]
  // A short text would become longer.
  let compression = value.count > 200 ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE
  return unsafe keyword.withUnsafeBufferPointer { keyword in
    unsafe value.withUnsafeBufferPointer { value in
      unsafe empty.withUnsafeBufferPointer { empty in
        // libpng's types lack a const, but it changes none of them.
        var text = unsafe png_text()
        unsafe text.compression = compression
        unsafe text.key = UnsafeMutablePointer(mutating: keyword.baseAddress)
        unsafe text.text = UnsafeMutablePointer(mutating: value.baseAddress)
        unsafe text.lang = UnsafeMutablePointer(mutating: empty.baseAddress)
        unsafe text.lang_key = UnsafeMutablePointer(mutating: empty.baseAddress)
        return unsafe body(&text)
      }
    }
  }
}
