internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPictures

extension Problem {
  package var sentence: (what: String, advice: String) {
    switch self {
    case .unknownWord(let word, let nearest):
      ("unknown word '\(word)'", Self.meant(nearest) ?? "flags begin with --")
    case .unknownFlag("--steps", _):
      ("there is no flag '--steps'", "steps are part of a scenario; 'render new WORLD' prints one")
    case .unknownFlag(let flag, let nearest):
      ("unknown flag '\(flag)'", Self.meant(nearest) ?? "'--help all' lists them")
    case .unknownKey(let key, let nearest):
      ("unknown key '\(key)'", Self.meant(nearest) ?? "'render list settings' shows all of them")
    case .settingOfOtherWorlds(let name, let world, let worlds):
      ("'\(world)' has no setting '\(name)'", "it belongs to \(worlds.listed)")
    case .flagNeedsValue(let flag, let expected): ("\(flag) needs a value", "give \(expected)")
    case .given(let name): ("'\(name)' is given twice", "keep one of them")
    case .unknownValue(let text, let setting, let nearest, let known):
      (
        "there \(setting.hasSuffix("s") ? "are" : "is") no \(setting) '\(text)'",
        Self.meant(nearest) ?? "it is \(known.oneOfThem)"
      )
    case .badValue(let setting, let text, let expected, let nearest):
      (
        "\(setting) cannot be '\(text)'",
        nearest.map { "did you mean '\($0)'? It is \(expected)" } ?? "it is \(expected)"
      )
    case .excludes(let one, let other):
      ("\(one) and \(other) exclude each other", "give one of them")
    case .excludesGrid(let name, let grid):
      Problem.excludes(name, "the grid ':\(grid)' of the rule").sentence
    case .unknownColourKey(let name, let nearest, let known):
      (
        "no state or part is called '\(name)'",
        Self.meant(nearest) ?? "the names are \(known.listed)"
      )
    case .sizeTooLarge(let setting, let text, let limit):
      ("\(setting) \(text) is too large", "the limit is \(limit)")
    case .tooManyTicks(let limit):
      ("the film would have over \(limit) ticks", "lower frames, every or skip")
    case .outOfMemory:
      ("there is not enough memory", "choose a smaller picture or field, or raise memory")
    case .said(let saying): (saying.what, saying.advice)
    case .needs(let name, let other): ("\(name) has no effect here", "use it with \(other)")
    case .notAFont(let path):
      ("'\(path)' is not a font that can be read", "give a .ttf or .otf file")
    case .notAPicture(let path, let known):
      (
        "'\(path)' has the wrong ending for this picture",
        "use \(known.map { "." + $0 }.choice)"
      )
    case .unknownPattern(let name, let nearest):
      (
        "there is no pattern or file '\(name)'",
        nearest.isEmpty
          ? "'render patterns list' lists the built-in ones"
          : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
      )
    case .pattern(let error, let path): error.sentence(path)
    case .tooMuchToWrite(let limit, let format, let instead):
      ("the last state has more than \(limit), too many for .\(format)", Self.otherFile(instead))
    case .cellsTooFarApart(let format, let side, let instead):
      (
        "the cells of the last state are too far apart for .\(format)"
          + (side.map { ": \($0) columns or rows" } ?? ""), Self.otherFile(instead)
      )
    case .placement(let error): error.sentence
    case .noOutput: ("no output", "add --out film.gif")
    case .unknownEnding(let path, let nearest, let known):
      (
        "'\(path)' has an unknown ending",
        nearest.map { "did you mean .\($0)?" } ?? "the formats are \(known.map { "." + $0 }.listed)"
      )
    case .formatMissing(let path):
      ("the format of '\(path)' is unknown", "add --format, such as --format gif")
    case .sameOutputTwice(let path):
      ("'\(path)' would be written twice", "give every output a name of its own")
    case .programMissing(let program, let format):
      (
        "making .\(format) needs the program \(program), which is not in PATH",
        "install it, or write .gif, .webp, .apng or .y4m"
      )
    case .placeholderUnknown(let path, let name, let varied, let remedy):
      (
        "'\(path)': no setting varies as '\(name)'",
        remedy ?? (varied.isEmpty ? "add --vary \(name)=…" : "these vary: \(varied.listed)")
      )
    case .noRulesNearby(let rule):
      (
        "rule '\(rule)' is a table, without rules near it",
        "give a rule such as B3/S23, B2-a/S12, 345/2/4 or R2,C2,M0,S3..5,B3..3,NM"
      )
    case .tooManyVariants(let count, let limit):
      ("\(count < .max ? "" : "more than ")\(count) variants are too many", "the limit is \(limit)")
    case .yaml(let fault): (fault.what, fault.advice)
    case .besideItsKey(let key, let other, let isStep):
      (
        "'\(key)' is beside '\(other)', not below it",
        isStep ? "indent it, and begin it with '- '" : "indent it by two more spaces"
      )
    case .noWorld(let worlds):
      ("the scenario names no world", "add a line such as 'world: \(worlds[0])'")
    case .unknownWorldValue(let word, let nearest, let worlds):
      ("there is no world '\(word)'", Self.meant(nearest) ?? "the worlds are \(worlds.listed)")
    case .tooManyFrames(let limit):
      ("the film would have over \(limit) frames", "hold or run for fewer")
    case .skipTooLong(let skip, let ticks, let isPanel):
      (
        "\(isPanel ? "a panel" : "the first frame") would show tick \(skip), "
          + "but the film ends at tick \(ticks)", "begin earlier, or run for longer"
      )
    case .noSuchFrame(let number, let frames, let canBeReached):
      (
        "there is no frame \(number)",
        "the film has \(frames), counted from 0"
          + (canBeReached ? "; frames: \(number + 1) reaches it" : "")
      )
    case .recipeOfOtherVersion(let text):
      ("recipe '\(text)' is of another version", "this render understands recipes 1 and 2")
    case .noSnapshot(let name?, let nearest):
      ("there is no snapshot '\(name)' here", Self.meant(nearest) ?? "add a step 'snapshot' before")
    case .noSnapshot(nil, _): ("there is no snapshot here", "add a step 'snapshot' before")
    case .step(let problem): problem.sentence
    case .worldStopped(let error): error.sentence
    case .memoryExceeded(let limit):
      (
        "the run needs more than \(ByteCount.text(limit)) of memory",
        "raise memory, or use fewer cells, pixels or steps; existing files are unchanged"
      )
    case .timeExceeded(let limit):
      (
        "the run takes longer than \(limit.written)",
        "raise --time, or do less; existing files are unchanged"
      )
    case .interrupted: ("interrupted", "unfinished files are unchanged")
    case .tooLarge(let path, let excess, let remedies): excess.sentence(path, remedies: remedies)
    case .badPart(let path): ("'\(path)' is incomplete", "make that part again")
    case .library(let problem): problem.sentence
    case .file(let error): error.sentence
    case .gitMissing(let flag):
      ("\(flag) needs the program git, which is not in PATH", "install it, or leave the flag out")
    case .notInRepository(let folder, let words, let flag):
      (
        "git cannot list its files in '\(folder)'"
          + (words.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""),
        "run it in a repository, or leave \(flag) out"
      )
    case .program(let failure, let path): failure.sentence(path)
    }
  }

