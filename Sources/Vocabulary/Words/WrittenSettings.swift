/// The settings as written, not yet checked: names, values and places.
package struct WrittenSettings: Hashable, Sendable {
  /// A name and its value.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let namePlace: Place
    package let value: Node

    package init(name: String, namePlace: Place, value: Node) {
      self.name = name
      self.namePlace = namePlace
      self.value = value
    }
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The value of a setting, if it was given.
  package subscript(name: String) -> Entry? {
    entries.first { $0.name == name }
  }

  /// Puts a value in, in the place of what was there.
  package mutating func set(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.name == entry.name }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Adds a value to those that a repeatable setting has.
  package mutating func append(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0.name == entry.name }) else {
      let list = Node(.list([entry.value]), at: entry.value.place)
      entries.append(Entry(name: entry.name, namePlace: entry.namePlace, value: list))
      return
    }
    let old = entries[index]
    var items = [old.value]
    if case .list(let several) = old.value.content { items = several }
    let list = Node(.list(items + [entry.value]), at: old.value.place)
    entries[index] = Entry(name: old.name, namePlace: old.namePlace, value: list)
  }
}

extension WrittenSettings {
  /// The values of a setting as they were written, one or several.
  package func texts(of name: String) -> [String] {
    guard let value = self[name]?.value else { return [] }
    if case .list(let items) = value.content { return items.map(\.text) }
    return [value.text]
  }

  /// The settings that some settings exclude.
  private static let excluded = Dictionary(
    commonSettings.compactMap { setting in setting.excludes.map { (setting.name, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// Puts values in the place of what was there, and of what they exclude.
  package mutating func override(with others: [Entry]) {
    for entry in others {
      if let other = Self.excluded[entry.name] { remove(other) }
    }
    for entry in others { set(entry) }
  }

  /// The same but for one setting.
  package func without(_ name: String) -> WrittenSettings {
    var others = self
    others.remove(name)
    return others
  }

  private mutating func remove(_ name: String) {
    entries.removeAll { $0.name == name }
  }
}
