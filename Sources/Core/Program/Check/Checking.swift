internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The options of `check`.
struct Checking {
  let comparesBytes: Bool
  /// The files that git tracks, if only these count.
  let trackedFiles: TrackedFiles?
  private let catalogue: Catalogue
  /// The folder in which pictures without a scenario (orphans) are reported.
  let orphans: String?
  /// The folder for pictures of differences.
  let diff: String?
  /// The files that pictures of differences must not replace.
  private let checked: CheckedFiles?
  /// Returns the command that makes the files of a scenario.
  let command: @Sendable (String) -> String
  /// The paths of the pictures of differences so far.
  private var drawn: Set<String> = []

  /// Creates the options from flags; only the first shard looks for orphans.
  init(
    _ flags: FlagReader, _ isFirst: Bool, of jobs: [Job], _ logs: [ReadLog],
    command: @escaping @Sendable (String) -> String
  ) {
    let options = flags.options
    catalogue = flags.catalogue
    comparesBytes = options["bytes"] != nil
    trackedFiles = options["committed"] == nil ? nil : TrackedFiles()
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

  /// The orders with files that count.
  func counting(_ orders: [RunSession.Order]) throws(Fault) -> [RunSession.Order] {
    guard let trackedFiles else { return orders }
    var counting: [RunSession.Order] = []
    for order in orders {
      for (path, _) in order.job.places where try trackedFiles.tracks(path) {
        counting.append(order)
        break
      }
    }
    return counting
  }

  /// The reports without files that do not count.
  func counting(_ reports: [RunReport]) throws(Fault) -> [RunReport] {
    guard let trackedFiles else { return reports }
    return try reports.map { report throws(Fault) in
      var outputs: [WrittenOutput] = []
      for var output in report.outputs where try trackedFiles.tracks(output.path) {
        var differences: [Difference] = []
        for difference in output.differences where try trackedFiles.tracks(difference.path) {
          differences.append(difference)
        }
        output.differences = differences
        outputs.append(output)
      }
      return report.with(outputs)
    }
  }

  /// The files of a job, each with its findings; the faults are those of pictures of differences.
  mutating func cases(
    in reports: [RunReport], of order: RunSession.Order, _ faults: inout [Fault]
  ) -> [CheckedCase] {
    let places = order.job.places
    let known = Dictionary(places.map { ($0.path, $0.place) }) { first, _ in first }
    var cases: [CheckedCase] = []
    for (page, report) in zip(order.job.pages, reports) {
      for output in report.outputs {
        let findings = output.differences.map { difference in
          var finding = Finding(
            difference, on: page, of: order.job,
            at: known[difference.path] ?? places.first?.place, command: order.scenario.map(command))
          finding.picture = draw(difference, &faults)
          return finding
        }
        cases.append(
          CheckedCase(
            scenario: order.scenario, name: output.path, place: known[output.path] ?? nil,
            findings: findings))
      }
    }
    return cases
  }

  /// The pictures that no scenario makes any more; the faults are those of unreadable files.
  func orphans(of jobs: [Job], _ faults: inout [Fault]) throws(Fault) -> [Finding] {
    guard let folder = orphans else { return [] }
    let orphans = Orphans(of: jobs, below: folder, in: catalogue)
    faults += orphans.faults
    var findings: [Finding] = []
    for path in orphans.paths where try trackedFiles?.tracks(path) ?? true {
      findings.append(Finding(orphanAt: path))
    }
    return findings
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
