import Foundation
import TerrariumSupport
import Testing

/// The findings of `check`, and their names.
@Suite(.ownThread) struct CheckTests {
  private static let scenario =
    "world: sea\nframes: 6\nsize: 6x5\ncell: 8\nout: [a.gif, a.apng, a.webp, a.png, a.csv]\n"

  /// A folder with a scenario and what it makes.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["a.yaml": Self.scenario])
    try Command.done("run a.yaml --quiet", in: folder)
  }

  private func check(_ line: String = "check a.yaml") throws -> [String] {
    let run = try Command.run(line, in: folder)
    #expect(run.code == (run.text.isEmpty ? 0 : 1) && run.complaint == "", "\(run.complaint)")
    return run.text.split(separator: "\n").map(String.init)
  }

  /// Makes another file by other settings, in the place of one that is right.
  private func replace(_ path: String, by flags: String) throws {
    let line = "sea --frames 6 --size 6x5 --cell 8 --quiet --out \(path) \(flags)"
    try Command.done(line, in: folder)
  }

  private static let mending = "'render run a.yaml' makes it anew"

  @Test func `what is right is not spoken of, and nothing is written`() throws {
    let names = folder.names
    #expect(try check().isEmpty && check("check a.yaml --bytes").isEmpty)
    #expect(folder.names == names)
  }

  @Test(arguments: ["a.gif", "a.apng", "a.webp"])
  func `a changed delay, a missing frame and other pixels are named`(path: String) throws {
    try replace(path, by: "--last 500ms")
    #expect(
      try check()
        == ["\(path): stale; frame 5, at 1s, stands 500ms instead of 200ms; \(Self.mending)"])
    let old = try replaced(path)
    #expect(old == ["\(path): stale; it has 5 frames instead of 6; \(Self.mending)"])
    try replace(path, by: "--loop 3")
    #expect(
      try check() == ["\(path): stale; it plays 3 times instead of for ever; \(Self.mending)"])
    try replace(path, by: "--colors free=#010203")
    let line = try #require(check().first)
    #expect(
      line.wholeMatch(
        of:
          /a\.[a-z]+: stale; frame 0, at 0s, differs in [0-9]+ pixels of [0-9]+ cells, 6 frames differ in all; .*/
      ) != nil, "\(line)")
  }

  /// The same film without its last frame.
  private func replaced(_ path: String) throws -> [String] {
    let line = "sea --frames 5 --size 6x5 --cell 8 --quiet --out \(path)"
    try Command.done(line, in: folder)
    return try check()
  }

  @Test func `a changed pixel of a picture is counted, with its cell`() throws {
    try folder.write(
      "world: life\nsize: 5x5\nedges: wall\nfill: 0%\ncell: 6\nframes: 1\nout: l.png\n",
      to: "l.yaml")
    try Command.done("run l.yaml --quiet", in: folder)
    let dot =
      "life --size 5x5 --edges wall --pattern o! --at 2,3 --cell 6 --frames 1 --quiet --out l.png"
    try Command.done(dot, in: folder)
    #expect(
      try check("check l.yaml") == [
        "l.png: stale; the picture differs in 36 pixels of 1 cell; 'render run l.yaml' makes it anew"
      ])
  }

  @Test(arguments: ["a.gif", "a.apng", "a.webp", "a.png"])
  func `a truncated file is named, and one that is something else`(path: String) throws {
    let bytes = try folder.bytes(path)
    try folder.write(bytes.prefix(bytes.count * 2 / 3), to: path)
    let line = try #require(check().first)
    #expect(line.hasPrefix("\(path): stale; it ends early, in frame "), "\(line)")
    try folder.write("no picture", to: path)
    #expect(try check() == ["\(path): stale; it is no picture of its ending; \(Self.mending)"])
  }

  @Test func `other bytes that show the same are right, but for those who ask for bytes`() throws {
    // A comment says nothing that is seen.
    let gif = try folder.bytes("a.gif")
    let comment: [UInt8] = [0x21, 0xfe, 2, 65, 66, 0]
    try folder.write(gif.dropLast() + comment + [0x3b], to: "a.gif")
    #expect(try check().isEmpty)
    #expect(
      try check("check a.yaml --bytes") == ["a.gif: stale; its bytes differ; \(Self.mending)"])
  }

  @Test func `missing files and texts are named, with the command and its flags`() throws {
    try folder.remove("a.png")
    let table = try folder.text("a.csv").split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write((table[..<3] + ["9,9,9,9"] + table[4...]).joined(separator: "\n"), to: "a.csv")
    #expect(
      try check("check a.yaml --theme light --jobs 2 --quiet") == [
        "a.png: missing; 'render run a.yaml --theme=light --jobs=2' makes it",
        "a.csv: stale; line 4 differs; 'render run a.yaml --theme=light --jobs=2' makes it anew",
      ])
  }

  @Test func `GitHub finds a file below its workspace, whatever its name`() throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("deep")
    let name = "a\n,:\u{301}%.yaml"
    try folder.write("world: sea\nframes: 0\nout: a.gif\n", to: "deep/\(name)")
    let run = try Child.run(
      "/bin/sh", ["-c", "cd deep; exec \"$0\" check \"$1\"", Command.built, name], in: folder.path,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.path])
    let annotation = run.complaint.split(separator: "\n").last
    let place = "::error file=deep/a%0A%2C%3A\u{301}%25.yaml,line=2,col=9::"
    #expect(annotation?.hasPrefix(place) == true, "\(run.complaint)")
  }

  @Test(arguments: [
    ("--into ../out", "render run a.yaml --into=../out", "out"),
    ("--safe --time 9m --frames 3", "render run a.yaml --safe --time=9m --frames=3", "in"),
    (
      "--into=../out --quiet --safe --time 9m --theme dark",
      "render run a.yaml --safe --into=../out --time=9m --theme=dark", "out"
    ),
  ])
  func `the command that mends has the bounds of the check`(
    flags: String, command: String, place: String
  ) throws {
    let folder = TemporaryFolder()
    for name in ["in", "out"] { try folder.makeFolder(name) }
    try folder.write(Self.scenario, to: "in/a.yaml")
    let words = Command.words("check a.yaml \(flags)")
    func check() throws -> Command.Outcome {
      try Command.start(words, in: folder.path("in")).wait()
    }
    let lines = try check().text.split(separator: "\n")
    #expect(lines.count == 5 && lines.allSatisfy { $0.hasSuffix("; '\(command)' makes it") })
    // What it makes is what was missing.
    let mending = Array(Command.words(command).dropFirst())
    #expect(try Command.start(mending + ["--quiet"], in: folder.path("in")).wait().code == 0)
    #expect(try check().code == 0 && folder.names(in: place).contains("a.gif"))
  }

  @Test func `each format that carries a recipe can be an orphan`() throws {
    let endings = ["apng", "gif", "pdf", "png", "svg", "webp"]
    let outputs = endings.flatMap { ["--out", "old.\($0)"] }
    try Command.done(["sea", "--frames", "1"] + outputs, in: folder)
    for ending in endings {
      #expect(try Command.run("show old.\(ending)", in: folder).text.hasPrefix("recipe: "))
    }
    let found = try check("check a.yaml --orphans .").map { $0.prefix { $0 != ":" } }
    #expect(found == endings.map { "old.\($0)" })
  }

  @Test func `GitHub is told where the file is asked for, and programs what differs`() throws {
    try replace("a.webp", by: "--delay 1s")
    let run = try Command.run(
      ["check", "a.yaml", "--json"], in: folder, environment: ["GITHUB_ACTIONS": "true"])
    #expect(
      run.complaint == """
        ::error file=a.yaml,line=5,col=22::a.webp: stale; frame 0, at 0s, stands 1s instead of 200ms, \
        6 frames differ in all; 'render run a.yaml' makes it anew

        """)
    let webp = try #require(try run.objects.first { $0["path"] as? String == "a.webp" })
    let finding = try #require((webp["findings"] as? [[String: Any]])?.first)
    #expect(webp["same"] as? Bool == false && finding["state"] as? String == "stale")
    #expect(finding["mend"] as? String == "render run a.yaml" && finding["frame"] as? Int == 0)
    let right = try Command.run("run a.yaml --json --quiet", in: folder)
    let hash = try #require(webp["sha256"] as? String)
    #expect(right.text.contains(hash))
  }

  @Test func `pictures that nobody makes any more are orphans, but not without a recipe`() throws {
    try folder.makeFolder("deep")
    try replace("deep/old.gif", by: "")
    try replace("deep/n-%d.png", by: "")
    try folder.write("no picture", to: "deep/photo.png")
    try folder.write(
      "world: sea\nframes: 6\nsize: 6x5\ncell: 8\nout: deep/n-%d.png\n", to: "n.yaml")
    #expect(
      try check("check a.yaml n.yaml --orphans .") == [
        "deep/old.gif: orphaned; it carries a recipe, but no scenario given makes it; delete it, or name its scenario"
      ])
    // From where a link leads the way back is another one.
    try folder.makeFolder("deep/in")
    try folder.link("in", to: "deep/in")
    let found = try check("check a.yaml n.yaml --orphans in/..").map { $0.prefix { $0 != ":" } }
    #expect(found == ["in/../old.gif"])
  }

  @Test func `frames of a longer film are orphans, and what is no file is none`() throws {
    try folder.write(
      "world: sea\nframes: 3\nsize: 6x5\ncell: 8\nout: deep/n-%d.png\n", to: "n.yaml")
    try folder.makeFolder("deep")
    try replace("deep/n-%d.png", by: "")
    for name in ["deep/x.png", "deep/x.gif", "deep/n-9.png"] { try folder.makePipe(name) }
    let more = try FileManager.default.contentsOfDirectory(atPath: folder.path("deep"))
      .filter { $0.hasPrefix("n-") && $0 != "n-9.png" && $0 >= "n-3" }.sorted()
    #expect(!more.isEmpty)
    #expect(
      try check("check a.yaml n.yaml --orphans .")
        == more.map {
          "deep/\($0): orphaned; it carries a recipe, but no scenario given makes it; delete it, or name its scenario"
        })
  }

  @Test(arguments: [
    ("frames: 3\nout: x%d.png", "x1.png", 4),
    ("steps: [{run: 2}, {save: x1.state}]\nout: y.csv", "x1.state", 3),
  ])
  func `a pipe for a frame or a state is told`(text: String, name: String, line: Int) throws {
    let folder = TemporaryFolder()
    try folder.makePipe(name)
    try folder.write("world: sea\nsize: 4x4\n\(text)\n", to: "a.yaml")
    let check = try Command.run("check a.yaml", in: folder)
    #expect(check.code == 2)
    #expect(
      check.complaint.hasPrefix("a.yaml:\(line):")
        && check.complaint.contains(
          "'\(name)' is a pipe or a device; let a file be there, or nothing"),
      "\(check.complaint)")
  }

  @Test func `with --committed only what git tracks counts`() throws {
    try replace("old.gif", by: "")
    let outside = try Command.run("check a.yaml --committed", in: folder)
    #expect(
      outside.code == 2 && outside.complaint.contains("git cannot tell what is committed in '.'"))
    try folder.makeFolder("deep")
    try folder.write("{world: sea, frames: 1, out: b.gif}", to: "deep/b.yaml")
    try folder.write("no picture", to: "deep/b.gif")
    for words in [["init", "-q"], ["add", "a.gif", "a.csv", "deep/b.gif"]] {
      #expect(try Child.run("/usr/bin/env", ["git"] + words, in: folder.path).code == 0)
    }
    for path in ["a.gif", "a.png", "a.webp"] { try folder.remove(path) }
    #expect(
      try check("check a.yaml --committed --orphans .") == [
        "a.gif: missing; 'render run a.yaml' makes it"
      ])
    // As in a hook of a linked work tree.
    let hook = try Command.run(
      "check deep/b.yaml --committed", in: folder, environment: ["GIT_DIR": folder.path(".git")])
    #expect(hook.code == 1 && hook.text.hasPrefix("deep/b.gif: stale"), "\(hook.complaint)")
    // A repository to which nothing else leads.
    #expect(try Child.run("/bin/mv", [".git", "gd"], in: folder.path).code == 0)
    for places in [
      ["GIT_DIR": folder.path("gd")], ["GIT_DIR": "gd"], ["GIT_DIR": "gd", "GIT_WORK_TREE": "."],
    ] {
      let apart = try Command.run(
        "check deep/b.yaml --committed", in: folder, environment: places)
      #expect(apart.code == 1 && apart.text.hasPrefix("deep/b.gif: stale"), "\(apart.complaint)")
    }
  }

  @Test func `a folder shows what differs, beside what is right and what is there`() throws {
    try replace("a.gif", by: "--colors free=#010203")
    try replace("a.png", by: "--colors free=#010203")
    #expect(try check("check a.yaml --diff out/diffs").count == 2)
    let gif = try folder.gif("out/diffs/a.gif.diff.gif")
    #expect(gif.width == 3 * 48 + 16 && gif.height == 40 && gif.frames.count == 6)
    #expect(try folder.bytes("out/diffs/a.png.diff.png").starts(with: [0x89, 0x50]))
    let right = gif.frames[0].shown[0], there = gif.frames[0].shown[56]
    #expect(right != there)
  }

  @Test func `pictures of differences have names of their own`() throws {
    let outputs = "[a/x.gif, a-x.gif, b/../a-x.2.gif]"
    try folder.write("world: sea\nsize: 6x5\nframes: 2\nout: \(outputs)\n", to: "s.yaml")
    for name in ["a", "b", "diffs"] { try folder.makeFolder(name) }
    // What is checked has one of these names.
    let other = "diffs/a-x.gif.diff.gif"
    try folder.write("{world: sea, frames: 2, out: \(other)}", to: "t.yaml")
    try Command.done("run s.yaml --quiet --theme dark", in: folder)
    try Command.done("run t.yaml --quiet", in: folder)
    let right = try folder.bytes(other)
    #expect(try check("check s.yaml t.yaml --diff diffs").count == 3)
    let pictures = ["a-x.2.gif.diff.gif", "a-x.gif.2.diff.gif", "a-x.gif.3.diff.gif"]
    #expect(folder.names(in: "diffs") == pictures + ["a-x.gif.diff.gif"])
    #expect(try folder.bytes(other) == right)
  }

  @Test func `a difference that cannot be drawn is a fault beside what differs`() throws {
    let right = try Command.run("check a.yaml --diff a.yaml", in: folder)
    let said = "render: 'a.yaml' is not a folder; check the path\n"
    #expect(right.code == 2 && right.complaint == said, "\(right.complaint)")
    for path in ["a.gif", "a.png"] { try replace(path, by: "--colors free=#010203") }
    for words in ["", " --json"] {
      let run = try Command.run("check a.yaml --diff a.yaml --junit j.xml\(words)", in: folder)
      #expect(run.code == 2 && run.text.contains("a.gif") && run.text.contains("a.png"))
      #expect(run.complaint.contains("'a.yaml' is not a folder"), "\(run.complaint)")
      #expect(try folder.text("j.xml").contains("'a.yaml' is not a folder"))
    }
  }

  @Test func `what --orphans cannot read is a fault beside the orphans`() throws {
    for name in ["deep", "deep/shut"] { try folder.makeFolder(name) }
    for path in ["deep/old.gif", "deep/shut.gif"] { try replace(path, by: "") }
    for name in ["deep/shut", "deep/shut.gif"] {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path(name))
    }
    let run = try Command.runAsNobody(["check", "a.yaml", "--orphans", "deep"], in: folder)
    #expect(run.code == 2 && run.text.hasPrefix("deep/old.gif: orphaned;"), "\(run.text)")
    let advice = "permission denied; choose another place, or change its rights"
    #expect(run.complaint == "render: 'deep/shut': \(advice)\nrender: 'deep/shut.gif': \(advice)\n")
    for (place, sentence) in [
      ("a.yaml", "'a.yaml' is not a folder; check the path"),
      ("none", "'none' does not exist; check the name"),
    ] {
      let run = try Command.run("check a.yaml --orphans \(place)", in: folder)
      #expect(run.code == 2 && run.complaint == "render: \(sentence)\n", "\(run.complaint)")
    }
  }

  @Test func `the command that mends a file with a space in its name is quoted whole`() throws {
    let folder = try TemporaryFolder(["a b.yaml": "world: sea\nframes: 2\nout: c.csv\n"])
    let run = try Command.run(["check", "a b.yaml"], in: folder)
    #expect(run.text == "c.csv: missing; `render run 'a b.yaml'` makes it\n")
    let word = try Command.run(["a b.yaml"], in: folder)
    #expect(
      word.complaint.hasSuffix("is a scenario and no command; type `render run 'a b.yaml'`\n"))
  }

  @Test func `a number of frames beside a diagram is told to change nothing`() throws {
    let folder = TemporaryFolder()
    for (words, isNoted) in [
      ("--frames 3 --out a.png", true), ("--frames 3 --out a.txt", true), ("--out a.png", false),
      ("--frames 5 --out a.png", false), ("--frames 1 --out a.png", false),
      ("--frames 3 --out a.png --out a.gif", false), ("--frames 3 --out a.gif", false),
    ] {
      let run = try Command.run("wolfram --size 9x5 \(words)", in: folder)
      let note = "render: note: frames does not change a diagram; --size=9x3 has 3 lines\n"
      #expect(run.code == 0 && run.complaint.contains(note) == isNoted, "\(words)")
    }
  }
}
