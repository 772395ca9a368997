internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension [Plan] {
  /// The problems of texts that are drawn once for all tiles of a sheet but contain values that
  /// differ between them, by setting.
  func problemsOfTexts(varied names: [String]) -> [(setting: String, problem: Problem)] {
    let haveOneClock = haveOneClock(varied: names)
    let (sheet, tile) = names == [Setting.panels.name] ? ("panels", "panel") : ("a sheet", "tile")
    var problems: [(setting: String, problem: Problem)] = []
    for (name, text) in [("title", \Look.texts.title), ("caption", \Look.texts.caption)] {
      // What a step changes is each tile's own.
      guard SheetTiles.isSteady(self, { [$1[keyPath: text]] }) else { continue }
      let texts = map { $0.film.looks[0][keyPath: text] }
      let isOnce = texts.allSatisfy { $0 == texts[0] }
      // A title that differs is each tile's own.
      guard isOnce || name == "caption" else { continue }
      let parts = texts.compactMap(\.self).flatMap(\.parts)
      let isOfCensus = parts.contains { if case .count = $0 { true } else { false } }
      if isOfCensus || !haveOneClock && parts.contains(.tick) {
        let value = isOfCensus ? "a number of the census" : "the tick"
        let what =
          "the \(name) of \(sheet) cannot contain \(value), which differs from \(tile) to \(tile)"
        problems.append((name, .said(what, "leave it out, or show the counters")))
      } else if !isOnce, !names.contains(name) {
        let what =
          "the caption of \(sheet) appears once and cannot contain what differs from \(tile) to \(tile)"
        let advice = "put it into title, which then appears at each \(tile)"
        problems.append((name, .said(what, advice)))
      }
    }
    return problems
  }

  /// True if frames of the same number show the same tick in all films.
  private func haveOneClock(varied names: [String]) -> Bool {
    let first = self[0]
    let areLike = allSatisfy { plan in
      let (clock, other) = (plan.film.clock, first.film.clock)
      // A film without a number of frames ends earlier where its world rests.
      return clock.every == other.every && clock.skip == other.skip
        && (clock.limit == other.limit || !plan.framesAreGiven)
    }
    guard areLike else { return false }
    // A whole history ends with its last row.
    if first.outputs.contains(where: first.showsHistory),
      contains(where: { $0.window.height != first.window.height })
    {
      return false
    }
    // Where a frame may take no time, other runs come to other times.
    let vocabulary = first.world.words.vocabulary
    return first.subject.timeName == "tick"
      || names.allSatisfy { vocabulary[$0]?.changes == .look }
  }
}
