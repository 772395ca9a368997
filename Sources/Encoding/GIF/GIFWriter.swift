package import Pictures

/// Writes an animated GIF, a part at a time, in order.
///
/// A part is held back until the next one that changes something: parts that change nothing only
/// lengthen it. Delays are hundredths of a second; what rounding takes from one frame the next one
/// gets, so that they sum to the film's exact time.
package struct GIFWriter<Failure: Error> {
  package typealias Sink = (borrowing [UInt8]) throws(Failure) -> Void

  private let sink: Sink
  private var clock = DelayClock(unitsPerSecond: 100)
  private var held: Held?

  /// The part that is not yet written.
  private struct Held {
    var part: GIFFramePart
    var hundredths: Int
    /// True if taking it away leaves the frame before the last one.
    var canBeTakenAway: Bool
  }

  /// Starts a GIF: what stands before its first frame goes to the sink at once.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row, at most 65,535.
  ///   - height: The rows, at most 65,535.
  ///   - palette: The colours, at most 256.
  ///   - timesToPlay: The number of times the film plays; 0 for ever.
  ///   - comment: A text to travel along: the recipe.
  ///   - sink: Takes the bytes.
  /// - Throws: What the sink throws.
  package init(
    width: Int, height: Int, palette: [Colour], timesToPlay: Int = 0, comment: String? = nil,
    to sink: @escaping Sink
  ) throws(Failure) {
    precondition((1...65_535).contains(width) && (1...65_535).contains(height))
    self.sink = sink
    try sink(
      headerBytes(
        width: width, height: height, palette: palette, timesToPlay: timesToPlay, comment: comment))
  }

  /// Adds a frame that stands for a time.
  package mutating func append(_ part: GIFFramePart, delay: FrameDelay) throws(Failure) {
    try append(GIFFrameChoice(part: part, leap: nil), delay: delay)
  }

  /// Adds a frame that stands for a time, in the shorter of two ways.
  package mutating func append(_ choice: GIFFrameChoice, delay: FrameDelay) throws(Failure) {
    let hundredths = clock.units(for: delay)
    guard let last = held else {
      held = Held(part: choice.part, hundredths: hundredths, canBeTakenAway: false)
      return
    }
    if choice.part.changesNothing {
      held?.hundredths += hundredths
      held?.canBeTakenAway = false
      return
    }
    let leap = last.canBeTakenAway && last.hundredths <= longestTime ? choice.leap : nil
    try flush(isTakenAway: leap != nil)
    held = Held(
      part: leap ?? choice.part, hundredths: hundredths, canBeTakenAway: leap == nil)
  }

  /// Writes the last frame and the end.
  package mutating func finish() throws(Failure) {
    try flush()
    try sink([0x3b])
  }

  private mutating func flush(isTakenAway: Bool = false) throws(Failure) {
    guard let last = held else { return }
    held = nil
    var bytes: [UInt8] = []
    bytes.reserveCapacity(last.part.data.count + 800)
    appendFrame(
      last.part, hundredths: min(last.hundredths, longestTime), isTakenAway: isTakenAway,
      to: &bytes)
    var rest = last.hundredths - longestTime
    while rest > 0 {
      appendFrame(.pause, hundredths: min(rest, longestTime), to: &bytes)
      rest -= longestTime
    }
    try sink(bytes)
  }
}

/// The longest time that a frame can stand, in hundredths of a second.
private let longestTime = 65_535

extension GIFFramePart {
  /// A frame that leaves everything as it is: one transparent pixel.
  static let pause = GIFFramePart(
    area: PixelRect(left: 0, top: 0, width: 1, height: 1), palette: nil, transparent: 0,
    data: [2, 2, 0x44, 0x01, 0], changesNothing: true)
}
