package import GD

/// The typeface of texts.
package enum FontFace: Hashable, Sendable {
  case builtIn
  /// A person's own font.
  case file(FontFile)

  /// The letters of the typeface at a size.
  func shapes(size: Int, isBold: Bool) -> any LetterShapes {
    switch self {
    case .builtIn: OutlineShapes(isBold ? .bold : .regular, size: size)
    case .file(let file): FileShapes(file, size: size)
    }
  }
}

extension FontFace {
  /// The font in the bytes of a file; nil if FreeType cannot read it.
  package init?(_ bytes: [UInt8]) {
    guard let file = try? FontFile(bytes: bytes) else { return nil }
    self = .file(file)
  }
}
