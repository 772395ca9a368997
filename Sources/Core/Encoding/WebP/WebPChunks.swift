// The chunks of a WebP, by its container specification (Google, 2011): four letters, a size and the
// data, padded to an even size.

internal import TerrariumPictures

/// The first twelve bytes of a file; `size` counts the bytes after the first eight.
package func riffHead(size: Int) -> [UInt8] {
  Array("RIFF".utf8) + littleEndian(size, bytes: 4) + Array("WEBP".utf8)
}

/// Returns a chunk.
package func riffChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  Array(name.utf8) + littleEndian(data.count, bytes: 4) + data + (data.count % 2 == 0 ? [] : [0])
}

/// Returns the bytes before the frames, with the size of the picture and the number of plays.
func webPStart(width: Int, height: Int, timesToPlay: Int, recipe: String?) -> [UInt8] {
  // The flags of animation, transparency and a recipe.
  let hasXMP = recipe.map { !isDeflated(recipe: $0) } ?? false
  let flags: UInt8 = 0x02 | 0x10 | (hasXMP ? 0x04 : 0)
  let picture: [UInt8] =
    [flags, 0, 0, 0] + littleEndian(width - 1, bytes: 3) + littleEndian(height - 1, bytes: 3)
  let plays = min(max(0, timesToPlay), 65_535)
  return riffChunk("VP8X", picture)
    + riffChunk("ANIM", [0, 0, 0, 0] + littleEndian(plays, bytes: 2))
}

/// Returns a frame: its place, delay, blending and pixels.
func webPFrame(_ part: FramePart, milliseconds: Int) -> [UInt8] {
  var data: [UInt8] = []
  for number in [
    part.area.left / 2, part.area.top / 2, part.area.width - 1, part.area.height - 1, milliseconds,
  ] { data += littleEndian(number, bytes: 3) }
  data.append(part.isOverlay ? 0 : 2)
  return riffChunk("ANMF", data + part.data)
}

private func littleEndian(_ number: Int, bytes: Int) -> [UInt8] {
  (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
