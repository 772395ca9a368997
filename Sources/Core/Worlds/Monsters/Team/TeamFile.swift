package import TerrariumFiles
package import TerrariumSimulation
package import TerrariumVocabulary

/// A file of caught monsters: JSON, one entry per line, in the order of catches.
package struct TeamFile: Hashable, Sendable {
  /// A caught monster and its catch.
  package struct Entry: Hashable, Sendable {
    /// Identifies the catch by the scenario, its seed, the second and the monster's number.
    package let id: String
    let kind: MonsterKind
    let level: Int

    package init(id: String, kind: MonsterKind, level: Int) {
      self.id = id
      self.kind = kind
      self.level = level
    }
  }

  package let entries: [Entry]

  /// The most bytes of a file, and the most written entries; their values stay below the YAML
  /// parser's limit.
  static let byteLimit = 1 << 24
  package static let entryLimit = 70_000

  private static let versionKey = "version"
  private static let version = "1"

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// Parses the team in a file's text.
  ///
  /// - Throws: The fault and its line. A broken file is never overwritten.
  package init(_ source: SourceText) throws(Faults) {
    let (node, faults) = YAMLReader.read(source)
    if !faults.list.isEmpty { throw faults }
    do throws(Fault) {
      guard let node else { throw Fault(.team("it is empty"), at: source.start) }
      entries = try Self.entries(of: node)
    } catch {
      throw Faults([error])
    }
  }

  /// The file's text: valid JSON with one monster per line.
  package var text: String {
    let lines = entries.map { entry in
      "    "
        + JSON.object([
          .init("id", .text(entry.id)), .init("kind", .text(entry.kind.rawValue)),
          .init("level", .number(entry.level)),
        ]).written()
    }
    let team = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"\(Self.versionKey)\": \(Self.version),\n  \"team\": \(team)\n}\n"
  }
}

extension TeamFile {
  private static func entries(of node: Node) throws(Fault) -> [Entry] {
    guard case .map = node.content else {
      throw Fault(.team("it is not an object"), at: node.place)
    }
    guard let version = node[versionKey] else {
      throw Fault(.team("it has no 'version'"), at: node.place)
    }
    guard version.content == .scalar(Self.version) else {
      throw Fault(
        .team("it is of version \(version.excerpt), and this program knows version 1"),
        at: version.place)
    }
    guard case .list(let items)? = node["team"]?.content else {
      throw Fault(.team("it has no list 'team'"), at: node.place)
    }
    return try items.map { item throws(Fault) in try entry(of: item) }
  }

  private static func entry(of node: Node) throws(Fault) -> Entry {
    guard case .map = node.content else {
      throw Fault(.team("\(node.excerpt) is not a monster"), at: node.place)
    }
    func word(_ key: String) throws(Fault) -> (text: String, place: Place) {
      guard let value = node[key], let text = value.word else {
        throw Fault(.team("a monster has no '\(key)'"), at: node.place)
      }
      return (text, value.place)
    }
    let id = try word("id")
    let kind = try word("kind")
    let level = try word("level")
    guard !id.text.isEmpty, id.text.utf8.count <= 200, !id.text.contains(where: \.isWhitespace)
    else { throw Fault(.team("a monster's id has 1 to 200 letters and no blank"), at: id.place) }
    guard let known = MonsterKind(rawValue: kind.text) else {
      throw Fault(.team("there is no kind '\(kind.text.prefix(40))'"), at: kind.place)
    }
    guard let number = Int(plain: level.text), HuntRules.levels ~= number else {
      throw Fault(.team("a level is from 5 to 20"), at: level.place)
    }
    return Entry(id: id.text, kind: known, level: number)
  }
}

extension TeamFile {
  /// Reads the team of a file; empty if there is no file yet.
  package static func read(at path: String) throws -> TeamFile {
    guard Path.kind(of: path) != .nothing || Fence.forbids(reading: path) else { return TeamFile() }
    let bytes = try FileReader.bytes(of: path, limit: byteLimit)
    return try TeamFile(SourceText(path: path, bytes: bytes))
  }

  /// Adds entries to a file, except those that it already has.
  ///
  /// Other processes wait while it is read and written again, and the old content stays until the
  /// new file is on the disk. A team that could not be read again is not written.
  package static func append(_ entries: [Entry], to path: String) throws(FileError) {
    let lock = try FolderLock(ofFolderOf: path)
    let old: TeamFile
    do {
      old = try read(at: path)
    } catch let error as FileError {
      throw error
    } catch {
      throw .failed(path: path, code: 0, reason: "it is no longer a team file, and is unchanged")
    }
    let known = Set(old.entries.map(\.id))
    let new = entries.filter { !known.contains($0.id) }
    guard !new.isEmpty || Path.kind(of: path) == .nothing else { return }
    let team = TeamFile(old.entries + new)
    let text = team.text
    guard team.entries.count <= entryLimit, text.utf8.count <= byteLimit else {
      throw .failed(
        path: path, code: 0,
        reason: "it has no room for another monster; move it away, and a new team begins")
    }
    try OutputFile.write(text, to: path, synced: true)
    try lock.sync()
  }
}

extension Problem {
  fileprivate static func team(_ what: String) -> Problem {
    .said("the team cannot be read: \(what)", "correct the file or move it away; it is unchanged")
  }
}
