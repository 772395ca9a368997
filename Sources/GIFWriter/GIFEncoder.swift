/// Writes an animated GIF, one frame at a time.
///
///     let palette = [GIFColor(red: 0, green: 0, blue: 0), GIFColor(red: 255, green: 200, blue: 0)]
///     var encoder = GIFEncoder(width: 16, height: 16, palette: palette)
///     var bytes: [UInt8] = []
///     for step in 0..<16 {
///       let pixels = (0..<256).map { UInt8($0 % 16 == step ? 1 : 0) }
///       let picture = GIFPicture(width: 16, height: 16, palette: palette, pixels: pixels)
///       bytes += encoder.append(picture, hundredths: 8)
///     }
///     bytes += encoder.finish()
///
/// Only the changes from one picture to the next are written, in the shortest way that is found.
/// The encoder holds three pictures, regardless of the number of frames; its results are the same
/// on every machine. For a film that is complete, `shrunkGIF` saves a few more hundredths.
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
  ///   - timesToPlay: The number of times the film plays; 0 is for ever.
  ///   - comment: A text to store in the file.
  public init(
    width: Int, height: Int, palette: [GIFColor], timesToPlay: Int = 0, comment: String? = nil
  ) {
    (self.width, self.height) = (width, height)
    compressor = GIFFrameCompressor(palette: palette)
    stream = GIFStream(
      width: width, height: height, palette: palette, timesToPlay: timesToPlay, comment: comment)
    head = stream.head
  }

  /// Adds a picture of the film's size that is shown for some hundredths of a second.
  ///
  /// - Returns: The next bytes of the file; the bytes of a frame come with the next one.
  public mutating func append(_ picture: GIFPicture, hundredths: Int) -> [UInt8] {
    precondition(picture.width == width && picture.height == height, "all pictures of one size")
    precondition(hundredths >= 0)
    let choice = compressor.choices(picture, after: previous, and: earlier, &habit)
    (earlier, previous) = (previous, picture)
    defer { head = [] }
    return head + stream.append(choice, hundredths: hundredths)
  }

  /// Ends the film, and returns the last bytes of the file.
  public consuming func finish() -> [UInt8] { head + stream.finish() }
}
