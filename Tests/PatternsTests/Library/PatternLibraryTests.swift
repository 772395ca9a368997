import Assets
import Foundation
import Patterns
import Simulation
import Testing

struct PatternLibraryTests {
  /// The top of the package, from where the tests' sources lie.
  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: PatternCategory.allCases)
  func `the text in the program is that of the file`(category: PatternCategory) throws {
    let file = package.appending(path: "assets/patterns/\(category.rawValue).rle")
    #expect(try String(contentsOf: file, encoding: .utf8) == LibraryText.text(of: category) + "\n")
  }

  @Test func `there is no file that the program does not know`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "assets/patterns").path)
    #expect(Set(files) == Set(PatternCategory.allCases.map { $0.rawValue + ".rle" }))
  }

  @Test func `names are one path component in lower case, and nobody has another's`() {
    let names = PatternLibrary.names
    #expect(names.count >= 90)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)")
    }
    #expect(PatternCategory.allCases.flatMap { PatternLibrary.names(in: $0) } == names)
  }

  @Test func `everything is told of every figure`() throws {
    for name in PatternLibrary.names {
      let entry = try #require(PatternLibrary.entry(named: name))
      #expect(entry.name == name)
      #expect(entry.summary.hasSuffix("."), "\(name)")
      #expect(entry.figure.population > 0, "\(name)")
      #expect(entry.figure.liveBox?.size == entry.figure.size, "\(name)")
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
    #expect(PatternLibrary.entry(named: name)?.figure.rleBody == body)
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
    ("replicator", "fredkin-replicator"),
  ])
  func `a misspelt name has a neighbour`(text: String, name: String) {
    #expect(PatternLibrary.nearest(to: text).contains(name))
  }

  @Test func `a name far from all has none`() {
    #expect(PatternLibrary.nearest(to: "zzzzzzzzz").isEmpty)
    #expect(PatternLibrary.nearest(to: "").isEmpty)
    #expect(PatternLibrary.nearest(to: "o").count <= 3)
  }
}
