internal import TerrariumBasics
internal import TerrariumVocabulary

private let settingsType = ValueType<[Node.Pair]>(
  placeholder: "{NAME: VALUE}", expected: "settings and values, such as {theme: dark}",
  schema: #"{"type": "object"}"#
) { node in
  if case .map(let pairs) = node.content, !pairs.isEmpty { pairs } else { nil }
}

extension StepKind {
  /// `set: {…}`: changes settings from here on.
  package static let set = StepKind(
    "set", settingsType, "changes settings from here on",
    example: "- run: 30\n- set: {theme: dark, grid: true}\n- run: 30"
  ) { reader, pairs in
    guard let pairs else { return nil }
    let entries = pairs.compactMap { reader.entry(of: $0) }
    let step = reader.changed(by: entries)
    return entries.count == pairs.count ? step : nil
  }

  /// `annotate: [{…}]`: replaces the annotations from here on.
  package static let annotate = StepKind(Setting.annotate) { reader in
    guard let entry = reader.keys.written[Setting.annotate.name] else { return nil }
    return reader.changed(by: [entry])
  }
}

extension StepReader {
  /// A setting to change; nil if it cannot change during a film, which is recorded.
  fileprivate mutating func entry(of pair: Node.Pair) -> WrittenSettings.Entry? {
    guard script.changeable[pair.key] != nil else {
      let names = world.changeable.map(\.name)
      keys.refuse(problem(ofUnchangeable: pair.key, changeable: names), at: pair.keyPlace)
      return nil
    }
    return WrittenSettings.Entry(name: pair.key, namePlace: pair.keyPlace, value: pair.value)
  }

  private func problem(ofUnchangeable name: String, changeable names: [String]) -> Problem {
    let others = script.catalogue.having(setting: name).map(\.name)
    let isKnown = world.words.vocabulary[name] != nil
    guard isKnown || others.isEmpty else {
      return .settingOfOtherWorlds(name, world: world.name, worlds: others)
    }
    if isKnown {
      return .said("'\(name)' cannot change during a film", "these can: \(names.listed)")
    }
    return .said(
      "unknown key '\(name)'",
      Problem.meant(NearestMatch.of(name, in: names)) ?? "these can change: \(names.listed)")
  }

  /// The step that changes some settings, read with the changes applied.
  fileprivate mutating func changed(by entries: [WrittenSettings.Entry]) -> Step? {
    var settings = script.settings.replacing(entries)
    settings.refuseExclusions(among: entries)
    let (shown, delay) = script.appearance(of: &settings, changed: entries.map(\.name))
    let names = entries.map(\.name).filter { script.changeable[$0] == .world }
    let size = names.contains("size") ? settings.value(.size) : nil
    // A resize restarts the world at the new size, so it is a change of its own; it comes first, as
    // other rules may need it.
    let changes = [names.filter { $0 == "size" }, names.filter { $0 != "size" }]
      .compactMap { names -> StageChange? in
        guard let name = names.first, let kind = world as? any ChangingKind else { return nil }
        return kind.worldChange(&settings, names: names).map {
          StageChange(names: Set(names), size: name == "size" ? size : nil, make: $0)
        }
      }
    if let size, script.field.shape?.edges != Edges.none, size.area > Limits.changedField {
      settings.refuse(
        .sizeTooLarge(setting: "size", text: "\(size)", limit: "\(Limits.changedField) cells"),
        for: "size")
    }
    for fault in settings.faults.list { keys.refuse(fault.problem, at: fault.place) }
    guard keys.faults.list.isEmpty, shown != nil, let delay else { return nil }
    script.change(by: entries, to: settings, seenAs: shown, delay: delay)
    if let size { script.resize(to: size) }
    let look = script.lookNow()
    let aims = entries.contains { $0.name == "view" }
    var step = Step { stage throws(WorldError) in
      stage.look = look
      stage.delay = delay
      if aims { stage.aim(at: .look) }
      for change in changes { try stage.apply(change) }
    }
    step.mayChangeWorld = !changes.isEmpty
    return step
  }
}
