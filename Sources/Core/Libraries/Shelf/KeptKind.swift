internal import TerrariumFiles

/// The kind of file that a library keeps.
package enum KeptKind: String, CaseIterable, Sendable {
  /// A pattern in run length encoding.
  case pattern = "rle"
  /// A whole world, as written by `save`.
  case state

  /// The file of a name.
  package func file(_ name: String) -> String { "\(name).\(rawValue)" }

  /// The kind and the name of a file; nil if no library would keep it under that name.
  package static func of(_ file: String) -> (kind: KeptKind, name: String)? {
    guard let kind = KeptKind(rawValue: Path.ending(of: file)) else { return nil }
    let name = String(file.dropLast(kind.rawValue.count + 1))
    return KeptName.isName(name) && kind.file(name) == file ? (kind, name) : nil
  }

  /// The largest file that is accepted from a remote, in bytes.
  package var limit: Int {
    switch self {
    case .pattern: 16 << 20
    case .state: 128 << 20
    }
  }
}
