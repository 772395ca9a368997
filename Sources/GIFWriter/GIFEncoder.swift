/// Writes an animated GIF, one frame at a time.
///
///     let palette = [GIFColor(red: 0, green: 0, blue: 0), GIFColor(red: 255, green: 200, blue: 0)]
///     var encoder = try GIFEncoder(width: 16, height: 16, palette: palette)
///     var bytes: [UInt8] = []
///     for step in 0..<16 {
///       let pixels = (0..<256).map { UInt8($0 % 16 == step ? 1 : 0) }
///       let picture = try GIFPicture(width: 16, height: 16, palette: palette, pixels: pixels)
///       bytes += try encoder.append(picture, for: .milliseconds(80))
///     }
///     bytes += try encoder.finish()
///
/// Only the changes from one picture to the next are written, in the shortest way that is found.
/// The encoder holds three pictures, regardless of the number of frames; its results are the same
/// on every machine. For a film that is complete, `shrunk` saves a few more hundredths.
public struct GIFEncoder: Sendable {
  private let width: Int
  private let height: Int
  private let compressor: GIFFrameCompressor
  private var stream: GIFStream
  private var habit = SearchHabit()
  private var previous: GIFPicture?
  private var earlier: GIFPicture?
  /// The bytes before the first frame, until they are returned.
  private var head: [UInt8]

  /// Starts a GIF.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at most 65,535.
  ///   - height: The height in pixels, at most 65,535.
  ///   - palette: The colours that most frames have, at most 256; frames with others have their own
  ///     tables.
  ///   - timesToPlay: The number of times the film plays, at most 65,536; 0 is for ever.
  ///   - comment: A text to store in the file.
  /// - Throws: `UnwritableGIF` if a value is outside its range.
  public init(
    width: Int, height: Int, palette: [GIFColor], timesToPlay: Int = 0, comment: String? = nil
  ) throws(UnwritableGIF) {
    try GIFPicture.check(width: width, height: height)
    guard palette.count <= 256 else { throw .tooManyColors }
    guard 0...65_536 ~= timesToPlay else { throw .timesToPlayOutOfRange(timesToPlay) }
    (self.width, self.height) = (width, height)
    compressor = GIFFrameCompressor(palette: palette)
    stream = GIFStream(
      width: width, height: height, palette: palette, timesToPlay: timesToPlay, comment: comment)
    head = stream.head
  }

  /// Adds a picture of the film's size.
  ///
  /// - Parameters:
  ///   - picture: The next picture.
  ///   - delay: The time that it is shown: whole hundredths of a second, at most 655.35 seconds. For
  ///     30 pictures a second, alternate between 30, 30 and 40 milliseconds.
  /// - Returns: The next bytes of the file; the bytes of a frame come with the next one.
  /// - Throws: `UnwritableGIF` if the size or the delay is wrong. The film is then as before.
  public mutating func append(
    _ picture: GIFPicture, for delay: Duration
  ) throws(UnwritableGIF) -> [UInt8] {
    guard picture.width == width, picture.height == height else {
      throw .otherSize(width: picture.width, height: picture.height)
    }
    // The quotient is rounded, also for delays that are not whole hundredths.
    guard let hundredths = UInt16(exactly: (delay / .milliseconds(10)).rounded()),
      delay == .milliseconds(10 * Int(hundredths))
    else { throw .delayOutOfRange(delay) }
    let choice = compressor.choices(picture, after: previous, and: earlier, &habit)
    (earlier, previous) = (previous, picture)
    defer { head = [] }
    return head + stream.append(choice, hundredths: Int(hundredths))
  }

  /// Ends the film, and returns the last bytes of the file.
  ///
  /// - Throws: `UnwritableGIF` if the film has no pictures.
  public consuming func finish() throws(UnwritableGIF) -> [UInt8] {
    guard previous != nil else { throw .noPictures }
    return stream.finish()
  }
}
