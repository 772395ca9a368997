internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
package import TerrariumVocabulary

extension Fault {
  /// One line: `render: message; advice`, or `file:line:column: message; advice`.
  package func line(isColoured: Bool = false) -> String {
    let place = placeText ?? "render: "
    return isColoured ? "\u{1b}[1;31m\(place)\u{1b}[0m\(text)" : place + text
  }

  /// The line by which GitHub Actions shows a fault beside the file's text.
  package var annotation: String { Self.annotation(text, at: place) }

  /// The line by which GitHub Actions shows a text beside its place in a file.
  package static func annotation(_ text: String, at place: Place?) -> String {
    let text = text.printable.escaped(["%": "%25"])
    guard case .file(let path, let line, let column, _) = place else { return "::error::\(text)" }
    let signs: [Unicode.Scalar: String] = [
      "%": "%25", "\n": "%0A", "\r": "%0D", ":": "%3A", ",": "%2C",
    ]
    let file = inWorkspace(path).escaped(signs).printable
    return "::error file=\(file),line=\(line),col=\(column)::\(text)"
  }

  /// A path as GitHub Actions finds it: from its workspace, where the file lies in that.
  private static func inWorkspace(_ path: String) -> String {
    guard let workspace = environment("GITHUB_WORKSPACE"), !workspace.isEmpty, path != "-" else {
      return path
    }
    let inside = Path.relative(path, to: workspace)
    return inside.hasPrefix("../") ? path : inside
  }

  /// The exit code of some faults: a fault of the command line counts first, then a missing program.
  package static func exitCode(of faults: [Fault]) -> ExitCode {
    if faults.contains(where: \.isOfCommandLine) { return .wrongUsage }
    return faults.contains(where: \.isMissingProgram) ? .missingProgram : .failed
  }
}

extension StringProtocol {
  /// The text with the characters replaced that have a meaning in a workflow command. A character with
  /// a combining accent counts as that character.
  fileprivate func escaped(_ words: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { words[$0] ?? String($0) }.joined()
  }
}

extension Fault {
  /// True if the command line by itself is wrong, whatever lies on the disk.
  fileprivate var isOfCommandLine: Bool {
    switch problem {
    case .said(let saying) where saying.isOfFile: false
    case .library(let problem): problem.isOfWords && place?.isOnCommandLine ?? true
    case .file, .noScenarioInPage, .cannotWatch, .noParts, .partMissing, .badPart,
      .partOfOther, .gitMissing, .notInRepository, .notAFont, .unknownPattern, .tooLarge, .noRecipe,
      .recipeOfOtherVersion, .program, .programMissing, .worldStopped, .tooMuchToWrite,
      .cellsTooFarApart, .outOfMemory, .tooFewFiles, .tooFewAddresses, .noThreads:
      false
    // Cells that stand on the command line themselves are a word of it.
    case .pattern(_, path: nil): place?.isOnCommandLine ?? true
    case .pattern: false
    default: place?.isOnCommandLine ?? true
    }
  }

  /// True if a program or a library is missing that is not part of this one.
  fileprivate var isMissingProgram: Bool {
    switch problem {
    case .programMissing, .gitMissing: true
    case .said(let saying): saying.isOfMissingLibrary
    default: false
    }
  }
}

extension LibraryProblem {
  /// True if the words are wrong whatever the library has.
  fileprivate var isOfWords: Bool {
    switch self {
    case .badName, .badRemote, .badAddress, .severalForOneName, .severalInto, .notMine,
      .onlyOfRemotes:
      true
    default: false
    }
  }
}
