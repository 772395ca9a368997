/// Access to the cells of a HashLife field, as differences from the background.
extension HashField {
  /// True if a tree can contain a cell: the origin is less than twice `Limits.farReach` away.
  func reaches(_ cell: Cell) -> Bool {
    max((cell.x &- origin.x).magnitude, (cell.y &- origin.y).magnitude)
      < 2 * Limits.farReach.magnitude
  }

  /// Sets some differing cells to stored states, skipping those that no tree can contain. An edit
  /// may exceed the memory limit, which the next step reports.
  mutating func paint(_ cells: some Sequence<(cell: Cell, content: UInt8)>) {
    let near = cells.filter { reaches($0.cell) }
    guard !near.isEmpty else { return }
    ownStore()
    store.nodes.begin(with: tree, room: .collectedOrGrown)
    put(near, downTo: store.nodes.leafLevel) { store, index, cells in
      var leafCells = store.cells(of: index)
      for cell in cells {
        leafCells = store.form.putting(cell.content, into: leafCells, x: cell.x, y: cell.y)
      }
      return store.leaf(leafCells)
    }
  }

  /// Changes the squares of a level that contain some cells: `painting` makes the new square from
  /// an old one and its contents.
  mutating func put<Content>(
    _ contents: [(cell: Cell, content: Content)], downTo lowest: Int,
    _ painting: NodeStore.Painting<Content>
  ) {
    let level = contents.reduce(max(tree.level, lowest + 1)) { level, one in
      max(
        level, Self.level(around: one.cell.x - origin.x), Self.level(around: one.cell.y - origin.y))
    }
    let wide = store.nodes.grown(tree, toLevel: level)
    var places = contents.map {
      LocalPlace(
        x: wide.local($0.cell.x - origin.x), y: wide.local($0.cell.y - origin.y),
        content: $0.content)
    }
    tree = store.nodes.painted(wide, &places, downTo: lowest, painting)
  }

  /// The level of the smallest square around the origin with a column or row.
  private static func level(around place: Int) -> Int {
    65 - (place < 0 ? ~place : place).leadingZeroBitCount
  }

  package var liveBox: CellRect? {
    guard tree.root != 0 else { return nil }
    let margin = { (side: NodeStore.Side) in
      store.nodes.margin(of: tree.root, level: tree.level, on: side)
    }
    let reach = LocalRect.reach(tree.level)
    let (left, top) = (margin(.left), margin(.top))
    let right = reach - margin(.right)
    let bottom = reach - margin(.bottom)
    let (x, xOverflow) = tree.place(left).addingReportingOverflow(origin.x)
    let (y, yOverflow) = tree.place(top).addingReportingOverflow(origin.y)
    let edges = Limits.edges
    guard !xOverflow, !yOverflow, edges.contains(x), edges.contains(y),
      let width = Int(exactly: right - left), let height = Int(exactly: bottom - top),
      width < .max, height < .max, width < edges.upperBound.magnitudeFrom(x),
      height < edges.upperBound.magnitudeFrom(y)
    else { return nil }
    return CellRect(x: x, y: y, width: width + 1, height: height + 1)
  }

  /// A window in tree coordinates, without overflow.
  func onTree(_ window: CellRect) -> CellRect {
    let (x, xOverflow) = window.x.subtractingReportingOverflow(origin.x)
    let (y, yOverflow) = window.y.subtractingReportingOverflow(origin.y)
    guard !xOverflow, !yOverflow else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    return CellRect(x: x, y: y, width: window.width, height: window.height)
  }

  /// Calls a function with the leaves that intersect a window, and the places of their upper left
  /// cells.
  func visitLeaves(in window: CellRect, _ visit: (LeafCells, _ x: Int, _ y: Int) -> Void) {
    guard let local = tree.local(onTree(window)) else { return }
    let (tree, origin) = (tree, origin)
    store.nodes.visitLeaves(of: tree.root, level: tree.level, in: local) { cells, x, y in
      visit(cells, tree.place(x) &+ origin.x, tree.place(y) &+ origin.y)
    }
  }

  /// Calls a function with the cells of a window that differ from the background, and their states,
  /// in any order.
  func forEachCell(in window: CellRect, _ visit: (Cell, UInt8) -> Void) {
    let form = store.nodes.form
    visitLeaves(in: window) { cells, x, y in
      form.forEachCell(cells) { right, down, state in
        let cell = Cell(x &+ right, y &+ down)
        if window.contains(cell) { visit(cell, state) }
      }
    }
  }
}
