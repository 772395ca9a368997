internal import TerrariumPatterns
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// Places the cells of a pattern file into a world.
struct PatternPlacement {
  let source: LifeSource
  var rule: CellRule
  let edges: AxisEdges
  /// The size of the field, or of the visible part of a plane.
  var window: GridSize
  /// True if the rule's grid is the file's own, so that the file determines the place of its cells
  /// on it.
  let ofFile: Bool
  /// True if other cells are added as well, so that a tree must be drawn cell by cell.
  let drawsAll: Bool

  /// The cells with their top left at a place; the default is the file's own place, or the centre.
  /// Parts outside a walled field are left out if `isCut`.
  func cells(at place: Cell?, isCut: Bool = false) throws(Problem) -> LifeCells {
    if let cells = tree(at: place) { return cells }
    var pattern = try source.pattern.content.cells(ofFile: nil)
    var corner = place ?? middle(of: pattern.size)
    if place == nil, ofFile, let grid = rule.topology {
      corner = source.corner(on: grid)
      let box = CellRect(corner: corner, size: pattern.size)
      let seen = grid.axes.inside(box, of: LifeRules.size(of: grid))
      (pattern, corner) = pattern.cut(to: seen, at: corner)
    }
    let box = CellRect(corner: corner, size: pattern.size)
    let seen = edges.withinWalls(box, of: window)
    if isCut, seen != box { (pattern, corner) = pattern.cut(to: seen, at: corner) }
    do throws(PlacementError) {
      let placement = try Placement(pattern, at: corner, on: window, edges: edges)
      return cells(.placed(placement), in: CellRect(corner: corner, size: pattern.size))
    } catch {
      throw .placement(error)
    }
  }

  /// The place of a pattern in the centre of the field, or one cell beside it if the rule treats
  /// odd and even places differently.
  private func middle(of size: GridSize) -> Cell {
    let middle = window.centre(of: size)
    let origin = source.pattern.position ?? Cell(0, 0)
    let places = [0, -1, 1].flatMap { y in
      [0, -1, 1].map { x in Cell(middle.x + x, middle.y + y) }
    }
    let place = places.first { place in
      let box = CellRect(corner: place, size: size)
      return rule.isSame(movedRight: place.x - origin.x, down: place.y - origin.y)
        && edges.withinWalls(box, of: window) == box
    }
    return place ?? middle
  }

  /// The cells of a file that is loaded into a running world: at the file's own place, otherwise in
  /// the centre, or in the corner of a field of exactly their size.
  func loadedCells() throws(Problem) -> LifeCells {
    if edges.areClosed {
      return try cells(at: source.pattern.content.size == window ? Cell(0, 0) : nil)
    }
    return try cells(at: ofFile && rule.topology != nil ? nil : source.pattern.position)
  }

  /// A tree as it is, if the plane supports it.
  private func tree(at place: Cell?) -> LifeCells? {
    guard case .tree(let tree) = source.pattern.content, edges == .none, !drawsAll, rule.keepsTrees
    else { return nil }
    let box = tree.liveBox
    let corner = place ?? window.centre(of: box.size)
    guard place != nil || max(abs(corner.x), abs(corner.y)) <= Limits.reach else { return nil }
    let cells = CellTree(nodes: tree.nodes, middle: Cell(corner.x - box.x, corner.y - box.y))
    return self.cells(.tree(cells), in: CellRect(corner: corner, size: box.size))
  }

  private func cells(_ content: LifeCells.Content, in box: CellRect) -> LifeCells {
    LifeCells(
      content: content, box: box, isInverted: source.isInverted(under: rule),
      isStored: source.isStored(under: rule))
  }
}
