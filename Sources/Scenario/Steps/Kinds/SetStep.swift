internal import Encoding
internal import Rendering
internal import Simulation

/// `set: {…}`: changes settings from here on.
struct SetStep: Step {
  let look: Int
  let delay: FrameDelay
  /// Whether it says what pictures show.
  let aims: Bool
  /// What changes in the world itself.
  let change: WorldChange?

  func act(on stage: inout Stage) throws(WorldError) {
    stage.look = look
    stage.delay = delay
    if aims { stage.aim(at: .look) }
    if let change { try stage.apply(change) }
  }
}

extension StepKind {
  static let set = StepKind(Setting.set) { draft in
    guard let pairs = draft.value(.set) else { return nil }
    let entries = pairs.compactMap { draft.entry(of: $0) }
    let step = draft.changed(by: entries)
    return entries.count == pairs.count ? step : nil
  }
}

extension Setting where Value == [Node.Pair] {
  fileprivate static let set = Setting("set", .settings, "changes settings from here on")
}

extension ValueType where Value == [Node.Pair] {
  /// A mapping of settings to their values.
  fileprivate static var settings: Self {
    ValueType(
      placeholder: "{NAME: VALUE}", expected: "settings and values, such as {theme: dark}",
      schema: #"{"type": "object"}"#
    ) { node throws(Refusal) in
      guard case .map(let pairs) = node.content, !pairs.isEmpty else { throw .unexpected }
      return pairs
    }
  }
}

/// The settings of every world that may change on the way.
let changeableSettings = [
  "theme", "colors", "shape", "cell", "grid", "fade", "counters", "legend", "chart", "caption",
  "title",
  "view",
  "language",
  "delay", "fps",
]

extension StepDraft {
  /// The most cells that a field may come to on the way.
  private static let areaLimit = 1 << 30

  /// A setting to change; nil if it cannot be changed on the way, which is noted.
  fileprivate mutating func entry(of pair: Node.Pair) -> WrittenSettings.Entry? {
    let world = script.settings.world
    let names = changeableSettings.filter { !world.lacking.contains($0) } + world.changeable
    guard names.contains(pair.key) else {
      keys.refuse(problem(ofUnchangeable: pair.key, changeable: names), at: pair.keyPlace)
      return nil
    }
    return WrittenSettings.Entry(name: pair.key, namePlace: pair.keyPlace, value: pair.value)
  }

  private func problem(ofUnchangeable name: String, changeable names: [String]) -> Problem {
    let world = script.settings.world
    let others = WorldEntry.having(setting: name).map(\.name)
    let isKnown = world.vocabulary.contains { $0.name == name }
    guard isKnown || others.isEmpty else {
      return .settingOfOtherWorlds(name, world: world.name, worlds: others)
    }
    let nearest = isKnown ? nil : NearestMatch.of(name, in: names)
    return .cannotChange(name, isKnown: isKnown, nearest: nearest, known: names)
  }

  /// The settings with some others, read as they will then be.
  fileprivate mutating func changed(by entries: [WrittenSettings.Entry]) -> SetStep? {
    let world = script.settings.world
    var settings = script.settings.replacing(entries)
    let look = settings.look()
    let delay = settings.timing(tickTime: script.tickTime)?.delay
    let names = entries.map(\.name).filter(world.changeable.contains)
    let change = names.isEmpty ? nil : world.change?(&settings, names)
    let size = names.contains("size") ? settings.value(.size) : nil
    if let size, script.field?.edges != Edges.none, size.area > Self.areaLimit {
      settings.refuse(
        .sizeTooLarge(setting: "size", text: "\(size)", limit: "\(Self.areaLimit) cells"),
        for: "size")
    }
    for fault in settings.faults.list { keys.refuse(fault.problem, at: fault.place) }
    guard keys.faults.list.isEmpty, look != nil, let delay else { return nil }
    script.settings = settings
    if let size { script.resize(to: size) }
    return SetStep(
      look: script.lookNow(), delay: delay, aims: entries.contains { $0.name == "view" },
      change: change)
  }
}
