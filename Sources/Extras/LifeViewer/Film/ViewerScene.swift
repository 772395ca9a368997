internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumPictures
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// The script of a pattern file and the position of its cells in the world.
struct ViewerScene: Sendable {
  let script: ViewerScript
  let path: String
  let notes: PatternNotes
  /// The generation of the pattern in the file.
  let generation: UInt128
  let rule: CellRule
  let ruleText: String?
  let edges: Edges
  /// The size of the field, or of the visible part of a plane.
  let size: GridSize
  /// The cell from which drawings and pastes are counted.
  let origin: Cell
  /// The cell whose left and top edges are the camera's origin.
  let middle: Cell
  /// The bounding box of the start, with the border of a bounded field.
  let box: CellRect?
  /// The random cells with which the script replaces the file's.
  let random: Pattern?

  /// The scene of a pattern with a script.
  init(_ script: ViewerScript, of pattern: ScriptedPattern) {
    let rule = pattern.rule
    self.script = script
    self.rule = rule
    edges = pattern.edges
    size = pattern.size
    path = pattern.path
    notes = pattern.notes
    ruleText = pattern.ruleText
    generation = pattern.generation
    random = script.random.map {
      ViewerRandom.pattern($0, states: rule.stateCount, rows: rule.isOfCode ? 1 : nil)
    }
    var box = pattern.box
    var live = box
    if let random { box = CellRect(corner: Cell(box.x, box.y), size: random.size) }
    if let own = random.map(\.liveBox) ?? pattern.liveBox {
      live = own.moved(right: box.x, down: box.y)
    }
    if let grid = rule.topology {
      let centre = LifeRules.middle(of: grid)
      (origin, middle) = (centre, centre)
      self.box =
        grid.columns > 0 && grid.rows > 0
        ? CellRect(x: -1, y: -1, width: grid.columns + 2, height: grid.rows + 2) : live
      return
    }
    let position = random == nil ? pattern.position : nil
    origin = Cell(
      box.x - (position?.x ?? 0) - script.offset.x, box.y - (position?.y ?? 0) - script.offset.y)
    let covered = random?.size ?? pattern.covered ?? box.size
    middle = Cell(origin.x + covered.columns / 2, origin.y + covered.rows / 2)
    self.box = live.isEmpty ? nil : live
  }
}

extension ViewerScene {
  /// The edges along each axis.
  var axes: AxisEdges { rule.axes(edges) }

  /// True if edges meet shifted or twisted: then steps on cells do not cross the seam.
  var isSewn: Bool { rule.topology.map { $0.isFinite && $0.edges == nil } ?? false }

  /// The lattice of the rule's cells.
  var lattice: CellLattice { rule.lattice }

  /// The height of a row in pixels at zoom 1, which is the width of a column.
  var rowHeight: Double { cellWidth / lattice.tiling.weave.rows }

  /// The width of a cell in columns: triangles are half a side apart.
  var cellWidth: Double { lattice.tiling.weave.columns }

  /// Returns the zoom at which all live cells of the start fit into a picture, as LifeViewer
  /// computes it.
  func fittedZoom(width: Int, height: Int) -> Double {
    guard let box, !box.isEmpty else { return 1 }
    let wide = Double(width) / Double(box.width)
    let high = Double(height) / (Double(box.height) * rowHeight)
    var zoom = min(wide, high) / 1.25
    zoom = max(1 / 32, min(64, (zoom * 20_000).rounded() / 20_000))
    let whole = zoom >= 1 ? zoom.rounded() : 1 / (1 / zoom).rounded()
    if abs(zoom / whole - 1) <= 0.01 { zoom = whole }
    return min(32, zoom)
  }

  /// The centre of the live cells of the start, in camera coordinates.
  var fittedMiddle: SIMD2<Double> {
    guard let box else { return .zero }
    return [
      Double(box.x - middle.x) + Double(box.width) / 2,
      Double(box.y - middle.y) + Double(box.height) / 2,
    ]
  }

  /// Returns the position in the file of a word of the script.
  func place(_ position: TextPosition, length: Int = 1) -> Place {
    .file(path: path, line: position.line, column: position.column, length: length)
  }
}
