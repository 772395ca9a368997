package import GD

/// Whose letters texts are set in.
package enum FontFace: Hashable, Sendable {
  case builtIn
  /// A person's own font.
  case file(FontFile)

  /// What draws it at a size.
  func shapes(size: Int, isBold: Bool) -> any LetterShapes {
    switch self {
    case .builtIn: OutlineShapes(isBold ? .bold : .regular, size: size)
    case .file(let file): FileShapes(file, size: size)
    }
  }
}

extension FontFace {
  /// The font in a file, by a path that begins at a folder; nil where FreeType cannot read it.
  package init?(file path: String) {
    guard let file = try? FontFile(path: path) else { return nil }
    self = .file(file)
  }
}
