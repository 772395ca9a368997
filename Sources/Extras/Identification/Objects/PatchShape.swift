internal import TerrariumBasics
internal import TerrariumSimulation

/// Cells in a box: rows of words with the left cell of a row in the lowest bit, and a plane of rows
/// for each bit of their states.
struct PatchShape: Hashable, Sendable {
  private(set) var size: GridSize
  private(set) var words: [UInt64]
  /// The number of bits of a state.
  private let planes: Int

  /// The words of a row.
  private var stride: Int { (size.columns + 63) >> 6 }

  /// The words of a plane.
  private var area: Int { stride * size.rows }

  /// Creates a box without live cells.
  init(size: GridSize, planes: Int = 1) {
    (self.size, self.planes) = (size, planes)
    words = [UInt64](repeating: 0, count: (size.columns + 63) >> 6 * size.rows * planes)
  }

  /// Returns the number of bits needed for states up to one.
  static func planes(of state: UInt8) -> Int { 8 - state.leadingZeroBitCount }

  /// Sets the state of a dead cell.
  mutating func set(_ x: Int, _ y: Int, to state: UInt8) {
    let place = y * stride + x >> 6
    for plane in 0..<planes where state >> UInt8(plane) & 1 != 0 {
      words[plane * area + place] |= 1 << UInt64(x & 63)
    }
  }

  /// Returns the cells of a word that are not dead.
  private func live(_ place: Int) -> UInt64 {
    planes == 1 ? words[place] : (0..<planes).reduce(0) { $0 | words[$1 * area + place] }
  }

  /// The number of live cells.
  var population: Int { (0..<area).reduce(0) { $0 + live($1).nonzeroBitCount } }

  /// True if a cell of the box is live.
  subscript(x: Int, y: Int) -> Bool { live(y * stride + x >> 6) >> UInt64(x & 63) & 1 != 0 }

