/// The layout of a group in memory: a bit a person, 64 people a word.
///
/// Each row starts a word of its own, behind one margin bit that stands for the neighbour left of
/// column 0; the bit after the last column stands for the one right of it. So every person has all
/// eight neighbours in the three rows of words, and no edge is a special case. Rows are gathered in
/// bands of 64; what a band does in a tick touches no other band's words.
///
/// All planes lie in one array, one after the other:
///
///     wall         a row of ones, above the first row and below the last
///     closed       who cannot fall ill: the ill, the blanks, and margins that are walls
///     front        who is ill and may still have a healthy neighbour
///     fresh        who fell ill last
///     frontMarks   a bit for each word of front that may be other than zero
///     freshMarks   a bit for each word of fresh that may be
///     spills       for each band, those picked in the row above it and in the row below
///     notes        for each band, what it has to tell
struct InfectionLayout: Hashable, Sendable {
  let size: GridSize
  let people: Int
  let wraps: Bool

  let wordsPerRow: Int
  let bands: Int

  static let rowsPerBand = 64

  init(size: GridSize, people: Int, wraps: Bool) {
    self.size = size
    self.people = people
    self.wraps = wraps
    wordsPerRow = (size.columns + 2 + 63) / 64
    bands = (size.rows + Self.rowsPerBand - 1) / Self.rowsPerBand
  }

  // A word before the wall, so that each row has a word on its left, needed or not.
  var wall: Int { 1 }
  var closed: Int { wall + wordsPerRow }
  var front: Int { closed + wordsPerPlane }
  var fresh: Int { front + wordsPerPlane }
  var frontMarks: Int { fresh + wordsPerPlane }
  var freshMarks: Int { frontMarks + marksPerBand * bands }
  var spills: Int { freshMarks + marksPerBand * bands }
  var notes: Int { spills + 2 * wordsPerRow * bands }
  var wordCount: Int { notes + Note.allCases.count * bands }

  /// The words of a plane; bands are whole, so that each has its marks to itself.
  var wordsPerPlane: Int { bands * Self.rowsPerBand * wordsPerRow }

  /// The marks of a band: a bit for each of its 64 × `wordsPerRow` words.
  var marksPerBand: Int { wordsPerRow }

  /// The rows of a band.
  func rows(ofBand band: Int) -> Range<Int> {
    let first = band * Self.rowsPerBand
    return first..<min(first + Self.rowsPerBand, size.rows)
  }

  /// The band above one; above the first is the last, which is of use on a torus only.
  func band(above band: Int) -> Int { band > 0 ? band - 1 : bands - 1 }

  /// The band below one; below the last is the first.
  func band(below band: Int) -> Int { band + 1 < bands ? band + 1 : 0 }

  /// True if there is a person at a cell: not on the blanks of the last row, and not outside.
  func hasPerson(at cell: Cell) -> Bool {
    CellRect(size).contains(cell) && number(of: cell) < people
  }

  /// The first column of a row without a person: after the last person of the last row.
  func end(ofRow y: Int) -> Int { min(size.columns, people - y * size.columns) }

  /// A cell's number, row by row.
  func number(of cell: Cell) -> Int { cell.y * size.columns + cell.x }

  /// The cell of a number.
  func cell(numbered number: Int) -> Cell {
    Cell(number % size.columns, number / size.columns)
  }

  /// The word of a plane in which a cell's bit lies.
  func word(of cell: Cell) -> Int { cell.y * wordsPerRow + (cell.x + 1) >> 6 }

  /// A cell's bit within its word.
  func bit(of cell: Cell) -> UInt64 { 1 << UInt64((cell.x + 1) & 63) }
}

extension InfectionLayout {
  /// The result of a band's part of a tick.
  enum Note: Int, CaseIterable {
    /// About how many words of its front have work for the next tick; 0 for none at all.
    case frontWords
    /// The number that fell ill.
    case infected
    /// True if it picked people of the band above.
    case spilledAbove
    /// True if it picked people of the band below.
    case spilledBelow
  }

  /// The word of a note.
  func note(_ note: Note, of band: Int) -> Int {
    notes + band * Note.allCases.count + note.rawValue
  }
}

extension InfectionLayout {
  /// The directions that lead to persons no earlier direction leads to, as a set: a byte, bit `n` for
  /// direction `n` of `Cell.directions`.
  ///
  /// All eight, save on a torus of one or two columns or rows, where several lead to the same
  /// person: that person is one neighbour, not two.
  var distinctDirections: UInt8 {
    guard wraps else { return 255 }
    var set: UInt8 = 0
    var met: [Cell] = [Cell(0, 0)]
    for (index, direction) in Cell.directions.enumerated() {
      let place = Cell(direction.x, direction.y).wrapped(on: size)
      if met.contains(place) { continue }
      met.append(place)
      set |= 1 << UInt8(index)
    }
    return set
  }

  /// The neighbour of a cell in a direction; on a walled group it may lie outside.
  func neighbour(of cell: Cell, direction: Int) -> Cell {
    let (x, y) = Cell.directions[direction]
    let place = Cell(cell.x + x, cell.y + y)
    return wraps ? place.wrapped(on: size) : place
  }
}
