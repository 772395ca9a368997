internal import Basics

extension Look {
  /// The texts of its labels in a frame.
  package func labels(in frame: Frame) -> [String] {
    let moment = frame.overlayMoment
    return annotations.compactMap { annotation in
      guard let text = annotation.text, annotation.opacity(at: moment.time) > 0 else { return nil }
      let words = moment.words(of: text)
      return words.isEmpty ? nil : words
    }
  }
}

extension Subject {
  /// The counters of each frame: their names in a language, and their colours.
  package func counts(
    in language: Language, _ theme: Theme
  ) -> [(name: String, colour: Colour)] {
    shownCensus.map { ($0.name(in: language), theme[$0.tone]) }
  }
}

extension FilmArtist {
  /// The place of a field that is laid of squares: the left and top of the first, the pixels from one
  /// to the next, the columns and rows. Nil where it is no such field.
  package var squares: (left: Int, top: Int, pitch: Int, columns: Int, rows: Int)? {
    if case .scenes = artists[0].field.method { return nil }
    guard layout.lattice == .squares, !artists.contains(where: \.look.hasCamera) else { return nil }
    // No line stands behind the last cell: where nothing else does, that is no whole square.
    let columns = min(layout.points.columns, (layout.width - layout.fieldLeft) / layout.pitch)
    let rows = min(layout.points.rows, (layout.height - layout.fieldTop) / layout.pitch)
    guard columns > 0, rows > 0 else { return nil }
    return (layout.fieldLeft, layout.fieldTop, layout.pitch, columns, rows)
  }
}
