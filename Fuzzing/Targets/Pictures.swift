internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumPictures
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// Pictures that were committed, read back for a comparison.
enum Pictures {
  /// The first byte says what its ending says.
  static func read(_ bytes: [UInt8]) {
    let readable = [Format.gif, .png, .webp].compactMap(\.pictures)
    guard let first = bytes.first,
      let reader = try? readable[Int(first) % 3](Array(bytes.dropFirst())),
      // A large one is read for as long as it is large.
      reader.width * reader.height <= 1 << 14
    else { return }
    var pictures = DistinctPictures(reader)
    for _ in 0..<8 {
      guard let picture = try? pictures.next() else { return }
      precondition(picture.pixels.count == reader.width * reader.height, "each pixel has a place")
    }
  }

  private static let formats: [Format] = [.gif, .png, .webp]

  /// Two pictures: the first byte is the format, and the next two the length of the first picture.
  static func compare(_ bytes: [UInt8]) {
    guard bytes.count >= 3 else { return }
    let format = formats[Int(bytes[0]) % formats.count]
    let (length, both) = (Int(bytes[1]) << 8 | Int(bytes[2]), bytes.dropFirst(3))
    let pictures = (Array(both.prefix(length)), Array(both.dropFirst(length)))
    // What a scenario makes takes as long as it is large; what lies there may say any size.
    guard isSmall(pictures.0, format) else { return }
    // Beside a large one the difference is drawn for as long as it is large.
    let isDrawn = isSmall(pictures.1, format)
    _ = format.difference(of: pictures.0, and: pictures.1, isDrawn: isDrawn)
    _ = format.difference(of: pictures.0, and: pictures.0, isDrawn: true)
  }

  /// True if a picture cannot be read, or is read in no time.
  private static func isSmall(_ bytes: [UInt8], _ format: Format) -> Bool {
    guard let reader = try? format.pictures?(bytes) else { return true }
    return reader.width * reader.height <= 1 << 14
  }

  /// A picture as a pattern.
  static func drawPattern(_ bytes: [UInt8]) {
    let field = GridSize(columns: 24, rows: 16)
    guard let photo = try? PhotoPattern(bytes, within: field, memory: 1 << 20) else { return }
    let sizes = [
      photo.pattern(darkerThan: Percentage(thousandths: 50_000)).size,
      photo.pattern(of: [Colour(0xff_ffff), Colour(0), Colour(0xff_0000)]).size,
    ]
    for size in sizes {
      precondition(size.columns <= field.columns && size.rows <= field.rows, "it fits the field")
    }
  }
}
