/// The layout of a group in memory: one bit per person, 64 people per word.
///
/// Each row starts at a new word, after one margin bit for the neighbour left of column 0; the bit
/// after the last column is for the one right of it. So every person has all eight neighbours in
/// the three rows of words, and no edge is a special case. Rows are grouped in bands of 64; a
/// band's work in a tick touches no other band's words.
///
/// All planes are in one array, in this order:
///
///     wall         a row of ones, above the first row and below the last
///     closed       people who cannot fall ill: the ill, blanks, and margins that are walls
///     front        ill people who may still have a healthy neighbour
///     fresh        the newly infected
///     frontMarks   a bit for each word of front that may not be zero
///     freshMarks   a bit for each word of fresh that may not be zero
///     spills       for each band, the people picked in the row above it and in the row below
///     notes        for each band, its results
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

  // A word before the wall gives each row a word on its left.
  var wall: Int { 1 }
  var closed: Int { wall + wordsPerRow }
  var front: Int { closed + wordsPerPlane }
  var fresh: Int { front + wordsPerPlane }
  var frontMarks: Int { fresh + wordsPerPlane }
  var freshMarks: Int { frontMarks + marksPerBand * bands }
  var spills: Int { freshMarks + marksPerBand * bands }
  var notes: Int { spills + 2 * wordsPerRow * bands }
  var wordCount: Int { notes + Note.allCases.count * bands }

  /// The words of a plane; bands are complete, so that each has its own marks.
  var wordsPerPlane: Int { bands * Self.rowsPerBand * wordsPerRow }

  /// The marks of a band: a bit for each of its 64 × `wordsPerRow` words.
  var marksPerBand: Int { wordsPerRow }

  /// The rows of a band.
  func rows(ofBand band: Int) -> Range<Int> {
    let first = band * Self.rowsPerBand
    return first..<min(first + Self.rowsPerBand, size.rows)
  }

  /// The band above; above the first is the last, which matters only on a torus.
  func band(above band: Int) -> Int { band > 0 ? band - 1 : bands - 1 }

  /// The band below; below the last is the first.
  func band(below band: Int) -> Int { band + 1 < bands ? band + 1 : 0 }

  /// True if there is a person at a cell: not a blank of the last row, and not outside.
  func hasPerson(at cell: Cell) -> Bool {
    CellRect(size).contains(cell) && number(of: cell) < people
  }

  /// The first column of a row without a person: after the last person of the last row.
  func end(ofRow y: Int) -> Int { min(size.columns, people - y * size.columns) }

  /// The index of a cell, row by row.
  func number(of cell: Cell) -> Int { cell.y * size.columns + cell.x }

  /// The cell of an index.
  func cell(numbered number: Int) -> Cell {
    Cell(number % size.columns, number / size.columns)
  }

  /// The index of the word with a cell's bit in a plane.
  func word(of cell: Cell) -> Int { cell.y * wordsPerRow + (cell.x + 1) >> 6 }

  /// A cell's bit within its word.
  func bit(of cell: Cell) -> UInt64 { 1 << UInt64((cell.x + 1) & 63) }
}

extension InfectionLayout {
  /// The results of a band's part of a tick.
  enum Note: Int, CaseIterable {
    /// The approximate number of front words with work in the next tick; 0 if there is none.
    case frontWords
    /// The number of new infections.
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
  /// The directions to distinct people, as a set: bit `n` stands for direction `n` of
  /// `Cell.directions`.
  ///
  /// It has all eight, except on a torus of one or two columns or rows, where several directions
  /// lead to the same person, who counts once.
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

  /// The neighbour of a cell in a direction; it may be outside a walled group.
  func neighbour(of cell: Cell, direction: Int) -> Cell {
    let (x, y) = Cell.directions[direction]
    let place = Cell(cell.x + x, cell.y + y)
    return wraps ? place.wrapped(on: size) : place
  }
}
