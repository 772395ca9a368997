import Foundation
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// A new world needs only its own folders and the one list: no other source knows about it.
struct WorldNamesTests {
  /// Words of a world that mean something else elsewhere, and the meaning. Not even these may be a
  /// tone or a sprite in other sources.
  private static let everyday = [
    "at": "where a step puts something, and where something happened",
    "engine": "what computes, as reports name it",
    "event": "what every happening is",
    "film": "what a run plays",
    "free": "an index that no colour of a picture has",
    "from": "where a move or a stretch begins",
    "key": "what names a value in a mapping",
    "map": "what is done with all of a list",
    "off": "a choice of many settings",
    "period": "a category's property in the library of patterns",
    "points": "what lies in a plane",
    "rotate": "a step of Playback on every field of rows and columns",
    "rules": "what a game has, and the screen that tells them",
    "speed": "a pattern's property in the library of patterns",
    "start": "what opens a turn of a game",
    "target": "what is written to, and where somebody goes",
    "water": "a tag of maps",
    "age": "how long a cell has lived, which any world of cells may show",
    "history": "all that has happened, which a view may show",
    "script": "a text of steps, in files and in pictures",
    "shades": "steps from one colour to another",
    "wait": "what a camera may leave out",
    "zoom": "how large a camera shows cells",
  ]

  private static let sources = Command.packageFolder + "/Sources/"

  /// Every source by its path below `Sources`, without the lists of worlds and extras, and extras
  /// about a world.
  private static let files: [(path: String, words: SourceWords)] = {
    let paths = (FileManager.default.enumerator(atPath: sources)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
      .filter { !$0.hasSuffix("Catalogue+BuiltIn.swift") && !$0.hasSuffix("/Start.swift") }
      .filter { !$0.hasPrefix("Extras/Identification/") && !$0.hasPrefix("Extras/LifeViewer/") }
      .sorted()
    return paths.map { path in
      let data = FileManager.default.contents(atPath: sources + path) ?? Data()
      return (path, SourceWords(String(decoding: data, as: UTF8.self)))
    }
  }()

  /// Returns the type of a kind, after which its folders are named.
  private static func type(of world: any WorldKind) -> String {
    String(describing: Swift.type(of: world))
  }

  private static func isOwn(_ path: String, of world: any WorldKind) -> Bool {
    ["Core/Worlds", "Core/Simulation", "Terrarium"].contains {
      path.hasPrefix("\($0)/\(type(of: world))/")
    }
  }

  /// Returns its tones and sprites.
  private static func colours(of world: any WorldKind) -> Set<String> {
    let subject = world.subject
    var tones = subject.parts + [subject.ground]
    tones += subject.states.map(\.tone)
    tones += subject.census.map(\.tone)
    let sprites = subject.states.compactMap(\.sprite) + [subject.texture].compactMap { $0 }
    return Set(tones.map(\.name) + sprites.map(\.name))
  }

  /// Returns all its words: its own settings and steps, columns, states, counts, tones and sprites.
  private static func words(of world: any WorldKind) -> Set<String> {
    let subject = world.subject
    var words = colours(of: world)
    words.formUnion(world.words.settings.map(\.name))
    words.formUnion(world.steps.map(\.name))
    words.formUnion(world.tableColumns ?? [])
    words.formUnion(subject.states.map(\.name))
    words.formUnion(subject.census.map(\.name))
    return words
  }

  /// Returns its words that no other world has and that are not common words.
  private static func ownWords(of world: any WorldKind) -> Set<String> {
    let others = Catalogue.builtIn.worlds.filter { $0.name != world.name }
    let common: [Tone] = [
      .background, .text, .muted, .grid, .mark, .trace, .past, .plot, .axis, .ground, .alive,
      .young,
      .old, .ill,
    ]
    let steps = StepKind.common + StepKind.editing + StepKind.cellSteps
    var own = words(of: world)
    for other in others { own.subtract(words(of: other)) }
    own.subtract(common.map(\.name))
    own.subtract(commonSettings.map(\.name))
    own.subtract(steps.map(\.name))
    own.insert(world.name)
    return own
  }

  /// Converts a word to Swift: `max-size` becomes `maxSize`.
  private static func member(_ word: String) -> String {
    let parts = word.split { !($0.isLetter || $0.isNumber) }
    return (parts.first ?? "") + parts.dropFirst().map(\.capitalized).joined()
  }

  /// Returns a search for the words of a source that name a world.
  private static func naming(_ world: any WorldKind) -> (SourceWords) -> [String] {
    let own = ownWords(of: world)
    let plain = own.filter { everyday[$0] == nil }.map { (word: $0, member: member($0)) }
    let colours = own.intersection(colours(of: world))
    return { words in
      plain.filter { words.literals.contains($0.word) || words.members.contains($0.member) }
        .map(\.word) + colours.filter(words.colours.contains)
    }
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `outside a world's folders and the one list, no source names a world`(name: String) throws {
    let world = try #require(Catalogue.builtIn[name])
    let prefix = Self.type(of: world)
    let (own, others) = (
      Self.files.filter { Self.isOwn($0.path, of: world) },
      Self.files.filter { !Self.isOwn($0.path, of: world) }
    )
    #expect(
      Set(own.map { $0.path.split(separator: "/")[0] }) == ["Core", "Terrarium"])
    // A name that something else also has is not the world's own.
    let elsewhere = others.reduce(into: Set<String>()) { $0.formUnion($1.words.types) }
    let types = own.reduce(into: Set<String>()) { $0.formUnion($1.words.types) }
      .subtracting(elsewhere)
    let naming = Self.naming(world)
    for (path, words) in others {
      let longer = words.names.filter { name in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
      let found = types.intersection(words.names).union(longer).union(naming(words))
      #expect(found.isEmpty, "\(path) names \(name): \(found.sorted())")
    }
  }

  @Test func `everyday words are some world's, and are used elsewhere`() {
    let worlds = Catalogue.builtIn.worlds
    let words = worlds.map { (world: $0, own: Self.ownWords(of: $0)) }
    for word in Self.everyday.keys {
      let users = words.filter { $0.own.contains(word) }.map(\.world)
      #expect(users.count == 1, "\(word)")
      let isUsed = Self.files.contains { path, words in
        !users.contains { Self.isOwn(path, of: $0) }
          && (words.literals.contains(word) || words.members.contains(Self.member(word)))
      }
      #expect(isUsed, "\(word)")
    }
  }

  @Test func `what a source names is seen, and what its comments say is not`() {
    let words = SourceWords(
      """
      // Tone.penguin and "sea"
      /* .orca */ let a = [Tone.free, theme[.water]] // .ripples
      /// A `SeaWorld`.
      struct Boat: Hull { let x = "\\(y)", b = Tone("snow"), c: Tone = .lit; let d = e.roll }
        enum Inner {}
      package final class Ship {}
      let raw = #"{"pattern": 3}"#, plain = "penguins"
      """)
    #expect(words.members == ["free", "water", "lit"])
    #expect(words.colours == ["free", "water", "snow"])
    #expect(words.literals == ["\\(y)", "snow", #"{"pattern": 3}"#, "penguins"])
    #expect(words.types == ["Boat", "Ship"])
    #expect(words.names.isSuperset(of: ["roll", "Hull"]) && !words.names.contains("SeaWorld"))
  }
}
