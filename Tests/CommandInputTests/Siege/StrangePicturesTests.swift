import TerrariumGD
import TerrariumSupport
import Testing

/// `show` prints only a recipe, regardless of the texts in a picture.
@Suite(.ownThread) struct StrangePicturesTests {
  /// Returns a PNG of one pixel with a text.
  private static func png(_ text: String) throws -> [UInt8] {
    try pngFile([
      PNGChunk(type: "IHDR", data: [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
      PNGChunk(type: "tEXt", data: Array("terrarium\0\(text)".utf8)[...]),
      PNGChunk(type: "IDAT", data: [0x78, 0x9c, 0x63, 0x60, 0, 0, 0, 2, 0, 1]),
      PNGChunk(type: "IEND", data: []),
    ])
  }

  private func show(_ recipe: String) throws -> Command.Outcome {
    let folder = TemporaryFolder()
    try folder.write(Self.png(recipe), to: "h.png")
    return try Command.run("show h.png", in: folder)
  }

  @Test func `what writes, reads or takes is left out, and told`() throws {
    let run = try show(
      """
      recipe: 1
      world: life
      out: /etc/passwd
      library: /root
      jobs: 256
      memory: 40TB
      max-size: 1
      format: gif
      font: /etc/passwd
      pattern: /etc/passwd
      engine: hash
      vary: {pattern: [/etc/passwd, glider]}
      theme: dark
      steps:
        - save: x.state
        - save: "{state-0}"
        - load: "{state-0}"
        - load: /etc/passwd
        - still: y.png
        - still
        - snapshots: z.png
        - place: /etc/passwd
        - place: glider
        - {keep: k, area: [0, 0, 3, 3], to: k.rle}
        - place: k
        - run: 3
        - set: {theme: light, font: /x}
        - "evil\\e[31m\\n::error::x"
        - {foo: 1}
      """)
    #expect(run.code == 0)
    #expect(
      run.text == """
        recipe: 1
        world: life
        out: h.png
        theme: dark
        steps:
          - save: "{state-0}"
          - load: "{state-0}"
          - still
          - place: glider
          - keep: k
            area: [0, 0, 3, 3]
          - place: k
          - run: 3
          - set: {theme: light}

        """)
    #expect(
      run.complaint
        == "render: note: 'h.png' contains settings that a recipe may not have; they are ignored: library, jobs, "
        + "memory, max-size, format, font, pattern: FILE, engine, vary: pattern, save: FILE, "
        + "load: FILE, still: FILE, snapshots: FILE, place: FILE, keep … to, "
        + "a step 'evil␛[31m␊::error::x', a step that is none\n")
  }

  @Test(arguments: [
    "x.state", "c{seed}.state", "{seed}.state", "{state-0}", "..", "../x.state", "/x", "-", ".x",
    "x@my", "latest@my", "{caption}", "{caption}@my", "{a}{b}", "{caption}/x",
  ])
  func `a state is loaded from the recipe's own folder alone`(name: String) throws {
    let run = try show("recipe: 2\nworld: sea\nsteps:\n  - load: \"\(name)\"\n  - run: 1\n")
    let isKept = run.text.contains("load:")
    #expect(isKept == (name.hasSuffix(".state") && !name.contains("/") || name == "{state-0}"))
    #expect(run.complaint.contains("load: FILE") == !isKept)
  }

  @Test func `files of the other worlds are left out too`() throws {
    let run = try show(
      "recipe: 1\nworld: monsters\ntrack: a.gpx\nground: a.json\nteam: t.json\nbackdrop: b.png\nspeed: 3\n"
    )
    #expect(run.text == "recipe: 1\nworld: monsters\nout: h.png\nspeed: 3\n")
  }

  @Test(arguments: [
    ("life", "pattern: 'o!,x!,/etc/passwd'"), ("life", "pattern: 1..3"), ("life", "rules: [/etc]"),
    ("life", "library: [/root]"), ("life", "font: [/etc/passwd]"), ("pig", "map: [a.png, b.png]"),
    ("monsters", "ground: '{,/etc/passwd'"), ("monsters", "ground: ['{}', {file: a, text: b}]"),
  ])
  func `files are left out of what varies, too`(world: String, variation: String) throws {
    let run = try show("recipe: 2\nworld: \(world)\nvary:\n  \(variation)\n  seed: [1, 2]\n")
    #expect(run.text == "recipe: 2\nworld: \(world)\nout: h.png\nvary: {seed: [1, 2]}\n")
  }

  @Test func `a picture's own name stands for a picture beside a film alone`() throws {
    let run = try show(
      "recipe: 2\nworld: pig\ncaption: '{out}'\nplayers: '{out}'\nmap: '{out}'\nfont: '{out}'\n")
    #expect(
      run.text == "recipe: 2\nworld: pig\ncaption: \"{out}\"\nplayers: \"{out}\"\nmap: h.png\n")
  }

  @Test func `no line of it is a command to a service`() throws {
    let run = try show("recipe: 1\nworld: life\npattern: \"x = 1, y = 1\\n::error::no\\no!\"\n")
    #expect(!run.text.contains("\n::") && !run.text.contains("\n  ::"), "\(run.text)")
  }
}
