internal import Simulation

/// How large the cells of a field are drawn.
struct FieldMeasure: Hashable, Sendable {
  /// The pixels of a point's side.
  let cell: Int
  /// The pixels of the line between two cells.
  let line: Int
  /// The cells of a block's side: 1 where every cell is drawn.
  let blockSide: Int
  /// The columns and rows that are drawn: cells, or blocks of cells where there are too many.
  let points: GridSize

  /// Measures a window of cells for a look; `room` is what a fitted picture has for the field.
  init(of window: GridSize, look: Look, room: GridSize?) {
    let line = look.hasGrid ? 1 : 0
    switch look.scale {
    case .pixelsACell(let cell):
      self.init(window, cell: cell, line: line)
    case .automatic:
      self.init(
        window, cell: max(1, 480 * look.text.scale / max(window.columns, window.rows)), line: line)
    case .fit(let width, let height):
      let room = room ?? GridSize(columns: width, rows: height)
      let cell =
        min((room.columns + line) / window.columns, (room.rows + line) / window.rows) - line
      if cell < 1 {
        let blockSide = max(
          (window.columns - 1) / room.columns + 1, (window.rows - 1) / room.rows + 1)
        self.init(window, cell: 1, line: 0, blockSide: blockSide)
      } else {
        self.init(window, cell: cell, line: line)
      }
    }
  }

  private init(_ window: GridSize, cell: Int, line: Int, blockSide: Int = 1) {
    (self.cell, self.line, self.blockSide) = (cell, line, blockSide)
    points = GridSize(
      columns: (window.columns + blockSide - 1) / blockSide,
      rows: (window.rows + blockSide - 1) / blockSide)
  }

  /// The pixels of the whole field.
  var size: GridSize { GridSize(columns: span(points.columns), rows: span(points.rows)) }

  private func span(_ count: Int) -> Int { count * (cell + line) - (count > 0 ? line : 0) }
}

extension Look.Scale {
  /// The size of the whole picture, where it is given.
  var room: GridSize? {
    guard case .fit(let width, let height) = self else { return nil }
    return GridSize(columns: width, rows: height)
  }
}
