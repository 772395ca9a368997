extension GIFEncoder {
  /// Makes an animated GIF smaller without changing a pixel or a delay.
  ///
  ///     let smaller = try await GIFEncoder.shrunk(bytes)
  ///
  /// Every frame is redrawn in the way that takes the fewest bytes: only the changes, in the colours
  /// that they need. Comments, loops and other extensions are kept, and equal frames are joined.
  /// Frames are compressed in parallel, on the executor of the task; the result is the same on any
  /// number of threads.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - pixelLimit: The most pixels that the picture may have; each takes about 100 bytes.
  /// - Returns: The smaller file; the same bytes if there is no smaller one.
  /// - Throws: `BrokenGIF` if the bytes cannot be read; nothing is repaired.
  public static func shrunk(
    _ bytes: [UInt8], pixelLimit: Int = GIFDecoder.usualPixelLimit
  ) async throws(BrokenGIF) -> [UInt8] {
    let decoder = try GIFDecoder(bytes, pixelLimit: pixelLimit)
    var smallest = bytes
    for table in try FilmColours(decoder).tables {
      var shrinker = GIFShrinker(decoder, table)
      guard try await shrinker.write() else { break }
      if shrinker.bytes.count < smallest.count { smallest = shrinker.bytes }
      // In a larger film the table is only a small part.
      if shrinker.bytes.count > 1 << 16 { break }
    }
    return smallest
  }
}
