internal import Pictures

/// Writes an animated WebP, a part at a time, in order.
///
/// The container is ours, as that of an animated PNG is: libwebp's would hold all frames until the
/// last. Delays are milliseconds; what rounding takes from one frame the next one gets. The head
/// tells the size of the file, so it is filled in at the end.
package struct WebPWriter<Failure: Error> {
  package typealias Sink = (borrowing [UInt8]) throws(Failure) -> Void

  private let sink: Sink
  private let recipe: String?
  private var clock = DelayClock(unitsPerSecond: 1000)
  private var held: (part: FramePart, milliseconds: Int)?
  private var count = 0

  /// Starts a WebP: its first bytes go to the sink at once.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - height: The rows.
  ///   - timesToPlay: The number of times the film plays; 0 for ever.
  ///   - recipe: A text to travel along.
  ///   - sink: Takes the bytes.
  /// - Throws: What the sink throws.
  package init(
    width: Int, height: Int, timesToPlay: Int = 0, recipe: String? = nil, to sink: @escaping Sink
  ) throws(Failure) {
    (self.recipe, self.sink) = (recipe, sink)
    try write(
      riffHead(size: 0)
        + webPStart(width: width, height: height, timesToPlay: timesToPlay, recipe: recipe))
  }

  /// Adds a frame that stands for a time.
  package mutating func append(_ part: FramePart, delay: FrameDelay) throws(Failure) {
    let milliseconds = clock.units(for: delay)
    if part.changesNothing, held != nil {
      held?.milliseconds += milliseconds
      return
    }
    try flush()
    held = (part, milliseconds)
  }

  /// Writes the last frame and the end; returns what is to be written over at the beginning.
  package mutating func finish() throws(Failure) -> BytePatch? {
    try flush()
    if let recipe { try write(recipeChunk(recipe)) }
    return BytePatch(offset: 0, bytes: riffHead(size: count - 8))
  }

  private mutating func flush() throws(Failure) {
    guard let (part, milliseconds) = held else { return }
    held = nil
    try write(webPFrame(part, milliseconds: min(milliseconds, longestTime)))
    var rest = milliseconds - longestTime
    while rest > 0 {
      try write(webPFrame(.pause, milliseconds: min(rest, longestTime)))
      rest -= longestTime
    }
  }

  private mutating func write(_ bytes: [UInt8]) throws(Failure) {
    count += bytes.count
    try sink(bytes)
  }
}

/// The longest time that a frame can stand, in milliseconds: 24 bits.
private let longestTime = 0xff_ffff

extension FramePart {
  /// A frame that leaves everything as it is: one transparent pixel, as the format's own bits.
  static let pause = FramePart(
    area: PixelRect(left: 0, top: 0, width: 1, height: 1), isOverlay: true,
    data: riffChunk("VP8L", [0x2f, 0, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xfe, 0x07]),
    changesNothing: true)
}
