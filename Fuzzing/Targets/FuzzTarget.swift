internal import GIFWriter
internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// A reader that gets whatever bytes there are: it may refuse them, and nothing else may happen.
package struct FuzzTarget: Sendable {
  package let name: String
  /// Reads some bytes.
  package let feed: @Sendable ([UInt8]) -> Void

  /// Those of the core, then those of extras.
  package static let all = core + identification + lifeViewer + page + sharedLibraries

  private static let core = [
    FuzzTarget(name: "rle") { read(pattern: $0, behind: "x = 9, y = 9\n") },
    FuzzTarget(name: "cells") { read(pattern: $0, behind: "!\n") },
    FuzzTarget(name: "life105") { read(pattern: $0, behind: "#Life 1.05\n") },
    FuzzTarget(name: "life106") { read(pattern: $0, behind: "#Life 1.06\n") },
    FuzzTarget(name: "macrocell") { read(pattern: $0, behind: "[M2]\n") },
    FuzzTarget(name: "gzip") { read(pattern: $0, behind: "") },
    FuzzTarget(name: "pattern") { read(pattern: $0, behind: "") },
    FuzzTarget(name: "life-rule") { _ = (try? CellRule(text($0)))?.text },
    FuzzTarget(name: "wolfram-rule") { _ = (try? LineRule(text($0)))?.text },
    FuzzTarget(name: "rule-file") { apply((try? RuleFile(reading: text($0)))?.rule) },
    FuzzTarget(name: "yaml") { _ = YAMLReader.read(SourceText(path: "a.yaml", bytes: $0)) },
    FuzzTarget(name: "scenario") { Scenarios.plan($0) },
    FuzzTarget(name: "setting") { Settings.read($0) },
    FuzzTarget(name: "state") { States.read($0) },
    FuzzTarget(name: "gif-recipe") { Recipes.show(GIFDecoder.comment(in: $0)) },
    FuzzTarget(name: "png-recipe") { Recipes.show(pngText($0, keyword: "terrarium")) },
    FuzzTarget(name: "webp-recipe") { Recipes.show(TerrariumEncoding.webPRecipe($0)) },
    FuzzTarget(name: "gpx") { _ = try? GPXTrack(reading: $0) },
    FuzzTarget(name: "geojson") {
      _ = try? GroundReader.read(SourceText(path: "ground", bytes: $0)).text
    },
    FuzzTarget(name: "team") { _ = try? TeamFile(SourceText(path: "team", bytes: $0)).text },
    FuzzTarget(name: "photo") { read(photo: $0) },
    FuzzTarget(name: "library-name") { LibraryWords.names($0) },
    FuzzTarget(name: "flags") { Flags.plan($0) },
    FuzzTarget(name: "page") { Pages.read($0) },
    FuzzTarget(name: "picture") { Pictures.read($0) },
    FuzzTarget(name: "picture-pair") { Pictures.compare($0) },
    FuzzTarget(name: "picture-pattern") { Pictures.drawPattern($0) },
    FuzzTarget(name: "picture-recipe") { Recipes.run($0) },
    FuzzTarget(name: "apgcode") { Apgcodes.read($0) },
    FuzzTarget(name: "run-record") { Shards.record($0) },
    FuzzTarget(name: "shard-part") { Shards.part($0) },
  ]

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Asks a rule what becomes of some cells.
  private static func apply(_ rule: (any LocalRule)?) {
    guard let rule else { return }
    let some = 0..<UInt64(rule.stateCount)
    var random = RandomStream(key: 1)
    for _ in 0..<32 {
      let states = (0..<9).map { _ in UInt64.random(in: some, using: &random) }
      let ring = states.dropFirst().reduce(0) { $0 << 8 | $1 }
      let next = rule.next(Around(ring: ring, centre: UInt8(states[0])))
      precondition(next < rule.stateCount, "a rule knows its states")
    }
  }

  /// Reads a pattern, and writes what was read in every notation.
  private static func read(pattern bytes: [UInt8], behind head: String) {
    var limits = PatternLimits()
    (limits.bytes, limits.cells, limits.runs) = (1 << 22, 1 << 16, 1 << 16)
    guard let pattern = try? PatternFile(reading: Array(head.utf8) + bytes, limits: limits),
      let pattern = try? pattern.cells(limits: limits)
    else { return }
    let again = try? PatternFile(reading: pattern.rle(), limits: limits).cells(limits: limits)
    precondition(again == nil || again?.population == pattern.population, "what is written is read")
    if pattern.size.columns < 1 << 10, pattern.size.rows < 1 << 10 { _ = pattern.plaintext() }
    _ = Macrocell(checked: MacrocellNode.tree(of: pattern.cells)).file()
  }

  /// Reads a photo, and packs it as recipes have it.
  private static func read(photo bytes: [UInt8]) {
    guard bytes.count < 1 << 16, let photo = try? BackdropPhoto(reading: bytes) else { return }
    _ = BackdropPhoto.unpacked(photo.packed)
  }
}
