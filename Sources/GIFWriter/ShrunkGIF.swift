/// Makes an animated GIF smaller without changing a pixel or a delay.
///
///     let smaller = try await shrunkGIF(bytes)
///
/// Every frame is drawn anew in the way that takes the fewest bytes: only what changes, in the
/// colours that it needs. Comments, loops and other extensions are kept. Frames that show the same
/// are joined. Frames are compressed side by side, on the executor of the task; the result is the
/// same on any number of threads.
///
/// - Parameters:
///   - bytes: A whole file.
///   - pixelLimit: The number of pixels that the picture may have: each takes some 100 bytes.
/// - Returns: The smaller file; the same bytes if there is no smaller one.
/// - Throws: `BrokenGIF` if the bytes cannot be read; nothing is mended.
public func shrunkGIF(
  _ bytes: [UInt8], pixelLimit: Int = GIFDecoder.usualPixelLimit
) async throws(BrokenGIF) -> [UInt8] {
  let decoder = try GIFDecoder(bytes, pixelLimit: pixelLimit)
  var smallest = bytes
  for table in try FilmColours(decoder).tables {
    var shrinker = GIFShrinker(decoder, table)
    guard try await shrinker.write() else { break }
    if shrinker.bytes.count < smallest.count { smallest = shrinker.bytes }
    // Of a larger film the table is a small part.
    if shrinker.bytes.count > 1 << 16 { break }
  }
  return smallest
}
