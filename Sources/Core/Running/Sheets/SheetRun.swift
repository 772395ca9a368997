internal import Synchronization
internal import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumPlanning
package import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

/// One of many films, which any thread may advance, one at a time.
package final class SheetRun: Sendable {
  let plan: Plan
  private let camera: Camera
  private let film: Mutex<Film>

  /// Creates a film at its start, with a camera for some of its outputs.
  package init(
    _ plan: Plan, files: [OutputPlan], reports: Bool = false, showsFrames: Bool = true,
    showsMotion: Bool = false
  ) throws(Fault) {
    self.plan = plan
    let stage = try plan.stage(threads: 1)
    camera = Camera(
      window: plan.window, files: files, pictures: plan.artist?.cameraViews ?? [],
      looks: plan.film.looks)
    film = Mutex(
      Film(
        plan.film, on: stage, camera: camera, reports: reports, showsFrames: showsFrames,
        hasCover: plan.artist?.hasCover ?? false, showsMotion: showsMotion,
        boxesLife: plan.mayCutOff))
  }

  /// Its window and the live cells in the frames so far.
  var coverage: WindowCoverage { film.withLock { plan.windowCoverage(ofLife: $0.liveBox) } }

  /// Returns the next shot with a frame; nil when it is over.
  func nextFrame() throws(Fault) -> Shot? {
    try film.withLock { film throws(Fault) in
      while let shot = try film.nextShot() { if shot.frame != nil { return shot } }
      return nil
    }
  }

  /// Returns the next shots, up to a limit; empty when it is over.
  func shots(atMost limit: Int) throws(Fault) -> [Shot] {
    try film.withLock { film throws(Fault) in
      var shots: [Shot] = []
      while shots.count < limit, let shot = try film.nextShot() { shots.append(shot) }
      return shots
    }
  }

  /// The still of the run: its whole history if the world has one, otherwise the chosen moment or
  /// frame, or the last one.
  package func still(isDiagram: Bool, progress: (Int) -> Void) throws(Fault) -> Frame {
    if isDiagram, !plan.film.hasSteps { return try diagram() }
    var chosen: Frame?
    var last: Frame?
    while let shot = try shots(atMost: 1).first {
      if let frame = shot.frame {
        if frame.number == plan.shownFrame { chosen = frame }
        last = frame
        progress(1)
      }
      chosen = shot.stills.last { $0.place == .outputs }?.frame ?? chosen
    }
    if isDiagram { return try diagram() }
    return chosen ?? last ?? Frame(number: 0, tick: 0, census: [])
  }

  /// The lines of the world's history, if its table shows that.
  func lines() throws(Fault) -> [Frame] {
    if plan.film.hasSteps { while try !shots(atMost: 64).isEmpty {} }
    let history = try history(of: film.withLock(\.stage))
    return history.map { (0..<$0.lineCount).map($0.line) } ?? []
  }

  private func diagram() throws(Fault) -> Frame {
    let stage = film.withLock(\.stage)
    let picture = try history(of: stage).map { camera.picture(of: $0, after: stage) }
    return picture ?? Frame(number: 0, tick: 0, census: [])
  }

  private func history(of stage: Stage) throws(Fault) -> Diagram? {
    try Fault.ofWorld { () throws(WorldError) in
      try stage.history?.history(view: plan.film.looks[stage.look].view.cells)
    }
  }
}

extension SheetFrame {
  func frame(_ number: Int) -> Frame { Frame(number: number, tick: 0, census: [], scene: self) }
}