  /// The advice for a state that the format cannot store: the ending of a format that can, if any.
  private static func otherFile(_ ending: String?) -> String {
    guard let ending else { return "end it at an earlier tick, or choose a smaller field" }
    return ending == "state" ? "save the world with 'save'" : "write it as .\(ending)"
  }

  /// The advice that names the nearest word; nil if there is none.
  package static func meant(_ nearest: String?) -> String? {
    nearest.map { "did you mean '\($0)'?" }
  }
}

extension WorldError {
  fileprivate var sentence: (what: String, advice: String) {
    switch self {
    case .memoryBound(let limit):
      (
        "the world needs more than \(ByteCount.text(limit)) of memory",
        "raise memory, or choose fewer cells or ticks"
      )
    case .overMemory(let bytes, let limit):
      (
        "the run needs at least \(ByteCount.text(bytes)) of memory, and is limited to "
          + ByteCount.text(limit),
        "raise memory, or choose a smaller picture or field"
      )
    case .noMemory(let bytes):
      (
        "the world needs \(ByteCount.text(bytes)) of memory, which is not available",
        "choose a smaller size"
      )
    case .notAllowed(let action, let reason): ("'\(action)' is not possible now", reason)
    case .failed(let reason): (reason, "")
    }
  }
}

extension FileError {
  fileprivate var sentence: (what: String, advice: String) {
    switch self {
    case .notFound(let path, missing: "."):
      ("'\(path)': the current folder has been removed", "go to another one")
    case .notFound(let path, let missing):
      missing == path
        ? ("'\(path)' does not exist", "check the name")
        : ("'\(path)': the folder '\(missing)' does not exist", "create it first")
    case .folderNotFound(let path, let folder):
      ("'\(path)' does not exist", "check the path: there is no folder '\(folder)'")
    case .denied(let path):
      ("'\(path)': permission denied", "choose another place, or change its permissions")
    case .readOnly(let path): ("'\(path)': the file system is read-only", "choose another place")
    case .isFolder(let path): ("'\(path)' is a folder", "give the name of a file")
    case .notAFolder(let path, let part):
      (
        part == path ? "'\(path)' is not a folder" : "'\(path)': '\(part)' is not a folder",
        "check the path"
      )
    case .tooLarge(let path, let limit):
      ("'\(path)' is larger than \(limit) bytes", "give a smaller file")
    case .diskFull(let path):
      (
        "'\(path)': the disk is full",
        "make room" + (path.oldFile.isEmpty ? "" : "; \(path.oldFile)")
      )
    case .brokenPipe(let path): ("'\(path)': the reader has closed the pipe", "")
    case .nameTooLong(let path): ("'\(path)': the name is too long", "choose a shorter one")
    case .linkCircle(let path):
      ("'\(path)': the symbolic links form a circle", "point one of them to a file")
    case .noPlainFile(let path):
      ("'\(path)' is a pipe or a device", "give the path of a file")
    case .pointer(let path):
      ("'\(path)' is only a pointer of Git LFS", "'git lfs pull' gets the file itself")
    case .fenced(let path):
      (
        "'\(path)' is outside the folder that --safe allows",
        "leave out --safe if you trust the scenario"
      )
    case .overLimit(let path, let excess): excess.sentence(path, remedies: [])
    case .tooManyFiles(let path, let limit):
      (
        "'\(path)': the run writes more than \(limit.counted("file"))",
        "raise --max-files, or write less"
      )
    case .tooManyBytes(let path, let limit):
      (
        "'\(path)': the run writes more than \(ByteCount.text(limit))",
        "raise --max-bytes, or write less"
      )
    case .isScenario: ("standard input is the scenario itself", "give a file")
    case .changed(let path): ("'\(path)' has changed while it was in use", "run this again")
    case .failed(let path, _, let reason): ("'\(path)': \(reason)", "")
    }
  }
}

