import Simulation

/// An elementary automaton cell by cell, with a plane as wide as its light cone.
struct NaiveWolfram {
  let rule: Int
  let edges: Edges
  var cells: [Bool]
  /// The column of the first cell, and what lies beyond the cells of a plane.
  var first = 0
  var background = false

  /// The state of the cell at a column.
  func cell(_ column: Int) -> Bool {
    let place = column - first
    if cells.indices.contains(place) { return cells[place] }
    switch edges {
    case .none: return background
    case .wall: return false
    case .wrap: return cells[((place % cells.count) + cells.count) % cells.count]
    }
  }

  mutating func step() {
    let margin = edges == .none ? 1 : 0
    let columns = first - margin..<first + cells.count + margin
    let next = columns.map { x in
      lives(cell(x - 1), cell(x), cell(x + 1))
    }
    if edges == .none { background = lives(background, background, background) }
    cells = next
    first = columns.lowerBound
  }

  func lives(_ left: Bool, _ centre: Bool, _ right: Bool) -> Bool {
    let form = (left ? 4 : 0) + (centre ? 2 : 0) + (right ? 1 : 0)
    return (rule >> form) % 2 == 1
  }

  var population: Int { cells.count { edges == .none ? $0 != background : $0 } }
}
