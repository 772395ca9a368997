internal import Pictures

/// Expected picture, actual picture and difference, side by side: a picture, or of a film a short
/// one of the frames that differ.
package struct DifferencePicture {
  package let bytes: [UInt8]
  /// The ending that its file should have.
  package let ending: String

  private static let most = 12
  private static let delay = FrameDelay(milliseconds: 700)

  /// Compares the expected bytes of a file with the existing ones; nil if there is no picture of
  /// it: the file cannot be read, or is too large.
  package init?(made: [UInt8], there: [UInt8], ending: String) {
    guard let reader = Format(ending: ending)?.pictures, let right = try? reader(made) else {
      return nil
    }
    let found = try? reader(there)
    let triptych = SideBySide(
      width: max(right.width, found?.width ?? 1), height: max(right.height, found?.height ?? 1))
    guard triptych.width * triptych.height <= 1 << 26 else { return nil }
    let frames = Self.pairs(right, found).map {
      triptych.pixels($0, right.width, $1, found?.width ?? 1)
    }
    guard !frames.isEmpty, let bytes = try? Self.bytes(of: frames, triptych) else { return nil }
    self.bytes = bytes
    self.ending = frames.count > 1 ? "gif" : "png"
  }

  /// The first pictures that differ.
  private static func pairs(
    _ right: any PictureReader, _ found: (any PictureReader)?
  ) -> [([UInt32], [UInt32])] {
    var right = DistinctPictures(right)
    var found = found.map { DistinctPictures($0) }
    var pairs: [([UInt32], [UInt32])] = []
    while pairs.count < most {
      let made = (try? right.next())??.pixels
      let there = (try? found?.next())??.pixels
      guard made != nil || there != nil else { break }
      if made != there { pairs.append((made ?? [], there ?? [])) }
    }
    return pairs
  }

  private static func bytes(of frames: [[UInt32]], _ triptych: SideBySide) throws -> [UInt8] {
    var counts: [UInt32: Int] = [:]
    for pixel in frames.joined() { counts[pixel, default: 0] += 1 }
    let reducer = PaletteReducer(exact: SideBySide.ownColours, counts: counts, limit: 255)
    let indices = counts.keys.reduce(into: [:]) { $0[$1] = reducer.index(of: $1) }
    let pictures = frames.map { pixels in
      IndexedPicture(
        width: triptych.width, height: triptych.height, palette: reducer.palette,
        pixels: pixels.map { indices[$0] ?? 0 })
    }
    guard pictures.count > 1 else { return try pngBytes(pictures[0]) }
    return gifBytes(pictures, delay: delay, timesToPlay: 0)
  }
}

private struct SideBySide {
  let width: Int
  let height: Int
  private let side: Int

  private static let gap = 8
  private static let ground: UInt32 = 0x8080_80
  private static let mark: UInt32 = 0xe000_20

  static var ownColours: [Colour] { [Colour(ground), Colour(mark)] }

  init(width: Int, height: Int) {
    side = width
    self.width = 3 * width + 2 * Self.gap
    self.height = height
  }

  /// The pixels of all three: expected, actual, and common pixels in grey with the differences
  /// marked.
  func pixels(_ right: [UInt32], _ rightWidth: Int, _ found: [UInt32], _ foundWidth: Int)
    -> [UInt32]
  {
    var pixels = [UInt32](repeating: Self.ground, count: width * height)
    for y in 0..<height {
      for x in 0..<side {
        let one = Self.pixel(right, rightWidth, x, y)
        let other = Self.pixel(found, foundWidth, x, y)
        let start = y * width + x
        if let one { pixels[start] = one }
        if let other { pixels[start + side + Self.gap] = other }
        pixels[start + 2 * (side + Self.gap)] =
          one != other ? Self.mark : one.map(Self.faded) ?? Self.ground
      }
    }
    return pixels
  }

  private static func pixel(_ pixels: [UInt32], _ width: Int, _ x: Int, _ y: Int) -> UInt32? {
    guard x < width, y * width + x < pixels.count, case let pixel = pixels[y * width + x],
      pixel >> 24 != 0
    else { return nil }
    return pixel & 0xff_ffff
  }

  /// A pale grey as light as a colour.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    let light = 176 + (2 * red + 5 * green + blue) / 8 * 72 / 255
    return light << 16 | light << 8 | light
  }
}
