import FilmSupport
import Simulation
import Support
import Testing

@testable import Rendering
@testable import Worlds

/// The world of life under rules of every family.
struct LifeFamiliesTests {
  @Test func `states are letters in texts and columns in tables`() async throws {
    let folder = try RunFolder()
    try await folder.run(
      "world: life\nrule: /2/3\npattern: 'AB$A!'\nsize: 4x4\nedges: wall\nat: [1, 1]",
      out: "[t.txt, t.csv, t.rle]", ["run: 1"])
    #expect(try folder.text("t.csv").hasPrefix("tick,alive,1,2\n0,3,2,1\n1,"))
    #expect(try folder.text("t.txt").hasPrefix("....\n.AB.\n.A..\n....\n\n"))
    let text = try folder.text("t.rle")
    #expect(text.contains("rule = /2/3:P4,4") && text.contains("Gen=1"))
  }

  @Test(arguments: ["WireWorld", "345/2/4", "LifeHistory"])
  func `pictures count what lives, in no state's colour`(rule: String) throws {
    let subject = try #require(StatesSubject.of(try CellRule(rule)))
    #expect(subject.census.count == subject.states.count, "tables have a column a state")
    #expect(subject.shownCensus.map(\.name) == ["alive"])
    // So a legend leaves none of the states out.
    #expect(
      subject.shownCensus.allSatisfy { count in subject.states.allSatisfy { $0.tone != count.tone }
      })
    #expect(subject.series.map(\.tone) == [.text])
  }

  @Test func `a rule file behind the cells is the rule`() async throws {
    let folder = try RunFolder()
    try folder.write(
      """
      x = 2, y = 1, rule = Mine
      AB!
      @RULE Mine
      @TABLE
      n_states:3
      neighborhood:vonNeumann
      symmetries:none
      1,0,2,0,0,2
      @NAMES
      1 seed
      2 stone
      """, to: "mine.rle")
    try await folder.run("world: life\npattern: mine.rle", out: "[t.csv]", ["run: 1"])
    #expect(try folder.text("t.csv") == "tick,alive,seed,stone\n0,2,1,1\n1,2,0,2\n")
  }

  @Test func `figures keep their states through steps`() async throws {
    let folder = try RunFolder()
    try await folder.run(
      "world: life\nrule: WireWorld\npattern: 'CBA!'\nsize: 8x3\nedges: wall\nat: [1, 1]",
      out: "[t.txt]", ["keep: w\n    area: [1, 1, 3, 1]", "place: w\n    at: [4, 1]", "hold: 1"])
    #expect(try folder.text("t.txt").contains(".CBACBA.\n"))
  }
}
