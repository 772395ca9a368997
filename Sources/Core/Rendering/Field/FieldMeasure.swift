internal import TerrariumBasics

/// The size at which the cells of a field are drawn.
struct FieldMeasure: Hashable, Sendable {
  /// The side of a point in pixels.
  let cell: Int
  /// The width of the line between two cells in pixels.
  let line: Int
  /// The side of a block in cells; 1 if every cell is drawn.
  let blockSide: Int
  /// The drawn columns and rows: cells, or blocks of cells if there are too many.
  let points: GridSize
  /// The lattice of the cells.
  let lattice: CellLattice
  /// The size of the whole field in pixels. A side that no picture can have is cut, so that sums and
  /// products of pixels do not overflow.
  let size: GridSize

  /// Measures a window of cells for a look; `room` is the part of a fitted picture for the field.
  init(of window: GridSize, look: Look, room: GridSize?) {
    let line = look.hasGrid ? 1 : 0
    let lattice = look.shape.lattice
    // Looks with margins alternately above and below may leave no room between them.
    let room = room.map { GridSize(columns: max(1, $0.columns), rows: max(1, $0.rows)) }
    guard lattice == .squares else {
      self.init(window, in: lattice, look.scale, line: line, letters: look.text.scale, room: room)
      return
    }
    switch look.scale {
    case .pixelsACell(let cell):
      self.init(window, cell: cell, line: line)
    case .cellsAPixel(let side):
      self.init(window, cell: 1, line: 0, blockSide: side)
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

  /// Measures a window of square cells of a size.
  init(_ window: GridSize, cell: Int, line: Int, blockSide: Int = 1) {
    self.cell = cell
    self.line = line
    self.blockSide = blockSide
    lattice = .squares
    points = ShareGrid.size(of: CellRect(window), blockSide: blockSide)
    func span(_ count: Int) -> Int {
      min(Limits.reach, GridSize(columns: count, rows: cell + line).area - (count > 0 ? line : 0))
    }
    size = GridSize(columns: span(points.columns), rows: span(points.rows))
  }

  /// Measures cells that are not squares: the picture is the box around all of them. `cell` is the
  /// width of each.
  private init(
    _ window: GridSize, in lattice: CellLattice, _ scale: Look.Scale, line: Int, letters: Int,
    room: GridSize?
  ) {
    let whole = VisibleArea(CellRect(window), in: lattice)
    func fit(_ columns: Int, _ rows: Int) -> Double {
      min(Double(columns) / whole.width, Double(rows) / whole.height)
    }
    var cell = 1
    var line = line
    var blockSide = 1
    switch scale {
    case .pixelsACell(let pixels): cell = pixels
    case .cellsAPixel(let side): (cell, line, blockSide) = (1, 0, side)
    case .automatic: cell = max(1, Int(fit(480 * letters, 480 * letters)))
    case .fit(let width, let height):
      let room = room ?? GridSize(columns: width, rows: height)
      cell = Int(fit(room.columns + line, room.rows + line)) - line
      if cell < 1 {
        blockSide = max(1, Int((1 / fit(room.columns, room.rows)).rounded(.up)))
        (cell, line) = (1, 0)
      }
    }
    self.cell = cell
    self.line = line
    self.blockSide = blockSide
    self.lattice = lattice
    points = ShareGrid.size(of: CellRect(window), blockSide: blockSide)
    let pixels = Double(cell + line) / Double(blockSide)
    func span(_ length: Double) -> Int {
      min(Limits.reach, Int(cell: (length * pixels - Double(line) - VisibleArea.edge).rounded(.up)))
    }
    size = GridSize(columns: max(1, span(whole.width)), rows: max(1, span(whole.height)))
  }
}

extension Look.Scale {
  /// The size of the whole picture, if given.
  var room: GridSize? {
    guard case .fit(let width, let height) = self else { return nil }
    return GridSize(columns: width, rows: height)
  }
}
