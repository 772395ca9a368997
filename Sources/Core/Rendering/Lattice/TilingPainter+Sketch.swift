internal import TerrariumBasics

extension TilingPainter {
  // The outlines of all adjacent cells of a colour, or of each cell if there are lines.
  func cells(of frame: Frame, _ visible: VisibleArea, budget: Int) -> Sketch.Group? {
    guard frame.shares == nil, scale(of: visible) >= 1,
      let grid = frame.cells ?? frame.source?.allStates
    else { return nil }
    let window = visible.cells
    guard grid.size == window.size else { return nil }
    let sketcher = TilingSketcher(
      inks: inks, numbers: numbers(of: grid, at: window, in: visible.field), window: window,
      visible: visible, scale: scale(of: visible), line: line(at: scale(of: visible)))
    return sketcher.items(visible.lattice.tiling, look, subject, budget: budget).map {
      Sketch.Group($0, at: [Double(area.left), Double(area.top)], clip: area)
    }
  }
}

private struct TilingSketcher {
  let inks: TilingInks
  let numbers: [UInt8]
  let window: CellRect
  let visible: VisibleArea
  let scale: Double
  let line: Double

  /// Stacks of many kinds would have many times more corners than cells.
  private static let mostStacked = 6

  func items(
    _ tiling: some Tiling, _ look: Look, _ subject: Subject, budget: Int
  ) -> [Sketch.Item]? {
    var left = budget
    var items: [Sketch.Item] = []
    if line > 0 {
      guard let whole = region(tiling, limit: left, { $0 != inks.beyond }) else { return nil }
      items.append(.area(whole, Sketch.Ink(look.theme[.grid])))
      left -= whole.reduce(0) { $0 + $1.count }
    }
    // Each colour is also under all later ones, so that no gaps show where two meet.
    let kinds = (0..<inks.beyond).filter(Set(numbers).contains)
    let isStacked = kinds.count <= Self.mostStacked
    for kind in kinds {
      let isGround = kind == kinds[0]
      let points =
        line > 0
        ? separate(tiling, kind, limit: left)
        : region(tiling, limit: left) {
          isStacked || isGround ? $0 >= kind && $0 < inks.beyond : $0 == kind
        }
      guard let points else { return nil }
      left -= points.reduce(0) { $0 + $1.count }
      guard left >= 0 else { return nil }
      items.append(.area(points, Sketch.Ink(colour(of: kind, look, subject))))
    }
    return items
  }

  private func colour(of kind: UInt8, _ look: Look, _ subject: Subject) -> Colour {
    let style = inks.states.firstIndex(of: kind).map { subject.states[$0] }
    return style.map { $0.extent > 0 ? $0.colour(in: look.theme) : look.theme[subject.ground] }
      ?? look.theme[.background]
  }

  private func number(_ x: Int, _ y: Int) -> UInt8 {
    numbers[(y - window.y) * window.width + x - window.x]
  }

  private func pixels(_ place: PixelPoint) -> Sketch.Point {
    (place - [visible.x, visible.y]) * scale
  }

  private func region(
    _ tiling: some Tiling, limit: Int, _ contains: (UInt8) -> Bool
  ) -> [[Sketch.Point]]? {
    TilingOutline(of: tiling, among: window, limit: limit) { contains(number($0, $1)) }?
      .loops.map { $0.map { pixels(tiling.place(of: $0)) } }
  }

  /// The cells of a kind, each inside the lines to its neighbours.
  private func separate(_ tiling: some Tiling, _ kind: UInt8, limit: Int) -> [[Sketch.Point]]? {
    var cells: [[Sketch.Point]] = []
    for y in window.y..<window.maxY {
      for x in window.x..<window.maxX where number(x, y) == kind {
        cells.append(body(tiling, Cell(x, y)))
      }
      guard cells.count * 3 <= limit else { return nil }
    }
    return cells
  }

  /// A cell without the halves of the lines to its neighbours.
  private func body(_ tiling: some Tiling, _ cell: Cell) -> [Sketch.Point] {
    let origin = tiling.origin(of: cell)
    let sides = tiling.sides(of: cell).map { side in
      let beside = Cell(cell.x + side.neighbour.x, cell.y + side.neighbour.y)
      let hasLine = window.contains(beside) && number(beside.x, beside.y) != inks.beyond
      let start = pixels(tiling.place(of: origin &+ side.start))
      let way = pixels(tiling.place(of: origin &+ side.end)) - start
      let inwards = PixelPoint(-way.y, way.x) / (way * way).sum().squareRoot()
      return (start: start + inwards * (hasLine ? line / 2 : 0), way: way)
    }
    return sides.indices.map { place in
      let (last, next) = (sides[(place + sides.count - 1) % sides.count], sides[place])
      let off = next.start - last.start
      let across = last.way.x * next.way.y - last.way.y * next.way.x
      return last.start + last.way * ((off.x * next.way.y - off.y * next.way.x) / across)
    }
  }
}
