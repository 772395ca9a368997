import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPatterns
import TerrariumPlanning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Films of one period: `frames: period`.
struct LoopTests {
  private func message(_ settings: String) throws -> String {
    let ending = settings.contains("frame: ") ? "png" : "gif"
    let faults = Scenario.faults(settings + "\nframes: period\nout: x.\(ending)\n")
    return faults.isEmpty ? "none" : faults.map(\.text).joined(separator: "; ")
  }

  @Test(arguments: [
    ("pattern: block", 1, 0), ("pattern: blinker", 2, 0), ("pattern: pulsar", 3, 0),
    ("pattern: pentadecathlon", 15, 0), ("pattern: pentadecathlon\nevery: 5", 3, 0),
    ("pattern: pentadecathlon\nevery: 30", 1, 0), ("pattern: r-pentomino\nview: 200,200,9,9", 1, 0),
    ("pattern: glider\nview: follow", 4, 0), ("pattern: glider\nview: follow\nevery: 3", 4, 0),
    ("pattern: glider\nview: follow\nage: 6\nfade: 5", 4, 5),
    ("pattern: gosper-glider-gun\nview: 0,0,36,9", 30, 0),
    ("pattern: max\nview: -100,-100,200,200", 1, 433),
    ("pattern: gosper-glider-gun\nview: 0,0,36,9\nevery: 4", 15, 0),
    ("pattern: glider\nedges: wrap\nsize: 9x9", 36, 0),
    ("pattern: glider\nedges: wall\nsize: 9x9", 1, 15),
    ("pattern: blinker\nskip: 5", 2, 5), ("pattern: pulsar\ncalm: true", 3, 0),
    ("rule: R1,C2,S0-12,B6,NL\npattern: 2o!\nsize: 10x10\nedges: wall", 1, 0),
    ("rule: R1,C2,S2-6,B6,NL\npattern: 4o$4o!\nsize: 10x10\nedges: wall", 2, 0),
    ("rule: B0123478/S01234678\nsize: 4x4\nedges: wrap\nfill: 100%", 1, 0),
    ("rule: B0/S8\nsize: 10x4\nedges: wall\nseed: 153\nfill: 100%\nevery: 5\nskip: 0", 3, 0),
    (
      "rule: M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15\nsize: 6x10\nedges: wrap\nseed: 128\nfill: 3%",
      1, 0
    ),
    ("pattern: 3o!\nat: [8, 9]\nsize: 5x20\nturn: 90", 2, 0),
    ("rule: B2/SH\npattern: 2o!\nat: [-3, 1]\nsize: 10x10", 2, 0),
    ("rule: WireWorld\npattern: .A$B.C$.C!\nage: 4", 1, 4),
    ("pattern: 3o3000000$3000000b3o!\nfit: 90x90", 2, 0),
    ("pattern: 3o3000000$3000000b3o!\nview: 0,0,4000000,4000000\nfit: 90x90", 2, 0),
    (
      "rule: WireWorld\npattern: .A$B.C$.C3000000$3000000b.A$3000000bB.C$3000000b.C!\nfit: 90x90",
      4, 0
    ),
    (
      "pattern: oooboooobbo$boboobbbbbb$obbboooobob!\nat: [0, 0]\nrule: B1/S1\nsize: 11x3\n"
        + "edges: wrap\nview: [0, 0, 11, 2]\nevery: 6", 1, 1
    ),
  ]) func patterns(_ settings: String, frames: Int, skip: Int) throws {
    let film = try plan(of: "world: life\n\(settings)\nframes: period\nout: x.gif\n").film
    #expect(film.frames == frames && film.clock.skip == skip)
  }

  @Test(arguments: [
    ("rule: 105R\nstart: '11'\nsize: 2x1\nedges: wall", 4, 0),
    ("rule: 105R\nstart: '11'\nsize: 2x1\nedges: wall\nskip: 5", 4, 5),
    ("rule: 105R\nstart: '11'\nsize: 2x2\nedges: wall", 4, 1),
    ("rule: 237R\nstart: '1000000'\nsize: 7x1\nedges: wrap\nevery: 3", 28, 0),
    ("rule: 5R\nstart: '0100'\nsize: 4x1\nedges: wrap\nevery: 2", 3, 1),
    ("rule: 90\nstart: '0110000'\nsize: 7x1\nedges: wrap", 7, 0),
    ("rule: 0\nfilm: grow\nsize: 9x5\nedges: wrap", 1, 0),
    ("rule: 0\nfilm: grow\nsize: 9x5\nedges: wrap\nskip: 3", 1, 3),
    ("rule: 250\nfilm: grow\nsize: 9x5\nedges: wrap", 1, 4),
    ("rule: 30\nfilm: grow\nsize: 9x5\nedges: none", 1, 4),
    ("rule: 30\nfilm: grow\nsize: 9x5\nedges: wrap\nview: 0,0,9,2", 1, 1),
    ("rule: 92R\nfilm: grow\nsize: 9x1\nedges: wrap", 1, 0),
  ]) func lines(_ settings: String, frames: Int, skip: Int) throws {
    let film = try plan(of: "world: wolfram\n\(settings)\nframes: period\nout: x.gif\n").film
    #expect(film.frames == frames && film.clock.skip == skip)
  }

