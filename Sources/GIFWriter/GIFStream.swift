/// Writes an animated GIF, one part at a time, in order.
///
/// A part is held back until the next one that changes something, because parts that change nothing
/// only lengthen it.
package struct GIFStream: Sendable {
  /// The bytes before the first frame.
  package let head: [UInt8]
  private var held: Held?

  private struct Held {
    var part: GIFFramePart
    var hundredths: Int
    /// True if removing it leaves the frame before the last one.
    var canBeTakenAway: Bool
  }

  /// The possible widths and heights of a GIF.
  package static let sides = 1...65_535

  /// Starts a GIF.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at most 65,535.
  ///   - height: The height in pixels, at most 65,535.
  ///   - palette: The colours, at most 256.
  ///   - tableDepth: The bits of an index into their table; by default there is one entry to spare.
  ///   - timesToPlay: The number of times the film plays; 0 is for ever.
  ///   - comment: A text to store in the file: the recipe.
  package init(
    width: Int, height: Int, palette: [GIFColor], tableDepth: Int? = nil, timesToPlay: Int = 0,
    comment: String? = nil
  ) {
    precondition(Self.sides.contains(width) && Self.sides.contains(height))
    head = headerBytes(
      width: width, height: height, palette: palette,
      depth: tableDepth ?? filmTableDepth(palette), timesToPlay: timesToPlay, comment: comment)
  }

  /// Adds a frame that is shown for a time; returns the bytes of the frames that are now complete.
  package mutating func append(_ part: GIFFramePart, hundredths: Int) -> [UInt8] {
    append(GIFFrameChoice(part: part, leap: nil), hundredths: hundredths)
  }

  /// Adds a frame that is shown for a time, in the shorter of two ways.
  package mutating func append(_ choice: GIFFrameChoice, hundredths: Int) -> [UInt8] {
    guard let last = held else {
      held = Held(part: choice.part, hundredths: hundredths, canBeTakenAway: false)
      return []
    }
    if choice.part.changesNothing {
      held?.hundredths += hundredths
      held?.canBeTakenAway = false
      return []
    }
    let leap = last.canBeTakenAway && last.hundredths <= longestTime ? choice.leap : nil
    held = Held(part: leap ?? choice.part, hundredths: hundredths, canBeTakenAway: leap == nil)
    return Self.bytes(of: last, isTakenAway: leap != nil)
  }

  /// Returns the bytes of the last frame, and the end.
  package consuming func finish() -> [UInt8] {
    (held.map { Self.bytes(of: $0, isTakenAway: false) } ?? []) + [0x3b]
  }

  private static func bytes(of last: Held, isTakenAway: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(last.part.data.count + 800)
    appendFrame(
      last.part, hundredths: min(last.hundredths, longestTime),
      disposal: isTakenAway ? .restore : .keep, to: &bytes)
    var rest = last.hundredths - longestTime
    while rest > 0 {
      appendFrame(.pause, hundredths: min(rest, longestTime), to: &bytes)
      rest -= longestTime
    }
    return bytes
  }
}

/// The longest delay of a frame, in hundredths of a second.
private let longestTime = 65_535

extension GIFFramePart {
  /// A frame that changes nothing: one transparent pixel.
  static let pause = GIFFramePart(
    area: PixelArea(left: 0, top: 0, width: 1, height: 1), palette: nil, transparent: 0,
    data: [2, 2, 0x44, 0x01, 0], changesNothing: true)
}
