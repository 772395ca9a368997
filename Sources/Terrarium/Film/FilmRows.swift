internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The rows of a film's table, one after the other.
///
/// It comes from ``Film/rows(notes:)``. Each loop over it makes the film once.
public struct FilmRows: AsyncSequence, Sendable {
  let film: Film
  let notes: @Sendable ([String]) -> Void

  /// Begins to make the film.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      run: FilmRun(room: 8) { [film, notes] give in
        let world = film.request.world
        let texts = Set(world.words.vocabulary.filter(\.isText).map(\.name))
        // A world may have a count with the name of a setting.
        let reader = TableReader(texts: texts.subtracting(world.subject.census.map(\.name)))
        return try await film.run(
          into: .bytes(
            .csv,
            .init { bytes throws(FileError) in
              let rows = reader.rows(of: bytes)
              guard !rows.isEmpty else { return }
              do throws(CancellationError) { try give(rows) } catch { throw .brokenPipe(path: "-") }
            }), notes: notes)
      })
  }

  /// An iterator over the rows.
  public struct Iterator: AsyncIteratorProtocol {
    var run: FilmRun<[Row]>
    /// The rows that have come and were not returned yet, the next one last.
    private var ready: [Row] = []

    init(run: FilmRun<[Row]>) { self.run = run }

    /// Waits for the next row; nil when the film is over.
    ///
    /// - Throws: the errors of ``Film/write(to:)-(String...)``.
    public mutating func next() async throws -> Row? {
      while ready.isEmpty {
        guard let rows = try await run.next() else { return nil }
        ready = rows.reversed()
      }
      return ready.popLast()
    }
  }
}
