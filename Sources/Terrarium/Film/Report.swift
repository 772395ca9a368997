internal import Encoding
internal import Running
internal import Vocabulary

/// What came of a film.
public struct Report: Hashable, Sendable {
  /// A file, or with numbers in its name several, that was written.
  public struct Output: Hashable, Sendable {
    /// The path as it was given, with what varies filled in.
    public let path: String

    /// How many files it is.
    public let files: Int

    /// How many frames it has.
    public let frames: Int

    /// How many bytes it has, those of all its files together.
    public let bytes: Int
  }

  /// What was written, in the order in which it was asked for.
  public private(set) var outputs: [Output] = []

  /// What a person should know though nothing is wrong, in the words of the command line.
  public private(set) var notes: [String] = []

  /// The seeds of the runs.
  public private(set) var seeds: [UInt64] = []

  init() {}

  /// Adds what came of a run.
  mutating func add(_ reports: [RunReport]) {
    for report in reports {
      outputs += report.outputs.map {
        Output(path: $0.path, files: $0.files, frames: $0.frames, bytes: $0.bytes)
      }
      notes += report.notices.map(\.sentence)
    }
    if let seed = reports.first?.seed { seeds.append(seed) }
  }
}