  /// Passes each live cell to a closure, row by row.
  func forEachCell(_ body: (_ x: Int, _ y: Int, _ state: UInt8) -> Void) {
    let stride = stride
    for place in 0..<area {
      var rest = live(place)
      guard rest != 0 else { continue }
      let (y, column) = place.quotientAndRemainder(dividingBy: stride)
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        var state: UInt8 = 1
        if planes > 1 {
          state = (0..<planes).reduce(0) {
            $0 | UInt8(words[$1 * area + place] >> UInt64(bit) & 1) << UInt8($1)
          }
        }
        body(column << 6 + bit, y, state)
        rest &= rest - 1
      }
    }
  }

  /// Returns the next generation, in a box that is larger by a cell on each side.
  func next(_ rule: PatchRule) -> PatchShape {
    guard rule.stateCount > 2 else { return nextOfTwo(rule) }
    // The cells in state 1 decide births and survivals; all other live cells go on dying.
    var living = PatchShape(size: size)
    for place in 0..<area {
      let others = (1..<planes).reduce(UInt64(0)) { $0 | words[$1 * area + place] }
      living.words[place] = words[place] & ~others
    }
    let fed = living.nextOfTwo(rule)
    let own = widened(rows: 1)
    let before = living.widened(rows: 1)
    var next = PatchShape(
      size: fed.size, planes: Self.planes(of: UInt8(rule.stateCount - 1)))
    let count = next.area
    for place in 0..<count {
      let live = own.live(place)
      let young = fed.words[place] & (before.words[place] | ~live)
      let dying = live & ~young
      // A counter for each cell; one that reaches the number of states is dead.
      var (carry, ended) = (dying, dying)
      for plane in 0..<next.planes {
        let bits = plane < planes ? own.words[plane * count + place] & dying : 0
        let sum = bits ^ carry
        carry &= bits
        next.words[plane * count + place] = sum
        ended &= rule.stateCount >> plane & 1 != 0 ? sum : ~sum
      }
      if rule.stateCount < 1 << next.planes {
        for plane in 0..<next.planes { next.words[plane * count + place] &= ~ended }
      }
      next.words[place] |= young
    }
    return next
  }

  /// The same cells in a box with one more column on each side, and some more rows above and below.
  private func widened(rows: Int) -> PatchShape {
    var wider = PatchShape(
      size: GridSize(columns: size.columns + 2, rows: size.rows + 2 * rows), planes: planes)
    for plane in 0..<planes {
      for y in 0..<size.rows {
        var carry: UInt64 = 0
        let row = plane * wider.area + (y + rows) * wider.stride
        for column in 0..<stride {
          let word = words[plane * area + y * stride + column]
          wider.words[row + column] = word << 1 | carry
          carry = word >> 63
        }
        if carry != 0 { wider.words[row + stride] = carry }
      }
    }
    return wider
  }

  /// Returns the next generation of cells of two states.
  private func nextOfTwo(_ rule: PatchRule) -> PatchShape {
    var next = PatchShape(size: GridSize(columns: size.columns + 2, rows: size.rows + 2))
    let width = next.stride
    // With one more row above and below, which are outside the next box.
    let cells = widened(rows: 2).words
    for y in 0..<next.size.rows {
      for column in 0..<width {
        let place = y * width + column
        let rows = (place, place + width, place + 2 * width)
        let above = Triple(cells, rows.0, column, width)
        let row = Triple(cells, rows.1, column, width)
        let below = Triple(cells, rows.2, column, width)
        if let counts = rule.counts {
          next.words[place] = Self.next(above, row, below, counts)
        } else {
          let count = min(64, next.size.columns - 64 * column)
          next.words[place] = Self.next(above, row, below, rule.answers, count: count)
        }
      }
      next.words[(y + 1) * width - 1] &= ~0 >> UInt64(-next.size.columns & 63)
    }
    return next
  }

  /// A word of cells, and the same cells shifted by a column right and left.
  private struct Triple {
    let west: UInt64
    let middle: UInt64
    let east: UInt64

    init(_ cells: [UInt64], _ place: Int, _ column: Int, _ width: Int) {
      middle = cells[place]
      west = middle << 1 | (column > 0 ? cells[place - 1] >> 63 : 0)
      east = middle >> 1 | (column + 1 < width ? cells[place + 1] << 63 : 0)
    }

    /// The sum of the three in binary.
    var sum: (ones: UInt64, twos: UInt64) {
      (west ^ middle ^ east, west & middle | (west ^ middle) & east)
    }
  }

  /// Returns the next cells of a word under a rule of counts: the nine cells are added in all
  /// places at once.
  private static func next(
    _ above: Triple, _ row: Triple, _ below: Triple, _ rule: NeighbourCounts
  ) -> UInt64 {
    let a = above.sum
    let b = row.sum
    let c = below.sum
    let ones = a.ones ^ b.ones ^ c.ones
    let carry = a.ones & b.ones | (a.ones ^ b.ones) & c.ones
    let twos = a.twos ^ b.twos ^ c.twos
    let fours = a.twos & b.twos | (a.twos ^ b.twos) & c.twos
    let (second, third) = (twos ^ carry, fours ^ twos & carry)
    let fourth = fours & twos & carry
    var next: UInt64 = 0
    // A live cell counts itself.
    for count in 0...9 {
      let isBorn = rule.births >> UInt16(count) & 1 != 0
      let survives = (rule.survivals << 1) >> UInt16(count) & 1 != 0
      guard isBorn || survives else { continue }
      let lower = (count & 1 != 0 ? ones : ~ones) & (count & 2 != 0 ? second : ~second)
      let upper = (count & 4 != 0 ? third : ~third) & (count & 8 != 0 ? fourth : ~fourth)
      next |= lower & upper & ((isBorn ? ~row.middle : 0) | (survives ? row.middle : 0))
    }
    return next
  }

  /// Returns the next cells of the first columns of a word under any rule, cell by cell.
  private static func next(
    _ above: Triple, _ row: Triple, _ below: Triple, _ answers: [UInt8], count: Int
  ) -> UInt64 {
    var next: UInt64 = 0
    for x in UInt64(0)..<UInt64(count) {
      func three(_ row: Triple) -> Int {
        Int(row.west >> x & 1) << 2 | Int(row.middle >> x & 1) << 1 | Int(row.east >> x & 1)
      }
      next |= UInt64(answers[three(above) << 6 | three(row) << 3 | three(below)]) << x
    }
    return next
  }

  /// Returns the smallest box around the live cells, and its offset to the right and down.
  func trimmed() -> (shape: PatchShape, left: Int, top: Int) {
    var columns = [UInt64](repeating: 0, count: stride)
    var (top, bottom) = (size.rows, -1)
    for y in 0..<size.rows {
      var row: UInt64 = 0
      for column in 0..<stride {
        let word = live(y * stride + column)
        row |= word
        columns[column] |= word
      }
      if row != 0 { (top, bottom) = (min(top, y), y) }
    }
    guard let first = columns.firstIndex(where: { $0 != 0 }),
      let last = columns.lastIndex(where: { $0 != 0 })
    else { return (PatchShape(size: GridSize(columns: 0, rows: 0)), 0, 0) }
    let left = first << 6 + columns[first].trailingZeroBitCount
    let right = last << 6 + 63 - columns[last].leadingZeroBitCount
    var shape = PatchShape(
      size: GridSize(columns: right - left + 1, rows: bottom - top + 1), planes: usedPlanes)
    let (skipped, shift) = (left >> 6, UInt64(left & 63))
    for plane in 0..<shape.planes {
      for y in 0..<shape.size.rows {
        let row = plane * area + (top + y) * stride
        for column in 0..<shape.stride {
          var word = words[row + skipped + column] >> shift
          if shift > 0, skipped + column + 1 < stride {
            word |= words[row + skipped + column + 1] << (64 - shift)
          }
          shape.words[plane * shape.area + y * shape.stride + column] = word
        }
      }
    }
    return (shape, left, top)
  }

  /// The number of planes up to the last one that is not empty, which depends on the cells alone
  /// and not on their history.
  private var usedPlanes: Int {
    let last = (1..<planes).last { plane in
      words[plane * area..<(plane + 1) * area].contains { $0 != 0 }
    }
    return (last ?? 0) + 1
  }
}
