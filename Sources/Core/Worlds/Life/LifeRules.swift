internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumSimulation
internal import TerrariumVocabulary

/// Finds the rules of the life world: their files and their engines.
package enum LifeRules {
  private static let fileLimit = 1 << 24

  /// Parses a rule. Unless a built-in rule has the name, rule files are searched after the
  /// pattern's cells, beside the pattern, in the folder of rules, and in the user's folder. Files
  /// in the folder of rules also override names of notations. One after the pattern's cells
  /// overrides the names of two-state rules, or if it has no transitions, all names.
  ///
  /// - Parameters:
  ///   - text: The rule as written.
  ///   - reader: The settings, with the folder of rules.
  ///   - source: The pattern that names the rule, if any.
  ///   - isBounded: True if the field is bounded; nil to derive it from the settings.
  /// - Returns: The rule, with the grid that the text names.
  /// - Throws: A fault of the rule, or of a file of its name.
  static func rule(
    _ text: String, from reader: inout SettingsReader, _ source: PatternSource?,
    isBounded: Bool? = nil
  ) throws(Problem) -> CellRule {
    let isBounded = isBounded ?? Self.isBounded(&reader)
    var folders: [String] = []
    if let path = source?.path, path != "-" { folders.append(Path.folder(of: path)) }
    let rules = reader.value(.rules)
    let given = reader.folder(.rules).map { [$0] } ?? []
    folders += given
    let own = source?.pattern.ruleFile?.split(whereSeparator: \.isWhitespace).dropFirst().first
    func behind(_ name: String) -> String? {
      own == name[...] ? source?.pattern.ruleFile : nil
    }
    func isForLooks(_ text: String) -> Bool {
      (try? RuleFile(reading: text)).map { $0.rule == nil } ?? false
    }
    var obstacle: Problem?
    func find(_ name: String, in folders: [String]) -> String? {
      do throws(FileError) {
        return try Self.text(ofFile: fileName(name), in: folders)
      } catch {
        obstacle = .file(error)
        return nil
      }
    }
    /// The text of a rule's file in a recipe, which may be beside it.
    func recalled(_ name: String) -> String? {
      guard let text = rules.flatMap(FolderText.init)?[name],
        let file = HashedFile(name: fileName(name), word: text)
      else { return rules.flatMap(FolderText.init)?[name] }
      do throws(Problem) {
        let path = try reader.path(of: file, for: "rules") { path in
          (try? Self.text(at: path)).map { FileHash.of(Array($0.utf8)) }
        }
        return try? Self.text(at: path)
      } catch {
        obstacle = error
        return nil
      }
    }
    func keep(_ found: String?, named name: String) -> String? {
      guard let found else { return nil }
      let isLong = found.utf8.count > DeferredText.longest
      let file =
        isLong
        ? HashedFile(name: fileName(name), sha256: FileHash.of(Array(found.utf8))) : nil
      reader.keep(file?.word ?? found, ofFile: name, in: "rules")
      return found
    }
    let rule: CellRule
    do throws(RuleError) {
      rule = try CellRule(text, isBounded: isBounded) { name in
        if let behind = behind(name) { return behind }
        var found = recalled(name) ?? find(name, in: folders)
        // A name in a pattern file means the same everywhere.
        if found == nil, (try? CellRule(name)) == nil {
          found = find(name, in: LibraryPlaces.current.rules)
        }
        return keep(found, named: name)
      } firstFile: { name in
        // The other names of families in pattern files mean the same everywhere.
        if let behind = behind(name),
          LifeRule.text(named: name) != nil || isForLooks(behind)
        {
          return behind
        }
        guard rules != nil else { return nil }
        return keep(recalled(name) ?? find(name, in: given), named: name)
      }
    } catch {
      if case .unknown(let name, _) = error {
        obstacle = obstacle ?? reader.obstacle(toUsing: .rules).map(Problem.file)
        if obstacle == nil, let own, text == source?.pattern.rule {
          throw .said(
            "there is no rule '\(name)', and the rule after the cells is '\(own)'",
            "give both one name")
        }
      }
      let folder = given.isEmpty ? nil : rules
      throw obstacle ?? problem(error, text: text, in: folder)
    }
    if let obstacle { throw obstacle }
    return rule
  }

  /// True if the field is bounded by the settings.
  static func isBounded(_ reader: inout SettingsReader) -> Bool {
    reader.value(.edges) ?? .none != .none
  }

  /// The name of a rule's file.
  private static func fileName(_ rule: String) -> String {
    String(rule.map { $0 == "/" || $0 == "\\" ? "_" : $0 }) + ".rule"
  }

  /// The text of a file in the first of some folders that has it.
  private static func text(
    ofFile name: String, in folders: [String]
  ) throws(FileError) -> String? {
    for folder in folders where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      ReadLog.current?.note(path)
      if Path.kind(of: path) == .file, !Fence.forbids(reading: path) { return try text(at: path) }
    }
    return nil
  }

  private static func text(at path: String) throws(FileError) -> String {
    String(decoding: try FileReader.bytes(of: path, limit: fileLimit), as: UTF8.self)
  }

  /// The problem with the size of a bounded field: blocks of two cells need even sides.
  static func problem(_ size: GridSize, of rule: CellRule, edges: Edges) -> Problem? {
    guard case .blocks = rule.family, edges != .none, (size.columns | size.rows) & 1 == 1 else {
      return nil
    }
    let (_, advice) = RuleError.oddSide(column: 1).facts(of: "")
    return .said("a side of the size '\(size)' is odd", advice)
  }

  /// The size of a grid; for places and random fields an unbounded side has 64 cells.
  static func size(of grid: Topology) -> GridSize {
    GridSize(columns: grid.columns > 0 ? grid.columns : 64, rows: grid.rows > 0 ? grid.rows : 64)
  }

  /// The cell of a grid that is cell [0, 0] of its files.
  package static func middle(of grid: Topology) -> Cell {
    let size = size(of: grid)
    return Cell(size.columns / 2, size.rows / 2)
  }

  /// The legend's note for a rule.
  static func note(_ rule: CellRule) -> RuleNote {
    if let rule = rule.lifeRule { return RuleNote(rule) }
    return .text(rule.name.shortened(to: 40))
  }
}

