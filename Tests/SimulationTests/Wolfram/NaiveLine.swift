import TerrariumSimulation

/// A one-dimensional rule computed cell by cell, on a plane as wide as its light cone.
struct NaiveLine {
  /// The number whose digits are the next colours, by the sum of the cells around.
  let number: Int
  var colours = 2
  /// The weights in the sum of the cells around one, from left to right.
  var weights = [4, 2, 1]
  let edges: Edges
  var cells: [Int]
  /// The column of the first cell, and the content beyond the cells of a plane.
  var first = 0
  var background = 0

  /// Returns the colour of the cell at a column.
  func cell(_ column: Int) -> Int {
    let place = column - first
    if cells.indices.contains(place) { return cells[place] }
    switch edges {
    case .none: return background
    case .wall: return 0
    case .wrap: return cells[((place % cells.count) + cells.count) % cells.count]
    }
  }

  mutating func step() {
    let margin = edges == .none ? weights.count / 2 : 0
    let columns = first - margin..<first + cells.count + margin
    let next = columns.map { x in colour { cell(x + $0) } }
    if edges == .none { background = colour { _ in background } }
    cells = next
    first = columns.lowerBound
  }

  /// Returns the next colour of a cell, from its neighbours one by one.
  private func colour(_ cell: (_ offset: Int) -> Int) -> Int {
    var sum = 0
    for place in weights.indices { sum += weights[place] * cell(place - weights.count / 2) }
    var rest = number
    for _ in 0..<sum { rest /= colours }
    return rest % colours
  }

  var population: Int { cells.count { $0 != background } }
}
