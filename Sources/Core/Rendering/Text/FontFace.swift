package import TerrariumGD

/// The typeface of texts.
package enum FontFace: Hashable, Sendable {
  case builtIn
  /// The user's own font.
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
  /// The bytes of the user's own font.
  package var bytes: [UInt8]? { if case .file(let file) = self { file.bytes } else { nil } }

  /// True if it is known to draw a letter as a box; unknown for the user's own font.
  package func lacks(_ character: Character) -> Bool {
    self == .builtIn && !character.isWhitespace && Typeface.regular.place(of: character) == nil
  }

  /// Creates the font from the bytes of a file; nil if FreeType cannot read it.
  package init?(_ bytes: [UInt8]) {
    guard let file = try? FontFile(bytes: bytes) else { return nil }
    self = .file(file)
  }
}
