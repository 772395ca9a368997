internal import Basics

extension FieldSource {
  /// The states of some of the cells.
  func states(in cells: CellRect) -> StateGrid { world.states(in: cells) }

  /// The shares of each pixel that a visible area has.
  func shares(in visible: VisibleArea, through lens: Lens) -> ShareGrid {
    lens.sample(visible, of: world).shares ?? ShareGrid(size: lens.pixels, planes: [])
  }

  /// The states of some rows of cells.
  func states(ofRows rows: Range<Int>) -> StateGrid {
    world.states(
      in: CellRect(x: view.x, y: view.y + rows.lowerBound, width: view.width, height: rows.count))
  }

  /// The shares in some rows of blocks.
  func shares(ofRows rows: Range<Int>, blockSide: Int) -> ShareGrid {
    let first = rows.lowerBound * blockSide
    let last = min(view.height, rows.upperBound * blockSide)
    return world.shares(
      in: CellRect(x: view.x, y: view.y + first, width: view.width, height: last - first),
      blockSide: blockSide)
  }
}
