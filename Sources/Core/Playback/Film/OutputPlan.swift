package import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumVocabulary

/// A checked output: its path, format and content.
package struct OutputPlan: Hashable, Sendable {
  package let path: String
  package let format: Format
  /// Its place in the scenario.
  package let place: Place?

  package init(path: String, format: Format, place: Place?) {
    self.path = path
    self.format = format
    self.place = place
  }

  /// The path with its placeholder, if each frame has a file.
  package var numbered: NumberedPath? { format.canBeNumbered ? NumberedPath(path) : nil }

  /// True if it shows one moment or one history instead of a film.
  package var isStill: Bool {
    switch format.content {
    case .table: true
    case .picture, .letters: numbered == nil
    case .motion, .happenings, .pattern: false
    }
  }
}

extension OutputPlan {
  /// The paths and formats of a reader's outputs; faults are recorded.
  ///
  /// - Parameters:
  ///   - reader: The settings.
  ///   - world: The world.
  ///   - stills: The pictures that steps write.
  ///   - hasOthers: True if steps or settings write other files.
  ///   - hasRunRows: True if tables have a row for each run, which every world supports.
  /// - Returns: The outputs without faults.
  package static func all(
    of reader: inout SettingsReader, in world: any WorldKind, beside stills: [OutputPlan],
    hasOthers: Bool = false, hasRunRows: Bool = false
  ) -> [OutputPlan] {
    let format = reader.value(.format).flatMap { Format(ending: $0) }
    let isAsked = !stills.isEmpty || hasOthers
    guard let paths = reader.value(.out) else {
      if !reader.isGiven(.out) && !isAsked { reader.refuse(.noOutput) }
      return []
    }
    if paths.isEmpty && !isAsked { reader.refuse(.noOutput, for: "out") }
    let places = reader.written["out"]?.value.items.map(\.place) ?? []
    var plans: [OutputPlan] = []
    // The formats are looked up once for each path.
    var taken = Set(stills.map { Path.identity(of: $0.path) })
    var isFormatUsed = false
    for (index, written) in paths.enumerated() {
      let place = places.indices.contains(index) ? places[index] : nil
      let path = reader.path(written, at: place)
      var found = Format(ending: Path.wholeEnding(of: path))
      if found == nil, let format {
        found = format
        isFormatUsed = true
      }
      guard let found else {
        // A wrong given format has already been reported.
        if !reader.isGiven(.format) { reader.refuse(unknownFormat(of: path), at: place) }
        continue
      }
      let plan = OutputPlan(path: path, format: found, place: place)
      let isSecond = path == "-" && (stills + plans).contains { $0.path == "-" }
      if let problem = plan.problem(beside: taken, isSecond: isSecond, in: world, hasRunRows) {
        reader.refuse(problem, at: place)
      } else {
        plans.append(plan)
        taken.insert(Path.identity(of: path))
      }
    }
    if let format, !isFormatUsed {
      reader.refuse(
        .said(
          "format '\(format.ending)' is not needed: the ending of each output tells it",
          "leave it out"), for: "format")
    }
    return plans
  }

  private static func unknownFormat(of path: String) -> Problem {
    if Path.kind(of: path) == .folder { return .file(.isFolder(path: path)) }
    let ending = Path.wholeEnding(of: path)
    guard path != "-", !ending.isEmpty, Path.kind(of: path) != .special else {
      return .formatMissing(path: path)
    }
    let known = Format.endings
    return .unknownEnding(path: path, nearest: Synonyms.meant(by: ending, in: known), known: known)
  }

  private func problem(
    beside taken: Set<String>, isSecond: Bool, in world: any WorldKind, _ hasRunRows: Bool
  ) -> Problem? {
    guard world.canWrite(format, hasRunRows: hasRunRows) else {
      return .said(
        "'\(world.name)' cannot be written as .\(format.ending)", "choose another format")
    }
    if let program = format.program, Program.path(of: program) == nil {
      return .programMissing(program, format: format.ending)
    }
    if path != "-", let obstacle = Path.obstacle(toWriting: path) { return .file(obstacle) }
    if isSecond {
      return .said("only one output can go to standard output", "give the others a file")
    }
    if Path.kind(of: path) != .special, taken.contains(Path.identity(of: path)) {
      return .sameOutputTwice(path)
    }
    switch NumberedPath.count(in: path) {
    case 0:
      guard format.canBeNumbered, let slip = NumberedPath.slip(in: path) else { return nil }
      return .said("'\(path)': '\(slip)' is not a number format", "did you mean '%03d'?")
    case 1 where format.canBeNumbered: return nil
    case 1 where format.isVector:
      return .said(
        "'\(path)': a .\(format.ending) is a single picture, without numbers",
        "leave out the %, or write .png files")
    case 1:
      return .said(
        "'\(path)': a run makes one .\(format.ending), without numbers", "leave out the %")
    default:
      return .said("'\(path)' has several places for a number", "keep one, such as %03d")
    }
  }
}
