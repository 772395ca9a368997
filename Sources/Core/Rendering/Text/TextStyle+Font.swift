extension TextStyle {
  /// The purpose of a text.
  package enum Role { case title, caption, label, note }

  /// The smallest legible size in the picture's own pixels.
  var least: Int { min(size, Font.smallest) * scale }

  /// The sizes to try if room is short, from the largest.
  var sizes: StrideThrough<Int> { stride(from: pixels, through: least, by: -1) }

  /// The font of a text, given the size of labels.
  func font(_ role: Role, at size: Int) -> Font {
    switch role {
    case .title: Font(face, size: size * 10 / 7, isBold: true)
    case .caption, .label: Font(face, size: size)
    case .note: Font(face, size: max(least, size * 6 / 7))
    }
  }
}
