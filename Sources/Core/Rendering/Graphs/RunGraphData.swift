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

  /// The statistic in the cells of a heat map.
  var statistic: RunStatistic {
    if case .cells(let cells) = content { cells.statistic } else { .mean }
  }

  /// The number of runs in each cell of a heat map; nil if cells differ, and for other pictures.
  var runsACell: Int? {
    guard case .cells(let cells) = content, count % cells.size.area == 0 else { return nil }
    return count / cells.size.area
  }
}

/// The numbers of the runs in the cells of a table.
package struct RunGraphCells: Hashable, Sendable {
  package let size: GridSize
  let statistic: RunStatistic
  private var numbers: [[Double]]

  package init(_ statistic: RunStatistic, size: GridSize) {
    self.statistic = statistic
    self.size = size
    numbers = Array(repeating: [], count: size.area)
  }

  /// Adds the number of a run.
  package mutating func add(_ number: Double, column: Int, row: Int) {
    numbers[row * size.columns + column].append(number)
  }

  /// The statistics of the cells, row by row; nil for cells whose runs have too few numbers.
  package var values: [Double?] { numbers.map(statistic.value) }
}
