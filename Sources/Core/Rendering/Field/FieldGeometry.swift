internal import TerrariumBasics

/// The size at which the cells of a field are drawn.
struct FieldGeometry: Hashable, Sendable {
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
  /// The size of the whole field in pixels, as it is drawn. A side that no picture can have is cut,
  /// so that sums and products of pixels do not overflow.
  private let drawnSize: GridSize
  /// The scale by which the drawn field is reduced.
  private(set) var reduction = 1.0

  /// The size of the whole field on the picture.
  var size: GridSize {
    guard reduction < 1 else { return drawnSize }
    func reduced(_ side: Int) -> Int {
      max(1, Int((Double(side) * reduction - VisibleArea.edge).rounded(.up)))
    }
    return GridSize(columns: reduced(drawnSize.columns), rows: reduced(drawnSize.rows))
  }

  /// Measures a window of cells for a look; `room` is the part of a fitted picture for the field.
  init(of window: GridSize, look: Look, room: GridSize?) {
    let lattice = look.shape.lattice
    let whole = VisibleArea(CellRect(window), in: lattice)
    let line = look.hasGrid ? 1 : 0
    func fit(_ columns: Int, _ rows: Int) -> Double {
      min(Double(columns) / whole.width, Double(rows) / whole.height)
    }
    func block(in room: GridSize) -> Int {
      guard lattice != .squares else {
        // A Double would not be exact for the largest windows.
        return max((window.columns - 1) / room.columns, (window.rows - 1) / room.rows) + 1
      }
      return max(1, Int((1 / fit(room.columns, room.rows)).rounded(.up)))
    }
    var (cell, blockSide) = (0, 1)
    var reducedTo: GridSize?
    switch look.scale {
    case .pixelsACell(let pixels): cell = pixels
    case .cellsAPixel(let side): blockSide = side
    case .automatic: cell = max(1, Int(fit(480 * look.text.scale, 480 * look.text.scale)))
    case .fit(let width, let height):
      // Looks with margins alternately above and below may leave no room between them.
      let room =
        room.map { GridSize(columns: max(1, $0.columns), rows: max(1, $0.rows)) }
        ?? GridSize(columns: width, rows: height)
      let exact = fit(room.columns + line, room.rows + line)
      cell = Int(exact) - line
      // Small cells of whole pixels may leave much of the room.
      let isFair = cell > 3 || Double(cell) > 0.9 * exact || cell > 0 && line > 0
      if look.reducesCells, !isFair {
        if cell < 1 { blockSide = max(1, Int(1 / exact)) } else { cell += 1 }
        reducedTo = room
      } else if cell < 1 {
        blockSide = block(in: room)
      }
    }
    self.init(
      window, in: lattice, cell: max(1, cell), line: cell < 1 ? 0 : line, blockSide: blockSide)
    guard let reducedTo else { return }
    reduction = min(
      1, Double(reducedTo.columns) / Double(drawnSize.columns),
      Double(reducedTo.rows) / Double(drawnSize.rows))
  }

  /// The scale at which the whole field is drawn before it is reduced.
  var drawnScale: Look.Scale {
    blockSide > 1 ? .cellsAPixel(blockSide) : .pixelsACell(cell)
  }

  /// Measures a window of cells of a width. The picture of cells that are not squares is the box
  /// around all of them.
  init(
    _ window: GridSize, in lattice: CellLattice = .squares, cell: Int, line: Int, blockSide: Int = 1
  ) {
    self.cell = cell
    self.line = line
    self.blockSide = blockSide
    self.lattice = lattice
    points = ShareGrid.size(of: CellRect(window), blockSide: blockSide)
    guard lattice != .squares else {
      func span(_ count: Int) -> Int {
        min(Limits.reach, GridSize(columns: count, rows: cell + line).area - (count > 0 ? line : 0))
      }
      drawnSize = GridSize(columns: span(points.columns), rows: span(points.rows))
      return
    }
    let whole = VisibleArea(CellRect(window), in: lattice)
    let pixels = Double(cell + line) / Double(blockSide)
    func span(_ length: Double) -> Int {
      min(Limits.reach, Int(cell: (length * pixels - Double(line) - VisibleArea.edge).rounded(.up)))
    }
    drawnSize = GridSize(columns: max(1, span(whole.width)), rows: max(1, span(whole.height)))
  }
}

extension Look.Scale {
  /// The size of the whole picture, if given.
  var room: GridSize? {
    guard case .fit(let width, let height) = self else { return nil }
    return GridSize(columns: width, rows: height)
  }
}
