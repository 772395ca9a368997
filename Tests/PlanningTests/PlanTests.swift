import TerrariumPictures
import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumVocabulary
import TerrariumWorlds
import Testing

struct PlanTests {
  private func plan(_ flags: [(String, String)]) throws -> Plan {
    try Plan(world: Catalogue.sea, written: WrittenSettings(flags, of: Catalogue.sea))
  }

  private func problems(_ pairs: [(String, String)]) -> [Problem] {
    Faults.list { try plan(pairs) }.map(\.problem)
  }

  @Test func `what nobody gives is as the design has it`() throws {
    let plan = try plan([("out", "sea.csv")])
    #expect(plan.film.frames == nil && plan.film.endsAtRest)
    #expect(plan.film.ticks == 99 && !plan.film.hasSteps)
    #expect(plan.film.clock == FilmClock(every: 1, skip: 0, limit: 100))
    #expect(plan.worldStart.window == CellRect(GridSize(columns: 10, rows: 15)))
    #expect(plan.timing == Timing(delay: .init(milliseconds: 200), last: nil, timesToPlay: 0))
    let look = plan.film.looks[0]
    #expect(look.theme.name == "light" && look.shape == .sprite)
    #expect(!look.hasGrid && !look.texts.hasCounters && plan.artist == nil)
    #expect(try plan.worldStart.make(Seed(plan.seed), 1).world.census == [75, 7, 68])
  }

  @Test func `everything that is wrong comes in one go`() {
    let found = problems([
      ("size", "0x5"), ("frames", "none"), ("theme", "drak"), ("cell", "3"), ("fit", "10x10"),
      ("out", "sea.foo"),
    ])
    #expect(found.count == 5)
    #expect(found.contains(.excludes("fit", "cell")))
    #expect(
      found.contains(
        .unknownValue("drak", of: "theme", nearest: "dark", known: Theme.names)))
  }

  @Test(arguments: [
    (1, 1, 0, 0), (100, 1, 0, 99), (2, 5, 7, 12), (1, 1_000_000_000_000_000_000, 3, 3),
  ])
  func `the last tick is the skipped ones and those between frames`(
    frames: Int, every: Int, skip: Int, last: Int
  ) throws {
    #expect(try lastTick(frames, every, skip) == last)
  }

  private func lastTick(_ frames: Int, _ every: Int, _ skip: Int) throws -> Int {
    try plan([
      ("out", "a.csv"), ("frames", "\(frames)"), ("every", "\(every)"), ("skip", "\(skip)"),
    ]).film.ticks
  }

  @Test func `a film has an end within numbers`() throws {
    let far = 1_000_000_000_000_000_000
    #expect(try lastTick(4, far, far) == 4 * far)
    let tooMany = Problem.tooManyTicks(limit: FilmPlan.tickLimit)
    for (frames, skip) in [(5, 1), (1_000_000_000, 0)] {
      let film = [("frames", "\(frames)"), ("every", "\(far)"), ("skip", "\(skip)")]
      #expect(problems(film + [("out", "a.csv")]) == [tooMany])
    }
    #expect(problems([("every", "\(far)"), ("out", "a.csv")]) == [tooMany])
  }

  @Test(arguments: [
    (["a.gif", "a.gif"], true), (["a.gif", "./a.gif"], true), (["a.gif", "././/a.gif"], true),
    (["a.gif", "b.gif"], false), (["/dev/null", "/dev/null"], false), (["a.gif", "a.csv"], false),
  ])
  func `one file is not written twice, however it is spelled`(paths: [String], twice: Bool) {
    let format = paths[0].hasPrefix("/dev") ? [("format", "csv")] : []
    let found = problems(paths.map { ("out", $0) } + format)
    #expect(found == (twice ? [.sameOutputTwice(paths[1])] : []))
  }

  @Test func `numbers stand in the name of a file, once, where each frame has a file`() throws {
    #expect(OutputPlan(path: "a%d/b.png", format: .png, place: nil).numbered == nil)
    let outputs = try plan([("out", "c-%03d.txt")]).outputs
    #expect(outputs[0].numbered?.path(of: 7) == "c-007.txt")
    #expect(
      problems([("out", "%d-%d.png")]) == [
        .said("'%d-%d.png' has several places for a number", "keep one, such as %03d")
      ])
    #expect(
      problems([("out", "%d.gif")]) == [
        .said("'%d.gif': a run makes one .gif, without numbers", "leave out the %")
      ])
  }

  @Test(arguments: [
    ("en", "Sea", "sea: a film of 4 frames"), ("ru", "Море", "море: фильм, кадров: 4"),
    ("es", "Mar", "mar: película de 4 fotogramas"),
  ])
  func `a card and a page are in the film's language`(
    language: String, title: String, alt: String
  ) throws {
    let plan = try plan([
      ("language", language), ("cover", "true"), ("frames", "3"), ("out", "a.gif"),
    ])
    let card = try #require(plan.film.cover)
    #expect(card.title == PictureText(title) && card.subtitle.isEmpty)
    #expect(plan.pageFacts.title == title.lowercased() && plan.pageFacts.alt == alt)
  }

  @Test(arguments: [("Tide", "Tide", ""), ("Tide and time", "Tide and time", "at noon")])
  func `a caption stands below the title on a card`(
    said: String, title: String, subtitle: String
  ) throws {
    let texts = subtitle.isEmpty ? [("caption", said)] : [("title", said), ("caption", subtitle)]
    let plan = try plan(texts + [("cover", "true"), ("frames", "3"), ("out", "a.gif")])
    let card = try #require(plan.film.cover)
    #expect(card.title == PictureText(title) && card.subtitle == subtitle)
  }

  @Test(arguments: [("1", "1", "1 frame"), ("6", "3", "16 frames")])
  func `a page tells its pictures in its name`(frames: String, smooth: String, told: String) throws
  {
    let plan = try plan([("frames", frames), ("smooth", smooth), ("out", "a.gif")])
    #expect(plan.pageFacts.alt == "sea: a film of \(told)")
  }

  @Test func `each combination of what varies is a film of its own`() throws {
    let flags = [
      ("vary", "seed=1..3"), ("vary", "theme=light,dark"), ("out", "{theme}-{seed}.csv"),
    ]
    let jobs = try Job.all(world: Catalogue.sea, written: WrittenSettings(flags, of: Catalogue.sea))
    for job in jobs {
      let names = job.renditions.map {
        "\($0.isDark ? "dark" : "light")-\(job.runs.first.seed).csv"
      }
      #expect(names == job.renditions.map(\.outputs[0].path))
    }
    #expect(jobs.flatMap(\.renditions).count == 6)
  }

  @Test func `a picture that is too large is refused before it is drawn`() {
    let found = problems([("size", "2000x2000"), ("cell", "64"), ("frames", "1"), ("out", "a.gif")])
    #expect(
      found == [
        .said(
          "the picture would have 128000x128000 pixels",
          "the limit is \(Limits.pictureArea) pixels in all and \(Limits.pictureSide) a side: "
            + "choose a smaller cell, or fit")
      ])
  }

  @Test(arguments: ["$", "b!", "3b2$!"], ["a.csv", "a.png", "a.txt"])
  func `a plane without cells has a film at any size`(pattern: String, output: String) throws {
    let flags = [("pattern", pattern), ("fit", "90x30"), ("frames", "2"), ("out", output)]
    let plan = try Plan(world: Catalogue.life, written: WrittenSettings(flags, of: Catalogue.life))
    #expect(plan.film.frames == 2)
  }
}
