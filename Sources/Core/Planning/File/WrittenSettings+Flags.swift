internal import TerrariumBasics
internal import TerrariumVocabulary

extension WrittenSettings {
  /// The settings that need something that varies.
  private static let needingVariation = [
    Setting.rows.name, Setting.measures.name, Setting.sort.name, Setting.top.name,
  ]

  /// Ends variations that flags replace by one value or exclude. If a path names the setting, or
  /// another setting needs a variation, it varies over this value alone. An exclusion then remains,
  /// so that the fault names both. Variations of names in an earlier rule end with that rule.
  ///
  /// - Parameters:
  ///   - flags: The settings of the flags.
  ///   - world: The world, if known.
  ///   - rule: The rule before the flags.
  ///   - pathNames: The settings besides `out` that name files.
  mutating func endVariations(
    by flags: [Entry], in world: WorldWords?, of rule: Entry? = nil, named pathNames: [String] = []
  ) {
    guard let vary = self[Setting.vary.name], !flags.contains(where: { $0.name == vary.name })
    else { return }
    let paths = ([Setting.out.name, "steps"] + pathNames).compactMap { self[$0]?.value.text }
    // A default for all worlds gives way if nothing varies.
    func isAsked(_ name: String) -> Bool { self[name].map { $0.rank != .general } ?? false }
    let isNeeded = drawsRuns || Self.needingVariation.contains(where: isAsked)
    var value: Node? = vary.value
    func isNamed(_ name: String) -> Bool { paths.contains { $0.contains("{\(name)}") } }
    for flag in flags {
      let isKept = isNeeded || isNamed(flag.name)
      // The value of a repeatable flag is a list, even if given once.
      let only = isKept ? Node(.list([flag.value.unwrapped]), at: flag.value.place) : nil
      value = value?.varying(flag.name, over: only)
      for other in world?.excluded(by: flag.name) ?? [] where !isNamed(other) {
        let rest = value?.varying(other, over: nil)
        if rest != nil || !isNeeded { value = rest }
      }
    }
    if let flag = flags.first(where: { $0.name == "rule" }) {
      let kept = PathTemplate(flag.value.text).names
      for name in PathTemplate(rule?.value.text ?? "").names where !kept.contains(name) {
        value = value?.varying(name, over: nil)
      }
      if value == nil, isNeeded {
        let only = Node(.list([flag.value]), at: flag.value.place)
        let pair = Node.Pair(key: flag.name, keyPlace: flag.namePlace, value: only)
        value = Node(.map([pair]), at: vary.value.place)
      }
    }
    self = without(vary.name)
    if let value { set(vary.with(value)) }
  }

  private var drawsRuns: Bool {
    guard let style = self[Setting.chartStyle.name], style.rank != .general else { return false }
    return (try? Setting.chartStyle.type.read(style.value))?.ofRuns != nil
  }
}

extension Node {
  /// Returns the variations with other values of one setting, or without it if `values` is nil.
  fileprivate func varying(_ name: String, over values: Node?) -> Node? {
    switch content {
    case .map(let pairs):
      let rest = pairs.compactMap { $0.key == name ? values.map($0.with) : $0 }
      return rest.isEmpty ? nil : Node(.map(rest), at: place)
    case .list(let items):
      let rest = items.compactMap { $0.varying(name, over: values) }
      return rest.isEmpty ? nil : Node(.list(rest), at: place)
    case .scalar(let text):
      guard text.hasPrefix(name + "=") else { return self }
      return values.map { Node(.map([Pair(key: name, keyPlace: place, value: $0)]), at: place) }
    }
  }
}
