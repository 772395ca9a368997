internal import TerrariumBasics

extension ScaledSquarePainter {
  // Cells may be anywhere between pixels.
  func cells(of frame: Frame, _ visible: VisibleArea, budget: Int) -> Sketch.Group? {
    guard let grid = frame.cells, frame.shares == nil else { return nil }
    let window = visible.cells
    let seen = seen(grid, at: window, visible)
    // There is nothing beyond the field.
    guard !seen.columns.isEmpty, !seen.rows.isEmpty else { return Sketch.Group([], at: [0, 0]) }
    let part = StateGrid(
      size: GridSize(columns: seen.columns.count, rows: seen.rows.count),
      states: seen.rows.flatMap { row in seen.columns.map { grid[$0, row] } })
    let corner = Cell(window.x + seen.columns.lowerBound, window.y + seen.rows.lowerBound)
    let viewport = Viewport(visible, through: lens, scale: seen.across.scale)
    let sketcher = sketcher(of: seen)
    return sketcher.items(of: part, corner: corner, budget: budget).map {
      Sketch.Group(
        $0, at: viewport.pixel(of: [Double(corner.x), Double(corner.y)]),
        scale: viewport.scale / Double(sketcher.pitch), clip: area)
    }
  }

  /// Draws tiles where the pixel version does, otherwise shapes with the gaps and lines of a scale
  /// between pixels.
  private func sketcher(of seen: SeenCells) -> CellSketcher {
    if let (side, line) = tiles(of: seen) {
      return CellSketcher(look, subject, cell: side, line: line)
    }
    let scale = seen.across.scale
    let fine = hasShapes(at: scale) ? 8 : 1
    let line = Int((line(at: scale) * Double(fine)).rounded())
    var plain = look
    plain.texture = .none
    return CellSketcher(
      plain, subject, cell: max(1, Int((scale * Double(fine)).rounded()) - line), line: line,
      fine: fine)
  }
}
