internal import TerrariumBasics

/// Draws cells as shapes, like the tiles of a picture of pixels.
struct CellSketcher: Sendable {
  private let look: Look
  private let subject: Subject
  /// The side of a cell, and the width of its grid line.
  private let cell: Int
  private let line: Int
  /// The number of these units per pixel: more than one if cells are drawn by area.
  private let fine: Int
  /// The shape of cells in keys: that of the field, however small its cells are.
  private let keyShape: CellShape

  /// The distance from one cell's left to the next one's.
  var pitch: Int { cell + line }

  init(look: Look, subject: Subject, layout: Layout) {
    (self.look, self.subject) = (look, subject)
    cell = layout.cell
    line = layout.line
    fine = 1
    keyShape = look.keyShape(ofCell: layout.cell, subject)
  }

  /// The cells of a grid whose top left is at (0, 0), with the background; nil if they are more
  /// shapes than a budget allows. `individuals` distinguishes those of one state, `corner` is the
  /// grid's place on the background's texture, and `drift` the pixels by which that has moved.
  func items(
    of grid: StateGrid, _ individuals: [UInt8]? = nil, corner: Cell = Cell(0, 0),
    drift: Int? = nil, budget: Int
  ) -> [Sketch.Item]? {
    let painter = TilePainter(look: look, subject: subject, cell: cell)
    var cells = ShapedCells(painter, pitch: pitch, line: line, fine: fine)
    guard let shapes = cells.items(of: grid, individuals, budget: budget) else { return nil }
    let lines = gridLines(of: grid.size, in: room(of: grid.size), pitch, line)
    return ground(painter, grid.size, corner, drift) + shapes
      + (line > 0 ? [.squares(lines, Sketch.Ink(look.theme[.grid]))] : [])
  }

  /// A state's cell in a key.
  func key(of state: Int, side: Int, left: Int, top: Int) -> [Sketch.Item] {
    var look = look
    look.shape = keyShape
    let grid = StateGrid(size: GridSize(columns: 1, rows: 1), states: [UInt8(state)])
    let cell = CellSketcher(look, subject, cell: side, line: 0)
    let items = cell.items(of: grid, budget: .max) ?? []
    return [.group(Sketch.Group(items, at: [Double(left), Double(top)]))]
  }

  init(_ look: Look, _ subject: Subject, cell: Int, line: Int, fine: Int = 1) {
    self.look = look
    self.subject = subject
    self.cell = cell
    self.line = line
    self.fine = fine
    keyShape = look.shape
  }
}

extension CellSketcher {
  private func room(of size: GridSize) -> PixelRect {
    PixelRect(left: 0, top: 0, width: size.columns * pitch - line, height: size.rows * pitch - line)
  }

  private func ground(
    _ painter: TilePainter, _ size: GridSize, _ corner: Cell, _ drift: Int?
  ) -> [Sketch.Item] {
    let whole = room(of: size)
    let flat = Sketch.Item.squares([whole], Sketch.Ink(look.theme[subject.ground]))
    guard let texture = painter.textureSketch else { return [flat] }
    // Moving individuals are below the lines, and resting ones between them.
    let side = painter.period * (drift == nil ? pitch : cell)
    func start(_ place: Int) -> Int { -place.wrapped(on: painter.period) * pitch }
    var pieces: [Sketch.Item] = []
    for top in stride(from: start(corner.y), to: whole.height, by: side) {
      for left in stride(from: drift.map { -$0 } ?? start(corner.x), to: whole.width, by: side) {
        pieces.append(
          .picture(
            texture, Sketch.Box(PixelRect(left: left, top: top, width: side, height: side)),
            isMirrored: false))
      }
    }
    return [flat, .group(Sketch.Group(pieces, at: [0, 0], clip: whole))]
  }
}

extension Look {
  /// The shape of cells in legends, for a field whose cells have a given size.
  func keyShape(ofCell cell: Int, _ subject: Subject) -> CellShape {
    // A camera may come near enough for any shape.
    guard !hasCamera else { return shape }
    let isDot =
      shape == .sprite && cell < TilePainter.smallestSprite
      && !subject.states.contains { $0.sprite?.icons != nil }
    if isDot { return cell >= TilePainter.smallestDot ? .circle : .square }
    return TilePainter.shape(shape, ofCell: cell)
  }
}
