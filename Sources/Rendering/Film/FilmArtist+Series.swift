extension FilmArtist {
  /// The pixels of a frame; one that equals the frame before shares its pixels and costs nothing.
  package func draw(
    _ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?
  ) -> IndexedPicture {
    if let before, showsSame(frame, before.frame) { return before.picture }
    return draw(frame)
  }

  /// True if two frames are certain to have the same pixels.
  func showsSame(_ one: Frame, _ other: Frame) -> Bool {
    guard one.isCover == other.isCover else { return false }
    let artist = artist(of: one)
    guard artist.field.overlay?.isSame(at: one.overlayMoment, and: other.overlayMoment) ?? true
    else { return false }
    if artist.drifts {
      return one.number == other.number && one.tween == nil && other.tween == nil
    }
    let (one, other) = (one.shown, other.shown)
    guard one.cells != nil || one.shares != nil, one.look == other.look,
      one.cells == other.cells, one.shares == other.shares,
      one.visible == other.visible, one.individuals == other.individuals
    else { return false }
    let painter = artist.margins
    guard painter?.saysSame(one, other) ?? true,
      painter?.tellsEnd(of: one) == painter?.tellsEnd(of: other)
    else { return false }
    let margins = artist.layout.margins
    // A chart has a point more with every frame.
    guard margins.chart == nil else { return one.number == other.number }
    return margins.counters == nil || one.tick == other.tick && one.census == other.census
  }
}
