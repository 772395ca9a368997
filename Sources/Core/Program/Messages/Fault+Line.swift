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

  /// The annotation for GitHub Actions, at the fault's place.
  package var annotation: String { Self.annotation(text, at: place) }

  /// The annotation for GitHub Actions, at a place in a file.
  package static func annotation(_ text: String, at place: Place?) -> String {
    let text = text.printable.escaped(["%": "%25"])
    guard case .file(let path, let line, let column, _) = place else { return "::error::\(text)" }
    let signs: [Unicode.Scalar: String] = [
      "%": "%25", "\n": "%0A", "\r": "%0D", ":": "%3A", ",": "%2C",
    ]
    let file = inWorkspace(path).escaped(signs).printable
    return "::error file=\(file),line=\(line),col=\(column)::\(text)"
  }

  /// A path relative to the GitHub workspace, if it is inside.
  private static func inWorkspace(_ path: String) -> String {
    guard let workspace = environment("GITHUB_WORKSPACE"), !workspace.isEmpty, path != "-" else {
      return path
    }
    let inside = Path.relative(path, to: workspace)
    return inside.hasPrefix("../") ? path : inside
  }

  /// The exit code of some faults: a fault of the command line takes precedence, then a missing
  /// program.
  package static func exitCode(of faults: [Fault]) -> ExitCode {
    if faults.contains(where: \.isOfCommandLine) { return .wrongUsage }
    return faults.contains(where: \.isMissingProgram) ? .missingProgram : .failed
  }
}

extension StringProtocol {
  /// The text with special characters of workflow commands replaced, scalar by scalar, because a
  /// combining accent would hide them.
  fileprivate func escaped(_ words: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { words[$0] ?? String($0) }.joined()
  }
}

extension Fault {
  /// True if the command line itself is wrong, independently of files.
  fileprivate var isOfCommandLine: Bool {
    switch problem {
    case .said(let saying) where saying.isOfFile: false
    case .library(.badName), .library(.notMine): place?.isOnCommandLine ?? true
    case .library: false
    case .file, .badPart, .gitMissing, .notInRepository, .notAFont, .unknownPattern, .tooLarge,
      .recipeOfOtherVersion, .program, .programMissing, .worldStopped, .tooMuchToWrite,
      .cellsTooFarApart, .outOfMemory:
      false
    // Cells on the command line are part of it.
    case .pattern(_, path: nil): place?.isOnCommandLine ?? true
    case .pattern: false
    default: place?.isOnCommandLine ?? true
    }
  }

  /// True if an external program or library is missing.
  fileprivate var isMissingProgram: Bool {
    switch problem {
    case .programMissing, .gitMissing: true
    case .said(let saying): saying.isOfMissingLibrary
    default: false
    }
  }
}
