internal import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

extension Job {
  /// The film's first picture on its first rendition; nil if it shows none.
  package func firstPicture() throws(Fault) -> IndexedPicture? {
    let plan = runs.first
    do {
      let stage = try plan.worldStart.stage(seed: plan.seed, jobs: 1, window: plan.window).stage
      var film = Film(of: self, on: stage)
      while let shot = try film.nextShot() {
        if let frame = shot.frame { return plan.artist?.draw(frame) }
      }
      return nil
    } catch {
      throw Fault(of: error, in: self)
    }
  }

  /// The number of differing cells in a rendition's picture; nil if it does not show single cells as
  /// squares.
  package func cells(of difference: Difference, on rendition: Rendition) -> Int? {
    guard case .seen(let seen) = difference.kind, case .pixels(let mask) = seen.first,
      !isSheet, !world.isScene, !runs.first.film.looks.contains(where: \.hasCamera),
      let layout = (rendition.painter as? FilmArtist)?.layout, layout.blockSide == 1,
      layout.lattice == .squares, (layout.width, layout.height) == (mask.width, mask.height)
    else { return nil }
    return mask.squares(
      left: layout.fieldLeft, top: layout.fieldTop, pitch: layout.pitch,
      columns: layout.points.columns, rows: layout.points.rows)
  }
}
