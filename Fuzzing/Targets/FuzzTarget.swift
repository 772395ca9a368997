internal import Encoding
internal import Patterns
internal import Simulation
internal import Vocabulary
internal import Worlds

/// A reader that gets whatever bytes there are: it may refuse them, and nothing else may happen.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case rle, cells, life105, life106, macrocell, gzip, pattern
  case lifeRule = "life-rule"
  case wolframRule = "wolfram-rule"
  case ruleFile = "rule-file"
  case yaml, scenario, setting, state
  case gifRecipe = "gif-recipe"
  case pngRecipe = "png-recipe"
  case webPRecipe = "webp-recipe"
  case gpx, geojson, team, photo
  case folderListing = "folder-listing"
  case hashList = "hash-list"
  case libraryName = "library-name"
  case flags, page, picture
  case runRecord = "run-record"
  case shardPart = "shard-part"

  /// Reads some bytes.
  package func feed(_ bytes: [UInt8]) {
    switch self {
    case .rle: Self.read(pattern: bytes, behind: "x = 9, y = 9\n")
    case .cells: Self.read(pattern: bytes, behind: "!\n")
    case .life105: Self.read(pattern: bytes, behind: "#Life 1.05\n")
    case .life106: Self.read(pattern: bytes, behind: "#Life 1.06\n")
    case .macrocell: Self.read(pattern: bytes, behind: "[M2]\n")
    case .gzip, .pattern: Self.read(pattern: bytes, behind: "")
    case .lifeRule: _ = try? LifeRule(Self.text(bytes)).neighbours
    case .wolframRule: _ = (try? LineFamily(Self.text(bytes)))?.line.text
    case .ruleFile: Self.apply((try? RuleFile(reading: Self.text(bytes)))?.rule)
    case .yaml: _ = YAMLReader.read(SourceText(path: "a.yaml", bytes: bytes))
    case .scenario: Scenarios.plan(bytes)
    case .setting: Settings.read(bytes)
    case .state: States.read(bytes)
    case .gifRecipe: Recipes.show(gifComment(bytes))
    case .pngRecipe: Recipes.show(pngText(bytes, keyword: "terrarium"))
    case .webPRecipe: Recipes.show(Encoding.webPRecipe(bytes))
    case .gpx: _ = try? GPXTrack(reading: bytes)
    case .geojson: _ = try? GroundReader.read(SourceText(path: "ground", bytes: bytes)).text
    case .team: _ = try? TeamFile(SourceText(path: "team", bytes: bytes)).text
    case .photo: Self.read(photo: bytes)
    case .folderListing: LibraryWords.listing(bytes)
    case .hashList: LibraryWords.hashes(bytes)
    case .libraryName: LibraryWords.names(bytes)
    case .flags: Flags.plan(bytes)
    case .page: Pages.read(bytes)
    case .picture: Pictures.read(bytes)
    case .runRecord: Shards.record(bytes)
    case .shardPart: Shards.part(bytes)
    }
  }

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
    guard let pattern = try? Pattern(reading: Array(head.utf8) + bytes, limits: limits),
      let figure = try? pattern.figure(limits: limits)
    else { return }
    let again = try? Pattern(reading: figure.rle(), limits: limits).figure(limits: limits)
    precondition(again == nil || again?.population == figure.population, "what is written is read")
    if figure.size.columns < 1 << 10, figure.size.rows < 1 << 10 { _ = figure.plaintext() }
    _ = Macrocell(checked: MacrocellNode.tree(of: figure.cells)).file()
  }

  /// Reads a photo, and packs it as recipes have it.
  private static func read(photo bytes: [UInt8]) {
    guard bytes.count < 1 << 16, let photo = try? BackdropPhoto(reading: bytes) else { return }
    _ = BackdropPhoto.unpacked(photo.packed)
  }
}
