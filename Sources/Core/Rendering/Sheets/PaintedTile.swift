internal import TerrariumBasics

/// A frame of a sheet whose tile another shard has already drawn.
package struct PaintedTile: SceneFacts {
  /// The number of its frame.
  package let number: Int
  /// The tick of that frame.
  package let tick: Int
  /// The number of its look in its film.
  package let look: Int
  package let picture: IndexedPicture

  package init(number: Int, tick: Int, look: Int, picture: IndexedPicture) {
    self.number = number
    self.tick = tick
    self.look = look
    self.picture = picture
  }

  /// A frame that contains the tile.
  package var frame: Frame {
    Frame(number: number, tick: tick, census: [], scene: self).inLook(look)
  }
}

extension SheetArtist {
  /// Draws a frame for one of the tiles.
  package func picture(of frame: Frame, onTile index: Int) -> IndexedPicture {
    (frame.scene as? PaintedTile)?.picture ?? artists[index].draw(frame)
  }

  /// True if a tile is as large as those of a film, in one of its looks.
  package func fits(_ tile: PaintedTile, onTile index: Int) -> Bool {
    let (artist, picture) = (artists[index], tile.picture)
    return artist.hasLook(tile.look)
      && (picture.width, picture.height) == (artist.layout.width, artist.layout.height)
  }
}
