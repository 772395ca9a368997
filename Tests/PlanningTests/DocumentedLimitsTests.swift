import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The values that the documents promise, compared with the declarations.
struct DocumentedLimitsTests {
  private func document(_ name: String) throws -> String {
    let path = Command.packageFolder + "/Documentation/" + name
    return String(decoding: try FileReader.bytes(of: path, limit: 1 << 24), as: UTF8.self)
  }

  /// `PageFilmTests` compares the whole schema, with the words of extras.
  @Test(arguments: Catalogue.builtIn.names)
  func `the schema in the documents has the limits and the default of each setting`(
    name: String
  ) throws {
    let rules = try document("terrarium.schema.json").split(separator: "{\"if\":")
    let rule = try #require(rules.first { $0.contains(#""const": "\#(name)""#) })
    let own = try #require(
      ScenarioSchema.text(of: .builtIn).split(separator: "{\"if\":")
        .first { $0.contains(#""const": "\#(name)""#) })
    var count = 0
    for (line, other) in zip(rule.split(separator: "\n"), own.split(separator: "\n"))
    where !line.contains("apng") {  // Extras add formats.
      count += 1
      #expect(line == other)
    }
    #expect(count > 50)
  }

  @Test func `the table of limits in the reference is that of the declarations`() throws {
    let page = try document("Reference.md")
    let rows = Catalogue.builtIn.limitsAsTable.split(separator: "\n")
    #expect(rows.count > 40)
    for row in rows { #expect(page.contains("\n\(row)\n")) }
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `stating a default plans what silence plans`(name: String) throws {
    let world = try #require(Catalogue.builtIn[name])
    let start = name == "monsters" ? "track: [[40.4, -3.7], [40.401, -3.7]]\n" : ""
    func facts(_ more: String, _ outputs: String) throws -> [String] {
      let plan = try Scenario("world: \(name)\nout: \(outputs)\n\(start)\(more)").plan()
      let film = plan.film
      return [
        "\(plan.window) \(film.clock) \(film.ticks) \(film.endsAtRest) \(plan.timing)",
        "\(film.looks) \(plan.seed) \(plan.outputs) \(plan.smooth) \(plan.framesAreGiven)",
        "\(plan.shownFrame ?? -1) \(plan.hasOwnCell) \(plan.isFitted) \(plan.usesOwnSize)",
        "\(plan.worldStart.window) \(plan.pageFacts) \(film.cover == nil)",
      ]
    }
    // A default of these is no value, or depends on a size that is given.
    let hasOwnSize = world.words.defaults["fit"] != nil
    let without = ["out", "annotate", "view", "key"] + (hasOwnSize ? ["fit", "text"] : [])
    for outputs in ["a.gif", "a.csv"] {
      let silent = try facts("", outputs)
      var count = 0
      for setting in world.words.vocabulary {
        guard let value = world.words.fallback(of: setting), !without.contains(setting.name) else {
          continue
        }
        count += 1
        #expect(try facts("\(setting.name): \(value)", outputs) == silent, "\(setting.name)")
      }
      #expect(count > 10)
    }
  }
}
