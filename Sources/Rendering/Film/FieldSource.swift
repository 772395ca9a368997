package import Basics

/// The field of a single picture that is too large for the memory: it is read strip by strip.
package struct FieldSource: Sendable {
  private let world: any FieldWorld
  private let view: CellRect

  /// A source of a part of a world as it is now.
  package init(_ world: any FieldWorld, view: CellRect) {
    (self.world, self.view) = (world, view)
  }

  /// The states of all cells at once.
  package var allStates: StateGrid { world.states(in: view) }

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

/// A picture whose rows are drawn when they are needed.
package struct StripedPicture: Sendable {
  package let width: Int
  package let height: Int
  package let palette: [Colour]
  /// The pixels of some of its rows.
  package let rows: @Sendable (Range<Int>) -> [UInt8]

  package init(
    width: Int, height: Int, palette: [Colour], rows: @escaping @Sendable (Range<Int>) -> [UInt8]
  ) {
    (self.width, self.height, self.palette, self.rows) = (width, height, palette, rows)
  }

  /// A picture that is there.
  package init(_ picture: IndexedPicture) {
    self.init(width: picture.width, height: picture.height, palette: picture.palette) { rows in
      Array(
        picture.pixels[rows.lowerBound * picture.width..<rows.upperBound * picture.width])
    }
  }

  /// All of it.
  package var whole: IndexedPicture {
    IndexedPicture(width: width, height: height, palette: palette, pixels: rows(0..<height))
  }

  /// True if it is too large for its pixels to be held.
  package var isLarge: Bool { Self.isLarge(width: width, height: height) }

  /// True if a picture of a size is too large for that.
  package static func isLarge(width: Int, height: Int) -> Bool { width * height > 1 << 26 }
}
