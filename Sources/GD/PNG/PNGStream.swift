internal import CZLIB
internal import LibC

/// Writes a PNG row by row, so that a picture need never be in memory as a whole.
///
/// Hand over strips with `append`, take the bytes that are ready after each, and the rest from
/// `finish`. Rows beyond the picture's height are a mistake of the caller. The strips in which rows
/// come make no difference to the file.
@safe package struct PNGStream: ~Copyable {
  /// The longest side of a PNG.
  package static let longestSide = 0x7fff_ffff

  /// The compressed bytes of a chunk.
  private static let chunkSize = 1 << 16

  package let width: Int
  package let height: Int
  package let format: PNGFormat
  private var bytes: [UInt8]
  /// Compressed bytes that are in no chunk as yet: first the head of a zlib stream.
  private var data: [UInt8] = [0x78, 0x9c]
  private var deflater: Deflater
  /// The checksum of all lines (Adler-32).
  private var sum: UInt = 1
  private var filter: RowFilter
  private var packer: RowPacker
  private var rowsLeft: Int

  /// Starts a PNG of a size; its header is the first of the bytes to take.
  package init(
    width: Int, height: Int, format: PNGFormat, effort: PNGEffort = .mosaic, text: PNGText? = nil
  ) throws(GDError) {
    for side in [width, height] where !(1...Self.longestSide).contains(side) {
      throw .sideOutOfRange(side, limit: Self.longestSide)
    }
    if case .indexed(let palette) = format, !(1...256).contains(palette.count) {
      throw .encodingFailed
    }
    (self.width, self.height, self.format) = (width, height, format)
    let row = (width * format.bytesPerPixel * format.depth + 7) / 8
    filter = RowFilter(row: row, pixel: format.bytesPerPixel, isAdaptive: effort.isAdaptive)
    deflater = Deflater(row: row + 1, rows: height, level: effort.level)
    packer = RowPacker(width: width, depth: format.depth)
    rowsLeft = height
    bytes = format.header(width: width, height: height, text: text)
  }

  /// Adds whole rows, each of `width` pixels of the format's bytes.
  package mutating func append(_ rows: Span<UInt8>) throws(GDError) {
    let stride = width * format.bytesPerPixel
    let count = rows.count / stride
    precondition(count * stride == rows.count && count <= rowsLeft, "whole rows of the picture")
    rowsLeft -= count
    unsafe rows.withUnsafeBufferPointer { rows in
      guard let start = rows.baseAddress else { return }
      var y = 0
      while y < count {
        let row = unsafe start + y * stride
        // a mosaic repeats each row as often as a cell is high
        var times = 1
        while y + times < count, unsafe memcmp(row, row + times * stride, stride) == 0 {
          times += 1
        }
        unsafe add(UnsafeBufferPointer(start: row, count: stride), times: times)
        y += times
      }
    }
    collect(isLast: false)
  }

  /// The bytes written since they were last taken.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Ends the picture, all of whose rows were added, and returns the remaining bytes.
  package consuming func finish() throws(GDError) -> [UInt8] {
    precondition(rowsLeft == 0, "rows are missing")
    deflater.finish()
    collect(isLast: true)
    return bytes + PNGChunk(type: "IEND", data: []).bytes
  }

  @unsafe private mutating func add(_ row: UnsafeBufferPointer<UInt8>, times: Int) {
    if format.depth == 8 {
      if let start = row.baseAddress { unsafe addPacked(start, times: times) }
      return
    }
    packer.pack(row)
    let packed = packer.packed
    unsafe packed.withUnsafeBufferPointer {
      if let start = $0.baseAddress { unsafe addPacked(start, times: times) }
    }
  }

  /// Adds a row as it is stored; its repeats all differ alike from the row above, but not the first.
  @unsafe private mutating func addPacked(_ row: UnsafePointer<UInt8>, times: Int) {
    unsafe filter.predict(row)
    let alike = filter.isAdaptive ? 1 : times
    unsafe addLine(times: alike)
    guard times > alike else { return }
    unsafe filter.predict(row)
    unsafe addLine(times: times - alike)
  }

  @unsafe private mutating func addLine(times: Int) {
    let line = unsafe adler32_z(1, filter.line, filter.count)
    for _ in 0..<times { sum = adler32_combine(sum, line, filter.count) }
    unsafe deflater.append(filter.line, times: times)
  }

  /// Puts compressed bytes into chunks.
  private mutating func collect(isLast: Bool) {
    data += deflater.take()
    if isLast { data += bigEndian(UInt32(sum)) }
    var from = 0
    while data.count - from >= (isLast ? 1 : Self.chunkSize) {
      let end = min(data.count, from + Self.chunkSize)
      bytes += PNGChunk(type: "IDAT", data: data[from..<end]).bytes
      from = end
    }
    data.removeFirst(from)
  }
}
