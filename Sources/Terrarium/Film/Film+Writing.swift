internal import Synchronization
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRunning
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Film {
  /// Makes the film and writes it to some files; the extensions of their names determine their
  /// formats.
  ///
  /// `.gif`, `.apng`, `.webp` and videos are animations; `.png` is the last frame, or with `%03d` a
  /// file for each frame; `.svg` and `.pdf` are the last frame as shapes. `.html` is an explorable
  /// page; `.txt` and `.csv` are the cells and the census. Several files come from one run. Until
  /// all of them are complete, every old file stays as it was; a file whose bytes would not change
  /// is not touched.
  ///
  /// - Throws: ``FilmError`` with all faults; `CancellationError` if the task was cancelled, after
  ///   half-written files are removed.
  @discardableResult
  public func write(to paths: String...) async throws -> Report { try await write(to: paths) }

  /// Makes the film and writes it to some files.
  @discardableResult
  public func write(to paths: [String]) async throws -> Report {
    try await run(into: .files(paths))
  }

  /// Makes the film and reports its progress.
  ///
  /// ```swift
  /// for try await progress in film.writing(to: "sea.gif") {
  ///   print("\(progress.frames) of \(progress.total ?? 0)")
  /// }
  /// ```
  ///
  /// Nothing happens before the loop begins, and when it has ended, all files are in their places.
  /// Breaking out of it, or cancelling its task, ends the run; every old file is then as it was.
  public func writing(to paths: String...) -> FilmWriting { writing(to: paths) }

  /// Makes the film and reports its progress, as ``writing(to:)-(String...)`` does.
  public func writing(to paths: [String]) -> FilmWriting { FilmWriting(self, paths) }

  /// Plans and runs everything; `told` receives the number of finished frames and the total,
  /// `notes` the notes at the end.
  func run(
    into receiver: FilmReceiver,
    told: @escaping @Sendable (_ frames: Int, _ total: Int?) -> Void = { _, _ in },
    notes: @Sendable ([String]) -> Void = { _ in }
  ) async throws -> Report {
    let interruption = Interruption()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      let context = WorkContext.current.with(Catalogue.ofLibrary.formats)
      return try await context.with(interruption).with(KeptInput()).run {
        do {
          let report = try await TaskThreads.run { try await runAll(receiver, told) }
          notes(report.notes)
          return report
        } catch {
          // A cancelled run always reports the cancellation, even if a fault was found before.
          try Task.checkCancellation()
          throw error
        }
      }
    } onCancel: {
      interruption.ask()
    }
  }

  private func runAll(
    _ receiver: FilmReceiver, _ told: @escaping @Sendable (Int, Int?) -> Void
  ) async throws -> Report {
    let jobs = try request.jobs(for: receiver.settings).map(receiver.job)
    let total = jobs.map(\.workInFrames).cappedSum
    let done = Mutex(0)
    var report = Report()
    for job in jobs {
      do throws(TerrariumVocabulary.Fault) {
        let threads = job.threads ?? WorkerPool.cores
        let reports = try await job.run(
          threads: threads, receiver.options, pictures: receiver.pictures
        ) { progress in
          guard progress.count > 0 else { return }
          // Reported while the lock is held, so that nobody receives a smaller number later.
          done.withLock {
            $0 += progress.count
            told($0, total)
          }
        }
        report.add(reports)
      } catch {
        throw FilmError(error)
      }
    }
    return report
  }
}
