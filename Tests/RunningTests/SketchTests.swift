import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Shapes give the same picture as pixels: every world, shape, margin, camera and sheet, drawn by a
/// slow and simple painter. The limits are mean differences of 255.
struct SketchTests {
  private func expectSame(
    _ pixels: IndexedPicture, _ sketch: Sketch, _ limit: Double, _ name: String
  ) {
    let drawn = SketchRaster.picture(of: sketch)
    let difference = TruePicture(pixels).meanDifference(from: drawn)
    #expect(difference ?? 255 <= limit, "\(name)")
  }

  private static let annotated =
    "annotate: [{label: 'first\\nline', at: [6, 4], size: 11, turn: 20, color: red}, "
    + "{arrow: [[3, 15], [9, 9.5]], label: tail}, {line: [[12, 3], [20, 7], [28, 3]], size: 3}, "
    + "{area: [[14, 10], [22, 9], [18, 17]], color: orange}, {box: [22, 11, 6, 5], turn: 10}]"

  /// Cells with a fraction of a pixel.
  private static let camera =
    "counters: false\nsteps: [{run: 4}, {camera: [2, 1, 10, 9]}, {run: 1}]"

  @Test(arguments: [
    ("world: life\nsize: 30x20\ncell: 5\nframes: 4", 0.0),
    ("world: life\nsize: 30x20\ncell: 5\nframes: 4\ngrid: true\ntheme: dark", 0.0),
    ("world: life\nsize: 30x20\ncell: 8\nframes: 4\nshape: circle", 1.0),
    ("world: life\nsize: 30x20\ncell: 7\nframes: 9\nshape: rounded\nfade: 5\ntheme: amber", 1.0),
    ("world: life\nsize: 90x80\nfit: 60x50\nframes: 4", 0),
    ("world: life\nrule: B2/S34H\nsize: 20x12\ncell: 12\nframes: 4\nlegend: true", 1.6),
    ("world: life\nrule: B2/S34H\nsize: 20x12\nedges: wall\ncell: 12\nframes: 4\ngrid: true", 1.5),
    ("world: life\nrule: 2/2/9H\nsize: 20x12\nedges: wall\ncell: 9\nframes: 4\ntheme: dark", 1.5),
    ("world: life\nrule: 'R1,C2,S3-6,B4,NL'\nsize: 30x12\ncell: 12\nframes: 4", 1.5),
    ("world: life\nrule: B2/S34H\nsize: 200x120\nfit: 60x50\nframes: 4", 0),
    ("world: life\nrule: B2/S34H\nsize: 60x30\nframes: 4\nview: [3, 4, 12, 9]\nfit: 300x200", 1),
    (
      "world: life\nsize: 40x20\ncell: 8\nframes: 6\ncounters: true\nlegend: true\ntitle: Жизнь",
      1.6
    ),
    ("world: life\nsize: 40x20\ncell: 8\nframes: 30\nchart: true\nseed: 3", 1.2),
    ("world: sea\nframes: 6\nsize: 10x8", 1.6),
    ("world: sea\nframes: 6\nsize: 10x8\nshape: circle\ngrid: true\ntheme: dark", 1.5),
    ("world: sea\nframes: 20\nsize: 20x10\nlegend: true\nchart: beside\ncounters: true", 1.6),
    (
      "world: sea\nsize: 12x9\nframes: 33\npenguins: 0\norcas: 0\ntexture: drift\ntheme: dark\n"
        + "grid: true", 0.7
    ),
    ("world: sea\nsize: 18x16\ncell: 3\n\(camera)", 6.0),
    ("world: sea\nsize: 18x16\ncell: 5\npenguins: 0\norcas: 0\n\(camera)", 0.0),
    ("world: infection\nsize: 18x16\ncell: 6\n\(camera)", 6.0),
    ("world: wolfram\nsize: 61x30\nlegend: true", 0.2),
    ("world: infection\npeople: 90\nframes: 5\nchart: true\nlanguage: ru", 1.6),
    ("world: pig\nframes: 14\nseed: 4", 1.6),
    // A page full of letters.
    ("world: pig\nframes: 1\nfit: 300x200\ntheme: dark", 6.5),
    ("world: monsters\nframes: 20\nfit: 240x400", 1.6),
    ("world: life\nsize: 40x30\nframes: 4\nview: [3, 4, 12, 9]\nfit: 300x200", 0.6),
    ("world: life\nsize: 30x20\ncell: 8\nframes: 4\n\(annotated)", 1.6),
    ("world: life\nrule: B2/S34H\nsize: 30x20\ncell: 10\nframes: 4\n\(annotated)", 2.5),
    ("world: life\nrule: 'R1,C2,S3-6,B4,NL'\nsize: 30x20\ncell: 12\nframes: 4\n\(annotated)", 2.5),
    ("world: sea\nsize: 30x20\ncell: 16\nframes: 4\n\(annotated)", 2.5),
    ("world: wolfram\nsize: 61x30\ncell: 6\n\(annotated)", 1.6),
  ])
  func `of a film`(scenario: String, limit: Double) throws {
    let plan = try plan(of: scenario + "\nout: x.svg")
    let frame = try SheetRun(plan, files: plan.outputs)
      .still(isDiagram: plan.world.hasHistory) { _ in }
    let artist = try #require(plan.diagramArtist ?? plan.artist)
    expectSame(artist.draw(frame), artist.sketch(of: frame), limit, scenario)
  }

