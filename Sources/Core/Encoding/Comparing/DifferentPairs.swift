internal import TerrariumPictures

/// The first pictures in which a film and a file differ, side by side, as many as there is room
/// for. There are none if the sizes are too far apart.
struct DifferentPairs {
  /// An expected and an actual picture; one of them may be missing.
  struct Pair {
    let made: [UInt32]?
    let there: [UInt32]?
  }

  /// The size of a pair and its difference, side by side.
  let width: Int
  let height: Int
  private(set) var all: [Pair] = []

  private let side: Int
  private let (madeWidth, thereWidth): (Int, Int)
  private let limit: Int

  private static let most = 12
  /// The most pixels of all pairs, to limit the memory.
  private static let area = 1 << 26
  private static let gap = 8
  private static let ground: UInt32 = 0x8080_80
  private static let mark: UInt32 = 0xe000_20

  static var ownColours: [Colour] { [Colour(ground), Colour(mark)] }

  /// Creates an empty list for a film and a file of some sizes; nil if the film has no size.
  init(_ width: Int, _ height: Int, beside there: (width: Int, height: Int)?) {
    (madeWidth, thereWidth) = (width, there?.width ?? 1)
    side = max(width, thereWidth)
    self.width = 3 * side + 2 * Self.gap
    self.height = max(height, there?.height ?? 1)
    limit = min(Self.most, Self.area / (self.width * self.height))
  }

  /// True if there is room for another pair.
  var hasRoom: Bool { all.count < limit }

  /// Adds the next pair that differs, if there is room.
  mutating func add(_ made: [UInt32]?, _ there: [UInt32]?) {
    if hasRoom { all.append(Pair(made: made, there: there)) }
  }

  /// The most colours that are counted individually.
  static let mostColours = 1 << 16

  /// The pixel counts of all pairs' colours, of which only some bits are used; incomplete if there
  /// are too many.
  func colours(bits: UInt32) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for pair in all {
      for y in 0..<height {
        for pixel in row(y, of: pair) { counts[pixel & bits, default: 0] += 1 }
        if counts.count > Self.mostColours { return counts }
      }
    }
    return counts
  }

  /// A row of a pair: expected, actual, and the common pixels in grey with the differences marked.
  func row(_ y: Int, of pair: Pair) -> [UInt32] {
    var row = [UInt32](repeating: Self.ground, count: width)
    for x in 0..<side {
      let one = Self.pixel(pair.made, madeWidth, x, y)
      let other = Self.pixel(pair.there, thereWidth, x, y)
      if let one { row[x] = one }
      if let other { row[x + side + Self.gap] = other }
      row[x + 2 * (side + Self.gap)] =
        one != other ? Self.mark : one.map(Self.faded) ?? Self.ground
    }
    return row
  }

  private static func pixel(_ pixels: [UInt32]?, _ width: Int, _ x: Int, _ y: Int) -> UInt32? {
    guard let pixels, x < width, y * width + x < pixels.count,
      case let pixel = pixels[y * width + x], pixel >> 24 != 0
    else { return nil }
    return pixel & 0xff_ffff
  }

  /// A pale grey of the same lightness as a colour.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let red = pixel >> 16 & 255
    let green = pixel >> 8 & 255
    let blue = pixel & 255
    let light = 176 + (2 * red + 5 * green + blue) / 8 * 72 / 255
    return light << 16 | light << 8 | light
  }
}
