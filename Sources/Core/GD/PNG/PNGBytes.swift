internal import CTerrariumDeflate

/// The most samples of a picture that is compressed as a whole.
private let mostAtOnce = 1 << 23

/// Returns a PNG of a complete picture. libpng writes it, but libdeflate compresses it: into fewer
/// bytes than libpng, or twice as fast.
///
/// - Parameters:
///   - samples: The pixels row by row, in the format's bytes.
///   - width: The pixels of a row.
///   - height: The rows.
///   - format: The form of the pixels.
///   - effort: The effort of compression. Very large pictures are streamed regardless.
///   - text: A text to embed.
/// - Returns: The bytes of the file.
/// - Throws: A `GDError` if this pixel format is impossible.
package func pngBytes(
  _ samples: Span<UInt8>, width: Int, height: Int, format: PNGFormat, effort: PNGEffort = .best,
  text: PNGText? = nil
) throws(GDError) -> [UInt8] {
  guard samples.count <= mostAtOnce else {
    var stream = try PNGStream(width: width, height: height, format: format, text: text)
    try stream.append(samples)
    return try stream.finish()
  }
  var writer = try PNGWriter()
  try writer.begin(width: width, height: height, format: format, text: text)
  let data = try pngData(samples, width: width, height: height, format: format, effort: effort)
  try writer.append(PNGChunk(type: "IDAT", data: data[...]))
  try writer.append(PNGChunk(type: "IEND", data: []))
  return writer.take()
}

/// The bytes of a PNG before its pixels.
package func pngHead(
  width: Int, height: Int, format: PNGFormat, text: PNGText?
) throws(GDError) -> [UInt8] {
  var writer = try PNGWriter()
  try writer.begin(width: width, height: height, format: format, text: text)
  return writer.take()
}

/// The compressed pixels of a picture for a PNG: rows without prediction.
package func pngData(
  _ samples: Span<UInt8>, width: Int, height: Int, format: PNGFormat, effort: PNGEffort = .quick
) throws(GDError) -> [UInt8] {
  let stride = width * format.bytesPerPixel
  precondition(samples.count == stride * height, "all rows of the picture")
  var packer = RowPacker(width: stride, depth: format.depth)
  var rows: [UInt8] = []
  rows.reserveCapacity((packer.packed.count + 1) * height)
  for y in 0..<height {
    rows.append(0)
    let row = samples.extracting(y * stride..<(y + 1) * stride)
    unsafe row.withUnsafeBufferPointer { row in
      if format.depth < 8 {
        packer.pack(row)
        rows += packer.packed
      } else {
        unsafe rows += row
      }
    }
  }
  guard let compressor = unsafe libdeflate_alloc_compressor(effort.level(for: rows.count)) else {
    throw .outOfMemory(width: width, height: height)
  }
  defer { unsafe libdeflate_free_compressor(compressor) }
  let room = unsafe libdeflate_zlib_compress_bound(compressor, rows.count)
  return unsafe [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
    count = unsafe libdeflate_zlib_compress(
      compressor, rows, rows.count, bytes.baseAddress, bytes.count)
  }
}

/// The effort of compression.
package enum PNGEffort: Hashable, Sendable {
  /// For frames, of which there are many.
  case quick
  /// For a single picture: the fewest bytes in about a tenth of a second. The level depends on the
  /// number of bytes alone, so that every machine writes the same file.
  case best

  /// The level of libdeflate for rows of some bytes. Level 12 takes up to 0.4 s for a megabyte and
  /// level 9 less than 0.1 s. Level 12 saves a tenth of the bytes that level 9 writes.
  package func level(for bytes: Int) -> Int32 {
    switch (self, bytes) {
    case (.best, ...393_216): 12
    case (.best, ...2_097_152): 9
    default: 6
    }
  }
}
