internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Scenario {
  /// A value with commas that was read as several values; nil if there is none among the first
  /// ones.
  func valueWithCommas(of variation: Variation) -> String? {
    let (name, values) = (variation.name, variation.values)
    guard values.range == nil, values.count > 1,
      let first = values.prefix(64).firstIndex(where: { refuses($0, of: name) })
    else { return nil }
    let words = values[first...].prefix(16).prefix { !$0.text.isEmpty }.map(\.text)
    return words.indices.dropFirst().lazy.map { words[...$0].joined(separator: ",") }
      .first { !refuses(Node($0, at: values[first].place), of: name) }
  }

  /// True if a setting rejects a value, or its world such a rule.
  private func refuses(_ value: Node, of name: String) -> Bool {
    guard name == "rule", let kind = world as? any RuledKind, RuleWord(value.text) == nil else {
      return world.words.vocabulary[name]?.refusal(of: value) != nil
    }
    // A pattern may have a rule, but it cannot change a given one.
    var settings = written.without("pattern")
    settings.set(WrittenSettings.Entry(name: name, namePlace: value.place, value: value))
    var reader = with(settings).reader
    _ = kind.ruleFamily(&reader)
    return !reader.faults.list.isEmpty
  }
}

extension Scenario {
  /// The scenario of the first of the varying values, as far as readable.
  var firstVariant: Scenario {
    let vocabulary = world.words.vocabulary
    let readable = written.variations.map { $0.reading(as: vocabulary) }.filter { variation in
      guard let value = variation.values.first, !Variation.fixed.contains(variation.name),
        valueWithCommas(of: variation) == nil
      else { return false }
      return variation.name != "rule" || RuleWord(value.text) == nil
    }
    return self.varied(by: readable, number: 0)
  }
}