extension LifeRules {
  /// A rule in its shortest spelling, and the rules that differ from it in a birth, a survival, a
  /// bound, a block, or by one state. Rules that the field does not support are omitted. Nil for a
  /// table.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - steps: The most differences, 1 or 2.
  ///   - isBounded: True if the field is bounded, so that B0 is allowed for many states.
  /// - Returns: Their texts, starting with the rule itself.
  package static func nearby(
    _ rule: CellRule, steps: Int = 1, isBounded: Bool = false
  ) -> [String] {
    // If the places of neighbours matter, births and survivals differ in letters, including for
    // rules of counts.
    let byLetters = rule.living?.counts == nil
    let near = { (rule: CellRule) -> [String] in
      let relatives = relatives(of: rule, byLetters: byLetters, isBounded: isBounded)
      return relatives.map { ([$0.own] + $0.nearby).compactMap(valid(rule, isBounded)).unique }
        ?? []
    }
    guard steps > 1 else { return near(rule) }
    return near(rule).withNeighbours {
      (try? CellRule($0, isBounded: isBounded)).map(near) ?? []
    }
  }

  /// The rules of a family, on the rule's grid.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - isBounded: True if the field is bounded, so that B0 is allowed for many states.
  /// - Returns: The family; nil if it is a table without one.
  static func family(of rule: CellRule, isBounded: Bool) -> RuleFamily? {
    let relatives = relatives(
      of: rule, byLetters: rule.living.map { $0.counts == nil } ?? false, isBounded: isBounded)
    guard let relatives else { return nil }
    let (grid, valid) = (grid(of: rule), valid(rule, isBounded))
    if let listed = relatives.listed {
      return RuleFamily(relatives.name, count: listed.count) { listed.rule($0) + grid }
    }
    return RuleFamily(relatives.name) { stream in
      // Hardly any rule is not supported by the field.
      for _ in 0..<1000 {
        if let text = valid(relatives.draw(&stream)) { return text }
      }
      return rule.text
    }
  }

  private static func relatives(
    of rule: CellRule, byLetters: Bool, isBounded: Bool
  ) -> RuleRelatives? {
    rule.relatives(
      byLetters: byLetters, bearsOfNothing: rule.topology.map(\.isFinite) ?? isBounded)
  }

  private static func grid(of rule: CellRule) -> String {
    rule.topology.map { ":\($0.text)" } ?? ""
  }

  /// Writes a rule on the grid of another one; nil if that is impossible.
  private static func valid(
    _ rule: CellRule, _ isBounded: Bool
  ) -> @Sendable (String) -> String? {
    let grid = grid(of: rule)
    return { (try? CellRule($0 + grid, isBounded: isBounded))?.text }
  }
}
