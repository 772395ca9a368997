import Foundation
import TerrariumPatterns
import TerrariumSimulation
import Testing

struct PatternLibraryTests {
  /// The root of the package, found from the tests' sources.
  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `there is no file that the program does not know`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "assets/patterns").path)
    #expect(Set(files) == Set(PatternCategory.allCases.map { $0.rawValue + ".rle" }))
  }

  @Test func `names are one path component in lower case, and nobody has another's`() {
    let names = PatternLibrary.names
    #expect(names.count >= 1200)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)") }
    let byCategory = PatternCategory.allCases.map { PatternLibrary.names(in: $0) }
    #expect(byCategory.joined().elementsEqual(names) && byCategory.allSatisfy { !$0.isEmpty })
  }

  @Test func `no pattern is called like another one elsewhere`() {
    let entries = PatternLibrary.entries
    let aliases = entries.flatMap(\.aliases)
    #expect(Set(aliases).count == aliases.count)
    #expect(Set(aliases).isDisjoint(with: PatternLibrary.names))
    for entry in entries {
      #expect(entry.aliases == entry.aliases.sorted(), "\(entry.name)")
      for alias in entry.aliases {
        #expect(alias.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(alias)")
        #expect(PatternLibrary.entry(named: alias)?.name == entry.name, "\(alias)")
      }
    }
  }

  @Test func `no two patterns have the same cells and the same rule`() {
    var names: [Pattern: [String: String]] = [:]
    for entry in PatternLibrary.entries {
      let turned = [entry.pattern] + Turn.allCases.map(entry.pattern.turned)
      for pattern in turned + turned.map({ $0.flipped(.across) }) {
        let other = names[pattern, default: [:]][entry.rule]
        #expect(other == nil || other == entry.name, "\(entry.name), \(other ?? "")")
        names[pattern, default: [:]][entry.rule] = entry.name
      }
    }
  }

  @Test(arguments: [
    ("eater1", "eater"), ("fishhook", "eater"), ("Gosper Glider Gun", "gosper-glider-gun"),
    ("koks-galaxy", "galaxy"), ("Kok's galaxy", "galaxy"), ("queen bee", "queen-bee-shuttle"),
    ("replicator", "highlife-replicator"), ("Lightweight_Spaceship", "lwss"),
    ("p46-gun", "twin-bees-gun"), ("moon", "seeds-ship"), ("very-long-boat", "very-long-boat"),
    ("long-long-boat", "very-long-boat"), ("Sir Robin", "sir-robin"), ("$rats", ""),
  ])
  func `patterns have the names that others give them`(name: String, own: String) {
    #expect(PatternLibrary.entry(named: name)?.name ?? "" == own)
  }

  @Test(arguments: [
    ("glider", "c/4 slanting"), ("lwss", "c/2"), ("copperhead", "c/10"), ("weekender", "2c/7"),
    ("sir-robin", "(2,1)c/6"), ("seeds-ship", "c"), ("2-engine-cordership", "c/12 slanting"),
    ("ecologist", "c/2"), ("block", nil),
  ])
  func `a ship's speed is told as a share of that of light`(name: String, speed: String?) {
    #expect(PatternLibrary.entry(named: name)?.facts.speed == speed)
  }

  @Test func `everything is told of every pattern`() throws {
    for name in PatternLibrary.names {
      let entry = try #require(PatternLibrary.entry(named: name))
      #expect(entry.name == name)
      #expect(entry.summary?.hasSuffix(".") != false, "\(name)")
      #expect(entry.pattern.population > 0, "\(name)")
      #expect(entry.pattern.liveBox?.size == entry.pattern.size, "\(name)")
      #expect(entry.year.map { 1969...2025 ~= $0 } ?? true, "\(name)")
      #expect(entry.author?.contains(",") != true, "\(name)")
    }
  }

  @Test(arguments: [
    ("glider", "bo$2bo$3o!"), ("blinker", "3o!"), ("r-pentomino", "b2o$2o$bo!"),
    ("acorn", "bo$3bo$2o2b3o!"), ("lwss", "o2bo$4bo$o3bo$b4o!"), ("eater", "2o$obo$2bo$2b2o!"),
    (
      "gosper-glider-gun",
      "24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$10bo5bo7bo$11bo3bo$12b2o!"
    ),
  ])
  func `the names that people expect are there`(name: String, body: String) {
    #expect(PatternLibrary.entry(named: name)?.pattern.rleBody == body)
  }

  @Test func `authors and years are told apart`() {
    let gun = PatternLibrary.entry(named: "gosper-glider-gun")
    #expect(gun?.author == "Bill Gosper" && gun?.year == 1970)
    let ship = PatternLibrary.entry(named: "30p4h2v0-4")
    #expect(ship != nil && ship?.author == nil && ship?.year == nil)
    #expect(PatternLibrary.entry(named: "highlife-replicator")?.rule == "B36/S23")
    #expect(PatternLibrary.entry(named: "Glider")?.name == "glider")
  }

  @Test(arguments: [
    ("glidr", "glider"), ("Gosper Glider Gun", "gosper-glider-gun"),
    ("gosper_gun", "gosper-glider-gun"),
    ("lsws", "lwss"), ("pulser", "pulsar"), ("r-pentamino", "r-pentomino"),
    ("replicator", "fredkin-replicator"), ("glider.rle", "glider"),
  ])
  func `a misspelt name has a neighbour`(text: String, name: String) {
    #expect(PatternLibrary.nearest(to: text).contains(name))
  }

  @Test func `a name far from all has none`() {
    #expect(PatternLibrary.nearest(to: "zzzzzzzzz").isEmpty)
    #expect(PatternLibrary.nearest(to: "").isEmpty)
    #expect(PatternLibrary.nearest(to: "--out").isEmpty)
    #expect(PatternLibrary.nearest(to: "o").count <= 3)
  }
}
