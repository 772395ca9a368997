import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSupport
import Testing

/// Every picture carries what makes it again, to the byte.
@Suite(.ownThread) struct RecipeTests {
  private let folder = TemporaryFolder()

  /// Makes every picture of a folder anew from its own recipe, in another folder: each by itself, or
  /// all of them in one run.
  private func expectSameAgain(_ folder: TemporaryFolder) throws {
    let names = folder.names.filter {
      $0.hasSuffix("g") || $0.hasSuffix(".gif") || $0.hasSuffix(".pdf")
    }
    let other = TemporaryFolder()
    for name in names {
      // What `show` prints, without a process for each picture.
      let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path(name)).text
      try other.write(recipe, to: name + ".yaml")
    }
    let recipes = names.map { $0 + ".yaml" }
    try Command.done(["run"] + recipes, in: other)
    #expect(!names.isEmpty && other.names == (names + recipes).sorted())
    for name in names {
      let recipe = try other.text(name + ".yaml")
      let isSame = try isAlike(name, other.bytes(name), folder.bytes(name))
      #expect(isSame, "\(name):\n\(recipe)")
    }
  }

  @Test(arguments: [
    "sea --frames 5 --cell 12 --out a.gif --out a.apng --out a.webp --out a.png --out n-%02d.png",
    "sea --frames 9 --seed random --penguins 75 --grid --counters --colors orca=#f80,penguin=red "
      + "--delay 1.5s --loop 3 --last 200ms --fit 201x307 --out a.gif --out a.png",
    "sea --fps 12.5 --size 5x5 --edges wrap --shape circle --theme dark --every 3 --skip 4 "
      + "--frames 4 --out a.gif --out n-%d.png --out a.apng",
    "life --pattern gosper-glider-gun --frames 4 --out a.gif --out n-%d.png --out a.apng",
    "life --pattern ship.rle --frames 9 --out a.gif --out a.png",
    "life --pattern ship.rle --rule B3/S23 --at 3,2 --size 20x20 --edges wall --out a.png",
    "life --pattern ship.cells --frames 5 --rule highlife --engine hash --out a.gif",
    "life --pattern blocks.rle --frames 3 --out a.gif",
    "life --pattern blocks.rle --frames 3 --size 8x8 --edges wrap --out a.gif",
    "life --pattern blocks.lif --rule bbm --frames 3 --out a.gif",
    "life --pattern triangles.rle --frames 3 --out a.gif",
    "life --size 33x21 --fill 12.5% --edges wrap --rule B3/S23 --frames 3 --out a.gif",
    "wolfram --frames 100 --size 41x9 --out a.gif --out a.png --out a.svg --out a.pdf --frame 3",
    "sea --frames 5 --title Ñ(<&\\)>Ё --out a.svg --out a.pdf --out a.png",
    "life --vary rule=near,seeds --size 9x9 --fill 30.0% --frames 2 --out a.svg --out a.pdf",
    "monsters --frames 3 --fit 120x200 --out a.svg --out a.pdf",
    "wolfram --rule 110 --size 41x9 --film grow --frames 12 --out a.gif --out a.png",
    "wolfram --start random --fill 20% --size 31x9 --frames 3 --out n-%d.png --out a.png",
    "infection --people 30 --frames 4 --delay 80ms --out a.gif --out a.png",
    "infection --frames 4 --infect 5 --infect 2,2 --infect 0,0,2,2 --infect 3 --out a.apng",
    "infection --size 200x200 --frames 3 --fit 50x50 --infect 50 --out a.gif",
    "wolfram --vary rule=near --size 31x12 --frames 9 --out a.png --out a.gif --out n-%d.png",
    "life --vary rule=near,seeds --size 9x9 --fill 30.0% --frames 2 --out a.png --out a.apng --out a.webp",
    "life --vary pattern=ship.rle,ship.cells,glider,bo$2bo$3o! --vary theme=dark,light "
      + "--frames 3 --out a.png --out b-{theme}.gif",
    "life --vary pattern=bare.rle,./bare.rle,bo$2bo$3o!,dot.rle --frames 2 --out a.png",
    "wolfram --vary pattern=bare.rle,dot.rle --size 15x5 --out a.png",
    "wolfram --pattern dot.rle --size 15x5 --out a.png",
    "sea --vary seed=random,5 --vary orcas=2..6..2 --vary delay=0.5s --frames 2 --out a.gif",
    "infection --vary infect=5,9 --frames 3 --frame 1 --out a.png --seed random",
    "sea --vary colors=orca=red,orca=#00f --frames 2 --size 4x4 --out a.png",
  ])
  func `running a recipe makes the same bytes`(line: String) throws {
    try folder.write("#N a ship\nx = 5, y = 4, rule = B36/S23\nbo$2bo$3o!\n", to: "ship.rle")
    try folder.write("!a ship\n.O\n..O\nOOO\n", to: "ship.cells")
    try folder.write("x = 3, y = 1\n3o!\n", to: "bare.rle")
    try folder.write("#CXRLE Pos=1,0\nx = 2, y = 2, rule = bbm\no$bo!\n", to: "blocks.rle")
    try folder.write("#Life 1.06\n3 0\n4 1\n", to: "blocks.lif")
    try folder.write(
      "#CXRLE Pos=0,1\nx = 3, y = 2, rule = R1,C0,S3-6,B3-4,NL\n3o$bo!\n", to: "triangles.rle")
    try folder.write("#N a dot\nx = 1, y = 1\no!\n", to: "dot.rle")
    try Command.done(line, in: folder)
    try expectSameAgain(folder)
  }

  @Test(arguments: [
    """
    world: life
    size: 30x20
    seed: 7
    fill: 40%
    skip: 2
    every: 2
    out: [a.gif, a.apng, a.png]
    steps:
      - run: 6
      - set: {rule: B36/S23, theme: dark, delay: 500ms}
      - still: mid.png
      - still: mid.gif
      - still: mid.svg
      - still: mid.pdf
      - snapshot: a
      - run: 7
      - restore
      - hold: 3
      - set: {shape: circle, cell: 12}
      - restart
      - run: 5
      - still: end.png
    """,
    """
    world: sea
    frames: 100
    out: [a.gif, a.png, n-%d.png]
    steps: [{run: 3}, {still: s.png}, {hold: 3}, {run: 1}]
    """,
    """
    world: life
    size: 9x9
    fill: 40%
    vary: {edges: [wrap, wall], at: [[0, 0], [2, 3]]}
    pattern: glider
    out: [a.gif, a.png]
    steps: [{run: 3}, still, {set: {rule: B36/S23}}, {run: 3}]
    """,
    """
    {"world": "wolfram", "size": "21x9", "out": ["a.gif", "a.png", "a.apng"],
     "steps": [{"run": 3}, "still", {"set": {"rule": 90}}, {"still": "s.png"}, {"run": 3}]}
    """,
    """
    {"world": "life", "pattern": "block", "size": "8x8",
     "out": ["a.gif", "a.webp", "a.apng", "a.png", "n-%d.png"],
     "steps": [{"still": "s.png"}, {"set": {"cell": 5}}, {"run": 2}]}
    """,
    """
    {"world": "life", "pattern": "block", "size": "8x8", "out": ["a.gif", "a.apng", "a.png"],
     "steps": ["still", {"set": {"title": "T", "theme": "dark"}}, {"run": 2}]}
    """,
    """
    {"world": "life", "pattern": "block", "size": "8x8", "out": ["a.gif", "a.png"],
     "steps": [{"still": "s.png"}, {"set": {"theme": "dark"}}]}
    """,
    """
    {"world": "sea", "size": "5x5", "cell": 12, "smooth": 3, "out": "a.gif",
     "steps": [{"run": 3}, {"still": "s.png"}, {"run": 2}, {"save": "s.state"}, {"run": 2}]}
    """,
  ])
  func `so it is with steps, and with the stills that they take`(scenario: String) throws {
    let folder = try TemporaryFolder(["s.yaml": scenario])
    try Command.done("run s.yaml", in: folder)
    try expectSameAgain(folder)
  }

  @Test(arguments: [
    ("world: sea\nsize: 9x6\nseed: 5", "a.state"),
    ("world: life\nsize: 20x13\nfill: 30%\nedges: wrap", "deep/a.rle"),
    ("world: wolfram\nsize: 21x9\nrule: 30", "deep/a.mc"),
    ("world: infection\npeople: 40\nfit: 60x60", "deep/a.state"),
    ("world: pig\nfit: 120x200\nplayers: random,random", "a.state"),
  ])
  func `a film that loads what it saved needs no file of it`(world: String, file: String) throws {
    try folder.makeFolder("deep")
    let steps = [
      "run: 3", "save: lost.state", "save: \(file)", "still: a.png", "run: 4", "load: \(file)",
      "run: 2", "restart", "run: 2", "load: ./\(file)", "restart", "run: 3",
    ].map { "  - \($0)\n" }.joined()
    try folder.write("\(world)\nout: [a.gif, a.apng]\nsteps:\n\(steps)", to: "s.yaml")
    try Command.done("run s.yaml", in: folder)
    #expect(folder.names.contains("lost.state"))
    try Command.done("check s.yaml", in: folder)
    try expectSameAgain(folder)
    // A recipe's check needs the picture and nothing else, and its picture tells the recipe again.
    let shown = try Command.run("show a.gif", in: folder).text
    #expect(!shown.contains("lost") && !shown.contains("deep"))
    let other = TemporaryFolder()
    try other.write(shown, to: "one.yaml")
    try other.write(shown.replacing("a.gif", with: "b.gif"), to: "two.yaml")
    try Command.done("run one.yaml two.yaml", in: other)
    #expect(other.names == ["a.gif", "b.gif", "one.yaml", "two.yaml"])
    try Command.done("check one.yaml two.yaml", in: other)
    #expect(try Command.run("show a.gif", in: other).text == shown)
  }

  @Test(arguments: ["sea --size 9x6", "pig --fit 120x200"])
  func `a film that goes on from a file has that file's text in its recipe`(line: String) throws {
    let words = line.split(separator: " ")
    let head = "world: \(words[0])\n\(words[1].dropFirst(2)): \(words[2])\n"
    try folder.makeFolder("deep")
    try folder.write(head + "out: x.csv\nsteps: [{run: 7}, {save: deep/s.state}]\n", to: "one.yaml")
    try folder.write(
      head + "out: [a.gif, a.png]\nsteps: [{load: deep/s.state}, {run: 4}]\n", to: "two.yaml")
    for name in ["one.yaml", "two.yaml"] { try Command.done(["run", name], in: folder) }
    try expectSameAgain(folder)
  }

  @Test(arguments: [
    (
      "sea --frames 3 --colors orca=#f80,penguin=red --grid --delay 1.5s --jobs 1",
      """
      world: sea
      delay: 1500ms
      quiet: true
      grid: yes
      frames: 3
      every: 1
      colors: {orca: "#ff8800", penguin: red}
      """
    ),
    (
      "life --pattern ship.rle --at 2,3 --size 20x20 --frames 3 --memory 2GB",
      "{world: life, pattern: ship.rle, at: [2, 3], size: 20x20, frames: 3}"
    ),
    (
      "infection --infect 3,3 --infect 5 --frames 3 --period 1s",
      "{world: infection, infect: [[3, 3], [5]], frames: 3}"
    ),
  ])
  func `flags and scenario make the same bytes and recipe`(line: String, scenario: String) throws {
    let folder = try TemporaryFolder(["ship.rle": "x = 5, y = 4\nbo$2bo$3o!\n", "s.yaml": scenario])
    try Command.done(line + " --out a.gif --out a.png", in: folder)
    try Command.done("run s.yaml --out b.gif --out b.png", in: folder)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test func `a recipe has what changes the picture, in the table's order`() throws {
    try folder.makeFolder("deep")
    let line =
      "life --theme dark --frames 100 --size 9x9 --engine dense --edges wrap --cell 4 --jobs 2 "
      + "--quiet --shape square --fill 30.00% --delay 0.25s --rule highlife --out deep/a.gif"
    try Command.done(line, in: folder)
    let shown = try Command.run("show deep/a.gif", in: folder)
    #expect(
      shown.text == """
        recipe: 2
        world: life
        out: a.gif
        frames: 100
        size: 9x9
        edges: wrap
        cell: 4
        shape: square
        theme: dark
        delay: 250ms
        rule: highlife
        fill: 30%

        """)
  }

  @Test(arguments: [
    ("{theme}.gif", "-theme-.gif"), ("n%02d.gif", "n-02d.gif"), ("5%.gif", "5%.gif"),
  ])
  func `a picture's name in its recipe is a name for an output`(name: String, out: String) throws {
    try Command.done("life --pattern glider --frames 3 --quiet --out a.gif", in: folder)
    try folder.write(folder.bytes("a.gif"), to: name)
    let other = try TemporaryFolder(["a.yaml": Command.done(["show", name], in: folder).text])
    try Command.done("run a.yaml", in: other)
    #expect(try other.bytes(out) == folder.bytes("a.gif"))
  }

  @Test func `what is no picture of ours is told`() throws {
    let folder = try TemporaryFolder(["a.gif": "no picture"])
    for (words, code, said) in [
      (
        ["show", "a.gif"], Int32(2),
        "render: 'a.gif' carries no recipe; a .gif, .png, .apng, .webp, .svg, .pdf or .html that render made has one, except sheets of 'patterns' and of 'snapshots'\n"
      ),
      (["show", "b.gif"], 2, "render: 'b.gif' does not exist; check the name\n"),
      (
        ["show"], 64,
        "render: one picture is needed; name a .gif, .png, .apng, .webp, .svg, .pdf or .html\n"
      ),
    ] {
      let run = try Command.run(words, in: folder)
      #expect(run.code == code && run.complaint == said, "\(run.complaint)")
    }
    try folder.write("recipe: 3\nworld: sea\nout: a.gif\n", to: "r.yaml")
    let run = try Command.run("run r.yaml", in: folder)
    #expect(run.code == 2)
    #expect(
      run.complaint
        == "r.yaml:1:9: recipe '3' is of another version; this render understands recipes 1 and 2\n"
    )
  }
}
