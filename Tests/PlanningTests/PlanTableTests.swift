import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The windows, lengths and pictures of plans.
struct PlanTableTests {
  private func facts(_ settings: String) throws -> String {
    let plan = try Scenario(settings + "\nout: a.gif").plan()
    let form = try plan.newArtist().form
    let (window, clock) = (plan.window, plan.film.clock)
    return "\(window.x),\(window.y),\(window.width),\(window.height) "
      + "every \(clock.every) from \(clock.skip) to \(plan.film.ticks) "
      + "\(plan.film.frames.map(String.init) ?? "open") \(form.width)x\(form.height)"
  }

  @Test(arguments: [
    ("world: sea", "0,0,10,15 every 1 from 0 to 99 100 320x480"),
    (
      "world: sea\nsize: 30x20\nframes: 7\nevery: 3\nskip: 2",
      "0,0,30,20 every 3 from 2 to 20 7 480x320"
    ),
    (
      "world: sea\ncell: 9\ncounters: true\nlegend: true\ntitle: Sea",
      "0,0,10,15 every 1 from 0 to 99 100 90x246"
    ),
    ("world: sea\nfit: 300x200\nchart: true", "0,0,10,15 every 1 from 0 to 99 100 300x200"),
    ("world: life\npattern: glider", "-2,-2,32,32 every 1 from 0 to 99 100 480x480"),
    ("world: life\npattern: glider\nsize: 30x20", "0,0,30,20 every 1 from 0 to 99 100 480x320"),
    (
      "world: life\npattern: gosper-glider-gun\nframes: 31\nevery: 2",
      "-2,-2,40,24 every 2 from 0 to 60 31 480x288"
    ),
    ("world: life\npattern: pulsar\nframes: period", "-3,-3,19,19 every 1 from 0 to 2 3 475x475"),
    (
      "world: life\nrule: B2/S34H\npattern: 3o!\nsize: 12x9",
      "0,0,12,9 every 1 from 0 to 99 100 480x243"
    ),
    (
      "world: life\npattern: glider\nview: -3,-2,20,10\ncell: 7",
      "0,0,3,3 every 1 from 0 to 99 100 140x70"
    ),
    (
      "world: life\npattern: glider\nsize: 20x10\nfit: 500x400",
      "0,0,20,10 every 1 from 0 to 99 100 500x400"
    ),
    (
      "world: life\nsize: 2000x1000\nfill: 10%\nframes: 2",
      "0,0,2000,1000 every 1 from 0 to 1 2 2000x1000"
    ),
    (
      "world: life\nsize: 3000x10\nfill: 10%\nframes: 2\nscale: 2",
      "0,0,3000,10 every 1 from 0 to 1 2 3000x10"
    ),
    ("world: wolfram", "0,0,129,64 every 1 from 0 to 99 100 387x192"),
    (
      "world: wolfram\nrule: 110\nsize: 40x30\nedges: wrap",
      "0,0,40,30 every 1 from 0 to 99 100 480x360"
    ),
    ("world: infection", "0,0,10,10 every 1 from 0 to 99 7 480x507"),
    ("world: pig", "0,0,1,1 every 1 from 0 to 109 110 480x800"),
    ("world: pig\nframes: 12\nfit: 200x300", "0,0,1,1 every 1 from 0 to 11 12 200x300"),
    (
      "world: monsters\ntrack: [[40.4, -3.7], [40.401, -3.7]]",
      "0,0,1,1 every 1 from 0 to 80 81 360x640"
    ),
    (
      "world: sea\ncover: true\nframes: 3\nsmooth: 4\nlast: 2s",
      "0,0,10,15 every 1 from 0 to 2 3 320x480"
    ),
    (
      "world: sea\nsteps: [{run: 5}, {hold: 3}, {run: 4}]\nevery: 2\nskip: 1",
      "0,0,10,15 every 2 from 1 to 9 8 320x480"
    ),
  ])
  func `a plan has these cells, ticks and pixels`(settings: String, plan: String) throws {
    let facts = try facts(settings)
    #expect(facts == plan)
  }

  @Test(arguments: [
    ("world: wolfram\nvary: {rule: 0..11}", "3 1612x1181"),
    ("world: wolfram\nvary: {rule: 0..15}\ncolumns: 5", "5 1362x652"),
    ("world: sea\nvary: {seed: 1..6}\nframes: 2", "3 272x318"),
    ("world: sea\nvary: {seed: 1..2, theme: [light, dark]}\nframes: 2", "2 224x299"),
    ("world: life\nvary: {pattern: [glider, pulsar, gosper-glider-gun]}", "1 346x526"),
    ("world: life\npattern: glider\npanels: [0, 4, 8]", "3 246x109"),
    ("world: life\nsize: 20x10\nvary: {seed: 1..3}\nframes: 2\ncell: 5\ntitle: Three", "2 221x210"),
    ("world: pig\nvary: {seed: 1..2}\nframes: 3", "2 528x470"),
    ("world: sea\nvary: {seed: 1..4}\nframes: 2\nfit: 800x600", "4 800x600"),
    ("world: infection\nvary: {seed: 1..4}\nchart: true\nframes: 2", "4 360x328"),
  ])
  func `a sheet has these columns and pixels`(settings: String, sheet: String) throws {
    let job = try Scenario(settings + "\nout: a.png").job()
    let artist = try #require(job.renditions[0].painter as? SheetArtist)
    #expect("\(artist.layout.columns) \(artist.form.width)x\(artist.form.height)" == sheet)
  }

  @Test(arguments: [
    ("blinker, pulsar", "", 0, 6), ("blinker, pulsar", "skip: 4\n", 4, 6),
    ("blinker, '2o$o!'", "", 1, 2), ("blinker, '2o$o!'", "skip: 3\n", 3, 2),
    ("'2o$o!', pulsar, block", "", 1, 3), ("blinker, pentadecathlon", "every: 5\n", 0, 6),
    ("'2o$o!', pentadecathlon", "every: 5\nskip: 2\n", 2, 3),
  ])
  func `the films of a sheet close together`(
    patterns: String, time: String, skip: Int, frames: Int
  ) throws {
    let text = "world: life\nvary: {pattern: [\(patterns)]}\nframes: period\n\(time)out: a.gif"
    let plans = try Scenario(text).job().runs.known
    #expect(plans.count > 1)
    for plan in plans {
      #expect(plan.film.clock.skip == skip && plan.film.frames == frames)
      var world = try #require(
        try plan.worldStart.stage(seed: 1, threads: 1).stage.world as? LifeWorld)
      try world.advance(by: skip)
      let first = world.states(in: plan.window)
      try world.advance(by: frames * plan.film.clock.every)
      #expect(world.states(in: plan.window) == first)
    }
  }

  @Test func `a sheet begins no loop before its films do`() {
    let told = Scenario.faults(
      "world: life\nvary: {pattern: [blinker, '2o$o!']}\nframes: period\nskip: 0\nout: a.gif")
    #expect(
      told.map(\.text) == [
        "the film repeats from tick 1 with period 1; skip: 0 is before that; "
          + "write skip: 1, or leave it out"
      ])
  }
}
