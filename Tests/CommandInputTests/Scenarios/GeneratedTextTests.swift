import TerrariumFiles
import TerrariumPatterns
import TerrariumPlanning
import TerrariumPlayback
import TerrariumProgram
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

struct GeneratedTextTests {
  private let commands = CompletedCommand.all(in: .builtIn)

  @Test(arguments: Catalogue.builtIn.names)
  func `a new scenario is one that runs`(name: String) throws {
    let world = try #require(Catalogue.builtIn[name])
    #expect(messages(ScenarioTemplate.text(of: world)) == [])
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `every setting with a default may be taken out of its comment`(name: String) throws {
    let world = try #require(Catalogue.builtIn[name])
    let text = ScenarioTemplate.text(of: world)
    var tried = 0
    for setting in world.words.vocabulary where setting.name != "size" {
      guard let fallback = world.words.defaults[setting.name] ?? setting.fallback else { continue }
      let comment = "# \(setting.name): \(fallback)"
      guard text.contains(comment) else { continue }
      tried += 1
      let said = messages(text.replacing(comment, with: comment.dropFirst(2)))
      #expect(said.allSatisfy { $0.contains("has no effect here") }, "\(setting.name): \(said)")
    }
    #expect(tried >= 10, "\(tried)")
  }

  @Test func `the README counts the built-in patterns`() throws {
    let count = PatternLibrary.names.count
    let readMe = try FileReader.bytes(of: Command.packageFolder + "/README.md", limit: 1 << 20)
    let said = "\(count / 1000),\(String(count % 1000 + 1000).dropFirst()) patterns are built in"
    #expect(String(decoding: readMe, as: UTF8.self).contains(said))
  }

  @Test func `the page of patterns has those of up to 300 cells a side`() throws {
    let bytes = try FileReader.bytes(
      of: Command.packageFolder + "/examples/patterns.yaml", limit: 1 << 20)
    let text = try #require(String(decoding: bytes, as: UTF8.self).split(separator: "[\n").last)
    let names = text.prefix { $0 != "]" }.split { $0 == "," || $0.isWhitespace }.map(String.init)
    let sides = PatternLibrary.entries.map(\.pattern.size).map { max($0.columns, $0.rows) }
    #expect(names == zip(PatternLibrary.entries, sides).filter { $0.1 <= 300 }.map(\.0.name))
  }

  @Test func `the schema refuses what excludes each other, and words that a world has not`() {
    let schema = ScenarioSchema.text(of: .builtIn)
    for world in Catalogue.builtIn.worlds {
      for (one, other) in world.words.exclusions where !world.words.lacking.contains(other) {
        #expect(schema.contains(#"{"required": ["\#(one)", "\#(other)"]}"#))
      }
    }
    // A step cannot set more of them.
    #expect(schema.contains(#""anyOf": [{"required": ["fps", "delay"]}]"#))
    #expect(schema.matches(of: /"frames", "runs", "groups", "objects"/).count == 1)
    let scenes = Catalogue.builtIn.worlds.count { $0.isScene }
    let others = Catalogue.builtIn.worlds.count - scenes
    #expect(scenes > 0 && schema.matches(of: /"const": "period"/).count == others)
  }

  @Test func `the schema knows every setting and step of every world`() {
    let schema = ScenarioSchema.text(of: .builtIn)
    for world in Catalogue.builtIn.worlds {
      let names = world.words.vocabulary.map(\.name) + world.script.map(\.name)
      #expect(names.count > 20, "\(world.name)")
      for name in names {
        let isKnown = schema.contains("\"\(name)\": {\"description\": ")
        #expect(isKnown, "\(name)")
      }
    }
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `the schema has what a step needs, and lets a word alone have nothing behind it`(
    name: String
  ) throws {
    let lines = ScenarioSchema.text(of: .builtIn).split(separator: "\n")
    let script = try #require(Catalogue.builtIn[name]).script
    #expect(!script.isEmpty)
    for kind in script {
      let keys = ([kind.name] + kind.needed).map { "\"\($0)\"" }.joined(separator: ", ")
      let step = lines.first { $0.contains("{\"type\": \"object\", \"required\": [\(keys)], ") }
      let takesNone = step?.contains("{\"type\": \"null\"}")
      #expect(takesNone == kind.isValueOptional, "\(kind.name)")
      for key in kind.needed {
        let said = messages("world: \(name)\nout: x.csv\nsteps:\n  - {\(kind.name): 1}\n")
        #expect(said.contains { $0.contains("needs") && $0.contains(key) }, "\(kind.name) \(said)")
      }
    }
  }

  @Test func `every shell completes every command, flag and choice`() {
    #expect(commands.count > 10)
    for text in [
      BashCompletions.text(of: commands), ZshCompletions.text(of: commands),
      FishCompletions.text(of: commands),
    ] {
      let words = Set(
        text.split { !($0.isLetter || $0.isNumber || "-_+".contains($0)) }.map { word in
          String(word.drop { $0 == "-" })
        })
      for command in commands {
        let names = ([command.name] + command.flags.flatMap { [$0.name] + $0.choices })
          .map { $0.replacing("=", with: "") }
        #expect(words.isSuperset(of: names), "\(Set(names).subtracting(words))")
      }
    }
  }

  @Test func `no quotation mark of a help line breaks a script`() {
    let fish = FishCompletions.text(of: commands).split(separator: "\n")
    let zsh = ZshCompletions.text(of: commands).split(separator: "\n").filter {
      $0.contains("--")
    }
    #expect(fish.count > 100 && zsh.count > 100)
    for line in fish {
      let marks = line.replacing("\\'", with: "").count { $0 == "'" }
      #expect(marks % 2 == 0, "\(line)")
    }
    for line in zsh {
      let marks = line.replacing("'\\''", with: "").count { $0 == "'" }
      #expect(marks % 2 == 0, "\(line)")
    }
  }
}
