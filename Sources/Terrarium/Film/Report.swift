internal import TerrariumEncoding
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The report of a film.
public struct Report: Hashable, Sendable {
  /// A file, or several if its name contains numbers.
  public struct Output: Hashable, Sendable {
    /// The path as it was given, with the values of varying settings filled in.
    public let path: String

    /// The number of its files; 0 if the film is cut before its moment, as a note then says.
    public let files: Int

    /// The number of frames that it has.
    public let frames: Int

    /// The number of its bytes; for several files their sum.
    public let bytes: Int
  }

  /// The outputs, in the order of the request.
  public private(set) var outputs: [Output] = []

  /// The notes, in the words of the command line.
  public private(set) var notes: [String] = []

  /// The seeds of the films that have files of their own, in order; for a sheet, that of its first
  /// film.
  public private(set) var seeds: [Int] = []

  init() {}

  mutating func add(_ reports: [RunReport]) {
    for report in reports {
      outputs += report.outputs.map {
        Output(path: $0.path, files: $0.files, frames: $0.frames, bytes: $0.bytes)
      }
      notes += report.notices.map(\.sentence)
      notes += report.outputs.filter { $0.files == 0 && $0.frames == 0 }.map {
        "'\($0.path)' is \(WrittenOutput.absence)"
      }
    }
    if let seed = reports.first?.seed { seeds.append(Int(Int64(bitPattern: seed))) }
  }
}
