internal import Files
internal import Planning
internal import Vocabulary

/// The report files of a check for other programs.
struct CheckReports {
  /// The paths of the requested reports.
  private let junit: String?
  private let sarif: String?

  init(_ flags: FlagReader) {
    junit = flags.options["junit"]
    sarif = flags.options["sarif"]
  }

  /// The faults of the report paths, found before anything is checked.
  var faults: [Fault] {
    let all = [("--junit", junit), ("--sarif", sarif)].compactMap { flag, path in
      path.flatMap { path in Self.problem(with: path).map { Fault($0, at: .flag(flag)) } }
    }
    guard all.isEmpty, let junit, let sarif, Path.identity(of: junit) == Path.identity(of: sarif)
    else { return all }
    return [Fault(.sameOutputTwice(sarif), at: .flag("--sarif"))]
  }

  private static func problem(with path: String) -> Problem? {
    guard path != "-" else {
      return .badValue(setting: "the report", text: path, expected: "a file", nearest: nil)
    }
    return Path.obstacle(toWriting: path).map { .file($0) }
  }

  /// Writes the reports, and on GitHub the summary of the step.
  func write(_ cases: [CheckedCase]) -> ExitCode {
    var code = ExitCode.done
    if let junit { code = max(code, write(JUnitReport.text(of: cases), to: junit)) }
    if let sarif { code = max(code, write(SARIFReport(cases).text, to: sarif)) }
    guard let summary = environment("GITHUB_STEP_SUMMARY"), !summary.isEmpty, Printer.isOnGitHub,
      let text = StepSummary.text(of: cases)
    else { return code }
    // Steps before may have said something; what is there and is no file is nobody's summary.
    let old = (try? FileReader.bytes(ofFile: summary, limit: StepSummary.limit)) ?? []
    guard old.count + text.utf8.count <= StepSummary.limit else { return code }
    return max(code, write(String(decoding: old, as: UTF8.self) + text, to: summary))
  }

  private func write(_ text: String, to path: String) -> ExitCode {
    do throws(FileError) {
      try OutputFile.write(text, to: path)
      return .done
    } catch {
      return Printer.shared.refuse([Fault(.file(error))])
    }
  }
}
