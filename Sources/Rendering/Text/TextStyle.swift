/// The size and the typeface of a picture's texts.
package struct TextStyle: Hashable, Sendable {
  /// The purpose of a text.
  enum Role { case title, caption, label, note }

  /// The size of letters in pixels, where a picture is shown as large as it is.
  package var size: Int
  /// The pixels of the picture in one of those: 2 for dense screens.
  package var scale: Int
  package var face: FontFace

  package init(size: Int = 14, scale: Int = 1, face: FontFace = .builtIn) {
    (self.size, self.scale, self.face) = (size, scale, face)
  }

  /// The size in the picture's own pixels.
  var pixels: Int { size * scale }

  /// The smallest size that can be read, in the picture's own pixels.
  var least: Int { min(size, Font.smallest) * scale }

  /// The sizes that are tried where room is short, from the largest.
  var sizes: StrideThrough<Int> { stride(from: pixels, through: least, by: -1) }

  /// The font of a text where labels have a size.
  func font(_ role: Role, at size: Int) -> Font {
    switch role {
    case .title: Font(face, size: size * 10 / 7, isBold: true)
    case .caption, .label: Font(face, size: size)
    case .note: Font(face, size: max(least, size * 6 / 7))
    }
  }
}
