internal import Synchronization
internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumVocabulary

extension Film {
  /// Returns the pictures of the film, each with the time for which it is shown: those that
  /// ``write(to:)-(String...)`` would write as numbered files, at any size.
  ///
  /// ```swift
  /// for try await frame in film.frames() {
  ///   show(frame.pixels, frame.width, frame.height, for: frame.duration)
  /// }
  /// ```
  ///
  /// Nothing happens before the loop begins. A few pictures are drawn ahead, on all cores, and no
  /// more until they are taken. Breaking out of the loop, or cancelling its task, ends the film.
  ///
  /// - Parameter notes: receives the notes at the end of the film, in the words of the command line
  /// - Returns: the pictures
  public func frames(
    notes: @escaping @Sendable (_ notes: [String]) -> Void = { _ in }
  ) -> FilmFrames { FilmFrames(film: self, notes: notes) }

  /// Returns the rows of the film's table, as in `.csv` files: by default the tick and the census
  /// of each frame.
  ///
  /// They come while the film is made, and it waits until they are taken.
  ///
  /// - Parameter notes: receives the notes at the end of the film, in the words of the command line
  /// - Returns: the rows
  public func rows(
    notes: @escaping @Sendable (_ notes: [String]) -> Void = { _ in }
  ) -> FilmRows { FilmRows(film: self, notes: notes) }

  /// Returns the bytes of the file that ``write(to:)-(String...)`` would make.
  ///
  /// ```swift
  /// let gif = try await film.data(as: .gif)
  /// ```
  ///
  /// A sheet of the varying settings is one file. Files that steps name are also written.
  ///
  /// - Parameters:
  ///   - format: the format of the file
  ///   - notes: receives the notes at the end of the film, in the words of the command line
  /// - Returns: its bytes
  /// - Throws: ``FilmError``, also if the file is larger than the setting `max-size` allows, or if
  ///   the film is cut before the moment that it shows; `CancellationError` if the task was
  ///   cancelled.
  public func data(
    as format: Format, notes: @Sendable (_ notes: [String]) -> Void = { _ in }
  ) async throws -> [UInt8] {
    let held = HeldBytes()
    let report: Report
    do {
      report = try await run(
        into: .bytes(format, .init(patch: held.patch, take: held.add)), notes: notes)
    } catch {
      throw held.isFull ? FilmError(HeldBytes.fault) : error
    }
    guard report.outputs.first?.files != 0 else {
      throw FilmError(.said(WrittenOutput.absence, "give the film more frames"))
    }
    return held.all
  }
}

/// The bytes of a file that is kept in memory.
private final class HeldBytes: Sendable {
  /// The fault of a file that does not fit into memory.
  static var fault: Fault {
    Fault(.worldStopped(.overMemory(bytes: Ceiling.bytes + 1, limit: Ceiling.bytes)))
  }

  private let state = Mutex<(bytes: [UInt8], isFull: Bool)>(([], false))

  var all: [UInt8] { state.withLock { $0.bytes } }

  /// True if it has more bytes than can be returned.
  var isFull: Bool { state.withLock { $0.isFull } }

  @Sendable func add(_ bytes: [UInt8]) throws(FileError) {
    let isFull = state.withLock { state in
      state.isFull = bytes.count > Ceiling.bytes - state.bytes.count
      if !state.isFull { state.bytes += bytes }
      return state.isFull
    }
    if isFull { throw .brokenPipe(path: "-") }
  }

  @Sendable func patch(_ bytes: [UInt8], at offset: Int) {
    state.withLock { $0.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes) }
  }
}
