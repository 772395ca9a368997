internal import Files
internal import Rendering
internal import Vocabulary

extension Draft {
  /// The size and typeface of texts in pictures.
  mutating func textStyle() -> TextStyle? {
    let size = value(.text)
    let scale = value(.scale)
    let face = fontFace()
    guard let size, let scale, let face else { return nil }
    var style = TextStyle(size: size, scale: scale, face: face)
    if !isGiven(.text), let fit = value(.fit) { style.grow(with: fit) }
    return style
  }

  /// The built-in typeface, or the font of a file, which must be one.
  private mutating func fontFace() -> FontFace? {
    guard let written = value(.font) else { return isGiven(.font) ? nil : .builtIn }
    let path = path(written, of: .font)
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path, limit: Self.largestFont)
    } catch {
      refuse(.file(error), for: "font")
      return nil
    }
    guard let face = FontFace(bytes) else {
      refuse(.notAFont(path: written), for: "font")
      return nil
    }
    return face
  }

  /// The most bytes of a font: those of the scripts of East Asia have some ten million.
  private static let largestFont = 64 << 20
}
