/// The frames of a GIF, with equal frames joined if no player shows the difference.
struct JoinedFrames {
  struct Shown {
    /// `0xAARRGGBB`, row by row.
    let pixels: [UInt32]
    var hundredths: Int
    let waitsForInput: Bool
    /// True if the background is the transparent index.
    let clearsToNothing: Bool
    /// The extensions between the frame before and this one.
    let extensions: [GIFExtension]
  }

  /// Players lengthen shorter delays, each by itself.
  private static let shortest = 2

  private(set) var decoder: GIFDecoder
  private var ahead: Shown?
  private var hasBegun = false

  init(_ decoder: GIFDecoder) { self.decoder = decoder }

  /// The extensions after the last frame, once `next` has returned nil.
  var lastExtensions: [GIFExtension] { decoder.extensions }

  /// Returns the next frame; nil after the last.
  mutating func next() throws(BrokenGIF) -> Shown? {
    if !hasBegun {
      hasBegun = true
      ahead = try read()
    }
    guard var shown = ahead else { return nil }
    ahead = try read()
    while let next = ahead, Self.canBeJoined(shown, next) {
      shown.hundredths += next.hundredths
      ahead = try read()
    }
    return shown
  }

  private static func canBeJoined(_ one: Shown, _ next: Shown) -> Bool {
    one.hundredths >= shortest && next.hundredths >= shortest
      && one.hundredths + next.hundredths <= 65_535 && !one.waitsForInput && !next.waitsForInput
      && next.extensions.isEmpty && one.pixels == next.pixels
  }

  private mutating func read() throws(BrokenGIF) -> Shown? {
    try decoder.next().map {
      Shown(
        pixels: $0.pixels, hundredths: $0.hundredths,
        waitsForInput: decoder.lastControl.waitsForInput,
        clearsToNothing: decoder.lastControl.transparent.map(Int.init) == decoder.blocks.background,
        extensions: decoder.extensions)
    }
  }
}
