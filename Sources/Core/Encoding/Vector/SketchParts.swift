internal import TerrariumGD
internal import TerrariumPictures

/// The parts that a sketch uses more than once: letters and pictures, numbered in order of first
/// use.
struct SketchParts {
  private(set) var letters: [SketchLetter] = []
  private(set) var pictures: [SketchPicture] = []
  private var letterNumbers: [SketchLetter: Int] = [:]
  private var pictureNumbers: [SketchPicture: Int] = [:]

  init(of sketch: Sketch) { collect(sketch.items) }

  func number(of letter: SketchLetter) -> Int { letterNumbers[letter] ?? 0 }

  func number(of picture: SketchPicture) -> Int { pictureNumbers[picture] ?? 0 }

  private mutating func collect(_ items: [Sketch.Item]) {
    for item in items {
      switch item {
      case .letters(let row, _):
        for (letter, _) in row.letters where letterNumbers[letter] == nil {
          letterNumbers[letter] = letters.count
          letters.append(letter)
        }
      case .picture(let picture, _, _) where pictureNumbers[picture] == nil:
        pictureNumbers[picture] = pictures.count
        pictures.append(picture)
      case .group(let group): collect(group.items)
      default: break
      }
    }
  }
}

extension SketchPicture {
  /// Its PNG.
  func png() throws -> [UInt8] {
    switch pixels {
    case .indexed(let indices, let palette):
      return try pngBytes(
        IndexedPicture(width: width, height: height, palette: palette, pixels: indices))
    case .blended(let pixels):
      var stream = try PNGStream(
        width: width, height: height, format: .rgba, isPhoto: true)
      let bytes = pixels.flatMap { pixel in
        [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
      }
      try stream.append(bytes.span)
      return try stream.finish()
    }
  }
}
