import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// By default stills of a pattern show the pattern itself.
@Suite(.ownThread) struct StartStillTests {
  private func job(_ settings: String, out: String) throws -> Job {
    try Scenario("world: life\n\(settings)\nout: \(out)").job()
  }

  @Test(arguments: ["png", "svg", "pdf", "txt"])
  func `a still of a pattern shows its start with a margin`(ending: String) throws {
    let plan = try job("pattern: glider", out: "a.\(ending)").runs.first
    #expect(plan.film.frames == 1)
    #expect(plan.window == CellRect(x: -2, y: -2, width: 7, height: 7))
  }

  @Test(arguments: [
    "frames: 5", "skip: 3", "frame: 99", "steps: [run: 4]", "chart: true", "fade: 9", "age: 9",
  ])
  func `a still shows a later moment where something tells of time`(setting: String) throws {
    let plan = try job("pattern: glider\n\(setting)", out: "a.png").runs.first
    #expect(plan.film.frames != 1)
  }

  @Test(arguments: ["a.gif", "a-%02d.png", "a-%02d.txt", "a.csv", "a.rle"])
  func `what shows a film or its end has all of it`(path: String) throws {
    let plan = try job("pattern: glider", out: path).runs.first
    #expect(plan.film.frames ?? plan.film.clock.limit > 1)
  }

  @Test func `a random field without a pattern is shown at its end`() throws {
    #expect(try job("size: 20x20", out: "a.png").runs.first.film.clock.limit > 1)
  }

  @Test func `a still is the same alone and beside a film, which stays as it is`() throws {
    let settings = "world: life\npattern: acorn\nfill: 10%\nsize: 30x20\n"
    let both = try Scenario(settings + "out: [a.png, -, a.txt]\nformat: gif").plans()
    let still = try Scenario(settings + "out: a.png").plan()
    let film = try Scenario(settings + "out: b.gif").plan()
    #expect(both.map(\.outputs.count) == [2, 1])
    #expect(both.map(\.window) == [still.window, film.window])
    #expect(both.map(\.film.frames) == [1, 100])
    #expect(both.map(\.recipe) == [still.recipe, film.recipe])
  }

  @Test func `a still and a film share a seed that is left to chance`() throws {
    let plans = try Scenario(
      "world: life\npattern: acorn\nfill: 10%\nsize: 30x20\nseed: random\nout: [a.png, a.gif]"
    ).plans()
    #expect(plans.count == 2 && plans[0].seed == plans[1].seed)
    #expect(plans.map(\.picksSeed) == [true, true])
  }

  @Test func `tiles of a still sheet show their starts, and those of a film the film`() throws {
    let jobs = try Scenario(
      "world: life\nvary: {pattern: [glider, lwss]}\nout: [a.png, a.gif, a.csv]"
    ).jobs()
    #expect(jobs.map(\.frames) == [1, 100])
    #expect(jobs.map { $0.renditions[0].outputs.count } == [1, 2])
  }

  @Test(arguments: ["vary: {rule: near}", "vary: {theme: [light, dark]}\nsort: last-alive"])
  func `tiles show their ends where these differ or are sorted by`(setting: String) throws {
    let job = try job("pattern: acorn\n\(setting)", out: "a.png")
    #expect(try #require(job.frames) > 1)
  }
}
