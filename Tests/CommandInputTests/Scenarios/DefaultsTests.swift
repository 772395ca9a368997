import Foundation
import TerrariumSupport
import Testing

/// The search for a project's defaults, and the scenarios to which they apply.
@Suite(.ownThread) struct DefaultsTests {
  /// A repository with defaults at its root and scenarios below.
  private let folder = TemporaryFolder()

  init() throws {
    for name in [".git", "docs", "docs/in"] { try folder.makeFolder(name) }
    try folder.write("defaults: {theme: dark}\n", to: "terrarium.yaml")
    try folder.write(Self.scenario, to: "docs/a.yaml")
    try folder.write(Self.scenario, to: "docs/in/b.yaml")
  }

  private static let scenario = "world: life\nsize: 6x5\nframes: 2\nout: a.gif\n"

  /// The origin of the theme of a dry run; nil if it is not given.
  private func origin(_ line: String) throws -> String? {
    let run = try Command.done(line + " --dry-run", in: folder)
    return run.text.split(separator: "\n").first { $0.hasPrefix("setting theme: ") }
      .map { String($0.dropFirst("setting theme: ".count)) }
  }

  @Test func `the nearest file up to the root of the repository counts`() throws {
    #expect(try origin("run docs/a.yaml") == "dark, from terrarium.yaml:1")
    #expect(try origin("run docs/in/b.yaml") == "dark, from terrarium.yaml:1")
    try folder.write("defaults:\n  theme: paper\n", to: "docs/in/terrarium.yaml")
    #expect(try origin("run docs/in/b.yaml") == "paper, from docs/in/terrarium.yaml:2")
  }

  @Test func `above the root, and without a repository, none is looked for`() throws {
    try folder.makeFolder("docs/in/.git")
    #expect(try origin("run docs/in/b.yaml") == nil)
    try folder.remove("docs/in/.git")
    try folder.remove(".git")
    #expect(try origin("run docs/a.yaml") == nil)
    try folder.write(Self.scenario, to: "c.yaml")
    #expect(try origin("run c.yaml") == "dark, from terrarium.yaml:1")
  }

  @Test func `a world without a scenario takes those of where one is`() throws {
    let line = "life --size 6x5 --frames 2 --out a.gif"
    #expect(try origin(line) == "dark, from terrarium.yaml:1")
    #expect(try origin(line + " --theme light") == nil)
  }

