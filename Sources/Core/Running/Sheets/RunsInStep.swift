internal import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

/// Many runs in step: each frame shows the frame of the same number of each run.
struct RunsInStep {
  private let runs: [SheetRun]
  private let pool: WorkerPool
  /// The current frames; that of a film that has ended stays.
  private var frames: [Frame]
  private var number = 0
  /// True if the card before the films has not been shown.
  private var isCoverDue: Bool
  /// The shot after the card, while that is shown.
  private var opening: Shot?

  init(of job: Job, _ pool: WorkerPool) throws(Fault) {
    let files = job.renditions[0].outputs.filter(job.isInStep)
    var runs: [SheetRun] = []
    for number in job.runs.indices {
      runs.append(try SheetRun(job.runs.plan(number), files: files, showsMotion: job.showsMotion))
    }
    self.runs = runs
    self.pool = pool
    isCoverDue = job.hasCover
    frames = runs.map { _ in Frame(number: 0, tick: 0, census: []) }
  }

  /// The coverages of the runs so far.
  var coverages: [WindowCoverage] { runs.map(\.coverage) }

  mutating func nextShot() throws(Fault) -> Shot? {
    if let shot = opening.take() { return shot }
    let shot = try takeShot()
    guard isCoverDue, let first = shot?.frame else { return shot }
    isCoverDue = false
    opening = shot
    return Shot(cardBefore: SheetArtist.moment(of: first))
  }

  private mutating func takeShot() throws(Fault) -> Shot? {
    let shots = try pool.results(runs.count, failureLimit: .max) { [runs] run throws(Fault) in
      try runs[run].nextFrame()
    }
    guard let first = shots.lazy.compactMap(\.self).first else { return nil }
    for (run, shot) in shots.enumerated() { frames[run] = shot?.frame ?? frames[run] }
    defer { number += 1 }
    return Shot(reports: [], frame: SheetFrame(tiles: frames).frame(number), delay: first.delay)
  }
}

extension Job {
  /// The moments of some runs for single pictures, with their coverages.
  package func moments(
    of numbers: RunNumbers, _ tools: JobTools
  ) throws(Fault) -> [(tile: Frame, coverage: WindowCoverage)] {
    let files = renditions[0].outputs.filter(isMoment)
    return try tools.pool.results(numbers.count) {
      [runs, momentsAreHistories, progress = tools.progress] place throws(Fault) in
      let run = try SheetRun(runs.plan(numbers[place]), files: files)
      return (try run.still(isDiagram: momentsAreHistories, progress: progress), run.coverage)
    }
  }

  /// The moments of all runs in one shot.
  package func momentShot(of tiles: [Frame]) -> Shot {
    let frame = SheetFrame(tiles: tiles).frame(tiles.map(\.number).max() ?? 0)
    return Shot(moment: frame)
  }
}
