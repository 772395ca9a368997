internal import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumFiles

/// Executes the work of a job: its threads, its progress, and the faults of single runs.
package struct JobExecutor {
  let threadCount: Int
  let pool: WorkerPool
  private let threads: JobThreads
  let tell: @Sendable (RunProgress) -> Void
  /// The faults of single runs that do not end the others.
  let late = LateFaults()

  /// The record of a table of runs, for resuming; nil if none is kept.
  let record: PartialRecord?

  package init(
    threads count: Int, record: PartialRecord? = nil,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) {
    threadCount = count
    self.record = record
    tell = progress
    pool = WorkerPool(threads: count)
    threads = JobThreads(count: count)
  }

  /// Reports a number of completed frames.
  var progress: @Sendable (Int) -> Void {
    { [tell] frames in if frames > 0 { tell(.frames(frames)) } }
  }

  /// Plays shots into some strands until there are no more.
  func play(into strands: [Strand], next: @escaping () throws -> Shot?) async throws {
    try await Pipeline(strands, on: threads).run(next: next, written: progress)
  }

  /// Plays shots that cost nothing into some strands, without reporting progress.
  func playQuietly(into strands: [Strand], next: @escaping () throws -> Shot?) async throws {
    try await Pipeline(strands, on: JobThreads(count: 1)).run(next: next, written: { _ in })
  }

  /// Plays a few shots into some strands, without reporting progress.
  func play(_ few: [Shot], into strands: [Strand]) async throws {
    var shots = few[...]
    try await playQuietly(into: strands) { shots.popFirst() }
  }
}
