import TerrariumSupport
import Testing

/// The notes on settings without an effect. `RunningTests` tries all settings.
@Suite(.ownThread) struct IdleSettingsTests {
  private static let hasPages = Command.has(extra: "Page")

  @Test(arguments: [
    (
      "life", "out: a.gif\nsteps: [{run: 3}]",
      "no cell is alive at the start; give pattern or fill, such as fill: 30%"
    ),
    ("life", "out: a.gif\nsteps: [{place: glider}, {run: 3}]", nil),
    (
      "life", "out: a.gif\nsteps: [{place: glider}, {run: 3}, {toggle: [[0, 0]]}]",
      "toggle has no effect here; use it with a later run or hold, or edits: true at the last run"
    ),
    (
      "life",
      "out: a.csv\nevery: 5\nsteps: [{place: glider}, {run: 5}, restart, {set: {rule: B2/S}}, {run: 4}]",
      "restart and set have no effect here; use them with a later run or hold, "
        + "or edits: true at the last run"
    ),
    ("life", "out: a.gif\nsteps: [{place: glider}, {run: 3, edits: true}, restart]", nil),
    ("life", "out: a.gif\nsteps: [{place: glider}, {run: 3}, restart, {hold: 1}]", nil),
    ("life", "out: a.gif\nsteps: [{place: glider}, {run: 3}, restart, {still: b.png}]", nil),
    ("life", "out: a.rle\nsteps: [{place: glider}, {run: 3}, {toggle: [[0, 0]]}]", nil),
    ("life", "out: a.png\nsteps: [{place: glider}, {toggle: [[0, 0]]}]", nil),
    ("life", "out: a.gif\nframes: 2\nsteps: [{place: glider}, {run: 3}, restart]", nil),
    (
      "life", "out: a.csv\nframes: 2\nsize: 9x9\nresume: true\ndistinct: false\nthreshold: 50%", nil
    ),
    (
      "sea", "out: a.gif\nframes: 2\ncolors: {penguin: red}",
      "colors: penguin has no effect here; use it with shape: square, or a chart"
    ),
    ("sea", "out: a.gif\nframes: 2\nshape: square\ncolors: {penguin: red}", nil),
    ("sea", "out: a.gif\nframes: 2\ncell: 7\ncolors: {penguin: red}", nil),
    (
      "life", "out: a.gif\nframes: 2\npattern: glider\ntexture: drift",
      "texture has no effect here; use it with a world of ripples, such as sea"
    ),
    (
      "life", "out: a.png\npattern: glider\nloop: 3",
      "loop has no effect here; use it with a .gif, .webp"
        + (hasPages ? ", .apng or .html" : " or .apng")
    ),
    (
      "life", "out: a.csv\npattern: glider\nframes: 2\ntheme: dark\nshape: circle",
      "theme and shape have no effect here; use them with a picture"
    ),
    ("life", "out: a.csv\npattern: glider\nframes: 2\ntheme: light\ngrid: false", nil),
    (
      "life", "out: a.gif\npattern: glider\nframes: 2\nseed: 5",
      "seed has no effect here; use it with a random field"
    ),
    (
      "life",
      "out: a.png\npattern: glider\nsize: 8x8\nframe: 0\nannotate: {label: a glider is here, at: [7, 2]}",
      "the label 'a glider is here' at 7,2 is cut off at the edge; move it, or change its anchor or size"
    ),
    (
      "life",
      "out: a.png\npattern: glider\nsize: 8x8\nframe: 0\nannotate: {label: here, at: [4, 2]}", nil
    ),
  ])
  func `what is without an effect is told`(world: String, settings: String, note: String?)
    async throws
  {
    let folder = TemporaryFolder()
    try folder.write("world: \(world)\n\(settings)\n", to: "a.yaml")
    let run = await InnerRender.run("run a.yaml", in: folder)
    let notes = run.complaint.split(separator: "\n").filter { $0.hasPrefix("render: note: ") }
    #expect(run.code == 0 && notes.map { $0.dropFirst(14) } == [note].compactMap { $0?[...] })
  }

  @Test func `a team without a catch is a file, too`() async throws {
    let folder = TemporaryFolder()
    let line = "monsters --track [[40.4,-3.7],[40.4001,-3.7]] --team team.json --out a.csv --quiet"
    await InnerRender.done(line, in: folder)
    #expect(folder.names.contains("team.json"))
  }

  @Test func `another output of a scenario makes none of its settings noisy`() async throws {
    let folder = TemporaryFolder()
    try folder.write("world: sea\nframes: 2\ntheme: dark\nout: a.gif\n", to: "a.yaml")
    let run = await InnerRender.run("run a.yaml --out a.csv", in: folder)
    #expect(!run.complaint.contains("note:"), "\(run.complaint)")
    try folder.write("defaults: {theme: dark}\n", to: "terrarium.yaml")
    let other = await InnerRender.run("sea --frames 2 --out b.csv", in: folder)
    #expect(!other.complaint.contains("note:"), "\(other.complaint)")
  }
}
