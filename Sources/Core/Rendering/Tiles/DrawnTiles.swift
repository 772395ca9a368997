internal import Synchronization
package import TerrariumGD

/// The most recently drawn tiles. Films that differ only in their seed or texts share them, and one
/// command may have thousands.
///
/// (The plans of four thousand seas of 3×3 cells take 3 s instead of minutes, and a tenth of the
/// memory.)
package enum DrawnTiles {
  /// Everything that determines tiles.
  private struct Key: Equatable, Sendable {
    let theme: Theme
    let shape: CellShape
    let texture: GroundTexture
    let maxColors: Int
    let subject: Subject
    let cell: Int
    let exact: [Colour]
    let spare: Colour?
    let overlay: OverlayColours
  }

  private static let kept = Mutex<[(key: Key, tiles: TileSet)]>([])

  /// The number of tile sets to keep, and the most pixels of each.
  private static let most = 4
  private static let mostPixels = 4 << 20

  /// The tiles of a look at a cell's size.
  package static func tiles(
    look: Look, subject: Subject, cell: Int, exact: [Colour], spare: Colour?,
    overlay: OverlayColours = OverlayColours()
  ) throws(GDError) -> TileSet {
    let key = Key(
      theme: look.theme, shape: look.shape, texture: look.texture, maxColors: look.maxColors,
      subject: subject, cell: cell, exact: exact, spare: spare, overlay: overlay)
    if let known = kept.withLock({ $0.first { $0.key == key }?.tiles }) { return known }
    let tiles = try TileSet(
      look: look, subject: subject, cell: cell, exact: exact, spare: spare, overlay: overlay)
    if tiles.pixels.count <= mostPixels {
      kept.withLock { kept in
        if kept.count == most { kept.removeFirst() }
        kept.append((key, tiles))
      }
    }
    return tiles
  }
}
