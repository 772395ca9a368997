internal import TerrariumEncoding

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
}
