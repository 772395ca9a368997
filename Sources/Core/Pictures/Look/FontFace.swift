package import TerrariumGD

/// The typeface of texts.
package enum FontFace: Hashable, Sendable {
  case builtIn
  /// The user's own font.
  case file(FontFile)

}

extension FontFace {
  /// The bytes of the user's own font.
  package var bytes: [UInt8]? { if case .file(let file) = self { file.bytes } else { nil } }

  /// Creates the font from the bytes of a file; nil if FreeType cannot read it.
  package init?(_ bytes: [UInt8]) {
    guard let file = try? FontFile(bytes: bytes) else { return nil }
    self = .file(file)
  }
}
