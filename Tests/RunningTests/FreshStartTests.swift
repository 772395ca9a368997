import TerrariumFilmSupport
import TerrariumSimulation
import TerrariumSupport
import Testing

/// `restart` after changes during the film: the changes stay, and the start is made in the last
/// size.
struct FreshStartTests {
  private static let worlds: [(settings: String, rules: [String])] = [
    ("world: life\nsize: 8x8\nedges: wall\nfill: 50%", ["B3/S23", "B36/S23", "B2/S"]),
    ("world: life\nsize: 8x8\nedges: wrap\nfill: 50%\nrule: 345/2/4", ["345/2/4", "/2/3"]),
    ("world: life\nsize: 8x8\nfill: 50%", ["B3/S23", "B1/S1"]),
    ("world: wolfram\nsize: 8x8\nedges: wrap\nstart: random", ["30", "90", "110"]),
    ("world: wolfram\nsize: 8x8\nedges: wall\nstart: random\nrule: 30R", ["30R", "90R"]),
  ]

  @Test(arguments: worlds.indices)
  func `changes before a fresh start are as changes after it`(index: Int) async throws {
    let (settings, rules) = Self.worlds[index]
    var random = RandomStream(key: UInt64(index))
    for round in 0..<12 {
      let changes = (0..<1 + random.draw(below: 7)).map { _ -> [String] in
        let size = "size: \(2 + random.draw(below: 9))x\(2 + random.draw(below: 9))"
        let rule = "rule: \(rules[random.draw(below: rules.count)])"
        return [[size], [rule], [size, rule]][random.draw(below: 3)]
      }
      func step(_ words: [String]) -> String { "set: {\(words.joined(separator: ", "))}" }
      let size = changes.joined().last { $0.hasPrefix("size") }
      let rules = changes.joined().filter { $0.hasPrefix("rule") }.map { step([$0]) }
      var texts: [String] = []
      let sized = size.map { [step([$0])] } ?? []
      for steps in [changes.map(step) + ["restart"], sized + ["restart"] + rules] {
        let folder = TemporaryFolder()
        try await folder.run(settings, out: "[a.csv]", steps + ["run: 2", "save: s.state"])
        texts.append(try folder.text("s.state"))
      }
      #expect(texts[0] == texts[1], "round \(round): \(changes)")
    }
  }
}