extension Program.Failure {
  /// The sentence for the failure of another program, with its own last message if there is one.
  package func sentence(_ path: String) -> (what: String, advice: String) {
    let said = complaint.split(whereSeparator: \.isNewline).suffix(4).joined(separator: " / ")
    let words = said.isEmpty ? "" : ": \(said)"
    switch ending {
    case .notStarted(let reason): return ("'\(path)': \(name) could not be started: \(reason)", "")
    case .noTemporaryFile(let error):
      return (
        "'\(path)': a temporary file is needed: \(error.sentence.what)",
        "set TMPDIR to another folder"
      )
    case .exit(let code):
      return ("'\(path)': \(name) ended with code \(code)\(words)", path.oldFile)
    case .signal(let number):
      return ("'\(path)': \(name) was ended by signal \(number)\(words)", path.oldFile)
    case .nothingWritten: return ("'\(path)': \(name) has written nothing\(words)", path.oldFile)
    }
  }
}

extension String {
  /// The assurance that the old file at a path is unchanged; empty if there is none.
  var oldFile: String {
    self != "-" && Path.kind(of: self) == .file ? "the old file is unchanged" : ""
  }
}

extension [Format] {
  /// Their endings: `.gif, .png or .svg`.
  package var choice: String { map { ".\($0.ending)" }.choice }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  package var listed: String { listed("and") }

  /// `one of a, b, c`.
  package var oneOfThem: String { "one of \(joined(separator: ", "))" }

  /// `a`, `a or b`, `a, b or c`.
  package var choice: String { listed("or") }

  private func listed(_ word: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(word) " + (last ?? "")
  }
}