  @Test func `whoever stops the search has stopped the run`() {
    let interruption = Interruption()
    interruption.ask()
    let faults = WorkContext.current.with(interruption).run {
      Scenario.faults("world: life\npattern: pulsar\nframes: period\nout: x.gif\n")
    }
    #expect(faults.map(\.problem) == [.interrupted])
  }

  @Test func theWindowHasRoomForAWholePeriod() throws {
    let plan = try plan(of: "world: life\npattern: pentadecathlon\nframes: period\nout: x.gif\n")
    var world = try plan.worldStart.make(Seed(1), 1).world
    for _ in 0..<15 {
      let box = try #require((world as? any FieldWorld)?.liveBox)
      #expect(plan.window.intersection(box) == box)
      try world.advance(by: 1)
    }
  }

  @Test(arguments: [
    ("glider", "follow", 4), ("lwss", "home", 4), ("copperhead", "follow", 10),
    ("block", "follow", 1), ("blinker", "follow", 2), ("pulsar", "home", 3),
  ]) func aViewHasTheWindowOfANumberOfFrames(_ pattern: String, view: String, frames: Int) throws {
    let windows = try ["period", "\(frames)"].map { frames in
      try plan(
        of: "world: life\npattern: \(pattern)\nview: \(view)\nframes: \(frames)\nout: a.txt\n"
      )
      .window
    }
    #expect(windows[0] == windows[1])
  }

  @Test(arguments: [
    "pattern: pulsar\nframes: 100", "pattern: pulsar\nframes: 2", "pattern: pulsar\nframes: 99",
    "pattern: pulsar\nframes: 100\nevery: 3", "pattern: pulsar\nframes: 30\nfade: 5",
    "pattern: pulsar\nframes: 30\nfade: 5\nskip: 6", "pattern: pulsar\nframes: 30\nage: 9",
    "pattern: pulsar\nframes: 30\nhistory: true", "pattern: pulsar\nframes: 20\nturn: 30",
    "pattern: pentadecathlon\nframes: 12\nevery: 5\nchart: true\ncounters: true",
    "pattern: gosper-glider-gun\nframes: 90", "pattern: gosper-glider-gun\nframes: 100",
    "pattern: gosper-glider-gun\nframes: 90\nsize: 48x37",
    "pattern: gosper-glider-gun\nframes: 60\nsize: 48x37\nskip: 120\nshape: circle",
    "pattern: gosper-glider-gun\nframes: 60\nsize: 48x37\nskip: 120\nfade: 3",
    "pattern: gosper-glider-gun\nframes: 30\nview: 0,0,36,9",
    "pattern: gosper-glider-gun\nframes: 60\nview: 0,0,36,9\nskip: 20",
    "pattern: gosper-glider-gun\nframes: 90\nview: home",
    "pattern: gosper-glider-gun\nframes: 120\nevery: 3\nview: 60,40,9,9",
    "pattern: twogun\nframes: 20\nevery: 3", "pattern: twogun\nframes: 20\nevery: 3\nview: home",
    "pattern: p46-gun\nframes: 46\nview: home\nskip: 92",
    "pattern: bi-gun\nframes: 92\nsize: 90x60",
    "pattern: lwss-gun\nframes: 40\nskip: 300\nview: home",
    "pattern: p33-gun\nframes: 33\nview: home",
  ]) func aSeamIsToldWhereOneIsSeen(_ settings: String) async throws {
    let folder = TemporaryFolder()
    let look = "world: life\ncell: 2\n" + settings
    let plan = try folder.scenario(look + "\nout: a.gif\n").plan()
    let told = try await plan.run(threads: 1).notices.map(\.sentence).filter { $0.contains("seam") }
    let (frames, view) = (
      try #require(plan.film.frames), plan.film.looks[0].view.cells ?? plan.window
    )
    let window = "view: [\(view.x), \(view.y), \(view.width), \(view.height)]\ncell: 2\n"
    let kept = settings.split(separator: "\n").filter {
      !["view", "size", "frames", "chart", "counters"].contains($0.prefix { $0 != ":" })
    }
    try await folder.run(
      "world: life\n\(window)frames: \(frames + 1)\n" + kept.joined(separator: "\n"),
      out: "f%05d.png")
    let pictures = folder.names.filter { $0.hasPrefix("f") }
    let isClosed = try folder.picture(pictures[0]) == folder.picture(pictures[frames])
    #expect(told.isEmpty == isClosed, "\(told)")
    let advice = told.first?.split(separator: " ").filter { $0.hasPrefix("--") }
    guard let advice else { return }
    // The film made by the note's advice closes.
    let advised = advice.map { String($0.dropFirst(2)).replacing("=", with: ": ") }
    let names = advised.map { $0.prefix { $0 != ":" } } + ["skip"]
    let others = look.split(separator: "\n").filter { !names.contains($0.prefix { $0 != ":" }) }
    let lines = (others.map { String($0) } + advised).joined(separator: "\n")
    #expect(try message(lines.replacing("frames: period", with: "")) == "none")
  }

