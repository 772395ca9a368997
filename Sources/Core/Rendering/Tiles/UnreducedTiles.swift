/// The tiles of a film before their colours are reduced: the backgrounds, and the shapes that are
/// drawn over each of them.
///
/// Colours are numbered, so that each is reduced once. Tiles are assembled at the end as bytes,
/// because all of them as colours would take many times the memory.
struct UnreducedTiles {
  /// The colours by number; after a change, several may be equal.
  private var colours: [UInt32]
  /// The number of pixels of each colour, in all tiles.
  private let each: [Int]
  /// The colours of the backgrounds, tile after tile.
  private let ground: [Int32]
  /// The pixels that each shape covers in a cell; nil if a state shows only the background.
  private let covers: [[(place: Int32, number: Int32)]]
  private let area: Int

  /// Numbers the colours of backgrounds, tile after tile, and of covers by a painter.
  init(ground: [UInt32], covers: [[UInt32]?]) {
    var numbers = ColourNumbers()
    self.ground = ground.map { numbers.number(of: $0) }
    var each = [Int](repeating: 0, count: numbers.colours.count)
    for number in self.ground { each[Int(number)] += 1 }
    for number in each.indices { each[number] *= covers.count }
    area = covers.lazy.compactMap { $0?.count }.first ?? ground.count
    self.covers = covers.map { cover in
      (cover ?? []).indices.compactMap { place in
        guard let pixel = cover?[place], pixel != TilePainter.clear else { return nil }
        return (Int32(place), numbers.number(of: pixel))
      }
    }
    each += [Int](repeating: 0, count: numbers.colours.count - each.count)
    let tiles = ground.count / area
    for cover in self.covers {
      for (place, number) in cover {
        each[Int(number)] += tiles
        for tile in 0..<tiles { each[Int(self.ground[tile * area + Int(place)])] -= 1 }
      }
    }
    self.each = each
    colours = numbers.colours
  }

  /// The number of visible pixels of each colour.
  var counts: [UInt32: Int] {
    Dictionary(zip(colours, each).filter { $0.1 > 0 }, uniquingKeysWith: +)
  }

  mutating func recolour(_ change: (UInt32) -> UInt32) { colours = colours.map(change) }

  /// Assembles all tiles.
  ///
  /// - Parameters:
  ///   - spare: The number of zero bytes at the end.
  ///   - index: Returns the palette index of a colour.
  /// - Returns: The palette indices of their pixels: one tile for each shape on each background.
  func indices(spare: Int, _ index: (UInt32) -> UInt8) -> [UInt8] {
    // An invisible colour may have no index.
    let known = zip(colours, each).map { $1 > 0 ? index($0) : 0 }
    let plain = ground.map { known[Int($0)] }
    var tiles: [UInt8] = []
    tiles.reserveCapacity(covers.count * plain.count + spare)
    for cover in covers {
      let first = tiles.count
      tiles += plain
      for (place, number) in cover {
        let places = stride(from: first + Int(place), to: tiles.count, by: area)
        for tile in places { tiles[tile] = known[Int(number)] }
      }
    }
    tiles += repeatElement(0, count: spare)
    return tiles
  }
}

/// Numbers colours in order of first use.
private struct ColourNumbers {
  private(set) var colours: [UInt32] = []
  private var known: [UInt32: Int32] = [:]
  /// Colours recur soon, so most are found without hashing. The initial values are no valid pixels.
  private var recent = [(pixel: UInt32, number: Int32)](repeating: (.max, 0), count: 1 << 10)

  mutating func number(of pixel: UInt32) -> Int32 {
    let place = Int((pixel &* 0x9e37_79b1) >> 22)
    if recent[place].pixel == pixel { return recent[place].number }
    let number = known[pixel, default: Int32(colours.count)]
    if number == colours.count {
      known[pixel] = number
      colours.append(pixel)
    }
    recent[place] = (pixel, number)
    return number
  }
}
