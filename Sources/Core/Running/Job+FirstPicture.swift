internal import TerrariumEncoding
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

extension Job {
  /// The film's first picture on its first rendition; nil if it shows none.
  package func firstPicture() throws(Fault) -> IndexedPicture? {
    let plan = runs.first
    do {
      let stage = try plan.worldStart.stage(seed: plan.seed, threads: 1, window: plan.window).stage
      var film = Film(of: self, on: stage)
      while let shot = try film.nextShot() {
        if let frame = shot.frame { return plan.artist?.draw(frame) }
      }
      return nil
    } catch {
      throw Fault(of: error, in: self)
    }
  }
}