  @Test func `in a folder that is gone, none is looked for`() throws {
    let folder = TemporaryFolder()
    let line = "mkdir gone; cd gone; rmdir ../gone; exec \"$0\" life --frames 3 --out a.csv"
    // Without an end to the folders above, this takes many times as long.
    let run = try Child.run(
      "/bin/sh", ["-c", line, Command.built], in: folder.path, limits: .init(processorSeconds: 3))
    #expect(
      run.code == 2 && run.complaint.hasPrefix("render: 'a.csv': the current folder "),
      "\(run.complaint)")
  }

  @Test func `what is wrong in it is told once`() throws {
    try folder.write("defaults:\n  thme: dark\n  cell: 0\n", to: "terrarium.yaml")
    try folder.write("world: life\nout: b.gif\nframs: 2\n", to: "docs/c.yaml")
    let run = try Command.run("run docs/a.yaml docs/in/b.yaml docs/c.yaml", in: folder)
    #expect(run.code == 2)
    #expect(
      run.complaint == """
        terrarium.yaml:2:3: unknown key 'thme'; did you mean 'theme'?
        terrarium.yaml:3:9: cell cannot be '0'; it is a whole number from 1 to 2048
        docs/c.yaml:3:1: unknown key 'frams'; did you mean 'frames'?
        render: 3 of 3 scenarios failed: docs/a.yaml, docs/in/b.yaml, docs/c.yaml

        """)
    let world = try Command.run("life --frames 2 --out a.gif --siez 3x3", in: folder)
    #expect(world.code == 64)
    #expect(
      world.complaint == """
        render: unknown flag '--siez'; did you mean '--size'?
        terrarium.yaml:2:3: unknown key 'thme'; did you mean 'theme'?
        terrarium.yaml:3:9: cell cannot be '0'; it is a whole number from 1 to 2048

        """)
  }

  @Test(arguments: [
    ("mkdir terrarium.yaml", "'terrarium.yaml' is a folder; give the name of a file"),
    ("ln -s terrarium.yaml terrarium.yaml", "'terrarium.yaml': the links there lead in a circle;"),
    ("ln -s nowhere terrarium.yaml", "'terrarium.yaml' does not exist; check the name"),
    ("mkfifo terrarium.yaml", "'terrarium.yaml' is a pipe or a device; let a file be there"),
  ])
  func `what stands in its place is told`(command: String, said: String) throws {
    _ = try Child.run("/bin/sh", ["-c", "rm terrarium.yaml; " + command], in: folder.path)
    let run = try Command.run("run docs/a.yaml", in: folder)
    #expect(run.code == 2 && run.complaint.hasPrefix("render: " + said), "\(run.complaint)")
  }

  @Test func `a link to it counts where it lies, an empty one has nothing`() throws {
    try folder.write("", to: "terrarium.yaml")
    #expect(try origin("run docs/a.yaml") == nil)
    try folder.write("defaults: {theme: dark}\n", to: "docs/in/style")
    try folder.link("docs/terrarium.yaml", to: "in/style")
    #expect(try origin("run docs/a.yaml") == "dark, from docs/terrarium.yaml:1")
  }

  @Test func `a stranger's scenario sees only the one in its own folder`() throws {
    try folder.write("defaults: {thme: dark}\n", to: "terrarium.yaml")
    #expect(try origin("run --safe docs/a.yaml") == nil)
    try folder.write("defaults: {theme: dark}\n", to: "docs/terrarium.yaml")
    #expect(try origin("run --safe docs/a.yaml") == "dark, from docs/terrarium.yaml:1")
    try folder.write("defaults: {jobs: 2}\n", to: "docs/terrarium.yaml")
    let greedy = try Command.run("run --safe docs/a.yaml", in: folder)
    #expect(
      greedy.complaint
        == "docs/terrarium.yaml:1:18: 'jobs' is not for a stranger's scenario to say; give --jobs yourself\n"
    )
    _ = try Child.run(
      "/bin/sh", ["-c", "ln -sf ../terrarium.yaml docs/terrarium.yaml"], in: folder.path)
    let linked = try Command.run("run --safe docs/a.yaml", in: folder)
    #expect(linked.code == 2 && linked.complaint.contains("lies outside"), "\(linked.complaint)")
  }

  @Test func `a pattern of the shell may name it among scenarios`() throws {
    try folder.write(Self.scenario, to: "c.yaml")
    let both = try Command.run("run c.yaml terrarium.yaml --quiet", in: folder)
    #expect(both.code == 0 && both.complaint == "")
    let alone = try Command.run("run terrarium.yaml", in: folder)
    #expect(alone.code == 64)
    #expect(
      alone.complaint
        == "render: terrarium.yaml has a project's defaults, and is no scenario; give the scenario another name\n"
    )
  }

  @Test func `a recipe has what it came to, and makes the same anywhere`() throws {
    try folder.write("defaults: {theme: dark, life: {cell: 3, seed: 5}}\n", to: "terrarium.yaml")
    try Command.done("run docs/a.yaml --quiet", in: folder)
    let made = try folder.bytes("docs/a.gif")
    let recipe = try Command.run("show docs/a.gif", in: folder).text
    #expect(recipe.contains("theme: dark\n") && recipe.contains("cell: 3\n"))
    try folder.write(recipe, to: "docs/in/r.yaml")
    for text in ["defaults: {theme: neon, every: 2, life: {cell: 9}}\n", "defaults: {thme: x}\n"] {
      try folder.write(text, to: "docs/in/terrarium.yaml")
      try Command.done("run --force docs/in/r.yaml --quiet", in: folder)
      #expect(try folder.bytes("docs/in/a.gif") == made)
    }
  }

  @Test func `check and the record notice that it changed, or came`() throws {
    let cache = ["XDG_CACHE_HOME": folder.path("cache")]
    func run(_ line: String) throws -> Command.Outcome {
      try Command.run(line, in: folder, environment: cache)
    }
    _ = try run("run docs/a.yaml")
    #expect(try run("run docs/a.yaml").complaint == "docs/a.yaml  up to date, 1 file\n")
    #expect(try run("check docs/a.yaml").code == 0)
    for path in ["terrarium.yaml", "docs/terrarium.yaml"] {
      try folder.write("defaults:\n  theme: \(path.count > 14 ? "neon" : "paper")\n", to: path)
      let check = try run("check docs/a.yaml")
      #expect(check.code == 1 && check.text.hasPrefix("docs/a.gif: stale; "), "\(check.text)")
      let said = try run("run docs/a.yaml --explain").complaint
      #expect(
        said.split(separator: "\n")[0].hasSuffix("/\(path) has changed")
          && said.contains("docs/a.yaml  frames: 2, from docs/a.yaml:3\n")
          && said.contains(", from \(path):2\n"), "\(said)")
    }
  }

  @Test func `shards and blocks of a page take them, too`() throws {
    try folder.write("defaults: {theme: dark, life: {cell: 2}}\n", to: "terrarium.yaml")
    let keys = "world: life\nsize: 6x5\nframes: 2\nvary: {seed: 1..4}\nout: s.png\n"
    try folder.write(keys, to: "docs/s.yaml")
    for line in [
      "run docs/s.yaml --shard 1/2", "run docs/s.yaml --shard 2/2", "merge docs/s.yaml",
    ] {
      try Command.done(line + " --quiet", in: folder)
    }
    try folder.write(keys + "theme: dark\ncell: 2\n", to: "docs/in/s.yaml")
    try Command.done("run docs/in/s.yaml --quiet", in: folder)
    #expect(try folder.bytes("docs/s.png") == folder.bytes("docs/in/s.png"))
    try folder.write("# P\n\n```yaml render\n\(Self.scenario)```\n", to: "docs/in/P.md")
    #expect(try origin("run docs/in/P.md") == "dark, from terrarium.yaml:1")
  }

  @Test func `the example of a project is in one style`() throws {
    for name in ["terrarium.yaml", "gun.yaml", "sea.yaml"] {
      let text = try String(
        contentsOfFile: Command.packageFolder + "/examples/project/" + name, encoding: .utf8)
      #expect(text.hasPrefix("# \(name) "))
      try folder.write(text, to: name)
    }
    let files = ["gun.yaml", "sea.yaml", "terrarium.yaml"]
    let run = try Command.run(["run"] + files + ["--json"], in: folder)
    #expect(run.code == 0 && run.text.contains(#""width": 288"#), "\(run.complaint)")
    #expect(try origin("run gun.yaml") == "midnight, from terrarium.yaml:3")
    #expect(try origin("run sea.yaml") == "dark, from sea.yaml:3")
  }
}
