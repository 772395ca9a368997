/// The settings as written, not yet checked: names, values and places.
package struct WrittenSettings: Hashable, Sendable {
  /// A name and its value.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let namePlace: Place
    package let value: Node
    package let rank: Rank

    package init(name: String, namePlace: Place, value: Node, rank: Rank = .given) {
      self.name = name
      self.namePlace = namePlace
      self.value = value
      self.rank = rank
    }

    /// Creates a setting whose name and value have the same place.
    package init(_ name: String, _ text: String, at place: Place) {
      self.init(name: name, namePlace: place, value: Node(text, at: place))
    }

    /// Its name, or those of the varying settings.
    package var names: [String] {
      guard name == Setting.vary.name, let all = try? Setting.vary.type.read(value) else {
        return [name]
      }
      return all.map(\.name)
    }

    /// The setting with another value.
    package func with(_ value: Node) -> Entry {
      Entry(name: name, namePlace: namePlace, value: value, rank: rank)
    }
  }

  /// The rank of a value; a higher one replaces a lower one.
  package enum Rank: Int, Sendable {
    /// A project's default for all worlds.
    case general
    /// A project's default for one world.
    case ofWorld
    /// A key of a scenario, or an addition of the program.
    case given
    case flag
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package init(_ entries: [Entry]) { self.entries = entries }

  package subscript(name: String) -> Entry? {
    // `first(where:)` would copy each entry.
    for index in entries.indices where entries[index].name == name { return entries[index] }
    return nil
  }

  /// Sets a value, replacing an earlier one.
  package mutating func set(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.name == entry.name }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Adds a value to those of a repeatable setting.
  package mutating func append(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0.name == entry.name }) else {
      entries.append(entry.with(Node(.list([entry.value]), at: entry.value.place)))
      return
    }
    let old = entries[index].value
    entries[index] = entries[index].with(Node(.list(old.items + [entry.value]), at: old.place))
  }
}

extension WrittenSettings {
  /// The values of a setting as written, one or several.
  package func texts(of name: String) -> [String] { self[name]?.value.items.map(\.text) ?? [] }

  /// Sets values, replacing earlier ones and those that they exclude in a world.
  package mutating func override(with others: [Entry], in world: WorldWords?) {
    let excluded = others.flatMap(\.names).flatMap { world?.excluded(by: $0) ?? [] }
    entries.removeAll { excluded.contains($0.name) }
    for entry in others { set(entry) }
  }

  /// The settings of a world's state, which are replaced together with it.
  package var ofState: WrittenSettings { WrittenSettings(entries.filter(Self.isOfState)) }

  /// The settings with those of another state.
  package func with(state: WrittenSettings) -> WrittenSettings {
    WrittenSettings(entries.filter { !Self.isOfState($0) } + state.entries)
  }

  private static func isOfState(_ entry: Entry) -> Bool {
    ["rule", Setting.size.name, Setting.edges.name].contains(entry.name)
  }

  /// True if some of them may give way to others: defaults, or keys that the grid of a flag's rule
  /// excludes.
  package var mayGiveWay: Bool { hasDefaults || self["rule"]?.rank == .flag }

  /// True if they include a project's defaults.
  package var hasDefaults: Bool { entries.contains { $0.rank.rawValue < Rank.given.rawValue } }

  package func without(_ name: String) -> WrittenSettings {
    var others = self
    others.remove(name)
    return others
  }

  private mutating func remove(_ name: String) { entries.removeAll { $0.name == name } }

  /// The settings without those that give way: those that exclude a setting of higher rank, and
  /// inapplicable defaults for all worlds, which this world or the other settings do not allow. Nil
  /// if no fault concerns such a setting.
  package func yielding(to faults: Faults, isOfOthers: (Entry) -> Bool) -> WrittenSettings? {
    var others = self
    for fault in faults.list {
      switch fault.problem {
      case .excludes(let name, let other):
        let (one, other) = (self[name] ?? entry(at: fault.place), self[other])
        others.drop(one, below: other)
        others.drop(other, below: one)
      // A grid has the rank of its rule.
      case .excludesGrid(let name, _): others.drop(self[name], below: self["rule"])
      case .badValue, .unknownValue, .needs:
        if let entry = entry(at: fault.place), entry.rank == .general { others.remove(entry.name) }
      case .unknownColourKey(_, nearest: nil, _): others.dropKey(at: fault.place)
      // A missing or invalid file is a fault in every world.
      case .file, .notAFont, .notAPicture, .library: continue
      default:
        if let entry = entry(around: fault.place), entry.rank == .general, isOfOthers(entry) {
          others.remove(entry.name)
        }
      }
    }
    return others == self ? nil : others
  }

  /// The setting whose value contains a place: the last one that begins there or before.
  package func entry(around place: Place?) -> Entry? {
    guard case .file(let path, let line, let column, _) = place else { return nil }
    var found: (entry: Entry, start: (Int, Int))?
    for entry in entries {
      guard case .file(path, let ownLine, let ownColumn, _) = entry.value.place else { continue }
      let start = (ownLine, ownColumn)
      if start <= (line, column), start > found?.start ?? (0, 0) { found = (entry, start) }
    }
    return found?.entry
  }

  private func entry(at place: Place?) -> Entry? { entries.first { $0.value.place == place } }

  /// Removes a setting of lower rank than another one; anything that is not a setting has the rank
  /// of keys.
  private mutating func drop(_ one: Entry?, below other: Entry?) {
    if let one, one.rank.rawValue < (other?.rank ?? .given).rawValue { remove(one.name) }
  }

  /// Removes a key inside the value of a default for all worlds.
  private mutating func dropKey(at place: Place?) {
    for entry in entries where entry.rank == .general {
      guard case .map(let pairs) = entry.value.content else { continue }
      let rest = pairs.filter { $0.keyPlace != place }
      guard rest.count < pairs.count else { continue }
      set(entry.with(Node(.map(rest), at: entry.value.place)))
      if rest.isEmpty { remove(entry.name) }
    }
  }
}
