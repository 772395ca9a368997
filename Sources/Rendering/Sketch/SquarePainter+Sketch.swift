internal import Basics

extension SquarePainter {
  // The cells lie wherever they are between pixels.
  func cells(of frame: Frame, _ visible: VisibleArea, budget: Int) -> Sketch.Group? {
    guard let grid = frame.cells, frame.shares == nil else { return nil }
    let window = visible.cells
    // Beyond the field is nothing.
    let there = visible.field.map { $0.intersection(window) } ?? window
    guard there.width > 0, there.height > 0 else { return Sketch.Group([], at: [0, 0]) }
    let part = grid.part(
      CellRect(
        x: there.x - window.x, y: there.y - window.y, width: there.width, height: there.height))
    let viewport = Viewport(visible, through: lens, scale: scale(of: visible))
    // Nearly as large, in whole pixels, so that lines and gaps are as wide as at that size.
    let line = Int(line(at: viewport.scale).rounded())
    let near = CellSketcher(
      look, subject, cell: max(1, Int(viewport.scale.rounded()) - line), line: line)
    return near.items(of: part, corner: Cell(there.x, there.y), budget: budget).map {
      Sketch.Group(
        $0, at: viewport.pixel(of: [Double(there.x), Double(there.y)]),
        scale: viewport.scale / Double(near.pitch), clip: area)
    }
  }
}

extension StateGrid {
  fileprivate func part(_ rect: CellRect) -> StateGrid {
    var states: [UInt8] = []
    for row in rect.y..<rect.y + rect.height {
      let start = row * size.columns + rect.x
      states += self.states[start..<start + rect.width]
    }
    return StateGrid(size: rect.size, states: states)
  }
}
