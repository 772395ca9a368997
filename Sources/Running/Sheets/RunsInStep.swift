package import Encoding
internal import Planning
internal import Playback
package import Rendering
internal import Basics
package import Vocabulary

/// Many runs in step: the frame of a number shows the frame of that number of each.
struct RunsInStep {
  private let runs: [SheetRun]
  private let pool: WorkerPool
  /// The frames that they show now; that of a film that has ended stays.
  private var frames: [Frame]
  private var number = 0

  init(of job: Job, _ pool: WorkerPool) throws(Fault) {
    let files = job.pages[0].outputs.filter(job.isInStep)
    var runs: [SheetRun] = []
    for number in job.runs.indices {
      runs.append(
        try SheetRun(job.runs.plan(number), files: files, showsMotion: job.showsMotion))
    }
    self.runs = runs
    self.pool = pool
    frames = runs.map { _ in Frame(number: 0, tick: 0, census: []) }
  }

  /// The coverages of the runs, as far as they have been played.
  var coverages: [WindowCoverage] { runs.map(\.coverage) }

  mutating func nextShot() throws(Fault) -> Shot? {
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
  /// The moment of each run that single pictures show, in one.
  package func momentShot(_ executor: JobExecutor) throws(Fault) -> Shot {
    momentShot(of: try moments(executor).tiles)
  }

  /// The moments of all runs, with their coverages.
  func moments(_ executor: JobExecutor) throws(Fault) -> (
    tiles: [Frame], coverages: [WindowCoverage]
  ) {
    let moments = try moments(of: RunNumbers(below: runs.count), executor)
    return (moments.map(\.tile), moments.map(\.coverage))
  }

  /// The moments of some runs.
  func moments(
    of numbers: RunNumbers, _ executor: JobExecutor
  ) throws(Fault) -> [(tile: Frame, coverage: WindowCoverage)] {
    let files = pages[0].outputs.filter(isMoment)
    return try executor.pool.results(numbers.count) {
      [runs, momentsAreHistories, progress = executor.progress] place throws(Fault) in
      let run = try SheetRun(runs.plan(numbers[place]), files: files)
      return (try run.still(isDiagram: momentsAreHistories, progress: progress), run.coverage)
    }
  }

  /// Those of all runs in one.
  package func momentShot(of tiles: [Frame]) -> Shot {
    let frame = SheetFrame(tiles: tiles).frame(tiles.map(\.number).max() ?? 0)
    return Shot(moment: frame)
  }
}
