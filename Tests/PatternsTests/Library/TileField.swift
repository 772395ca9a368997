import Patterns
import Simulation

/// A plane of an outer-totalistic rule without B0, for the long lives of the library's figures.
///
/// Tiles of 64×8 cells, a word a row. A tile whose cells and neighbours stood still is not computed;
/// nothing else is clever here.
struct TileField {
  private struct Place: Hashable {
    var x: Int
    var y: Int
  }

  private let birth: [Int]
  private let survival: [Int]
  private var places: [Place] = []
  private var numbers: [Place: Int] = [:]
  private var rows: [UInt64] = []
  private var next: [UInt64] = []
  /// The tiles in which the last generation changed a cell.
  private var changed: [Int] = []
  /// The last generation in which a tile was computed, for each.
  private var computed: [Int] = []
  private var generation = 0
  /// Eight a tile: north-west, north, north-east, west, east, south-west, south, south-east.
  private var neighbours: [Int] = []

  init(_ figure: Figure, rule: String) {
    let digits = rule.uppercased().split(separator: "/").map { $0.compactMap(\.wholeNumberValue) }
    (birth, survival) = (digits[0], digits.count > 1 ? digits[1] : [])
    for cell in figure.cells {
      let tile = number(Place(x: cell.x >> 6, y: cell.y >> 3))
      rows[tile * 8 + cell.y & 7] |= 1 << UInt64(cell.x & 63)
    }
    changed = Array(places.indices)
  }