  @Test(arguments: ["B3/S23", "B2/S34H", "'R1,C2,S3-6,B4,NL'"])
  func `of a mark`(rule: String) throws {
    let plan = try plan(
      of: "world: life\nrule: \(rule)\npattern: o!\nsize: 13x9\ncell: 30\n"
        + "steps:\n  - mark: [2, 3, 4, 3]\n  - hold: 1\nout: x.svg")
    let frame = try SheetRun(plan, files: plan.outputs).still(isDiagram: false) { _ in }
    let artist = try #require(plan.artist).artist(ofLook: frame.look)
    let (pixels, shapes) = (
      TruePicture(artist.draw(frame)).colours,
      SketchRaster.picture(of: artist.sketch(of: frame)).colours
    )
    // Those that shapes cover completely, and the nearest colours of a palette.
    let mark = artist.look.theme[.mark].code
    let whole = shapes.indices.filter { shapes[$0] == mark }
    #expect(whole.count { pixels[$0] != mark } * 20 <= whole.count)
    #expect(whole.count * 2 > pixels.count { $0 == mark })
  }

  @Test(arguments: [
    ("world: wolfram\nsize: 31x20\nvary: {rule: 20..31}", 1.0),
    ("world: sea\nsize: 8x6\nframes: 12\nvary: {seed: 1..5}\ncolumns: 5\nchart: true", 1.7),
    (
      "world: life\nsize: 20x15\nframes: 5\nvary: {rule: [B3/S23, B36/S23], theme: [dark, light]}",
      1.0
    ),
  ])
  func `of a sheet`(scenario: String, limit: Double) throws {
    let job = try Scenario(scenario + "\nout: x.svg").job()
    let painter = try #require(
      job.momentsAreHistories ? job.renditions[0].historyPainter : job.renditions[0].painter)
    let tools = JobTools(threads: 1) { _ in }
    let moments = try job.moments(of: RunNumbers(below: job.runs.count), tools)
    let shot = job.momentShot(of: moments.map(\.tile))
    let frame = try #require(shot.stills.first?.frame)
    expectSame(painter.draw(frame), painter.sketch(of: frame), limit, scenario)
  }

  @Test func `hexagons are polygons of the corners that they have`() throws {
    let plan = try plan(
      of: "world: life\nrule: B2/S34H\npattern: 'o!'\nsize: 1x1\nedges: wall\ncell: 20\n"
        + "frames: 1\nout: x.svg")
    let frame = try SheetRun(plan, files: plan.outputs).still(isDiagram: false) { _ in }
    let artist = try #require(plan.artist)
    guard case .group(let group)? = artist.sketch(of: frame).items.last,
      case .area(let lines, let ink)? = group.items.last
    else {
      Issue.record("no polygon")
      return
    }
    #expect(ink.colour == plan.film.looks[0].theme[.alive] && lines.count == 1)
    let rise = 20 / 3.0.squareRoot() / 2
    let corners: [(Double, Double)] = [
      (10, 0), (20, rise), (20, 3 * rise), (10, 4 * rise), (0, 3 * rise), (0, rise),
    ]
    #expect(lines[0].count == 6)
    for (x, y) in corners {
      #expect(lines[0].contains { abs($0.x - x) < 1e-6 && abs($0.y - y) < 1e-6 }, "\(x), \(y)")
    }
  }

  @Test func `of the policy of a game`() throws {
    let plan = try plan(of: "world: pig\ntarget: 20\nfit: 300x260\nmap: m.svg")
    let drawing = try #require(plan.worldStart.beside.first?.drawing)
    expectSame(try drawing.pixels().whole, try drawing.shapes(), 3.5, "policy")
  }

  @Test func `more shapes than a budget are pixels, the same as in a picture of pixels`() throws {
    let plan = try plan(of: "world: life\nsize: 60x40\ncell: 4\nframes: 2\nout: x.svg")
    let frame = try SheetRun(plan, files: plan.outputs).still(isDiagram: false) { _ in }
    let artist = try #require(plan.artist)
    let few = artist.artist(ofLook: frame.look).sketch(of: frame, budget: 50)
    guard case .group(let group)? = few.items.last,
      case .picture(let picture, _, _)? = group.items.first
    else {
      Issue.record("no picture")
      return
    }
    // A pixel per cell is enough, in no more colours than there are.
    #expect(picture.width == 60 && picture.height == 40 && !picture.isSmooth)
    #expect(SketchRaster.picture(of: few) == TruePicture(artist.draw(frame)))
    #expect(SketchRaster.picture(of: artist.sketch(of: frame)) == TruePicture(artist.draw(frame)))
  }
}
