internal import TerrariumBasics
package import TerrariumFiles

/// The tools that all work of a job shares: its threads, the receiver of its progress, the record of
/// its runs, and the faults of single ones.
package struct JobTools {
  /// The threads for runs side by side, and for the work of a tick.
  let pool: WorkerPool
  /// The threads for drawing and compressing.
  let threads: JobThreads
  let tell: @Sendable (RunProgress) -> Void
  /// The faults of single runs that do not end the others.
  let late = LateFaults()

  /// The record of a table of runs, for resuming; nil if none is kept.
  let record: PartialRecord?

  package init(
    threads count: Int, record: PartialRecord? = nil,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) {
    self.record = record
    tell = progress
    pool = WorkerPool(threads: count)
    threads = JobThreads(count: count)
  }

  /// Reports a number of completed frames.
  var progress: @Sendable (Int) -> Void {
    { [tell] frames in if frames > 0 { tell(.frames(frames)) } }
  }
}
