package import Playback
internal import Basics
package import Vocabulary

extension Plan {
  /// Plays its run and counts what is left: at the last frame, or where nobody says how many frames
  /// there are, once it has settled; nil where it has not.
  ///
  /// - Throws: what ends the run.
  package func objects() throws(Fault) -> [CountedObject]? {
    guard case .told(let counting)? = genesis.objects else { return nil }
    let stage = try genesis.stage(seed: seed, jobs: 1, window: window).stage
    let isOpen = !framesAreGiven && !film.hasSteps
    let world = isOpen ? stage.world : try end(of: film, on: stage, nil).world
    do throws(WorldError) {
      return try counting.count(world, isOpen ? Self.settlingLimit : 0)
    } catch {
      throw Fault(.worldStopped(error))
    }
  }
}
