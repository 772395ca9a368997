internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Life {
  /// The bytes for a tile of 64 by 64 cells in two buffers, with its bookkeeping: of a bit per
  /// cell, and of a byte per cell.
  private static let (bytesOfBits, bytesOfStates) = (1072, 8 << 10 | 128)

  /// The tiles of 64 by 64 cells in a field, and those that may repeat its far edges, which double
  /// a narrow one.
  private static func tiles(of size: GridSize) -> Int {
    ((size.columns + 63) / 64 + 1) * ((size.rows + 63) / 64 + 1)
  }

  /// Throws if there is no memory for the tables of a rule.
  static func check(_ rule: CellRule) throws(WorldError) {
    if case .larger(let larger) = rule.family { try Allocation.check(bytes: larger.answerBytes) }
  }

  /// Throws if there is no memory for the tables of a rule or for a bounded field, or if the rule
  /// does not support a side of such a field.
  static func check(_ rule: CellRule, _ size: GridSize, _ edges: Edges) throws(WorldError) {
    try check(rule)
    guard edges != .none else { return }
    if let problem = LifeRules.problem(size, of: rule, edges: edges) {
      throw .notAllowed(action: rule.name, because: problem.sentence.what)
    }
    let bytes =
      rule.bitTable == nil
      ? tiles(of: size) * bytesOfStates : tiles(of: size) * bytesOfBits + 16 * size.rows
    try Allocation.check(bytes: bytes)
  }

  /// Throws if a field bounded on one axis only would take too much memory. A pattern that crosses
  /// its seam may appear anywhere along it, so the whole seam is allocated with the first cell.
  static func checkStrip(_ grid: Topology?, limitInBytes limit: Int) throws(WorldError) {
    guard let grid, !grid.isFinite else { return }
    let size = GridSize(columns: max(1, grid.columns), rows: max(1, grid.rows))
    guard tiles(of: size) <= limit / bytesOfStates else { throw .memoryBound(limitInBytes: limit) }
  }
}
