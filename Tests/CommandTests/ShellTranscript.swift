import Foundation
import TerrariumSupport
import Testing

/// A text file in `Tests/Transcripts`: commands of a shell, and what they print.
///
///     === A size is two numbers
///     $ cat > a.yaml <<END
///     > {world: sea, size: 10, out: a.gif}
///     > END
///     $ render run a.yaml
///     a.yaml:1:20: size cannot be '10'; …
///     [exit 2]
///
/// Lines that only call `render` or write files run inside the test, others in a shell.
///
/// Each line with `===` begins in an empty folder. A name in brackets at its end is that of an
/// extra, without which its commands are skipped. A command's standard output comes before its
/// standard error, and its exit code last, unless that is 0. An ellipsis stands for any part of a
/// line; on a line of its own it stands for any lines. `$PWD` is the current folder. What a line
/// with nothing but `export` sets is valid up to the next heading.
///
/// `TERRARIUM_RECORD=1` replaces the answers that differ, in full. Put ellipses back for sizes and
/// hashes of files, which depend on the versions of libraries. A transcript fails the run in which
/// it was recorded, so that somebody looks at it.
struct ShellTranscript {
  /// The names of all files, without their extensions.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private static let folder = Command.packageFolder + "/Tests/Transcripts"

  private let path: String
  private let lines: [String]

  /// Reads the transcript with a name.
  init(named name: String) throws {
    let path = "\(Self.folder)/\(name).txt"
    self.init(try String(contentsOfFile: path, encoding: .utf8), path: path)
  }

  /// Creates a transcript from its text.
  init(_ text: String, path: String = "") {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Runs all commands, and compares what they print.
  func replay() async throws {
    let isRecording = ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "1"
    var recorded: [String] = []
    var folder = TemporaryFolder()
    var isLeftOut = false
    var exported: [String: String] = [:]
    var place = 0
    while place < lines.count {
      let end = lines[(place + 1)...].firstIndex { $0.hasPrefix("$ ") || $0.hasPrefix("=== ") }
      let part = lines[place..<(end ?? lines.count)]
      if lines[place].hasPrefix("$ ") && !isLeftOut {
        let answerStart = part.dropFirst().firstIndex { !$0.hasPrefix(">") } ?? part.endIndex
        let answerEnd = (part.lastIndex { $0 != "" } ?? place) + 1
        let exports = Self.exports(in: lines[place], folder)
        exported.merge(exports) { $1 }
        let actual =
          exports.isEmpty
          ? try await Self.answer(to: part[..<answerStart], in: folder, exported) : []
        let isRight = Self.fits(part[answerStart..<answerEnd], actual[...])
        let kept = isRight ? part[answerStart..<answerEnd] : actual[...]
        recorded += part[..<answerStart] + kept + part[answerEnd...]
        if !isRight { report(part[place..<answerEnd], actual, recorded: isRecording) }
      } else {
        if let heading = lines[place].wholeMatch(of: #/=== .*?(\[(?<extra>\w+)\])?/#) {
          folder = TemporaryFolder()
          exported = [:]
          isLeftOut = heading.extra.map { !Command.has(extra: String($0)) } ?? false
        }
        recorded += part
      }
      place = part.endIndex
    }
    guard isRecording, recorded != lines else { return }
    try Data(recorded.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Returns the lines that a command prints, and its exit code.
  private static func answer(
    to command: ArraySlice<String>, in folder: TemporaryFolder, _ exported: [String: String]
  ) async throws -> [String] {
    let script = command.map { $0.dropFirst(2) }.joined(separator: "\n")
    let run = try await InnerRender.type(script, in: folder, environment: exported)
    let streams = [run.text, run.complaint].map { text in
      text.replacing(folder.path, with: "$PWD")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(!streams[0].contains { $0.hasPrefix("render: ") }, "faults go to standard error")
    // After the last line end there is nothing, and blank lines separate the commands of a
    // transcript.
    var printed = streams.flatMap { $0.last == "" ? Array($0.dropLast()) : $0 }
    while printed.last == "" { printed.removeLast() }
    return printed + (run.code == 0 ? [] : ["[exit \(run.code)]"])
  }

  /// The variables that a line sets for those after it.
  private static func exports(in line: String, _ folder: TemporaryFolder) -> [String: String] {
    guard line.wholeMatch(of: #/\$ export( \w+=[^ ;]+)+/#) != nil else { return [:] }
    let pairs = line.matches(of: #/(\w+)=([^ ]+)/#).map { match in
      (String(match.1), String(match.2.replacing("$PWD", with: folder.path)))
    }
    return Dictionary(pairs) { $1 }
  }

  private func report(_ expected: ArraySlice<String>, _ actual: [String], recorded: Bool) {
    let place = SourceLocation(
      fileID: "Transcripts/x", filePath: path, line: expected.startIndex + 1, column: 1)
    let text = "\(expected.joined(separator: "\n"))\n\nprints\n\n\(actual.joined(separator: "\n"))"
    let advice = recorded ? "; recorded: look at it, then run again" : ""
    Issue.record("\(text)\(advice)", sourceLocation: place)
  }

  /// True if lines match those expected.
  private static func fits(_ expected: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      return lines.indices.contains { fits(expected.dropFirst(), lines[$0...]) }
        || fits(expected.dropFirst(), [])
    }
    guard let line = lines.first, fits(first[...], line[...]) else { return false }
    return fits(expected.dropFirst(), lines.dropFirst())
  }

  /// True if a line matches the expected one.
  private static func fits(_ expected: Substring, _ line: Substring) -> Bool {
    guard let ellipsis = expected.range(of: "…") else { return expected == line }
    guard line.hasPrefix(expected[..<ellipsis.lowerBound]) else { return false }
    let rest = line.dropFirst(expected[..<ellipsis.lowerBound].count)
    return (rest.indices + [rest.endIndex]).contains {
      fits(expected[ellipsis.upperBound...], rest[$0...])
    }
  }
}
