import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Films that lay two runs over each other, compared with the two runs themselves.
struct DifferenceTests {
  /// The letters of a picture's cells, row by row.
  private func letters(_ settings: String, frame: Int) async throws -> [[Character]] {
    let folder = try await TemporaryFolder(madeBy: settings + "\nout: a-%d.txt\n")
    return try folder.lines("a-\(frame).txt").map { Array($0) }
  }

  /// The letter of a cell in both runs.
  private func overlap(_ first: Character, _ second: Character) -> Character {
    if first == second { return first == "." ? "." : "#" }
    return second == "." ? "1" : first == "." ? "2" : "x"
  }

  @Test(arguments: [
    ("life", "size: 21x13\nedges: wrap\nfill: 40%", "rule", ["B3/S23", "B36/S23"]),
    ("life", "size: 21x13\nedges: wall", "seed", ["1", "5"]),
    ("life", "size: 21x13\nedges: wrap\nrule: 345/2/4", "fill", ["20%", "60%"]),
    ("life", "rule: B2/S34H\nsize: 12x9\nedges: wrap", "seed", ["3", "4"]),
    ("life", "size: 30x20\nedges: wrap\nat: [5, 5]", "pattern", ["glider", "r-pentomino"]),
    ("wolfram", "size: 31x12", "rule", ["30", "110"]),
    ("wolfram", "size: 31x5\nedges: wrap\nstart: random", "seed", ["1", "2"]),
    ("sea", "size: 12x9", "orcas", ["2", "5"]),
    ("infection", "size: 12x9", "factor", ["1", "4"]),
  ])
  func `show each cell as the two runs have it, and count these cells`(
    world: String, settings: String, name: String, values: [String]
  ) async throws {
    let base = "world: \(world)\n\(settings)\nframes: 8\n"
    let both = base + "vary: {\(name): [\(values.map { "'\($0)'" }.joined(separator: ", "))]}\n"
    let folder = try await TemporaryFolder(
      madeBy: both + "difference: true\nout: [d-%d.txt, d.csv]\n")
    let rows = try folder.lines("d.csv").dropFirst().map {
      $0.split(separator: ",").map(String.init)
    }
    #expect(rows.count == 8)
    for frame in [0, 1, 7] {
      let first = try await letters(base + "\(name): '\(values[0])'", frame: frame)
      let second = try await letters(base + "\(name): '\(values[1])'", frame: frame)
      let found = try folder.lines("d-\(frame).txt").map { Array($0) }
      let wanted = zip(first, second).map { zip($0, $1).map(overlap) }
      #expect(found == wanted, "frame \(frame)")
      // A table of lines counts the newest one.
      let counted = world == "wolfram" ? [wanted[min(frame, wanted.count - 1)]] : wanted
      let counts = ["#", "1", "2"].map { letter in
        counted.joined().count { $0 == Character(letter) }
      }
      let differing = counted.joined().count { "12x".contains($0) }
      #expect(rows[frame] == ([frame] + counts + [differing]).map(String.init))
    }
  }

  @Test func `name the tick and the place at which they begin to differ`() async throws {
    func remarks(_ settings: String) async throws -> [String] {
      let folder = TemporaryFolder()
      let reports = try await folder.runAll(settings + "\ndifference: true\nout: a.csv\n")
      return reports.flatMap(\.notices).map { $0.sentence(of: nil) }
    }
    let lines = "world: wolfram\nsize: 63x32\nvary: {rule: [30, 90]}"
    #expect(try await remarks(lines) == ["the runs first differ at tick 1, at 31,1"])
    let blocks = "world: life\npattern: block\nframes: 5\nvary: {rule: [B3/S23, B36/S23]}"
    #expect(try await remarks(blocks) == ["the runs do not differ by tick 4"])
    // The tick is the first one, whatever the frames.
    let pentomino = "world: life\npattern: r-pentomino\nvary: {rule: [B3/S23, B36/S23]}\n"
    let steps = try await remarks(pentomino + "frames: 3\nevery: 40")
    let all = try await remarks(pentomino + "until: differ > 0")
    #expect(steps.count == 1 && all.last == steps[0])
    #expect(all[0] == "until differ > 0: tick 2" && steps[0].contains("at tick 2"))
  }

  @Test(arguments: ["a.gif", "a.png"])
  func `are made again from their recipes`(name: String) async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: life\nsize: 20x15\nvary: {rule: {Life: B3/S23, High: highlife}}\n"
        + "frames: 5\ndifference: true\nout: \(name)\n")
    let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path(name)).text
    let again = try await TemporaryFolder(madeBy: recipe)
    #expect(try again.bytes(name) == folder.bytes(name), "\(recipe)")
  }

  @Test(arguments: [
    ("world: life", "difference compares two runs, and there is one"),
    ("world: life\nvary: {seed: 1..3}", "difference compares two runs, and there are 3"),
    ("world: pig\nvary: {seed: [1, 2]}", "difference compares cells, and pig has none"),
    ("world: life\nvary: {seeds: [1, 2]}", "'seeds' cannot vary"),
    (
      "world: life\nedges: wrap\nvary: {size: [9x9, 8x8]}",
      "the runs have no common cells, as their sizes, edges or lattices differ"
    ),
    (
      "world: life\nsize: 9x9\nvary: {rule: [B3/S23, B2/S34H]}",
      "the runs have no common cells, as their sizes, edges or lattices differ"
    ),
    ("world: life\nvary: {seed: [1, 2]}\nrows: runs", "rows: runs has no effect here"),
  ])
  func `refuse what cannot be compared`(settings: String, said: String) async throws {
    let told = await #expect(throws: Faults.self) {
      try await TemporaryFolder().runAll(settings + "\ndifference: true\nout: t.csv\n")
    }
    #expect(told?.list.map(\.problem.sentence.what).contains(said) == true, "\(told as Any)")
  }
}
