internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Plan {
  /// The text of a picture or a script that a recipe contains instead of the result.
  struct Original: Sendable {
    let recipe: Recipe
    let origin: Origin
    /// The name of the file; nil for a text without one.
    private let file: String?

    /// Creates the original of a film; nil if its result does not depend on other settings.
    ///
    /// - Parameters:
    ///   - reader: All settings of the film.
    ///   - written: The settings that do not come from a script.
    ///   - seed: Its seed.
    ///   - film: The film.
    init?(of reader: SettingsReader, written: SettingsReader, seed: UInt64, _ film: FilmPlan) {
      guard let whole = reader.recalling(written), let origin = whole.origin else { return nil }
      self.origin = origin
      file = whole.recipeFile(of: origin.setting)
      recipe = Recipe(
        of: whole, seed: seed, steps: written.hasSteps ? film.recipe : nil,
        and: origin.settings.map(\.key))
    }

    /// The value of the setting that names the file.
    var value: Node {
      file.map { Node(text: origin.text.text, ofFile: $0) } ?? Node(made: origin.text.text)
    }
  }
}

extension [Plan] {
  /// The plans without originals, once these are no longer needed.
  var withoutOriginals: [Plan] { changed { $0.original = nil } }

  /// Puts a picture or a script itself into recipes if its results differ between films, and if
  /// there is room; then drops it.
  ///
  /// - Parameters:
  ///   - varied: The settings that vary.
  ///   - numbers: The films' numbers among all combinations.
  mutating func recallOrigins(of varied: [Variation], numbers: some Sequence<Int>) {
    guard contains(where: { $0.original != nil }) else { return }
    let isNeeded = originsDiffer(by: varied, numbers: numbers) && hasRoomForOrigins
    for index in indices {
      guard let original = self[index].original else { continue }
      self[index].original = nil
      guard isNeeded else { continue }
      self[index].recipe = original.recipe
      let place = varied.firstIndex { $0.name == original.origin.setting }
      if let place { self[index].variedValues[place] = original.value }
    }
  }

  /// True if recipes differ in more than the varying settings, or in the results of one value.
  private func originsDiffer(by varied: [Variation], numbers: some Sequence<Int>) -> Bool {
    let names = varied.map(\.name)
    var known: [[String: Node]] = varied.map { _ in [:] }
    for (number, plan) in zip(numbers, self) {
      if plan.original?.origin.settings.contains(where: { names.contains($0.key) }) ?? false {
        return true
      }
      if !plan.recipe.isLike(self[0].recipe, besides: names) { return true }
      let values = zip(varied.values(ofCombination: number), plan.variedValues)
      for (place, (written, value)) in values.enumerated() {
        let earlier = known[place].updateValue(value, forKey: written.text)
        if let earlier, !value.isWritten(as: earlier) { return true }
      }
    }
    return false
  }

  /// True if a recipe has room for all their originals besides the files of folders.
  private var hasRoomForOrigins: Bool {
    let texts = compactMap { $0.original?.origin.text }
    let sizes = Dictionary(texts.map { (ObjectIdentifier($0), $0.size) }) { size, _ in size }
    return sizes.values.reduce(Recipe.sizeOfFiles(in: map(\.recipe)), +) <= Origin.limit
  }
}
