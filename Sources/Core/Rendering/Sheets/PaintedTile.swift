internal import TerrariumBasics

/// A frame of a sheet whose tile is drawn already, by another shard.
package struct PaintedTile: SceneFacts {
  /// The number of the frame that it is of.
  package let number: Int
  /// The tick of that frame.
  package let tick: Int
  /// The number of its look among those of its film.
  package let look: Int
  package let picture: IndexedPicture

  package init(number: Int, tick: Int, look: Int, picture: IndexedPicture) {
    self.number = number
    self.tick = tick
    self.look = look
    self.picture = picture
  }

  /// A frame that shows it.
  package var frame: Frame {
    Frame(number: number, tick: tick, census: [], scene: self).inLook(look)
  }
}

extension SheetArtist {
  /// The picture of a frame for one of the tiles.
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
