import TerrariumPlayback
import TerrariumRendering
import TerrariumVocabulary
import TerrariumWorlds
import Testing

struct WorldWordsTests {
  private static let worlds = Catalogue.builtIn.names

  private func world(_ name: String) throws -> any WorldKind {
    try #require(Catalogue.builtIn[name])
  }

  @Test(arguments: worlds)
  func `every setting has a name of its own and one line of help`(name: String) throws {
    let vocabulary = try world(name).words.vocabulary
    #expect(Set(vocabulary.map(\.name)).count == vocabulary.count)
    for setting in vocabulary {
      #expect(setting.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
      #expect(!setting.help.isEmpty && !setting.help.contains("\n"), "\(setting.name)")
      #expect(!setting.help.hasSuffix("."), "\(setting.name)")
      #expect(setting.isSwitch == setting.placeholder.isEmpty, "\(setting.name)")
      #expect(!setting.expected.isEmpty && setting.schema.hasPrefix("{"), "\(setting.name)")
    }
  }

  @Test(arguments: worlds)
  func `defaults and choices are values that would be taken`(name: String) throws {
    let world = try world(name)
    #expect(!world.words.vocabulary.isEmpty)
    for setting in world.words.vocabulary {
      let own = world.words.defaults[setting.name]
      for text in [setting.fallback, own].compactMap({ $0 }) {
        #expect(setting.refusal(of: Node(text, at: .word(text))) == nil, "\(setting.name) \(text)")
      }
      let choices = world.words.choices[setting.name] ?? []
      #expect(choices.isEmpty || own == nil || choices.contains(own ?? ""), "\(setting.name)")
      for text in choices + setting.choices {
        #expect(setting.refusal(of: Node(text, at: .word(text))) == nil, "\(setting.name) \(text)")
      }
    }
  }

  @Test func `a name that a setting of named values lacks is no such name`() throws {
    let all = Catalogue.builtIn.worlds.flatMap { world in
      world.words.vocabulary.filter { $0.expected == $0.choices.oneOfThem }.map { (world, $0) }
    }
    #expect(all.count > Catalogue.builtIn.worlds.count)
    for (world, setting) in all {
      let place = Place.flag("--\(setting.name)")
      let entry = WrittenSettings.Entry(
        name: setting.name, namePlace: place, value: Node("xyzzy", at: place))
      var written = WrittenSettings()
      written.set(entry)
      var reader = SettingsReader(world: world.words, written: written)
      setting.check(in: &reader)
      let what = try #require(reader.faults.list.first).problem.sentence.what
      #expect(
        ["there is no \(setting.name) 'xyzzy'", "there are no \(setting.name) 'xyzzy'"]
          .contains(what), "\(what)")
    }
  }

  @Test func `the names of settings elsewhere lead to settings that a world has`() {
    let all = Catalogue.builtIn.worlds.flatMap { world in
      world.words.meanings.map { (world.words, $0.key, $0.value) }
    }
    #expect(!all.isEmpty)
    for (words, word, setting) in all {
      #expect(words.vocabulary[setting] != nil && words.vocabulary[word] == nil, "\(word)")
      let found = Catalogue.builtIn.meanings(of: word, in: words.vocabulary.map(\.name))
      #expect(found.first?.name == setting, "\(word)")
    }
  }

  @Test(arguments: [
    ("sea", "food", "penguins"), ("infection", "rate", "factor"), ("sea", "rate", "fps"),
    ("monsters", "walk", "track"), ("life", "subtitle", "caption"),
    ("life", "background", "colors: {background: white}"), ("life", "wrap", "edges: wrap"),
    ("life", "torus", "edges: wrap"), ("pig", "rounds", "games"),
  ])
  func `words for another thing lead to ours`(world: String, word: String, key: String) throws {
    let problem = Catalogue.builtIn.problem(ofKey: word, in: try self.world(world))
    #expect(problem == .unknownKey(word, nearest: key))
  }

  @Test(arguments: [
    ("--infect", ["[[2,2],[3,3]]", "5"], "[[2, 2], [3, 3], [5]]"),
    ("--infect", ["[1,1]"], "[[1, 1]]"), ("--infect", ["1", "1"], "[[1], [1]]"),
    ("--vary", ["1", "1"], "[[1, 1]]"),
  ])
  func `flags infect cells and numbers of people`(
    flag: String, texts: [String], written: String
  ) throws {
    let settings = try world("infection").words.settings
    let infect = try #require(settings.first { $0.name == "infect" })
    let node = Node(.list(texts.map { Node($0, at: .flag(flag)) }), at: .flag(flag))
    #expect(infect.canonical(node).text == written)
  }

  @Test func `defaults and choices are of settings that there are`() {
    var count = 0
    for world in Catalogue.builtIn.worlds {
      let names = world.words.vocabulary.map(\.name)
      for key in Array(world.words.defaults.keys) + Array(world.words.choices.keys) {
        #expect(names.contains(key), "\(world.name): \(key)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: worlds)
  func `states have letters of their own, and words no flag of a command`(name: String) throws {
    let world = try world(name)
    let letters = world.subject.states.prefix(world.subject.mixedStates).compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    #expect(Set(world.subject.states.map(\.name)).count == world.subject.states.count)
    #expect(!world.words.summary.isEmpty && !world.words.summary.hasSuffix("."))
    #expect(world.words.title.text(.en) == name)
    for setting in world.words.vocabulary {
      #expect(!["help", "json", "dry-run", "color", "version"].contains(setting.name))
    }
  }
}
