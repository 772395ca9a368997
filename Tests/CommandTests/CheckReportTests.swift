import Foundation
import TerrariumSupport
import Testing

/// The reports of `check` for other programs, to the letter.
@Suite(.ownThread) struct CheckReportTests {
  /// A repository with a scenario that is right, one of two films of which one is stale and one missing,
  /// and one with a hostile name that is wrong.
  private let folder = TemporaryFolder()

  init() throws {
    for name in [".git", "d"] { try folder.makeFolder(name) }
    try folder.write("world: life\nsize: 6x5\nframes: 2\nout: a.csv\n", to: "d/a.yaml")
    try folder.write("world: life\nsize: 6x5\nframes: 2\nout: [b.csv, b.txt]\n", to: "d/b.yaml")
    try folder.write("world: life\nframs: \"<&>\"\nout: c.csv\n", to: Self.hostile)
    try Command.done("run d/a.yaml d/b.yaml --json", in: folder)
    try folder.write("tick\n", to: "d/b.csv")
    try folder.remove("d/b.txt")
  }

  private static let hostile = "d/<&\"\u{1}| `é`.yaml"

  private func check(_ words: [String], environment: [String: String] = [:]) throws -> Int32 {
    let files = ["d/a.yaml", "d/b.yaml", Self.hostile]
    return try Command.run(["check"] + files + words, in: folder, environment: environment).code
  }

  @Test(arguments: ["--junit", "--sarif"])
  func `no report replaces what is checked`(flag: String) throws {
    try folder.write("x = 3, y = 1\n3o!\n", to: "p.rle")
    try folder.write("world: life\npattern: p.rle\nframes: 2\nformat: gif\nout: p\n", to: "s")
    try Command.done("run s --quiet", in: folder)
    try folder.write("world: life\nframes: x\nout: p.gif\n", to: "f")
    try folder.write("a picture", to: "p.gif")
    for path in ["d/a.yaml", "s", "p.rle", "p", "p.gif"] {
      let bytes = try folder.bytes(path)
      let run = try Command.run(["check", "s", "f", flag, path], in: folder)
      #expect(run.code == 64 && run.complaint.contains(path), "\(run.complaint)")
      #expect((try folder.bytes(path) == bytes) as Bool)
    }
  }

  @Test func `JUnit has a suite for each scenario and a case for each file`() throws {
    #expect(try check(["--junit", "j.xml"]) == 2)
    let text = try folder.text("j.xml")
    let what = try #require(text.firstMatch(of: /failure message="(stale[^"]*)"/)?.output.1)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="render check" tests="4" failures="2" errors="1">
          <testsuite name="d/&lt;&amp;&quot;␁| `é`.yaml" tests="1" failures="0" errors="1">
            <testcase name="d/&lt;&amp;&quot;␁| `é`.yaml" classname="d/&lt;&amp;&quot;␁| `é`.yaml" file="d/&lt;&amp;&quot;␁| `é`.yaml" line="2">
              <error message="unknown key 'frams'; did you mean 'frames'?" type="fault">d/&lt;&amp;"␁| `é`.yaml:2:1: unknown key 'frams'; did you mean 'frames'?</error>
            </testcase>
          </testsuite>
          <testsuite name="d/a.yaml" tests="1" failures="0" errors="0">
            <testcase name="d/a.csv" classname="d/a.yaml" file="d/a.yaml" line="4"/>
          </testsuite>
          <testsuite name="d/b.yaml" tests="2" failures="2" errors="0">
            <testcase name="d/b.csv" classname="d/b.yaml" file="d/b.yaml" line="4">
              <failure message="\(what)" type="stale">d/b.csv: \(what); 'render run d/b.yaml' makes it anew</failure>
            </testcase>
            <testcase name="d/b.txt" classname="d/b.yaml" file="d/b.yaml" line="4">
              <failure message="missing" type="missing">d/b.txt: missing; 'render run d/b.yaml' makes it</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    // The same findings are the same bytes.
    #expect(try check(["--junit", "k.xml", "--jobs", "1"]) == 2)
    #expect(try folder.text("k.xml").replacing(" --jobs=1", with: "") == text)
  }

