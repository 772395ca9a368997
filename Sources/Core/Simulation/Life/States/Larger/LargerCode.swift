internal import CTerrariumKernels

/// A rule of Larger than Life compiled for the kernels: the rows of sums to keep, and those that
/// make up the neighbourhood.
///
/// A span of cells is one sum, which is the sum of two shorter ones. If it is cheaper, a count is
/// that of the cell above, with the differences along the edges of the shape. A square of any range
/// needs the running sums of each row, and four of these for each cell.
final class LargerCode: Sendable {
  private let sums: KernelList<FarSum>
  private let shapes: [(running: Bool, groups: KernelList<FarGroup>, terms: KernelList<FarTerm>)]
  private let runs: [[KernelList<FarRun>]]
  private let values: KernelList<UInt8>
  private let bias: UInt16
  private let isWide: Bool
  let plan: LargerPlan

  /// Compiles a plan; nil if a sum may exceed two bytes.
  init?(_ plan: LargerPlan) {
    self.plan = plan
    // A rule whose weights are all zero is laid out like others.
    let heaviest = max(1, plan.weights.max() ?? 1)
    let middle = LargerParts.middle(of: plan)
    let most = plan.most + middle * heaviest
    guard heaviest <= 255, plan.weights.allSatisfy({ $0 >= 0 }), most - plan.least <= 65_535 else {
      return nil
    }
    isWide = !(plan.hasOnlyOnes && middle <= 1 && most <= 255)
    bias = UInt16(-plan.least)
    var rows = LargerRows(heaviest: heaviest)
    let wide = isWide
    let parts = (0..<(plan.rule.shape.isTriangular ? 2 : 1)).map { parity in
      LargerParts(plan, isOdd: parity == 1, middle: middle, isWide: wide, rows: &rows)
    }
    shapes = parts.map { ($0.isRunning, KernelList($0.groups), KernelList($0.terms)) }
    for part in parts { for term in part.terms { rows.keep(Int(term.sum)) } }
    sums = KernelList(rows.sums)
    runs = (0..<2).map { phase in
      (0..<2).map { state in
        KernelList(
          Self.runs(plan.answers[phase][state], offset: middle * plan.weights[state]))
      }
    }
    let isPlain = plan.weights.enumerated().allSatisfy { $1 == ($0 == 1 ? 1 : 0) }
    values = KernelList(
      isPlain ? [] : (0..<256).map { $0 < plan.weights.count ? UInt8(plan.weights[$0]) : 0 })
  }

  /// The ranges of sums with an answer.
  private static func runs(_ answers: [UInt8], offset: Int) -> [FarRun] {
    var runs: [FarRun] = []
    for (sum, answer) in answers.enumerated() where answer != 0 {
      let number = UInt16(sum + offset)
      if let last = runs.last, last.first + last.length + 1 == number {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(FarRun(first: number, length: 0))
      }
    }
    return runs
  }

  /// A generation of a store; `parity` is that of its corner's column plus row.
  func step(_ store: LargerStore, phase: Int, wraps: Bool, parity: Int) -> FarStep {
    let both = unsafe (shape(0), shape(shapes.count - 1))
    return unsafe FarStep(
      width: Int32(store.size.columns), height: Int32(store.size.rows),
      stride: Int32(store.stride), wraps: wraps, range: Int32(plan.range),
      across: Int32(plan.across), states: Int32(plan.rule.stateCount),
      values: values.count == 0 ? nil : values.start, sums: sums.start,
      sumCount: Int32(sums.count), shapes: both, shapeCount: Int32(shapes.count), wide: isWide,
      bias: bias,
      births: found(phase, 0), survivals: found(phase, 1), parity: Int32(parity),
      inside: store.inside, source: store.cells, target: store.otherCells,
      changes: store.otherChanges)
  }

  private func found(_ phase: Int, _ state: Int) -> FarRuns {
    unsafe FarRuns(runs: runs[phase][state].start, count: Int32(runs[phase][state].count))
  }

  private func shape(_ index: Int) -> FarShape {
    let (running, groups, terms) = shapes[index]
    return unsafe FarShape(
      running: running, groups: groups.start, groupCount: Int32(groups.count),
      terms: terms.start, termCount: Int32(terms.count))
  }
}
