internal import CPNG

/// Writes a PNG row by row, so that a picture need never be in memory as a whole.
///
/// Hand over strips with `append`, take the bytes that are ready after each, and the rest from
/// `finish`. Rows beyond the picture's height are a mistake of the caller.
@safe package struct PNGStream: ~Copyable {
  /// The longest side: libpng's own limit.
  package static let longestSide = 0x7fff_ffff

  package let width: Int
  package let height: Int
  package let format: PNGFormat
  private let encoder: UnsafeMutablePointer<CPNGEncoder>
  private var packer: RowPacker
  private var rowsLeft: Int

  /// Starts a PNG of a size; its header is the first of the bytes to take.
  package init(
    width: Int, height: Int, format: PNGFormat, effort: PNGEffort = .mosaic, text: PNGText? = nil
  ) throws(GDError) {
    for side in [width, height] where !(1...Self.longestSide).contains(side) {
      throw .sideOutOfRange(side, limit: Self.longestSide)
    }
    let encoder = UnsafeMutablePointer<CPNGEncoder>.allocate(capacity: 1)
    unsafe encoder.initialize(to: CPNGEncoder())
    guard unsafe begin(encoder, width, height, format, effort, text) else {
      unsafe release(encoder)
      throw .encodingFailed
    }
    (self.width, self.height, self.format) = (width, height, format)
    unsafe self.encoder = encoder
    packer = RowPacker(width: width, depth: format.depth)
    rowsLeft = height
  }

  deinit {
    unsafe release(encoder)
  }

  /// Adds whole rows, each of `width` pixels of the format's bytes.
  package mutating func append(_ rows: Span<UInt8>) throws(GDError) {
    let stride = width * format.bytesPerPixel
    let count = rows.count / stride
    precondition(count * stride == rows.count && count <= rowsLeft, "whole rows of the picture")
    rowsLeft -= count
    let status = unsafe rows.withUnsafeBufferPointer { rows in
      unsafe format.depth == 8 ? write(rows, stride, count) : writePacked(rows, count)
    }
    guard status == 0 else { throw .encodingFailed }
  }

  /// The bytes written since they were last taken.
  package mutating func take() -> [UInt8] {
    let ready = unsafe UnsafeBufferPointer(
      start: encoder.pointee.bytes, count: encoder.pointee.count)
    defer { unsafe encoder.pointee.count = 0 }
    return unsafe Array(ready)
  }

  /// Ends the picture, all of whose rows were added, and returns the bytes not yet taken.
  package consuming func finish() throws(GDError) -> [UInt8] {
    precondition(rowsLeft == 0, "rows are missing")
    guard unsafe cpng_finish(encoder) == 0 else { throw .encodingFailed }
    return take()
  }

  @unsafe private func write(_ rows: UnsafeBufferPointer<UInt8>, _ stride: Int, _ count: Int)
    -> Int32
  {
    unsafe cpng_rows(encoder, rows.baseAddress, stride, Int32(count))
  }

  @unsafe private mutating func writePacked(_ rows: UnsafeBufferPointer<UInt8>, _ count: Int)
    -> Int32
  {
    guard let start = rows.baseAddress else { return 0 }
    for y in 0..<count {
      let row = unsafe start + y * width
      let last = unsafe y == 0 ? nil : row - width
      unsafe packer.pack(UnsafeBufferPointer(start: row, count: width), sameAs: last)
      let status = unsafe packer.packed.withUnsafeBufferPointer {
        unsafe cpng_rows(encoder, $0.baseAddress, $0.count, 1)
      }
      guard status == 0 else { return status }
    }
    return 0
  }
}

private func release(_ encoder: UnsafeMutablePointer<CPNGEncoder>) {
  unsafe cpng_end(encoder)
  unsafe encoder.deallocate()
}

/// Says everything that precedes the rows.
private func begin(
  _ encoder: UnsafeMutablePointer<CPNGEncoder>, _ width: Int, _ height: Int, _ format: PNGFormat,
  _ effort: PNGEffort, _ text: PNGText?
) -> Bool {
  var header = unsafe CPNGHeader()
  unsafe (header.width, header.height) = (UInt32(width), UInt32(height))
  unsafe header.depth = Int32(format.depth)
  unsafe (header.level, header.strategy) = (Int32(effort.level), effort.strategy.rawValue)
  unsafe (header.windowBits, header.memoryLevel) = (15, 8)
  unsafe header.filters =
    switch effort.filters {
    case .none: 0x08  // PNG_FILTER_NONE
    case .up: 0x20  // PNG_FILTER_UP
    case .adaptive: 0xf8  // PNG_ALL_FILTERS
    }
  var palette: [UInt8] = []
  var alphas: [UInt8] = []
  switch format {
  case .rgb: unsafe header.colourType = PNG_COLOR_TYPE_RGB
  case .rgba: unsafe header.colourType = PNG_COLOR_TYPE_RGBA
  case .indexed(let colours):
    unsafe header.colourType = PNG_COLOR_TYPE_PALETTE
    for colour in colours {
      for shift in [16, 8, 0] { palette.append(UInt8(truncatingIfNeeded: colour >> UInt32(shift))) }
    }
    alphas = colours.map { UInt8($0 >> 24) }
    while alphas.last == 255 { alphas.removeLast() }
    unsafe header.colours = Int32(colours.count)
  }
  unsafe header.alphaCount = Int32(alphas.count)
  return unsafe palette.withUnsafeBufferPointer { palette in
    unsafe alphas.withUnsafeBufferPointer { alphas in
      unsafe header.palette = palette.baseAddress
      unsafe header.alphas = alphas.baseAddress
      guard let text else { return unsafe cpng_begin(encoder, &header) == 0 }
      return unsafe text.keyword.withCString { keyword in
        unsafe text.text.withCString { text in
          unsafe (header.keyword, header.text) = (keyword, text)
          return unsafe cpng_begin(encoder, &header) == 0
        }
      }
    }
  }
}
