internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumRunning
internal import TerrariumVocabulary

/// A file that differs from its scenario, with advice for correcting it.
struct Finding {
  enum State: String {
    case stale
    case missing
    case orphaned
  }

  let path: String
  let state: State
  /// The message, in one line.
  let sentence: String
  /// The file's place in the scenario.
  var place: Place?
  /// The command that makes the expected file.
  var command: String?
  /// The difference of an output; nil for links and orphans.
  var difference: Difference?
  /// The path of the picture of the difference.
  var picture: String?

  /// Creates the finding of a file that differs from an output.
  init(
    _ difference: Difference, at place: Place?, command: String?
  ) {
    path = difference.path
    sentence = difference.sentence
    self.difference = difference
    self.place = place
    switch difference.kind {
    case .missing: (state, self.command) = (.missing, command)
    case .untracked: (state, self.command) = (.missing, "git add \(path.quotedForShell)")
    case .pointer: (state, self.command) = (.missing, "git lfs pull")
    case .seen, .line, .bytes: (state, self.command) = (.stale, command)
    }
  }

  /// Creates the finding of a page's link that does not match the block above it.
  init(staleLinkIn page: String, line: Int, command: String) {
    path = "\(page):\(line)"
    state = .stale
    self.command = command
    sentence = "out of date; the link to the picture differs"
    place = .file(path: page, line: line, column: 1, length: 1)
  }

  /// Creates the finding of a picture whose recipe no scenario has any more.
  init(orphanAt path: String) {
    self.path = path
    state = .orphaned
    sentence = "orphaned; it contains a recipe, but no given scenario makes it"
  }

  /// The line for people.
  var line: String {
    let advice =
      command.map { "run \($0.quotedAsCommand)" }
      ?? "delete it, or name its scenario"
    return "\(Path.shown(path)): \(sentence); \(advice)".printableAtStart + "\n"
  }

  /// The annotation for GitHub Actions, at the file's place in the scenario.
  var annotation: String {
    let text = String(line.dropLast())
    return state == .orphaned
      ? Fault.annotation(text, at: .file(path: path, line: 1, column: 1, length: 1))
      : Fault.annotation(text, at: place)
  }

  /// Prints the lines of some findings, unless they are reported as JSON, and the annotations.
  static func tell(_ findings: [Finding], isJSON: Bool, _ printer: Printer) -> ExitCode {
    var code: ExitCode = findings.isEmpty ? .done : .different
    for finding in findings {
      if !isJSON { code = max(code, printer.result(finding.line)) }
      if printer.isOnGitHub { printer.say(finding.annotation) }
    }
    return code
  }

  var json: JSON {
    var frame: SeenDifference?
    if case .seen(let seen) = difference?.kind { frame = seen }
    var pixels: Int?
    if case .pixels(let count) = frame?.first { pixels = count }
    var link: (page: String, line: Int)?
    if difference == nil, case .file(let page, let line, _, _) = place { link = (page, line) }
    let base: JSON = [
      "path": .text(Path.shown(link?.page ?? path)), "state": .text(state.rawValue),
      "what": .text(sentence),
    ]
    return
      base.with("line", link?.line.json).with("frame", frame?.number.json)
      .with("differing", frame?.differing.json).with("pixels", pixels?.json)
      .with("mend", command?.json)
      .with("diff", picture.map { Path.shown($0).json })
  }
}
