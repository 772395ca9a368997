internal import TerrariumBasics
package import TerrariumRendering
package import TerrariumVocabulary

/// Collects the numbers for a picture of many runs, run by run.
package struct GraphNumbers: Sendable {
  private let plan: GraphPlan
  private let varied: [Variation]
  private var numbers: [Double] = []
  private var points: [SIMD2<Double>] = []
  private var cells: RunGraphCells?
  private var (count, empty) = (0, 0)

  package init(_ plan: GraphPlan, varied: [Variation]) {
    self.plan = plan
    self.varied = varied
    if plan.kind == .heat, case .varied(let x, _) = plan.across, case .varied(let y, _)? = plan.down
    {
      cells = RunGraphCells(
        plan.value?.statistic ?? .mean,
        size: GridSize(columns: varied[x].values.count, rows: varied[y].values.count))
    }
  }

  /// Adds a run: its number among all combinations, its varying values, and its measures.
  package mutating func add(_ number: Int, _ labels: [String], _ values: [Double?]) {
    count += 1
    var measured = values[...]
    func shown(_ source: GraphPlan.Source?) -> Double? {
      switch source {
      case .measure: measured.popFirst() ?? nil
      case .varied(let place, _):
        labels.indices ~= place ? RunGraphNames.number(of: labels[place]) : nil
      case nil: nil
      }
    }
    switch plan.kind {
    case .histogram:
      guard let number = shown(plan.across) else { return empty += 1 }
      numbers.append(number)
    case .scatter:
      let (x, y) = (shown(plan.across), shown(plan.down))
      guard let x, let y else { return empty += 1 }
      points.append([x, y])
    case .heat: add(measured.first ?? nil, toCellOf: number)
    }
  }

  private mutating func add(_ value: Double?, toCellOf number: Int) {
    guard let value, case .varied(let x, _) = plan.across, case .varied(let y, _)? = plan.down
    else { return empty += 1 }
    let places = varied.places(ofCombination: number)
    cells?.add(value, column: places[x], row: places[y])
  }

  package var data: RunGraphData {
    let content: RunGraphData.Content =
      switch plan.kind {
      case .histogram: .numbers(numbers)
      case .scatter: .points(points)
      case .heat: .cells(cells ?? RunGraphCells(.mean, size: GridSize(columns: 0, rows: 0)))
      }
    return RunGraphData(content, count: count, empty: empty)
  }
}
