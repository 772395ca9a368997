internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumRunning
internal import TerrariumVocabulary

/// A file that differs from its scenario, and the advice how to correct it.
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
  /// The place in the scenario that names the file.
  var place: Place?
  /// The command that makes the file anew, as expected.
  var command: String?
  /// The difference of an output; nil for links and orphans.
  var difference: Difference?
  /// The number of cells of the first frame that differ.
  var cells: Int?
  /// The path of the picture of the difference.
  var picture: String?

  /// A file that differs from the output of a page of a job.
  init(_ difference: Difference, on page: Page, of job: Job, at place: Place?, command: String?) {
    path = difference.path
    state = difference.isMissing ? .missing : .stale
    cells = job.cells(of: difference, on: page)
    sentence = difference.sentence(cells: cells)
    self.difference = difference
    self.command = command
    self.place = place
  }

  /// A link of a page that leads to other pictures than the block above it makes.
  init(staleLinkIn page: String, line: Int, command: String) {
    path = "\(page):\(line)"
    state = .stale
    self.command = command
    sentence = "out of date; the link to the picture differs"
    place = .file(path: page, line: line, column: 1, length: 1)
  }

  /// A picture with a recipe that no scenario makes any more.
  init(orphanAt path: String) {
    self.path = path
    state = .orphaned
    sentence = "orphaned; it contains a recipe, but no given scenario makes it"
  }

  /// The line that people read.
  var line: String {
    let advice =
      command.map { "run \($0.quotedAsCommand)" }
      ?? "delete it, or name its scenario"
    return "\(Path.shown(path)): \(sentence); \(advice)".printableAtStart + "\n"
  }

  /// The line by which GitHub Actions shows it at the place that names the file.
  var annotation: String {
    let text = String(line.dropLast())
    return state == .orphaned
      ? Fault.annotation(text, at: .file(path: path, line: 1, column: 1, length: 1))
      : Fault.annotation(text, at: place)
  }

  /// Prints the lines of some findings, unless they are reported as JSON, and the annotations.
  static func tell(_ findings: [Finding], isJSON: Bool) -> ExitCode {
    var code: ExitCode = findings.isEmpty ? .done : .different
    for finding in findings {
      if !isJSON { code = max(code, Printer.shared.result(finding.line)) }
      if Printer.isOnGitHub { Printer.shared.say(finding.annotation) }
    }
    return code
  }

  var json: JSON {
    var frame: SeenDifference?
    if case .seen(let seen) = difference?.kind { frame = seen }
    var pixels: Int?
    if case .pixels(let mask) = frame?.first { pixels = mask.count }
    var link: (page: String, line: Int)?
    if difference == nil, case .file(let page, let line, _, _) = place { link = (page, line) }
    let base: JSON = [
      "path": .text(Path.shown(link?.page ?? path)), "state": .text(state.rawValue),
      "what": .text(sentence),
    ]
    return
      base.with("line", link?.line.json).with("frame", frame?.number.json)
      .with("differing", frame?.differing.json).with("pixels", pixels?.json)
      .with("cells", cells?.json).with("mend", command?.json)
      .with("diff", picture.map { Path.shown($0).json })
  }
}
