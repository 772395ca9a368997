internal import Encoding
package import Files
internal import Basics

/// Those who work on a job: how many threads, and who hears how far they are.
package struct JobExecutor {
  let jobs: Int
  let pool: WorkerPool
  let tell: @Sendable (RunProgress) -> Void
  /// The faults of single runs that do not end the others.
  let late = LateFaults()

  /// The record of a table of runs, by which later work goes on; nil where none is kept.
  let record: PartialRecord?

  package init(
    jobs: Int, record: PartialRecord? = nil, progress: @escaping @Sendable (RunProgress) -> Void
  ) {
    self.jobs = jobs
    self.record = record
    tell = progress
    pool = WorkerPool(jobs: jobs)
  }

  /// Hears how many more frames are out.
  var progress: @Sendable (Int) -> Void {
    { [tell] frames in if frames > 0 { tell(.frames(frames)) } }
  }

  /// Plays shots into some renditions, until there are no more.
  func play(
    into renditions: [Rendition], next: @escaping () throws -> Shot?
  ) async throws {
    try await Pipeline(renditions, jobs: jobs).run(next: next, written: progress)
  }

  /// Plays shots that cost nothing into some renditions; nobody hears of that.
  func playQuietly(
    into renditions: [Rendition], next: @escaping () throws -> Shot?
  ) async throws {
    try await Pipeline(renditions, jobs: 1).run(next: next, written: { _ in })
  }

  /// Plays a few shots into some renditions; nobody hears of that.
  func play(_ few: [Shot], into renditions: [Rendition]) async throws {
    var shots = few[...]
    try await playQuietly(into: renditions) { shots.popFirst() }
  }
}
