internal import Files

/// The file beside or above scenarios that has the defaults of a project.
package enum ProjectFile {
  package static let name = "terrarium.yaml"

  /// True if a path is that of such a file.
  package static func isOne(_ path: String) -> Bool { Path.name(of: path) == name }
}

extension Place {
  /// The folder of the project's file in which it stands; nil where it stands elsewhere.
  var projectFolder: String? {
    guard case .file(let path, _, _, _) = self, ProjectFile.isOne(path) else { return nil }
    return Path.folder(of: path)
  }

  /// The place as people are told where a value is from: a file and its line, or a flag.
  package var origin: String {
    switch self {
    case .flag(let text), .word(let text): text
    case .file(let path, let line, _, _): "\(path):\(line)"
    }
  }
}
