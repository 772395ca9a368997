internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The records of finished work, in the user's cache folder. Without that folder, all work is
/// always done.
struct Records: Sendable {
  /// The kind of recorded work.
  enum Kind: String, CaseIterable {
    case run
    /// The outputs were compared and are up to date.
    case check
    /// The files have exactly the expected bytes.
    case checkBytes = "check-bytes"
  }

  private let folder: String
  private let kind: Kind
  /// The settings of the command line; other words are another request.
  private let words: String

  /// Creates the records of work with some settings of the command line; nil if there is no cache
  /// folder.
  init?(of kind: Kind, _ overrides: WrittenSettings) {
    self.kind = kind
    guard let folder = Self.usualFolder else { return nil }
    self.folder = folder
    words = overrides.changingBytes.asFlags.map { $0.quotedForShell + " " }.joined()
  }

  /// The folder of all records; nil if the environment has no cache folder.
  static var usualFolder: String? {
    let home = environment("HOME").map { Path.join($0, ".cache") }
    let cache = environment("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return cache.map { Path.join($0, "terrarium") }
  }

  /// The paths of all records in a folder.
  static func paths(in folder: String) -> [String] {
    let kinds = Kind.allCases.map { "\($0.rawValue)-" }
    return Path.names(in: folder).flatMap { name -> [String] in
      guard name.count == 2, name.allSatisfy(\.isHexDigit) else { return [] }
      let path = Path.join(folder, name)
      return Path.names(in: path).filter { name in kinds.contains { name.hasPrefix($0) } }
        .map { Path.join(path, $0) }
    }
  }

  /// The files of an up-to-date scenario, or the reason why it must be run or checked. A scenario
  /// that was run need not be checked.
  func finished(_ file: String) -> (outputs: [String], reason: RunRecord.Reason?) {
    var reason: RunRecord.Reason?
    for kind in kind == .run ? [.run] : [kind, .run] {
      guard let record = record(of: file, kind) else { continue }
      guard let change = record.firstChange else {
        return (record.outputs.map { Path.identity(of: $0.path) }, nil)
      }
      reason = reason ?? change
    }
    return ([], reason ?? .noRecord)
  }

  func inputs(of file: String) -> [String] { record(of: file, kind)?.inputs.map(\.path) ?? [] }

  private func record(of file: String, _ kind: Kind) -> RunRecord? {
    let bytes = try? FileReader.bytes(ofFile: path(of: file, kind), limit: 1 << 26)
    return bytes.flatMap(RunRecord.init)
  }

  /// Keeps the record of a scenario. It removes the record instead if the scenario must always be
  /// run, may read other files next time, or if a file has changed since it was read or made.
  func keep(_ file: String, _ made: [(job: Job, reports: [RunReport])], reading log: ReadLog) {
    let inputs = log.paths
    let outputs = made.flatMap(\.reports).flatMap(\.outputs)
    guard !made.isEmpty, let program = RunRecord.ownProgram,
      Self.obstacle(to: made.map(\.job), reading: log) == nil,
      outputs.allSatisfy({ $0.isUpToDate && $0.stamps == $0.currentStamps })
    else { return forget(file) }
    // Links stay in the paths, as they may lead elsewhere next time.
    let here = Fence.root(".")
    let record = RunRecord(
      program: program,
      inputs: Set(inputs + [file]).sorted().map {
        (Path.resolve($0, in: here), FileHash.mark(of: $0))
      },
      outputs: outputs.flatMap(\.paths).map { (Path.resolve($0, in: here), FileHash.mark(of: $0)) })
    let path = path(of: file, kind)
    guard log.changed.isEmpty else { return forget(file) }
    Self.write(record.bytes, to: path)
    Self.removeOldest(in: Path.folder(of: path))
  }

  /// The reason why some jobs cannot have a record; nil if they can.
  static func obstacle(to jobs: [Job], reading log: ReadLog) -> String? {
    if let reason = jobs.lazy.compactMap(\.obstacle).first { return reason }
    if log.choosesFiles { return "it looks for the newest state" }
    return log.paths.contains(where: isStream) ? "it reads standard input, a pipe or a device" : nil
  }

  fileprivate static func isStream(_ path: String) -> Bool {
    path == "-" || Path.kind(of: path) == .special
  }

  func forget(_ file: String) { Path.remove(path(of: file, kind)) }

  /// Removes the record of a scenario if nothing has changed since. Otherwise it stays, to report
  /// why the scenario is run.
  func forgetFinished(_ file: String) {
    if let record = record(of: file, kind), record.firstChange == nil { forget(file) }
  }

  /// The path of a record. It depends on the current folder because of flags, on the folder that
  /// names the scenario, and on the repository's root because of defaults.
  private func path(of file: String, _ kind: Kind) -> String {
    let inputs = [
      words, Path.identity(of: "."), file, Projects.root(above: Path.folder(of: file)) ?? "",
      LibraryPlaces().remotes ?? "",
    ]
    let hash = FileHash.of(Array(inputs.joined(separator: "\0").utf8)).prefix(32)
    return Path.join(Path.join(folder, String(hash.prefix(2))), "\(kind.rawValue)-\(hash)")
  }

  /// The most records in one of the 256 folders, because each run reads the folder's names.
  private static let mostInFolder = 256

  /// Removes the older half of a folder's records, if there are too many.
  private static func removeOldest(in folder: String) {
    let paths = Path.names(in: folder).filter { !$0.hasPrefix(".") }.map { Path.join(folder, $0) }
    guard paths.count > mostInFolder else { return }
    let byAge = paths.map { (path: $0, time: Path.writingTime(of: $0) ?? .zero) }
      .sorted { $0.time < $1.time }
    for (path, _) in byAge.dropLast(mostInFolder / 2) { Path.remove(path) }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    // Reading a pipe or a device could block for ever.
    guard (try? Path.makeFolder(Path.folder(of: path))) != nil, Path.kind(of: path) != .special
    else { return }
    try? OutputFile.write(bytes, to: path)
  }
}

extension WrittenSettings {
  /// The settings without those that never change a byte. A wrong value stays: it has no record,
  /// and planning rejects it.
  fileprivate var changingBytes: WrittenSettings {
    let idle: [any SettingDeclaration] = [Setting<Int>.threads, Setting<Bool>.quiet]
    return idle.reduce(self) { settings, setting in
      guard let value = self[setting.name]?.value, setting.refusal(of: value) == nil else {
        return settings
      }
      return settings.without(setting.name)
    }
  }
}

extension WrittenOutput {
  /// True if its files are as expected.
  var isUpToDate: Bool { files > 0 && differences.isEmpty }

