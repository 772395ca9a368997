extension FilmArtist {
  /// The pictures of some frames in a row; frames that equal the one before share its pixels and
  /// cost nothing. `known` is the picture of the first frame, if there is one.
  package func draw(_ frames: [Frame], first known: IndexedPicture? = nil) -> [IndexedPicture] {
    var pictures: [IndexedPicture] = []
    for (index, frame) in frames.enumerated() {
      if index == 0, let known {
        pictures.append(known)
      } else if index > 0, showsSame(frame, frames[index - 1]) {
        pictures.append(pictures[index - 1])
      } else {
        pictures.append(draw(frame))
      }
    }
    return pictures
  }

  /// True if two frames are certain to have the same pixels.
  func showsSame(_ one: Frame, _ other: Frame) -> Bool {
    let overlay = artist(ofLook: one.look).field.overlay
    guard overlay?.isSame(at: one.overlayMoment, and: other.overlayMoment) ?? true else {
      return false
    }
    if artist(ofLook: one.look).drifts {
      return one.number == other.number && one.tween == nil && other.tween == nil
    }
    let (one, other) = (one.shown, other.shown)
    guard one.cells != nil || one.shares != nil, one.look == other.look,
      one.cells == other.cells, one.shares == other.shares,
      one.visible == other.visible, one.individuals == other.individuals
    else { return false }
    let margins = artist(ofLook: one.look).margins
    guard margins?.saysSame(one, other) ?? true else { return false }
    guard margins?.tellsEnd(of: one) == margins?.tellsEnd(of: other) else { return false }
    // A chart has a point more with every frame.
    guard !hasChart(inLook: one.look) else { return one.number == other.number }
    return !hasCounters(inLook: one.look) || one.tick == other.tick && one.census == other.census
  }
}
