internal import Encoding
package import Planning
package import Playback
package import Rendering
internal import Basics
internal import Synchronization
package import Vocabulary

/// A film that is one of many: it may be taken on by any thread, one at a time.
package final class SheetRun: Sendable {
  private struct State {
    var film: Film
    var frame: Frame?
    var delay: FrameDelay?
    var isOver = false
    var fault: Fault?
  }

  let plan: Plan
  private let state: Mutex<State>

  /// A film from its start, shown by a camera for some of its outputs.
  package init(
    _ plan: Plan, files: [OutputPlan], reports: Bool = false, showsFrames: Bool = true,
    showsMotion: Bool = false
  ) throws(Fault) {
    self.plan = plan
    let stage = try plan.genesis.stage(seed: plan.seed, jobs: 1, window: plan.window).stage
    let camera = Camera(
      window: plan.window, files: files, artist: plan.artist, looks: plan.film.looks)
    state = Mutex(
      State(
        film: Film(
          plan.film, on: stage, camera: camera, reports: reports, showsFrames: showsFrames,
          showsMotion: showsMotion)))
  }

  /// Advances to the next frame; at its end the film stands still.
  func advance() {
    state.withLock { state in
      do throws(Fault) {
        while !state.isOver {
          guard let shot = try state.film.nextShot() else {
            state.isOver = true
            break
          }
          guard let frame = shot.frame else { continue }
          state.frame = frame
          state.delay = shot.delay
          return
        }
      } catch {
        state.isOver = true
        state.fault = error
      }
    }
  }

  /// The next shots, at most so many; none when it is over.
  func shots(atMost limit: Int) throws(Fault) -> [Shot] {
    try state.withLock { state throws(Fault) in
      var shots: [Shot] = []
      while shots.count < limit, let shot = try state.film.nextShot() { shots.append(shot) }
      return shots
    }
  }

  /// The frame that it shows now, and its time; nil for the time where that is as usual.
  func shown() throws(Fault) -> (frame: Frame, delay: FrameDelay?, isOver: Bool) {
    try state.withLock { state throws(Fault) in
      if let fault = state.fault { throw fault }
      let empty = Frame(number: 0, tick: 0, census: [])
      return (state.frame ?? empty, state.delay, state.isOver)
    }
  }

  /// The single picture of the run: its whole history if the world has one, else the chosen moment
  /// or frame, or the last one.
  package func still(isDiagram: Bool, progress: (Int) -> Void) throws(Fault) -> Frame {
    let film = plan.film
    if isDiagram, !film.hasSteps { return try diagram(of: state.withLock { $0.film.stage }) }
    var chosen: Frame?
    var last: Frame?
    while let shot = try shots(atMost: 1).first {
      if let frame = shot.frame {
        if frame.number == plan.shownFrame { chosen = frame }
        last = frame
        progress(1)
      }
      chosen = shot.stills.last { $0.number == StillStep.mark }?.frame ?? chosen
    }
    if isDiagram { return try diagram(of: state.withLock { $0.film.stage }) }
    return chosen ?? last ?? Frame(number: 0, tick: 0, census: [])
  }

  /// The lines of the world's history, where its table shows that.
  func lines() throws(Fault) -> [Frame] {
    if plan.film.hasSteps { while try !shots(atMost: 64).isEmpty {} }
    let history = try history(of: state.withLock { $0.film.stage })
    return history.map { (0..<$0.lineCount).map($0.line) } ?? []
  }

  private func diagram(of stage: Stage) throws(Fault) -> Frame {
    try history(of: stage)?.picture.inLook(stage.look) ?? Frame(number: 0, tick: 0, census: [])
  }

  private func history(of stage: Stage) throws(Fault) -> Diagram? {
    try Fault.ofWorld { () throws(WorldError) in
      try stage.history?.history(view: plan.film.looks[stage.look].view)
    }
  }
}

extension SheetFrame {
  /// A frame that shows it.
  func frame(_ number: Int) -> Frame {
    Frame(number: number, tick: 0, census: [], scene: self)
  }
}
