internal import TerrariumFiles

/// The file with a project's defaults, beside or above its scenarios.
package enum ProjectFile {
  package static let name = "terrarium.yaml"

  /// True if a path is that of such a file.
  package static func isOne(_ path: String) -> Bool { Path.name(of: path) == name }
}

extension Place {
  /// The folder of the project file that contains it; nil if it is elsewhere.
  var projectFolder: String? {
    guard case .file(let path, _, _, _) = self, ProjectFile.isOne(path) else { return nil }
    return Path.folder(of: path)
  }

  /// The origin of a value in words: a file and its line, or a flag.
  package var origin: String {
    switch self {
    case .flag(let text), .word(let text): text
    case .file(let path, let line, _, _): "\(path):\(line)"
    }
  }
}
