internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The report files of a check for other programs.
struct CheckReports {
  private let junit: String?
  private let sarif: String?

  init(_ flags: FlagReader) {
    junit = flags.options["junit"]
    sarif = flags.options["sarif"]
  }

  private var paths: [(flag: String, path: String)] {
    [("--junit", junit), ("--sarif", sarif)].compactMap { flag, path in path.map { (flag, $0) } }
  }

  /// The faults of the report paths, found before the check.
  var faults: [Fault] {
    let all = paths.compactMap { flag, path in
      Self.problem(with: path).map { Fault($0, at: .flag(flag)) }
    }
    guard all.isEmpty, let junit, let sarif, Path.identity(of: junit) == Path.identity(of: sarif)
    else { return all }
    return [Fault(.sameOutputTwice(sarif), at: .flag("--sarif"))]
  }

  private static func problem(with path: String) -> Problem? {
    // A skipped report takes the name of the first scenario or picture; the outputs of a faulty
    // scenario are unknown.
    guard path != "-", !["yaml", "yml", "md"].contains(Path.ending(of: path)),
      Format(ofPath: path) == nil
    else {
      return .badValue(
        setting: "the report", text: path,
        expected: "a file such as checked.xml, with the ending of no scenario or output",
        nearest: nil)
    }
    return Path.obstacle(toWriting: path).map { .file($0) }
  }

  /// Throws if reports would replace a file that some jobs make or read.
  func refuse(replacingOutputsOf jobs: [Job], or logs: [ReadLog]) throws(Fault) {
    guard !paths.isEmpty else { return }
    let checked = CheckedFiles(of: jobs, logs)
    for (flag, path) in paths where checked.contains(path) {
      let what = "'\(path)' is what is checked, or was read for it"
      throw Fault(.said(what, "give the report a name of its own"), at: .flag(flag))
    }
  }

  /// Writes the reports, and on GitHub the summary of the step.
  func write(_ cases: [CheckedCase], _ printer: Printer) -> ExitCode {
    var code = ExitCode.done
    if let junit {
      code = max(code, write(Array(JUnitReport.text(of: cases).utf8), to: junit, printer))
    }
    if let sarif {
      code = max(code, write(Array(SARIFReport(cases).text.utf8), to: sarif, printer))
    }
    guard let summary = environment("GITHUB_STEP_SUMMARY"), !summary.isEmpty, printer.isOnGitHub,
      let text = StepSummary.text(of: cases)
    else { return code }
    // An earlier summary of the step is kept. If there is no room, nothing is added; if it is not a
    // file, it is not a summary. Other files in its folder are none of our business.
    let isFile = Path.kind(of: summary) == .file
    guard let size = isFile ? try? FileReader.size(ofFile: summary) : 0,
      size + text.utf8.count <= StepSummary.limit
    else { return code }
    return max(code, write(Array(text.utf8), to: summary, printer, afterOthers: isFile))
  }

  private func write(
    _ bytes: [UInt8], to path: String, _ printer: Printer, afterOthers: Bool = false
  ) -> ExitCode {
    do throws(FileError) {
      try afterOthers ? OutputFile.append(bytes, to: path) : OutputFile.write(bytes, to: path)
      return .done
    } catch {
      return printer.refuse([Fault(.file(error))])
    }
  }
}
