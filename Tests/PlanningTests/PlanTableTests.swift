import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
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
}
