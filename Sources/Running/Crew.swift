internal import Encoding
internal import Basics

/// Those who work on a job: how many threads, and who hears how far they are.
struct Crew {
  let jobs: Int
  let pool: WorkerPool
  let progress: @Sendable (Int) -> Void
  /// The faults of single runs that do not end the others.
  let late = LateFaults()

  init(jobs: Int, progress: @escaping @Sendable (Int) -> Void) {
    (self.jobs, self.progress) = (jobs, progress)
    pool = WorkerPool(jobs: jobs)
  }

  /// Plays shots into some strands, until there are no more.
  func play(
    into strands: [Strand], next: @escaping () throws -> Shot?
  ) async throws {
    try await Pipeline(strands, jobs: jobs).run(next: next, written: progress)
  }

  /// Plays shots that cost nothing into some strands; nobody hears of that.
  func playQuietly(
    into strands: [Strand], next: @escaping () throws -> Shot?
  ) async throws {
    try await Pipeline(strands, jobs: 1).run(next: next, written: { _ in })
  }

  /// Plays a few shots into some strands; nobody hears of that.
  func play(_ few: [Shot], into strands: [Strand]) async throws {
    var shots = few[...]
    try await playQuietly(into: strands) { shots.popFirst() }
  }
}
