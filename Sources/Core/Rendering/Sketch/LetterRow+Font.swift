extension LetterRow {
  /// Creates a line of text whose box has its top left at a point.
  ///
  /// Letters keep their exact shapes and distances, which a row of pixels would round. The
  /// distances are then adjusted equally, so that texts are as wide as in layouts.
  package init(_ text: String, left: Int, top: Int, font: Font, isUpwards: Bool = false) {
    self.init(
      text, font: font, turn: isUpwards ? -90 : 0,
      pen: isUpwards
        ? Sketch.Point(Double(left + font.baseline), Double(top + font.width(of: text)))
        : Sketch.Point(Double(left), Double(top + font.baseline)))
  }

  /// Creates a line of an overlay's text.
  init(_ text: OverlayText, line: Int) {
    self.init(
      text.lines[line].text, font: text.font, turn: text.turn, pen: text.pen(of: line),
      spread: text.spread)
  }

  private init(_ text: String, font: Font, turn: Double, pen: Sketch.Point, spread: Double = 0) {
    let (letters, natural) = font.outlines(of: text)
    let wide = Double(font.width(of: text)) * 1000 / Double(font.size)
    let stretch = natural > 0 ? wide / natural : 1
    self.init(
      text, letters: letters.map { ($0.letter, $0.pen * stretch) }, pen: pen,
      size: Double(font.size), turn: turn, spread: spread)
  }
}

extension Font {
  /// The letters of a line and their pens, and its width, all in thousandths of the size.
  fileprivate typealias Outlines = (letters: [(letter: SketchLetter, pen: Double)], width: Double)

  fileprivate func outlines(of text: String) -> Outlines {
    switch face {
    case .builtIn: drawnOutlines(of: text, isBold ? .bold : .regular)
    case .file: tracedOutlines(of: text)
    }
  }

  private func drawnOutlines(of text: String, _ typeface: Typeface) -> Outlines {
    var letters: [(letter: SketchLetter, pen: Double)] = []
    var (end, last): (Int, Kerning.Groups?) = (0, nil)
    for character in text {
      let (outline, groups) = (typeface.glyph(character), typeface.kerning.groups(of: character))
      if let last { end += typeface.kerning.value(last, groups) }
      letters.append(
        (SketchLetter(character: character, isBold: isBold, outline: outline), Double(end)))
      end += outline.advance
      last = groups
    }
    return (letters, Double(end))
  }

  /// Letters of the user's font are drawn large, and their edges traced.
  private func tracedOutlines(of text: String) -> Outlines {
    let large = sized(OutlineTracer.size)
    let unit = 1000 / Double(large.size)
    var letters: [(letter: SketchLetter, pen: Double)] = []
    var (end, characters) = (0.0, text.makeIterator())
    large.forEachLetter(of: text) { glyph, pen in
      guard let character = characters.next() else { return }
      let outline = OutlineTracer.outline(of: glyph.mask, unit: unit)
      letters.append(
        (
          SketchLetter(character: character, isBold: false, outline: outline), Double(pen) * unit
        ))
      end = Double(pen + glyph.advance) * unit
    }
    return (letters, end)
  }
}
