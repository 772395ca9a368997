internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The options of `check`.
struct Checking {
  let comparesBytes: Bool
  /// The files that git tracks or ignores, if only committed ones are right.
  private let trackedFiles: TrackedFiles?
  private let catalogue: Catalogue
  private let printer: Printer
  /// The folder in which pictures without a scenario (orphans) are reported.
  let orphans: String?
  /// The folder for pictures of differences.
  let diff: String?
  /// The files that pictures of differences must not replace.
  private let checked: CheckedFiles?
  /// True if some scenarios cannot be planned, so that their pictures are unknown.
  private let isPartial: Bool
  /// Returns the command that makes a file of a scenario.
  private let command: @Sendable (_ scenario: String, _ path: String) -> String
  /// The paths of the pictures of differences so far.
  private var drawn: Set<String> = []

  /// Creates the options from flags; only the first shard looks for orphans.
  ///
  /// - Parameters:
  ///   - flags: The flags.
  ///   - isFirst: True for the first shard.
  ///   - printer: Prints notes.
  ///   - isPartial: True if some scenarios cannot be planned.
  ///   - jobs: The jobs of the others.
  ///   - logs: What they read.
  ///   - command: Returns the command that makes a file of a scenario.
  /// - Throws: The fault of a question that git does not answer.
  init(
    _ flags: FlagReader, _ isFirst: Bool, _ printer: Printer, isPartial: Bool, of jobs: [Job],
    _ logs: [ReadLog],
    command: @escaping @Sendable (_ scenario: String, _ path: String) -> String
  ) throws(Fault) {
    let options = flags.options
    self.printer = printer
    self.isPartial = isPartial
    catalogue = flags.catalogue
    comparesBytes = options["bytes"] != nil
    let isOfGit = options["committed"] != nil || options["staged"] != nil
    trackedFiles =
      isOfGit && options["dry-run"] == nil
      ? try TrackedFiles(among: jobs.flatMap(\.places).map(\.path)) : nil
    orphans = isFirst ? options["orphans"] : nil
    diff = options["diff"]
    checked = diff.map { _ in CheckedFiles(of: jobs, logs) }
    self.command = command
  }

  var purpose: OutputFile.Purpose { comparesBytes ? .comparingBytes : .comparing }

  /// The fault of an invalid folder for pictures, even if no picture differs.
  var faults: [Fault] {
    guard let error = diff.flatMap(Path.obstacle(toUsingFolder:)), case .notAFolder = error
    else { return [] }
    return [Fault(.file(error), at: .flag("--diff"))]
  }

  /// The items with files that count: those that git is not told to ignore.
  func counting(_ items: [RunSession.WorkItem]) -> [RunSession.WorkItem] {
    guard let trackedFiles else { return items }
    return items.filter { item in item.job.places.contains { trackedFiles.counts($0.path) } }
  }

  /// The reports without files that do not count; what git does not track is missing.
  func counting(_ reports: [RunReport]) -> [RunReport] {
    guard let trackedFiles else { return reports }
    return reports.map { report in
      let outputs = report.outputs.filter { trackedFiles.counts($0.path) }.map { output in
        let paths = NumberedPath(output.path).map { paths in (0..<output.files).map(paths.path) }
        let known = Set(output.differences.map(\.path))
        var output = output
        output.differences += (paths ?? Array(repeating: output.path, count: output.files.signum()))
          .filter { !known.contains($0) && !trackedFiles.tracks($0) }
          .map { Difference(path: $0, kind: .untracked) }
        return output
      }
      return report.with(outputs)
    }
  }

  /// The files of a job, each with its findings; the faults are those of pictures of differences.
  mutating func cases(
    in reports: [RunReport], of item: RunSession.WorkItem, _ faults: inout [Fault]
  ) -> [CheckedCase] {
    let places = item.job.places
    let known = Dictionary(places.map { ($0.path, $0.place) }) { first, _ in first }
    var cases: [CheckedCase] = []
    for output in reports.flatMap(\.outputs) {
      let findings = output.differences.map { difference in
        var finding = Finding(
          difference, at: known[difference.path] ?? places.first?.place,
          command: item.scenario.map { command($0, difference.path) })
        finding.picture = draw(difference, &faults)
        return finding
      }
      cases.append(
        CheckedCase(
          scenario: item.scenario, name: output.path, place: known[output.path] ?? nil,
          findings: findings))
    }
    return cases
  }

  /// The pictures that no scenario makes any more, unless a scenario has failed, which may make
  /// them; the faults are those of unreadable files.
  func orphans(
    of jobs: [Job], afterFailure hasFailed: Bool, _ faults: inout [Fault]
  ) throws(Fault) -> [Finding] {
    guard let folder = orphans else { return [] }
    guard !hasFailed, !isPartial else {
      printer.note("--orphans looks for nothing while a scenario has a fault")
      return []
    }
    let orphans = Orphans(of: jobs, below: folder, in: catalogue)
    faults += orphans.faults
    let tracked = try trackedFiles.map { _ throws(Fault) in try TrackedFiles(among: orphans.paths) }
    return orphans.paths.filter { tracked?.tracks($0) ?? true }.map(Finding.init(orphanAt:))
  }

  /// Writes a picture of a difference, and returns its path; nil if there is none, or if it cannot
  /// be written.
  private mutating func draw(_ difference: Difference, _ faults: inout [Fault]) -> String? {
    guard let diff, let picture = difference.picture else { return nil }
    let name = Path.collapsed(difference.path).split(separator: "/").filter { $0 != ".." }
      .joined(separator: "-")
    // Paths from different folders may result in the same name.
    var (path, number) = (Path.join(diff, "\(name).diff.\(picture.ending)"), 1)
    while checked?.contains(path) ?? false || !drawn.insert(path).inserted {
      number += 1
      path = Path.join(diff, "\(name).\(number).diff.\(picture.ending)")
    }
    do throws(FileError) {
      try Path.makeFolder(diff)
      try OutputFile.write(picture.bytes, to: path)
      return path
    } catch {
      let fault = Fault(.file(error), at: .flag("--diff"))
      if !faults.contains(fault) { faults.append(fault) }
      return nil
    }
  }
}
