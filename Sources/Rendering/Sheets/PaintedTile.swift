internal import Basics

/// A frame of a sheet whose tile is drawn already, by another shard.
package struct PaintedTile: SceneFacts {
  /// The number of the frame that it is of.
  package let number: Int
  /// The tick of that frame.
  package let tick: Int
  package let picture: IndexedPicture

  package init(number: Int, tick: Int, picture: IndexedPicture) {
    (self.number, self.tick, self.picture) = (number, tick, picture)
  }

  /// A frame that shows it.
  package var frame: Frame { Frame(number: number, tick: tick, census: [], scene: self) }
}

extension SheetArtist {
  /// The picture of a frame for one of the tiles.
  package func picture(of frame: Frame, onTile index: Int) -> IndexedPicture {
    (frame.scene as? PaintedTile)?.picture ?? artists[index].draw(frame)
  }

  /// True if a picture is as large as those of a tile.
  package func fits(_ picture: IndexedPicture, onTile index: Int) -> Bool {
    let layout = artists[index].layout
    return (picture.width, picture.height) == (layout.width, layout.height)
  }
}