  var population: Int { rows.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The living cells, row by row.
  var cells: [Cell] { cells { _ in true } }

  /// The living cells of a rectangle, row by row; tiles outside of it are not looked at.
  func cells(in box: CellRect) -> [Cell] {
    cells { place in
      place.x * 64 < box.maxX && place.x * 64 + 64 > box.x && place.y * 8 < box.maxY
        && place.y * 8 + 8 > box.y
    }.filter(box.contains)
  }

  private func cells(where isMeant: (Place) -> Bool) -> [Cell] {
    var cells: [Cell] = []
    for (tile, place) in places.enumerated() where isMeant(place) {
      for row in 0..<8 where rows[tile * 8 + row] != 0 {
        var word = rows[tile * 8 + row]
        while word != 0 {
          cells.append(Cell(place.x * 64 + word.trailingZeroBitCount, place.y * 8 + row))
          word &= word - 1
        }
      }
    }
    return cells.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  mutating func advance(by generations: Int) { for _ in 0..<generations { step() } }

  mutating func step() {
    generation += 1
    for tile in changed { addNeighbours(of: tile) }
    // What changed may change again, and what lies beside it.
    var stepped: [Int] = []
    for tile in changed {
      compute(tile, &stepped)
      for side in tile * 8..<tile * 8 + 8 where neighbours[side] >= 0 {
        compute(neighbours[side], &stepped)
      }
    }
    changed.removeAll(keepingCapacity: true)
    for tile in stepped {
      var hasChanged = false
      for word in tile * 8..<tile * 8 + 8 where rows[word] != next[word] {
        rows[word] = next[word]
        hasChanged = true
      }
      if hasChanged { changed.append(tile) }
    }
  }

  /// Computes a tile, unless this generation has it already.
  private mutating func compute(_ tile: Int, _ stepped: inout [Int]) {
    guard computed[tile] < generation else { return }
    computed[tile] = generation
    compute(tile)
    stepped.append(tile)
  }

  private mutating func number(_ place: Place) -> Int {
    if let number = numbers[place] { return number }
    let number = places.count
    places.append(place)
    numbers[place] = number
    rows += [0, 0, 0, 0, 0, 0, 0, 0]
    next += [0, 0, 0, 0, 0, 0, 0, 0]
    computed.append(-1)
    var side = 0
    for y in -1...1 {
      for x in -1...1 where x != 0 || y != 0 {
        let other = numbers[Place(x: place.x + x, y: place.y + y)] ?? -1
        neighbours.append(other)
        if other >= 0 { neighbours[other * 8 + 7 - side] = number }
        side += 1
      }
    }
    return number
  }

  private mutating func addNeighbours(of tile: Int) {
    let place = places[tile]
    let (top, bottom) = (rows[tile * 8], rows[tile * 8 + 7])
    var any: UInt64 = 0
    for word in tile * 8..<tile * 8 + 8 { any |= rows[word] }
    let sides: [(Bool, Int, Int)] = [
      (top & 1 != 0, -1, -1), (top != 0, 0, -1), (top >> 63 != 0, 1, -1), (any & 1 != 0, -1, 0),
      (any >> 63 != 0, 1, 0), (bottom & 1 != 0, -1, 1), (bottom != 0, 0, 1),
      (bottom >> 63 != 0, 1, 1),
    ]
    for (index, (isTouched, x, y)) in sides.enumerated()
    where isTouched && neighbours[tile * 8 + index] < 0 {
      _ = number(Place(x: place.x + x, y: place.y + y))
    }
  }

  /// A word of a tile, or of the tile above or below it.
  private func word(_ tile: Int, _ row: Int, above: Int, below: Int) -> UInt64 {
    if tile < 0 { return 0 }
    if row < 0 { return above < 0 ? 0 : rows[above * 8 + 7] }
    if row > 7 { return below < 0 ? 0 : rows[below * 8] }
    return rows[tile * 8 + row]
  }

  /// A row of a tile with its cells' western and eastern neighbours, each in its cell's place.
  private typealias Line = (west: UInt64, here: UInt64, east: UInt64)

  private func line(_ tile: Int, _ row: Int) -> Line {
    let n = tile * 8
    let here = word(tile, row, above: neighbours[n + 1], below: neighbours[n + 6])
    let (west, east): (UInt64, UInt64)
    switch row {
    // The tiles at the corners stand in for a missing one at the side.
    case -1:
      west = word(0, -1, above: neighbours[n], below: -1)
      east = word(0, -1, above: neighbours[n + 2], below: -1)
    case 8:
      west = word(0, 8, above: -1, below: neighbours[n + 5])
      east = word(0, 8, above: -1, below: neighbours[n + 7])
    default:
      west = word(neighbours[n + 3], row, above: -1, below: -1)
      east = word(neighbours[n + 4], row, above: -1, below: -1)
    }
    return (here << 1 | west >> 63, here, here >> 1 | east << 63)
  }

  private mutating func compute(_ tile: Int) {
    var (up, middle) = (line(tile, -1), line(tile, 0))
    for row in 0..<8 {
      let down = line(tile, row + 1)
      let (u0, u1) = sum(up.west, up.here, up.east)
      let (d0, d1) = sum(down.west, down.here, down.east)
      let (s0, k1) = sum(u0, d0, middle.west ^ middle.east)
      let (t0, t1) = sum(u1, d1, middle.west & middle.east)
      let k2 = t0 & k1
      let counts = (s0, t0 ^ k1, t1 ^ k2, t1 & k2)
      var (born, kept): (UInt64, UInt64) = (0, 0)
      for count in birth { born |= mask(count, counts) }
      for count in survival { kept |= mask(count, counts) }
      next[tile * 8 + row] = middle.here & kept | ~middle.here & born
      (up, middle) = (middle, down)
    }
  }

  private func sum(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> (UInt64, UInt64) {
    (a ^ b ^ c, a & b | c & (a ^ b))
  }

  /// The cells with a number of living neighbours, whose binary digits are given.
  private func mask(_ count: Int, _ digits: (UInt64, UInt64, UInt64, UInt64)) -> UInt64 {
    (count & 1 != 0 ? digits.0 : ~digits.0) & (count & 2 != 0 ? digits.1 : ~digits.1)
      & (count & 4 != 0 ? digits.2 : ~digits.2) & (count & 8 != 0 ? digits.3 : ~digits.3)
  }
}
