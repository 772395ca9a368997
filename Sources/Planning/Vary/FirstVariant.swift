internal import Playback
internal import Vocabulary

extension SettingDeclaration {
  /// A value that was read as several, parted by its commas; nil if there is none.
  func parted(_ values: VariedValues) -> String? {
    guard values.range == nil, let first = values.firstIndex(where: { refusal(of: $0) != nil })
    else { return nil }
    let words = values[first...].prefix(8).map(\.text)
    return words.indices.dropFirst().lazy.map { words[...$0].joined(separator: ",") }
      .first { refusal(of: Node($0, at: values[first].place)) == nil }
  }
}

extension JobRequest {
  /// The settings with the first of the varying values, as far as these can be read.
  var firstVariant: WrittenSettings {
    let varied = written["vary"].flatMap { try? Setting.vary.type.read($0.value) } ?? []
    let vocabulary = world.words.vocabulary
    let readable = varied.map { $0.reading(as: vocabulary) }.filter { variation in
      let (name, values) = (variation.name, variation.values)
      guard let value = values.first, !Variation.fixed.contains(name),
        vocabulary[name]?.parted(values) == nil
      else { return false }
      return name != "rule" || RuleWord(value.text) == nil
    }
    return Variant(written, in: catalogue).varied(by: readable, number: 0).filled
  }
}
