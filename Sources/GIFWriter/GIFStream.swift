/// Writes an animated GIF, a part at a time, in order.
///
/// A part is held back until the next one that changes something: parts that change nothing only
/// lengthen it.
package struct GIFStream: Sendable {
  /// The bytes before the first frame.
  package let head: [UInt8]
  private var held: Held?

  private struct Held {
    var part: GIFFramePart
    var hundredths: Int
    /// True if taking it away leaves the frame before the last one.
    var canBeTakenAway: Bool
  }

  /// The sides that a GIF can have.
  package static let sides = 1...65_535

  /// Starts a GIF.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row, at most 65,535.
  ///   - height: The rows, at most 65,535.
  ///   - palette: The colours, at most 256.
  ///   - tableDepth: The bits of an index into their table; by default it has one place to spare.
  ///   - timesToPlay: The number of times the film plays; 0 for ever.
  ///   - comment: A text to travel along: the recipe.
  package init(
    width: Int, height: Int, palette: [GIFColor], tableDepth: Int? = nil, timesToPlay: Int = 0,
    comment: String? = nil
  ) {
    precondition(Self.sides.contains(width) && Self.sides.contains(height))
    head = headerBytes(
      width: width, height: height, palette: palette,
      depth: tableDepth ?? filmTableDepth(palette), timesToPlay: timesToPlay, comment: comment)
  }

  /// Adds a frame that stands for a time; returns the bytes of the frames that are complete by now.
  package mutating func append(_ part: GIFFramePart, hundredths: Int) -> [UInt8] {
    append(GIFFrameChoice(part: part, leap: nil), hundredths: hundredths)
  }

  /// Adds a frame that stands for a time, in the shorter of two ways.
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

  /// The bytes of the last frame, and the end.
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

/// The longest time that a frame can stand, in hundredths of a second.
private let longestTime = 65_535

extension GIFFramePart {
  /// A frame that leaves everything as it is: one transparent pixel.
  static let pause = GIFFramePart(
    area: PixelArea(left: 0, top: 0, width: 1, height: 1), palette: nil, transparent: 0,
    data: [2, 2, 0x44, 0x01, 0], changesNothing: true)
}
