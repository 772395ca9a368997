package import TerrariumBasics

/// The numbers in a picture of many runs.
package struct RunGraphData: SceneFacts, Hashable {
  package enum Content: Hashable, Sendable {
    case numbers([Double])
    case points([SIMD2<Double>])
    case cells(RunGraphCells)
  }

  package let content: Content
  /// The number of runs, and of those left out because they have no value.
  package let count: Int
  package let empty: Int

  package init(_ content: Content, count: Int, empty: Int) {
    self.content = content
    self.count = count
    self.empty = empty
  }

  /// The number of runs in each cell of a heat map; nil if cells differ, and for other pictures.
  var runsACell: Int? {
    guard case .cells(let cells) = content, count % cells.size.area == 0 else { return nil }
    return count / cells.size.area
  }
}

/// The means of a measure in the cells of a table.
package struct RunGraphCells: Hashable, Sendable {
  package let size: GridSize
  private var sums: [Double]
  private var counts: [Int32]

  package init(size: GridSize) {
    self.size = size
    sums = Array(repeating: 0, count: size.area)
    counts = Array(repeating: 0, count: size.area)
  }

  /// Adds the value of a run.
  package mutating func add(_ value: Double, column: Int, row: Int) {
    let place = row * size.columns + column
    sums[place] += value
    counts[place] += 1
  }

  /// The mean of a cell's runs; nil if none has a value.
  package func mean(column: Int, row: Int) -> Double? {
    let place = row * size.columns + column
    return counts[place] > 0 ? sums[place] / Double(counts[place]) : nil
  }

  /// The means of all cells with values.
  package var means: [Double] {
    sums.indices.compactMap { counts[$0] > 0 ? sums[$0] / Double(counts[$0]) : nil }
  }
}
