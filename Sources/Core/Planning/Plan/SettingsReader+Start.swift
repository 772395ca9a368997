internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension SettingsReader {
  /// True if stills show the start of a pattern, because no setting says which moment of its film
  /// they show.
  ///
  /// - Parameters:
  ///   - kind: The world; the still of a world with a history is that history.
  ///   - varied: The names of the varying settings of a sheet; under other rules every start is the
  ///     same.
  ///   - variesPattern: True if each film has a pattern of its own.
  /// - Returns: True if a pattern is given, and no setting of time.
  func showsStarts(
    of kind: any WorldKind, varied: [String] = [], variesPattern: Bool = false
  ) -> Bool {
    guard isGiven(named: "pattern") || variesPattern, !hasSteps, !kind.hasHistory else {
      return false
    }
    let settings = world.vocabulary
    if varied.contains(where: { $0 == "rule" || settings[$0] == nil }) { return false }
    let ofMoments = [
      Setting.frames.name, Setting.skip.name, Setting.frame.name, Setting.panels.name,
      Setting.sort.name,
    ]
    guard !ofMoments.contains(where: isSet) else { return false }
    return given(.rows) != .objects && given(.chartStyle)?.ofRuns == nil
  }

  /// True if the only output is a still of the start of a pattern. Pictures of the past, such as
  /// traces and charts, need the film.
  func showsStartAlone(of kind: any WorldKind, in look: Look?) -> Bool {
    guard showsStarts(of: kind, varied: variedOnSheet ?? []), let look, !look.chart.isShown,
      !look.traces.areShown, let paths = given(.out), !paths.isEmpty
    else { return false }
    return paths.allSatisfy { isStill($0) }
  }

  /// True if an output is one picture, or the letters of one moment.
  func isStill(_ path: String) -> Bool {
    let format =
      Format(ending: Path.wholeEnding(of: path))
      ?? given(.format).flatMap { Format(ending: $0) }
    return format.map { OutputPlan(path: path, format: $0, place: nil) }
      .map { $0.isStill && $0.format.content != .table } ?? false
  }
}
