internal import TerrariumPictures

/// Writes an animated WebP part by part, in order.
///
/// The container is our own, because libwebp's would hold all frames until the end. Delays are in
/// milliseconds, and rounding errors carry over to the next frame. The head contains the size of
/// the file, so it is filled in at the end.
package struct WebPWriter: AnimationWriter {
  package let head: [UInt8]
  private let recipe: String?
  private var clock = DelayClock(unitsPerSecond: 1000)
  private var held: (part: FramePart, milliseconds: Int)?
  private var count: Int

  /// Starts a WebP.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - height: The rows.
  ///   - timesToPlay: The number of times the film plays; 0 means for ever.
  ///   - recipe: A text to embed.
  package init(width: Int, height: Int, timesToPlay: Int = 0, recipe: String? = nil) {
    self.recipe = recipe
    head =
      riffHead(size: 0)
      + webPStart(width: width, height: height, timesToPlay: timesToPlay, recipe: recipe)
    count = head.count
  }

  package mutating func append(_ part: FramePart, delay: FrameDelay) -> [UInt8] {
    let milliseconds = clock.units(for: delay)
    if part.changesNothing, held != nil {
      held?.milliseconds += milliseconds
      return []
    }
    defer { held = (part, milliseconds) }
    return flushed()
  }

  package mutating func finish() -> (bytes: [UInt8], patch: BytePatch?) {
    let chunk = recipe.map { recipeChunk($0) } ?? []
    let bytes = flushed() + chunk
    return (bytes, BytePatch(offset: 0, bytes: riffHead(size: count + chunk.count - 8)))
  }

  private mutating func flushed() -> [UInt8] {
    guard let (part, milliseconds) = held else { return [] }
    var bytes = webPFrame(part, milliseconds: min(milliseconds, longestTime))
    var rest = milliseconds - longestTime
    while rest > 0 {
      bytes += webPFrame(.pause, milliseconds: min(rest, longestTime))
      rest -= longestTime
    }
    count += bytes.count
    return bytes
  }
}

/// The longest delay of a frame in milliseconds: 24 bits.
private let longestTime = 0xff_ffff

extension FramePart {
  /// A frame that changes nothing: one transparent pixel, in the format's own bits.
  static let pause = FramePart(
    area: PixelRect(left: 0, top: 0, width: 1, height: 1), isOverlay: true,
    data: riffChunk("VP8L", [0x2f, 0, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xfe, 0x07]),
    changesNothing: true)
}
