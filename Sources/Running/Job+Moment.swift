internal import Encoding
package import Planning
internal import Playback
package import Rendering
package import Vocabulary

extension Job {
  /// The picture that the film begins with, as its first page shows it; nil if it shows none.
  package func firstPicture() throws(Fault) -> IndexedPicture? {
    let plan = runs.first
    do {
      let stage = try plan.genesis.stage(seed: plan.seed, jobs: 1, window: plan.window).stage
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
