/// The pictures of a film, one after the other.
///
/// It comes from ``Film/frames(notes:)``. Each loop over it makes the film once.
public struct FilmFrames: AsyncSequence, Sendable {
  let film: Film
  let notes: @Sendable ([String]) -> Void

  /// Begins to make the film.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      run: FilmRun(room: 8) { [film, notes] give in
        try await film.run(into: .pictures { try give(Frame($0)) }, notes: notes)
      })
  }

  /// An iterator over the pictures.
  public struct Iterator: AsyncIteratorProtocol {
    var run: FilmRun<Frame>

    /// Waits for the next picture; nil when the film is over.
    ///
    /// - Throws: the errors of ``Film/write(to:)-(String...)``.
    public mutating func next() async throws -> Frame? { try await run.next() }
  }
}
