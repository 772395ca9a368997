/// A film on its way into files, as a sequence of how far it is.
///
/// It comes from ``Film/writing(to:)-(String...)``. Each loop over it makes the film once.
public struct FilmWriting: AsyncSequence, Sendable {
  /// The progress of a film.
  public struct Progress: Hashable, Sendable {
    /// The number of frames that are done; it never falls.
    public let frames: Int

    /// The number; nil where only the run can tell.
    public let total: Int?
  }

  private let film: Film
  private let paths: [String]

  init(_ film: Film, _ paths: [String]) { (self.film, self.paths) = (film, paths) }

  /// Begins to make the film.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Progress.self, bufferingPolicy: .bufferingNewest(1))
    let work = Task { [film, paths] in
      defer { continuation.finish() }
      return try await film.run(paths) { frames, total in
        continuation.yield(Progress(frames: frames, total: total))
      }
    }
    // Who no longer listens no longer wants the film.
    continuation.onTermination = { reason in
      if case .cancelled = reason { work.cancel() }
    }
    return Iterator(stream: stream.makeAsyncIterator(), work: work)
  }

  /// Gives each progress that is new.
  public struct Iterator: AsyncIteratorProtocol {
    var stream: AsyncStream<Progress>.Iterator
    let work: Task<Report, any Error>

    /// Waits for more frames to be done; nil when all files are in their places.
    ///
    /// - Throws: what ``Film/write(to:)-(String...)`` throws.
    public mutating func next() async throws -> Progress? {
      if let progress = await stream.next() { return progress }
      // Half-written files are gone when this is over, however it ended.
      _ = try await work.value
      return nil
    }
  }
}
