package import Playback
internal import Basics
package import Vocabulary

extension Plan {
  /// Plays its run and counts the objects that are left: at the last frame, or, if no number of
  /// frames is given, once the world has settled; nil if it does not settle.
  ///
  /// - Throws: what ends the run.
  package func objects() throws(Fault) -> [CountedObject]? {
    guard case .success(let counting)? = genesis.objects else { return nil }
    let stage = try genesis.stage(seed: seed, jobs: 1, window: window).stage
    let isOpen = !framesAreGiven && !film.hasSteps
    let world = isOpen ? stage.world : try end(of: film, on: stage, nil).world
    return try Fault.ofWorld { () throws(WorldError) in
      try counting.count(world, isOpen ? Self.settlingLimit : 0)
    }
  }
}
