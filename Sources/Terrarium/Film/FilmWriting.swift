/// A film that is being written into files, as a sequence of its progress.
///
/// It comes from ``Film/writing(to:)-(String...)``. Each loop over it makes the film once.
public struct FilmWriting: AsyncSequence, Sendable {
  /// The progress of a film.
  public struct Progress: Hashable, Sendable {
    /// The number of frames that are done; it never falls.
    public let frames: Int

    /// The total number; nil if it is not known before the end.
    public let total: Int?
  }

  private let film: Film
  private let paths: [String]

  init(_ film: Film, _ paths: [String]) { (self.film, self.paths) = (film, paths) }

  /// Begins to make the film.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      run: FilmRun { [film, paths] give in
        try await film.run(into: .files(paths)) { frames, total in
          try? give(Progress(frames: frames, total: total))
        }
      })
  }

  /// An iterator over the progress, with an element for each change.
  public struct Iterator: AsyncIteratorProtocol {
    var run: FilmRun<Progress>

    /// Waits for more frames to be done; nil when all files are in their places.
    ///
    /// - Throws: the errors of ``Film/write(to:)-(String...)``.
    public mutating func next() async throws -> Progress? { try await run.next() }
  }
}
