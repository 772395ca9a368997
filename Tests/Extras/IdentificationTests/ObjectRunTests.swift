import Foundation
import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumIdentification
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Tables of the objects that many runs leave, compared with a slow twin that follows each soup by
/// itself.
@Suite(.planning(with: LifeObjects())) struct ObjectRunTests {
  private func made(_ settings: String, _ names: [String] = ["t.csv"]) async throws -> [[UInt8]] {
    try await TemporaryFolder.files(names, of: settings + "\nrows: objects")
  }

  private func lines(_ settings: String) async throws -> [String] {
    String(decoding: try await made(settings)[0], as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  /// Returns the rows of soups, found by following each of them tick by tick.
  private func twin(seeds: ClosedRange<UInt64>, side: Int) throws -> [String] {
    var counts: [String: (name: String?, count: Int, first: UInt64)] = [:]
    var finder = try #require(CourseFinder(CellRule(.life)))
    var census = try #require(ObjectCensus(CellRule(.life)))
    for seed in seeds {
      let size = GridSize(columns: side, rows: side)
      var world = LifeWorld(rule: CellRule(.life), size: size, edges: .none)
      var stream = Seed(seed).stream("init")
      world.fill(CellRect(size), thousandthsOfPercent: 30_000, using: &stream)
      let cells = world.liveCells(in: CellRect(size))
      let ash = try #require(try finder.course(of: cells.alive).ash).ash
      for row in census.rows(of: ash.objects) {
        counts[row.apgcode, default: (row.name, 0, seed)].count += row.count
      }
    }
    return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($0.key),\($0.value.name ?? ""),\($0.value.count),\($0.value.first)" }
  }

  @Test func `objects are counted as they are when each soup is followed by itself`() async throws {
    let rows = try await lines("world: life\nsize: 12x12\nvary: {seed: 1..25}")
    #expect(rows[0] == "apgcode,name,count,seed")
    #expect(Array(rows.dropFirst()) == (try twin(seeds: 1...25, side: 12)))
  }

  @Test func `what patterns are made of, with the values of the first run with it`() async throws {
    let rows = try await lines("world: life\nvary: {pattern: [glider, beacon, block, glider]}")
    #expect(
      rows == [
        "apgcode,name,count,pattern", "xq4_153,glider,2,glider", "xp2_318c,beacon,1,beacon",
        "xs4_33,block,1,block",
      ])
  }

  @Test func `with frames the last one counts, and what has not settled is told`() async throws {
    let rows = try await lines("world: life\nframes: 3\nvary: {pattern: [r-pentomino, blinker]}")
    #expect(
      rows == [
        "apgcode,name,count,pattern", "PATHOLOGICAL,,1,r-pentomino", "xp2_7,blinker,1,blinker",
      ])
  }

  @Test func `objects, a table of the first and a picture come from one run`() async throws {
    let settings = "world: life\nsize: 10x10\nvary: {seed: 1..20}\ntop: 3"
    let files = try await made(settings, ["t.csv", "t.jsonl", "t.png", "t.svg"])
    let rows = String(decoding: files[0], as: UTF8.self).split(separator: "\n")
    let objects = String(decoding: files[1], as: UTF8.self).split(separator: "\n")
    #expect(rows.count == 4 && objects.count == 3)
    #expect(objects[0].hasPrefix(#"{"apgcode":""#) && objects[0].contains(#","seed":"#))
    let recipe = try #require(Format.png.recipe?(files[2]))
    #expect(recipe.contains("rows: objects"), "\(recipe)")
    #expect(try await made(settings, ["t.png"])[0] == files[2])
  }

  @Test(arguments: [("", nil), ("fit: 900x700", [900, 700]), ("fit: 320x240", [320, 240])])
  func `the size of their picture is known where it is given`(fit: String, size: [Int]?) throws {
    let settings = "world: life\nvary: {seed: 1..20}\nrows: objects\nout: t.png\n" + fit
    let sizes = try Scenario(settings).job().pictureSizes
    #expect(sizes["t.png"].map { [$0.width, $0.height] } == size)
  }

  @Test func `more objects than have room are refused where they were asked for`() {
    let settings = "world: life\nvary: {seed: 1..20}\nrows: objects\nout: t.png\nfit: 320x240\n"
    let faults = Scenario.faults(settings + "top: 24\n")
    #expect(faults.map(\.sentence.what) == ["so many objects have no room in this picture"])
    #expect(Scenario.faults(settings).isEmpty)
  }

  @Test(arguments: [
    ("world: sea\nvary: {seed: 1..2}", "sea has no objects"),
    (
      "world: life\nedges: wall\nvary: {seed: 1..2}",
      "its field is neither a plane without end nor a torus"
    ),
    ("world: life\nrule: WireWorld\nvary: {seed: 1..2}", "it is a table of 4 states"),
    ("world: life\nvary: {seed: 1..2}\nsort: rest", "sort has no effect here"),
    ("world: life\nvary: {seed: 1..2}\nmeasures: rest", "measures has no effect here"),
    ("world: life", "rows: objects has no effect here"),
  ])
  func `what has no objects is told before the first run`(settings: String, what: String) {
    let faults = Scenario.faults(settings + "\nrows: objects\nout: t.csv\n")
    #expect(faults.contains { $0.sentence.what.contains(what) }, "\(faults)")
  }

  @Test func `objects go with an output of several runs`() throws {
    let settings = "world: life\nvary: {seed: 1..3}\nrows: objects\n"
    let told = try #require(Scenario.faults(settings + "out: 't-{seed}.csv'").first).text
    #expect(told.hasSuffix(" has no effect here; use it with an output of several runs"))
    #expect(Scenario.faults(settings + "out: ['t-{seed}.csv', t.csv]").isEmpty)
  }

  @Test func `a varying text is written so that it can be read again`() async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: life\npattern: block\nframes: 2\nvary: {title: ['007']}\nrows: objects\n"
        + "out: [a.csv, a.jsonl]\n")
    #expect(try folder.lines("a.csv")[1].hasSuffix(",007"))
    #expect(try folder.lines("a.jsonl")[0].contains(#""title":"007""#))
  }

  @Test(arguments: [
    ("bo$2bo$3o12b2o$15b2o!", "64,,"), ("r-pentomino", "2048,,"),
    ("bo$2bo$3o12bo$16bo$14b3o!", "4,0,4"), ("3o27b10o$3o$3o$3b3o$3b3o$3b3o!", "122,2,120"),
  ])
  func `an unbounded run on a plane ends once its parts are proved to fly apart`(
    pattern: String, end: String
  ) async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: life\npattern: '\(pattern)'\nvary: {seed: [1]}\nrows: runs\n"
        + "measures: ticks,rest,period\nout: t.csv\n")
    let text = try folder.text("t.csv")
    #expect(text.hasSuffix("\n1,\(end)\n"))
  }
}