  @Test func `a case with several faults has the first as its message, with their number`() throws {
    try folder.write("world: lief\nthme: dark\n", to: "e.yaml")
    #expect(try Command.run("check e.yaml --junit j.xml", in: folder).code == 2)
    #expect(
      try folder.text("j.xml").contains(
        "message=\"there is no world 'lief'; did you mean 'life'? (and 1 more)\""))
  }

  @Test func `SARIF has a result for each finding, at the line that asks for it`() throws {
    #expect(try check(["--sarif", "s.sarif", "--orphans", "d"]) == 2)
    let read = try JSONDecoder().decode(Log.self, from: Data(folder.bytes("s.sarif")))
    #expect(read.version == "2.1.0" && read.runs.count == 1)
    let run = read.runs[0]
    for result in run.results {
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.partialFingerprints["picture/v1"]?.count == 64)
    }
    let places = run.results.map { result in
      let place = result.locations[0].physicalLocation
      return "\(result.ruleId) \(place.artifactLocation.uri):\(place.region.startLine)"
    }
    #expect(
      places == [
        "fault d/%3C%26%22%01%7C%20%60%C3%A9%60.yaml:2", "stale d/b.yaml:4", "missing d/b.yaml:4",
      ])
    // Lines that move keep what a result is known by, and from below paths are those of the root.
    let old = run.results.map(\.partialFingerprints)
    try folder.write("# more\n" + folder.text("d/b.yaml"), to: "d/b.yaml")
    let below = try Child.run(
      Command.built, ["check", "b.yaml", "--sarif", "s.sarif"], in: folder.path("d"))
    #expect(below.code == 1)
    let moved = try JSONDecoder().decode(Log.self, from: Data(folder.bytes("d/s.sarif")))
    #expect(moved.runs[0].results.map(\.partialFingerprints) == Array(old.dropFirst()))
    #expect(moved.runs[0].results[0].locations[0].physicalLocation.region.startLine == 5)
  }

  @Test func `a fault of a project's defaults is one result, an error of each scenario`() throws {
    try folder.write("defaults: {thme: dark}\n", to: "terrarium.yaml")
    let words = ["check", "d/a.yaml", "d/b.yaml", "--sarif", "s.sarif", "--junit", "j.xml"]
    #expect(try Command.run(words, in: folder).code == 2)
    let read = try JSONDecoder().decode(Log.self, from: Data(folder.bytes("s.sarif")))
    #expect(read.runs[0].results.count == 1)
    #expect(
      read.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri
        == "terrarium.yaml")
    #expect(try folder.text("j.xml").contains(#"tests="2" failures="0" errors="2""#))
  }

  @Test func `GitHub gets a summary of all, behind what is there`() throws {
    try folder.write("before\n", to: "summary")
    let github = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path("summary")]
    #expect(try check([], environment: github) == 2)
    let lines = try folder.lines("summary")
    #expect(lines[0] == "before")
    #expect(lines[1] == "### render check: 4 checked, 3 not as it should be")
    #expect(lines[4].hasPrefix("| <code>d/&#60;&#38;&#34;␁&#124; &#96;é&#96;&#46;yaml</code> |"))
    #expect(lines.count == 7 && lines[4...].allSatisfy { $0.count { $0 == "|" } == 5 })
    try Command.done(["check", "d/a.yaml"], in: folder, environment: github)
    #expect(try folder.text("summary").hasSuffix("### render check: 1 checked, none is stale\n\n"))
    // GitHub takes a mebibyte.
    for (count, hasRoom) in [(1000, true), (1 << 20 - 1, false), (1 << 20 + 1, false)] {
      let others = [UInt8](repeating: 0xff, count: count)
      try folder.write(others, to: "summary")
      try Command.done(["check", "d/a.yaml"], in: folder, environment: github)
      let bytes = try folder.bytes("summary")
      #expect(bytes.starts(with: others) && (bytes.count > count) == hasRoom, "\(count)")
    }
  }

  @Test(arguments: [
    ("--junit no/x.xml", 2, "'no/x.xml': the folder 'no' does not exist; make it first"),
    ("--sarif d", 2, "'d' is a folder; give the name of a file"),
    (
      "--junit -", 64,
      "the report cannot be '-'; it is a file such as checked.xml, with the ending of no scenario or "
        + "output"
    ),
    (
      "--junit x --sarif d/../x", 64,
      "'d/../x' would be written twice; give every output a name of its own"
    ),
    ("--junt x", 64, "unknown flag '--junt'; did you mean '--junit'?"),
    ("--sarif", 64, "--sarif needs a value; give a file"),
  ])
  func `what no report can be is told before anything is checked`(
    flags: String, code: Int32, said: String
  ) throws {
    let run = try Command.run("check d/a.yaml " + flags, in: folder)
    #expect(run.code == code && run.complaint == "render: \(said)\n", "\(run.complaint)")
  }
}

/// The parts of SARIF that are looked at.
private struct Log: Decodable {
  struct Run: Decodable {
    let tool: Tool
    let results: [Result]
  }
  struct Tool: Decodable { let driver: Driver }
  struct Driver: Decodable { let rules: [Rule] }
  struct Rule: Decodable { let id: String }
  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let locations: [Location]
    let partialFingerprints: [String: String]
  }
  struct Location: Decodable { let physicalLocation: Physical }
  struct Physical: Decodable {
    let artifactLocation: Artifact
    let region: Region
  }
  struct Artifact: Decodable { let uri: String }
  struct Region: Decodable { let startLine: Int }
  let version: String
  let runs: [Run]
}
