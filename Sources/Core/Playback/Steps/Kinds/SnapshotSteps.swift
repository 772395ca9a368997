internal import TerrariumVocabulary

extension StepKind {
  /// `snapshot: NAME`: keeps a copy of the world, including its randomness.
  package static let snapshot = StepKind(
    "snapshot", .name,
    "keeps the world, under a name if one is given; an earlier one of that name is replaced",
    example: "- run: 40\n- snapshot: forty\n- run: 20\n- restore: forty",
    isValueOptional: true
  ) { reader, name in
    // A rejected name is kept anyway, so that later uses of it are not faults.
    let written = reader.keys.written["snapshot"]?.value.text
    let replaced = reader.script.snapshots.keep(reader.script.state, named: written ?? "")
    guard written != nil else { return .snapshot("", replacing: nil) }
    return name.map { .snapshot($0, replacing: replaced) }
  }

  /// `restore: NAME`: replaces the world by a snapshot, which remains available.
  static let restore = StepKind(
    "restore", .name, "goes back to a snapshot, the newest or the one of that name",
    example: "- run: 40\n- snapshot\n- run: 20\n- restore\n- run: 20",
    isValueOptional: true
  ) { reader, name in
    guard let index = reader.snapshot(named: name, by: "restore") else { return nil }
    reader.script.restore(reader.script.snapshots.list[index].state)
    return reader.replacing { stage in stage.restore(stage.snapshots[index]) }
  }

  /// `forget: NAME`: removes the snapshot.
  package static let forget = StepKind(
    "forget", .name, "removes a snapshot, the newest or the one of that name",
    example: "- snapshot: start\n- run: 40\n- forget: start", isValueOptional: true
  ) { reader, name in
    guard let index = reader.snapshot(named: name, by: "forget") else { return nil }
    reader.script.snapshots.forget(at: index)
    return .looking { $0.snapshots.remove(at: index) }
  }
}

extension Step {
  /// The step that keeps the world under a name, replacing the snapshot at an index if given.
  fileprivate static func snapshot(_ name: String, replacing index: Int?) -> Step {
    .looking { stage in
      if let index { stage.snapshots.remove(at: index) }
      stage.snapshots.append(Snapshot(name: name, world: stage.world))
    }
  }
}

extension StepReader {
  /// The index of the snapshot named by a key, or of the newest; a missing one is recorded as a
  /// fault.
  fileprivate mutating func snapshot(named name: String?, by key: String) -> Int? {
    let kept = script.snapshots.list.map(\.name)
    guard keys.isGiven(named: key) else {
      if kept.isEmpty { keys.refuse(.noSnapshot(name: nil, nearest: nil), at: place) }
      return kept.indices.last
    }
    guard let name else { return nil }
    if let index = kept.lastIndex(of: name) { return index }
    // Suggestions come from the newest snapshots.
    let nearest = NearestMatch.of(name, in: kept.suffix(500).filter { !$0.isEmpty })
    refuse(.noSnapshot(name: name, nearest: nearest), for: key)
    return nil
  }
}