  @Test func `the home of a gun is the same when its frames are far apart`() async throws {
    let folder = TemporaryFolder()
    let gun = "world: life\npattern: gosper-glider-gun\nview: home\nframes: period\ncell: 2\n"
    try await folder.run(gun + "every: 10", out: "near%d.png")
    try await folder.run(gun + "every: 1000000000", out: "far%d.png")
    for frame in 0..<3 {
      #expect(try folder.picture("near\(frame).png") == folder.picture("far\(frame).png"))
    }
    #expect(folder.names.count { $0.hasPrefix("far") } == 3)
  }

  @Test func sixtyPatternsCloseByPixels() async throws {
    let patterns = PatternLibrary.names(in: .oscillator).compactMap(PatternLibrary.entry(named:))
      .filter { 2...40 ~= $0.facts.period ?? 0 }
    let names = stride(from: 0, to: patterns.count, by: max(1, patterns.count / 60))
      .map { patterns[$0].name }
    #expect(names.count >= 60)
    try await withThrowingDiscardingTaskGroup { group in
      for name in names {
        group.addTask { try await self.closes("world: life\npattern: \(name)\n") }
      }
    }
  }

  /// Films of random settings close: the frames after the last ones are the first ones again, and
  /// no fewer frames would do.
  @Test(arguments: 0..<60) func anyFilmCloses(_ number: Int) async throws {
    var stream = Seed(UInt64(number)).stream("loops")
    func one(of words: [String]) -> String { words[stream.draw(below: words.count)] }
    let rule = one(of: ["B3/S23", "B36/S23", "B2/S", "B2/S345/4", "B3/S23V", "B2/S34H"])
    let edges = one(of: ["wrap", "wall"])
    let size = "\(4 + stream.draw(below: 6))x\(4 + stream.draw(below: 6))"
    let looks = [
      "", "fade: 3\n", "view: 1,1,3,3\n", "age: 4\n", "every: 3\n", "every: 2\nfade: 2\n",
      "history: true\n", "history: true\nfade: 3\nevery: 2\n",
    ]
    try await closes(
      "world: life\nrule: \(rule)\nedges: \(edges)\nsize: \(size)\nseed: \(number)\nfill: 40%\n"
        + one(of: looks))
  }

  private func closes(_ settings: String) async throws {
    let folder = TemporaryFolder()
    let plan = try folder.scenario(settings + "frames: period\ncell: 3\nout: p%05d.png\n").plan()
    let (frames, view) = (try #require(plan.film.frames), plan.window)
    guard frames <= 120 else { return }
    let window =
      settings.contains("view:") || settings.contains("size:")
      ? "" : "view: \(view.x),\(view.y),\(view.width),\(view.height)\n"
    try await plan.run(threads: 1)
    let length = "frames: \(2 * frames)\nskip: \(plan.film.clock.skip)\n"
    try await folder.run(settings + window + length + "cell: 3", out: "f%05d.png")
    func pictures(_ letter: String) throws -> [TruePicture] {
      try folder.names.filter { $0.hasPrefix(letter) }.map(folder.picture)
    }
    let (first, again) = (try pictures("p"), try pictures("f"))
    try #require(again.count == 2 * frames)
    #expect(Array(again.prefix(frames)) == first, "\(settings)")
    #expect(Array(again.suffix(frames)) == first, "\(settings)")
    for fewer in 1..<frames where frames % fewer == 0 {
      #expect(
        (0..<frames).contains { again[$0] != again[$0 + fewer] },
        "\(fewer) of \(frames) frames would do: \(settings)")
    }
  }

  @Test(arguments: ["", "skip: 250\n"]) func homeIsThatOfTheFrames(skip: String) throws {
    let text = "world: life\npattern: thunderbird\nview: home\nout: x.gif\n"
    let film = try plan(of: text + skip + "frames: period\n").film
    let frames = try #require(film.frames)
    let same = try plan(of: text + "skip: \(film.clock.skip)\nframes: \(frames)\n").film
    #expect(film.looks[0].view.cells != nil && film.looks[0].view.cells == same.looks[0].view.cells)
  }

  @Test func filmsOfASheetCloseTogether() throws {
    let text =
      "world: life\nvary: {pattern: [blinker, pulsar, pentadecathlon]}\nframes: period\nout: x.gif\n"
    let job = try Scenario(text).job()
    #expect(job.runs.known.map(\.film.frames) == [30, 30, 30])
  }

  @Test(arguments: [
    ("{skip: 0..2, pattern: [pulsar]}", [0, 1, 2]),
    ("{skip: [1, 4], pattern: [pulsar, blinker]}", [1, 1, 4, 4]),
  ]) func `films of a sheet begin with the given ticks`(varied: String, skips: [Int]) throws {
    let text = "world: life\nvary: \(varied)\nframes: period\nout: x.gif\n"
    let films = try Scenario(text).job().runs.known.map(\.film)
    #expect(films.map(\.clock.skip).sorted() == skips)
    #expect(Set(films.map(\.frames)).count == 1)
  }
}
