internal import TerrariumBasics
internal import TerrariumSimulation

/// Cells in a box, a bit each: rows of words, the left cell of a row lowest.
struct PatchShape: Hashable, Sendable {
  private(set) var size: GridSize
  private(set) var words: [UInt64]

  /// The words of a row.
  private var stride: Int { (size.columns + 63) >> 6 }

  /// A box without live cells.
  init(size: GridSize) {
    self.size = size
    words = [UInt64](repeating: 0, count: (size.columns + 63) >> 6 * size.rows)
  }

  /// Lets a cell live.
  mutating func set(_ x: Int, _ y: Int) {
    words[y * stride + x >> 6] |= 1 << UInt64(x & 63)
  }

  /// True if a cell of the box lives.
  subscript(x: Int, y: Int) -> Bool { words[y * stride + x >> 6] >> UInt64(x & 63) & 1 != 0 }

  /// Shows the live cells, row by row.
  func forEachCell(_ body: (_ x: Int, _ y: Int) -> Void) {
    let stride = stride
    for (place, word) in words.enumerated() where word != 0 {
      let (y, column) = place.quotientAndRemainder(dividingBy: stride)
      var rest = word
      while rest != 0 {
        body(column << 6 + rest.trailingZeroBitCount, y)
        rest &= rest - 1
      }
    }
  }

  /// The next generation, in a box that is larger by a cell on each side.
  func next(_ rule: PatchRule) -> PatchShape {
    var next = PatchShape(size: GridSize(columns: size.columns + 2, rows: size.rows + 2))
    let width = next.stride
    // A row has a cell and two rows of margin, as the next box lies.
    var cells = [UInt64](repeating: 0, count: width * (size.rows + 4))
    for y in 0..<size.rows {
      var carry: UInt64 = 0
      for column in 0..<stride {
        let word = words[y * stride + column]
        cells[(y + 2) * width + column] = word << 1 | carry
        carry = word >> 63
      }
      if carry != 0 { cells[(y + 2) * width + stride] = carry }
    }
    for y in 0..<next.size.rows {
      for column in 0..<width {
        let place = y * width + column
        let rows = (place, place + width, place + 2 * width)
        let (above, row, below) = (
          Triple(cells, rows.0, column, width), Triple(cells, rows.1, column, width),
          Triple(cells, rows.2, column, width)
        )
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

  /// A word of cells, and the same with all cells a column further right and left.
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

  /// The next cells of a word under a rule of counts: the nine cells are added in all places at once.
  private static func next(
    _ above: Triple, _ row: Triple, _ below: Triple, _ rule: NeighbourCounts
  ) -> UInt64 {
    let (a, b, c) = (above.sum, row.sum, below.sum)
    let ones = a.ones ^ b.ones ^ c.ones
    let carry = a.ones & b.ones | (a.ones ^ b.ones) & c.ones
    let twos = a.twos ^ b.twos ^ c.twos
    let fours = a.twos & b.twos | (a.twos ^ b.twos) & c.twos
    let (second, third) = (twos ^ carry, fours ^ twos & carry)
    let fourth = fours & twos & carry
    var next: UInt64 = 0
    // A live cell is one of those that are counted.
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

  /// The next cells of the first columns of a word under any rule, cell by cell.
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

  /// The smallest box around the live cells, and by how much it lies further right and down.
  func trimmed() -> (shape: PatchShape, left: Int, top: Int) {
    var columns = [UInt64](repeating: 0, count: stride)
    var (top, bottom) = (size.rows, -1)
    for y in 0..<size.rows {
      var row: UInt64 = 0
      for column in 0..<stride {
        row |= words[y * stride + column]
        columns[column] |= words[y * stride + column]
      }
      if row != 0 { (top, bottom) = (min(top, y), y) }
    }
    guard let first = columns.firstIndex(where: { $0 != 0 }),
      let last = columns.lastIndex(where: { $0 != 0 })
    else { return (PatchShape(size: GridSize(columns: 0, rows: 0)), 0, 0) }
    let left = first << 6 + columns[first].trailingZeroBitCount
    let right = last << 6 + 63 - columns[last].leadingZeroBitCount
    var shape = PatchShape(
      size: GridSize(columns: right - left + 1, rows: bottom - top + 1))
    let (skipped, shift) = (left >> 6, UInt64(left & 63))
    for y in 0..<shape.size.rows {
      let row = (top + y) * stride
      for column in 0..<shape.stride {
        var word = words[row + skipped + column] >> shift
        if shift > 0, skipped + column + 1 < stride {
          word |= words[row + skipped + column + 1] << (64 - shift)
        }
        shape.words[y * shape.stride + column] = word
      }
    }
    return (shape, left, top)
  }
}
