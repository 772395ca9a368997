/// A symmetry of random fields, by its name in apgsearch.
///
/// The letter and the number before the underscore name the group: rotations (C2, C4), or mirrors
/// and their products (D2, D4, D8). A + means mirrors along rows and columns, and an x along
/// diagonals. The last digit is the number of cells around the fixed point: 1 is the centre of a
/// cell, 2 that of an edge, and 4 a corner.
package enum SoupSymmetry: String, CaseIterable, Sendable {
  case c1 = "C1"
  case c2One = "C2_1"
  case c2Two = "C2_2"
  case c2Four = "C2_4"
  case c4One = "C4_1"
  case c4Four = "C4_4"
  case d2PlusOne = "D2_+1"
  case d2PlusTwo = "D2_+2"
  case d2Cross = "D2_x"
  case d4PlusOne = "D4_+1"
  case d4PlusTwo = "D4_+2"
  case d4PlusFour = "D4_+4"
  case d4CrossOne = "D4_x1"
  case d4CrossFour = "D4_x4"
  case d8One = "D8_1"
  case d8Four = "D8_4"

  /// The image of a place under a symmetry, in a field of some size.
  private typealias Move = @Sendable (_ x: Int, _ y: Int, _ size: GridSize) -> (x: Int, y: Int)

  private static let turn: Move = { x, y, size in (size.columns - 1 - x, size.rows - 1 - y) }
  private static let quarter: Move = { x, y, size in (size.rows - 1 - y, x) }
  private static let upsideDown: Move = { x, y, size in (x, size.rows - 1 - y) }
  private static let leftRight: Move = { x, y, size in (size.columns - 1 - x, y) }
  private static let diagonal: Move = { x, y, _ in (y, x) }

  /// The moves that generate all others.
  private var generators: [Move] {
    switch self {
    case .c1: []
    case .c2One, .c2Two, .c2Four: [Self.turn]
    case .c4One, .c4Four: [Self.quarter]
    case .d2PlusOne, .d2PlusTwo: [Self.upsideDown]
    case .d2Cross: [Self.diagonal]
    case .d4PlusOne, .d4PlusTwo, .d4PlusFour: [Self.upsideDown, Self.leftRight]
    case .d4CrossOne, .d4CrossFour: [Self.diagonal, Self.turn]
    case .d8One, .d8Four: [Self.quarter, Self.diagonal]
    }
  }

  /// True if both sides must be equal.
  private var isSquare: Bool {
    switch self {
    case .c1, .c2One, .c2Two, .c2Four, .d2PlusOne, .d2PlusTwo, .d4PlusOne, .d4PlusTwo,
      .d4PlusFour:
      false
    default: true
    }
  }

  /// The largest central part of a field that can have the symmetry: the fixed point determines if
  /// sides are even or odd. Under C2_2 and D4_+2 one side is even and the other odd.
  package func part(of size: GridSize) -> GridSize {
    var (columns, rows) = (size.columns, size.rows)
    if isSquare { (columns, rows) = (min(columns, rows), min(columns, rows)) }
    func odd(_ side: Int) -> Int { side - (1 - side % 2) }
    func even(_ side: Int) -> Int { side - side % 2 }
    switch self {
    case .c1, .d2Cross: break
    case .c2One, .c4One, .d4PlusOne, .d4CrossOne, .d8One:
      (columns, rows) = (odd(columns), odd(rows))
    case .c2Four, .c4Four, .d4PlusFour, .d4CrossFour, .d8Four:
      (columns, rows) = (even(columns), even(rows))
    case .c2Two, .d4PlusTwo:
      // A field with one odd side stays whole. Otherwise the longer side is cut, which loses fewer
      // cells. A square with even sides loses a row, and one with odd sides a column.
      if columns % 2 == rows % 2 {
        let isEvenSquare = columns == rows && columns % 2 == 0
        if columns < rows || isEvenSquare { rows -= 1 } else { columns -= 1 }
      }
    case .d2PlusOne: rows = odd(rows)
    case .d2PlusTwo: rows = even(rows)
    }
    return GridSize(columns: max(0, columns), rows: max(0, rows))
  }

  /// The places with the same state as a place of a part, including itself, row by row.
  func orbit(ofX x: Int, y: Int, in size: GridSize) -> [Int] {
    var places = [y * size.columns + x]
    var next = 0
    while next < places.count {
      let (row, column) = places[next].quotientAndRemainder(dividingBy: size.columns)
      for move in generators {
        let to = move(column, row, size)
        let place = to.y * size.columns + to.x
        if !places.contains(place) { places.append(place) }
      }
      next += 1
    }
    return places.sorted()
  }
}

extension LifeWorld {
  /// Fills the largest central part of a rectangle that can have a symmetry with random states; the
  /// cells outside stay.
  ///
  /// It draws one number for each set of symmetric cells, at its first cell, row by row; see
  /// `fill(_:thousandthsOfPercent:using:)`.
  package mutating func fill(
    _ window: CellRect, thousandthsOfPercent share: Int, having symmetry: SoupSymmetry,
    using stream: inout RandomStream
  ) {
    guard symmetry != .c1 else {
      fill(window, thousandthsOfPercent: share, using: &stream)
      return
    }
    precondition(0...100_000 ~= share, "a probability")
    let limit = RandomStream.limit(thousandthsOfPercent: share)
    let born = rule.bornStates
    let size = symmetry.part(of: window.size)
    var states = [UInt8](repeating: 0, count: size.area)
    for place in states.indices {
      let (y, x) = place.quotientAndRemainder(dividingBy: size.columns)
      let orbit = symmetry.orbit(ofX: x, y: y, in: size)
      guard orbit[0] == place, stream.next() < limit || share == 100_000 else { continue }
      let state = born == 1 ? 1 : UInt8(1 + stream.draw(below: born))
      for place in orbit { states[place] = state }
    }
    guard size.area > 0 else { return }
    let corner = Cell(
      window.x + (window.width - size.columns) / 2, window.y + (window.height - size.rows) / 2)
    write(StateGrid(size: size, states: states), at: corner)
  }
}
