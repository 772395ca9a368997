/// The current snapshots of a film, the newest last.
package struct KeptSnapshots {
  private(set) var list: [(name: String, state: KnownState)] = []
  /// Their names, as a set because there may be very many, mostly new.
  private var names: Set<String> = []

  /// Keeps a state, and returns the index of an older one of the same name to replace. The name may
  /// be empty.
  mutating func keep(_ state: KnownState, named name: String) -> Int? {
    let isNew = name.isEmpty || names.insert(name).inserted
    let replaced = isNew ? nil : list.lastIndex { $0.name == name }
    if let replaced { list.remove(at: replaced) }
    list.append((name, state))
    return replaced
  }

  /// Removes the snapshot at an index.
  mutating func forget(at index: Int) { names.remove(list.remove(at: index).name) }
}
