internal import TerrariumGD
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

// Patterns that are more than cells at a place: pictures, apgcodes and patterns with a script.

extension LifeStart {
  /// The pattern that a picture becomes; any other source unchanged. Nil if it cannot be read.
  static func cells(
    of source: PatternSource?, from reader: inout SettingsReader, _ rule: CellRule?
  ) -> PatternSource? {
    guard let source, let bytes = source.picture, let rule else {
      let isWrong = source == nil && reader.isGiven(.pattern)
      if reader.isSet(named: Setting.threshold.name), source?.picture == nil, !isWrong {
        reader.refuse(.needs("threshold", "a picture as pattern"), for: "threshold")
      }
      return source
    }
    let size = reader.isGiven(.size) ? reader.value(.size) : nil
    let colours = reader.givenColours(of: LifeSubject.of(rule))
    guard let threshold = reader.value(.threshold) else { return nil }
    do throws(GDError) {
      let photo = try PhotoPattern(bytes, within: rule.topology.map(LifeRules.size) ?? size)
      let isCut = reader.isSet(named: Setting.threshold.name)
      let ofColours = isCut ? nil : colours.flatMap(photo.pattern(of:))
      return source.drawn(ofColours ?? photo.pattern(darkerThan: threshold), in: &reader)
    } catch {
      reader.refuse(.photo(error, in: source.path), for: "pattern")
      return nil
    }
  }

  /// The pattern with its apgcode's states interpreted under a rule; any other unchanged.
  static func decoded(_ source: PatternSource, under rule: CellRule) -> PatternSource {
    guard case .generations(let rule) = rule.family else { return source }
    return source.decoded(ofStates: rule.stateCount)
  }

  /// The pattern on its own grid, moved by the script of its file; any other unchanged. Recipes
  /// contain the place if the rule treats odd and even places differently.
  static func shifted(
    _ source: PatternSource?, from reader: inout SettingsReader, _ rule: CellRule?
  ) -> PatternSource? {
    guard let source, let offset = reader.scripts?.offset(of: source.pattern.scriptWords),
      offset != Cell(0, 0), let grid = rule?.topology, !reader.isGiven(.rule),
      reader.value(.script) == "honour"
    else {
      guard let source, let place = source.pattern.position, let rule,
        !rule.isSame(movedRight: place.x, down: place.y)
      else { return source }
      return source.placed(at: place, in: &reader)
    }
    let corner = LifeSource(source, film: rule).corner(on: grid)
    let middle = LifeRules.middle(of: grid)
    return source.placed(
      at: Cell(corner.x - middle.x + offset.x, corner.y - middle.y + offset.y), in: &reader)
  }
}
