package import TerrariumGD
internal import TerrariumPictures

/// Bytes that replace others at a place of a file.
package struct BytePatch: Hashable, Sendable {
  package let offset: Int
  package let bytes: [UInt8]
}

/// Writes an animated PNG part by part, in order.
///
/// Programs without animation show the first frame. The animation chunks are written here: `acTL`
/// counts the frames, `fcTL` places each, and `fdAT` carries the data of all but the first, which
/// is in `IDAT`.
package struct APNGWriter: AnimationWriter {
  package let head: [UInt8]
  private let timesToPlay: Int
  /// The number of frames, if it cannot be filled in afterwards.
  private let frameCount: Int?
  private var delays = APNGDelays()
  private var held: (part: FramePart, delay: FrameDelay)?
  private var frames = 0
  private var sequence = 0

  /// The number of frames comes after the chunk of the size.
  private static var countAt: Int { pngSignature.count + 25 }

  /// Starts an animated PNG.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - height: The rows.
  ///   - format: The form of the pixels.
  ///   - timesToPlay: The number of times the film plays; 0 means for ever.
  ///   - frameCount: The number of frames, if it cannot be filled in afterwards (for a pipe). All
  ///     frames are then written, including those that change nothing.
  ///   - text: A text to embed: the recipe.
  /// - Throws: A `GDError` if this pixel format is impossible.
  package init(
    width: Int, height: Int, format: APNGFormat, timesToPlay: Int = 0, frameCount: Int? = nil,
    text: PNGText? = nil
  ) throws(GDError) {
    (self.timesToPlay, self.frameCount) = (timesToPlay, frameCount)
    let still = try pngHead(width: width, height: height, format: format.png, text: text)
    let control = animationControl(frames: frameCount ?? 0, plays: timesToPlay)
    head = try still[..<Self.countAt] + control.bytes + still[Self.countAt...]
  }

  package mutating func append(_ part: FramePart, delay: FrameDelay) throws -> [UInt8] {
    if let (last, time) = held, part.changesNothing, frameCount == nil {
      held = (last, time + delay)
      return []
    }
    defer { held = (part, delay) }
    return try flushed()
  }

  /// Returns the last frame and the end, and a patch of the beginning if the number of frames was
  /// unknown there.
  package mutating func finish() throws -> (bytes: [UInt8], patch: BytePatch?) {
    let bytes = try flushed() + PNGChunk(type: "IEND", data: []).bytes
    if let frameCount {
      precondition(frames == frameCount, "\(frames) frames instead of \(frameCount)")
      return (bytes, nil)
    }
    let control = animationControl(frames: frames, plays: timesToPlay)
    return (bytes, BytePatch(offset: Self.countAt, bytes: try control.bytes))
  }

  private mutating func flushed() throws -> [UInt8] {
    guard let (part, delay) = held else { return [] }
    let (numerator, denominator) = delays.fraction(for: delay)
    var control: [UInt8] = []
    for number in [
      sequence, part.area.width, part.area.height, part.area.left, part.area.top,
    ] { control += bigEndian(UInt32(number)) }
    for number in [numerator, denominator] { control += bigEndian(UInt32(number)).suffix(2) }
    control += [0, part.isOverlay ? 1 : 0]
    sequence += 1
    var bytes = try PNGChunk(type: "fcTL", data: control[...]).bytes
    if frames == 0 {
      bytes += try PNGChunk(type: "IDAT", data: part.data[...]).bytes
    } else {
      let data = bigEndian(UInt32(sequence)) + part.data
      bytes += try PNGChunk(type: "fdAT", data: data[...]).bytes
      sequence += 1
    }
    frames += 1
    return bytes
  }
}

private func animationControl(frames: Int, plays: Int) -> PNGChunk {
  let data = bigEndian(UInt32(frames)) + bigEndian(UInt32(max(0, plays)))
  return PNGChunk(type: "acTL", data: data[...])
}
