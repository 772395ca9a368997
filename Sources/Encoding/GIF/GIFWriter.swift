package import Rendering

/// What a GIF says before its first frame.
package struct GIFHeader: Hashable, Sendable {
  package var width: Int
  package var height: Int
  package var palette: [Colour]

  /// How often the film plays; 0 for ever.
  package var timesToPlay: Int

  /// A text to travel along: the recipe.
  package var comment: String?

  /// A header; sides are at most 65,535 pixels and colours at most 256.
  package init(
    width: Int, height: Int, palette: [Colour], timesToPlay: Int = 0, comment: String? = nil
  ) {
    self.width = width
    self.height = height
    self.palette = palette
    self.timesToPlay = timesToPlay
    self.comment = comment
  }
}

/// Writes an animated GIF, a part at a time, in order.
///
/// A part is held back until the next one that changes something: parts that change nothing only
/// lengthen it. Delays are hundredths of a second; what rounding takes from one frame the next one
/// gets, so that they sum to the film's exact time.
package struct GIFWriter<Failure: Error> {
  package typealias Sink = (borrowing [UInt8]) throws(Failure) -> Void

  private let sink: Sink
  private var clock = DelayClock(unitsPerSecond: 100)
  private var held: (part: GIFFramePart, hundredths: Int)?

  /// Starts a GIF: its header goes to the sink at once.
  package init(_ header: GIFHeader, to sink: @escaping Sink) throws(Failure) {
    precondition((1...65_535).contains(header.width) && (1...65_535).contains(header.height))
    self.sink = sink
    try sink(headerBytes(header))
  }

  /// Adds a frame that stands for a time.
  package mutating func append(_ part: GIFFramePart, delay: FrameDelay) throws(Failure) {
    let hundredths = clock.units(for: delay)
    if part.changesNothing, held != nil {
      held?.hundredths += hundredths
      return
    }
    try flush()
    held = (part, hundredths)
  }

  /// Writes the last frame and the end.
  package mutating func finish() throws(Failure) {
    try flush()
    try sink([0x3b])
  }

  private mutating func flush() throws(Failure) {
    guard let (part, hundredths) = held else { return }
    held = nil
    let longest = 65_535
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.data.count + 800)
    appendFrame(part, hundredths: min(hundredths, longest), to: &bytes)
    var rest = hundredths - longest
    while rest > 0 {
      appendFrame(.pause, hundredths: min(rest, longest), to: &bytes)
      rest -= longest
    }
    try sink(bytes)
  }
}

extension GIFFramePart {
  /// A frame that leaves everything as it is: one transparent pixel.
  static let pause = GIFFramePart(
    area: PixelArea(left: 0, top: 0, width: 1, height: 1), palette: nil, transparent: 0,
    data: [2, 2, 0x44, 0x01, 0], changesNothing: true)
}
