internal import Encoding
internal import Patterns
internal import Simulation

extension LifeWorld {
  /// The most living cells that are listed one by one.
  private static let listedCells: UInt128 = 50_000_000

  /// The world as a pattern file. A field that ends is written whole, its size and edges in the
  /// rule; of a plane, the box around what lives.
  func patternFile(_ format: Format) throws(Problem) -> [UInt8] {
    let bounds = edges == .none ? nil : LifeRule.Bounds(edges: edges, size: size)
    let rule = LifeRule(rule, bounds: bounds).text
    let generation = tick > 0 ? UInt128(tick) : nil
    if format == .mc {
      return Macrocell(checked: macrocellNodes()).file(rule: rule, generation: generation)
    }
    guard census[0] <= Self.listedCells else {
      throw .tooManyCellsToWrite(format: format.rawValue, limit: Int(Self.listedCells))
    }
    let box = edges == .none ? liveBox ?? CellRect(GridSize(columns: 0, rows: 0)) : CellRect(size)
    let cells = liveCells(in: box).map { Cell($0.x - box.x, $0.y - box.y) }
    let figure = Figure(size: box.size, cells: cells)
    guard format == .rle else { return figure.plaintext() }
    let corner = edges == .none && !cells.isEmpty ? Cell(box.x, box.y) : nil
    return figure.rle(rule: rule, position: corner, generation: generation)
  }
}

extension WolframWorld {
  /// The newest line as a pattern file of one row.
  func patternFile(_ format: Format) -> [UInt8] {
    let line = newestLine
    let figure = Figure(
      size: GridSize(columns: line.count, rows: 1),
      cells: (0..<line.count).filter { line[$0] }.map { Cell($0, 0) })
    let rule = rule.description
    switch format {
    case .mc: return Macrocell(figure).file(rule: rule, generation: UInt128(tick))
    case .rle: return figure.rle(rule: rule, generation: UInt128(tick))
    default: return figure.plaintext()
    }
  }
}
