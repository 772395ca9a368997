import Encoding
import FilmSupport
import Patterns
import Planning
import Rendering
import Simulation
import Support
import Testing
import Vocabulary

/// Films of one period: `frames: period`.
struct LoopTests {
  /// The frames and the ticks before them of a scenario's film, and its window.
  private func loop(_ settings: String) throws -> (frames: Int, skip: Int, window: CellRect) {
    let plan = try plan(of: settings + "\nframes: period\nout: x.gif\n")
    let frames = try #require(plan.film.frames)
    return (frames, plan.film.clock.skip, plan.window)
  }

  private func message(_ settings: String) throws -> String {
    do {
      _ = try plan(of: settings + "\nframes: period\nout: x.gif\n")
      return "none"
    } catch {
      let faults = try #require(error as? Faults)
        return faults.list.map { $0.text }.joined(separator: "; ")
    }
  }

  @Test(arguments: [
    ("pattern: block", 1, 0), ("pattern: blinker", 2, 0), ("pattern: pulsar", 3, 0),
    ("pattern: pentadecathlon", 15, 0), ("pattern: pentadecathlon\nevery: 5", 3, 0),
    ("pattern: pentadecathlon\nevery: 30", 1, 0), ("pattern: r-pentomino\nview: 200,200,9,9", 1, 0),
    ("pattern: glider\nview: follow", 4, 0), ("pattern: glider\nview: follow\nevery: 3", 4, 0),
    ("pattern: gosper-glider-gun\nview: 0,0,36,9", 30, 0),
    ("pattern: gosper-glider-gun\nview: 0,0,36,9\nevery: 4", 15, 0),
    ("pattern: glider\nedges: wrap\nsize: 9x9", 36, 0),
    ("pattern: glider\nedges: wall\nsize: 9x9", 1, 25),
    ("pattern: blinker\nskip: 5", 2, 5), ("pattern: pulsar\ncalm: true", 3, 0),
  ]) func figures(_ settings: String, frames: Int, skip: Int) throws {
    let found = try loop("world: life\n" + settings)
    #expect(found.frames == frames && found.skip == skip)
  }

  @Test func theWindowHasRoomForAWholePeriod() throws {
    let found = try loop("world: life\npattern: pentadecathlon")
    let far = CellRect(x: -50, y: -50, width: 100, height: 100)
    let boxes = try shots(
      of: "world: life\npattern: pentadecathlon\nframes: 15\nview: -50,-50,100,100\nout: x.gif\n"
    ).compactMap { shot in
      (shot.frame?.letters ?? shot.frame?.cells).map { cells in
        CellRect(
          around: (0..<100 * 100).filter { cells.states[$0] != 0 }
            .map { Cell(far.x + $0 % 100, far.y + $0 / 100) })
      }
    }
    #expect(boxes.count == 15)
    #expect(boxes.allSatisfy { $0.map { found.window.intersection($0) == $0 } ?? false })
  }

  @Test(arguments: [
    (
      "world: life\npattern: glider",
      "nothing repeats within 100000 ticks; write a number of frames, or a view in which something repeats"
    ),
    (
      "world: life\npattern: gosper-glider-gun",
      "what lives has spread to"
    ),
    ("world: life\npattern: gosper-glider-gun", "--view=-1,-1,38,11 shows a part that repeats every 30 ticks"),
    (
      "world: life\npattern: glider\nedges: wall\nsize: 9x9\nskip: 3",
      "the film repeats from tick 25 with period 1; skip: 3 is before that; write skip: 25, or leave it out"
    ),
    ("world: pig", "the world pig has no period: it shows no cells that repeat; write a number of frames"),
    ("world: life\nsteps: [run: 3]", "frames: period and steps exclude each other; give one of them"),
  ]) func faults(_ settings: String, says words: String) throws {
    #expect(try message(settings).contains(words))
  }

  @Test func sixtyFiguresCloseByPixels() async throws {
    let figures = PatternLibrary.names(in: .oscillator).compactMap(PatternLibrary.entry(named:))
      .filter { 2...40 ~= $0.facts.period ?? 0 }
    let names = stride(from: 0, to: figures.count, by: max(1, figures.count / 60))
      .map { figures[$0].name }
    #expect(names.count >= 60)
    try await withThrowingDiscardingTaskGroup { group in
      for name in names {
        group.addTask { try await self.closes("world: life\npattern: \(name)\n") }
      }
    }
  }

  /// Films of random settings close: the frames behind the last ones are the first ones again, and
  /// no fewer frames would do.
  @Test(arguments: 0..<40) func anyFilmCloses(_ number: Int) async throws {
    var stream = Seed(UInt64(number)).stream("loops")
    func one(of words: [String]) -> String { words[stream.draw(below: words.count)] }
    let rule = one(of: ["B3/S23", "B36/S23", "B2/S", "B2/S345/4", "B3/S23V", "B2/S34H"])
    let edges = one(of: ["wrap", "wall"])
    let size = "\(4 + stream.draw(below: 6))x\(4 + stream.draw(below: 6))"
    let looks = ["", "fade: 3\n", "view: 1,1,3,3\n", "age: 4\n", "every: 3\n", "every: 2\nfade: 2\n"]
    try await closes(
      "world: life\nrule: \(rule)\nedges: \(edges)\nsize: \(size)\nseed: \(number)\nfill: 40%\n"
        + one(of: looks))
  }

  private func closes(_ settings: String) async throws {
    let folder = try RunFolder()
    let found = try loop(settings)
    let (skip, frames, view) = (found.skip, found.frames, found.window)
    guard frames <= 120 else { return }
    let window = settings.contains("view:") || settings.contains("size:")
      ? "" : "view: \(view.x),\(view.y),\(view.width),\(view.height)\n"
    try await folder.run(settings + "frames: period\ncell: 3", out: "p%05d.png")
    let shown = 2 * frames
    try await folder.run(
      settings + window + "frames: \(shown)\nskip: \(skip)\ncell: 3", out: "f%05d.png")
    func frame(_ letter: String, _ number: Int) throws -> [UInt32] {
      let digits = String(number)
      let name = letter + String(repeating: "0", count: 5 - digits.count) + digits + ".png"
      return try TruePicture(png: folder.bytes(name)).colours
    }
    let first = try (0..<frames).map { try frame("p", $0) }
    let again = try (0..<shown).map { try frame("f", $0) }
    #expect(Array(again.prefix(frames)) == first, "\(settings)")
    #expect(Array(again.suffix(frames)) == first, "\(settings)")
    for fewer in 1..<frames where frames % fewer == 0 {
      #expect(
        (0..<frames).contains { again[$0] != again[$0 + fewer] },
        "\(fewer) of \(frames) frames would do: \(settings)")
    }
  }

  @Test func filmsOfASheetCloseTogether() throws {
    let text = "world: life\nvary: {pattern: [blinker, pulsar, pentadecathlon]}\nframes: period\nout: x.gif\n"
    let source = SourceText(path: "t.yaml", bytes: Array(text.utf8))
    let job = try #require(try ScenarioFile(source).jobs().first)
    #expect(job.runs.known.map(\.film.frames) == [30, 30, 30])
  }
}