  fileprivate var paths: [String] {
    guard let numbered = NumberedPath(path) else { return [path] }
    return (0..<files).map(numbered.path)
  }

  fileprivate var currentStamps: [String?] { paths.map { FileHash.stamp(of: $0) } }
}

extension RunReport {
  /// The report with the stamps of its files, which others may overwrite later.
  var withStamps: RunReport {
    var outputs = outputs
    for place in outputs.indices { outputs[place].stamps = outputs[place].currentStamps }
    return with(outputs)
  }
}

extension Job {
  /// The reason why it must always be run; nil if every run writes the same files and has no other
  /// effect.
  fileprivate var obstacle: String? {
    let runs = runs.known
    if picksSeed || runs.contains(where: \.picksSeed) { return "its seed is random" }
    if runs.contains(where: { !$0.film.stepFiles.isEmpty || $0.worldStart.ledger != nil }) {
      return "it writes states, patterns or a team"
    }
    if let program { return "it needs the program \(program)" }
    return places.contains { Records.isStream($0.path) }
      ? "it writes to standard output, a pipe or a device" : nil
  }
}

extension RunSession.Result {
  /// Notes the files of a log that the work itself has written, which do not count as changed.
  func noteWritten(in log: ReadLog) {
    let outputs = done.flatMap(\.reports).flatMap(\.outputs).flatMap(\.paths)
    let jobs = done.map(\.item.job)
    let others = jobs.flatMap(\.stepFiles).map(\.path) + jobs.compactMap { $0.grownFile?.path }
    let own = Set((outputs + others).map(Path.identity))
    for path in log.changed where own.contains(Path.identity(of: path)) { log.noteWritten(path) }
  }
}
