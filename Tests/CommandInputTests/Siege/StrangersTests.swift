import Foundation
import TerrariumSupport
import Testing

/// The rights of an untrusted scenario under `--safe`.
@Suite(.ownThread) struct StrangersTests {
  private static let outside =
    "lies outside of the folder in which --safe lets files be read and written"

  /// A folder with a scenario in `in`, and things outside of it that it may want.
  private func folder(_ scenario: String) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in ["in", "out", "other"] { try folder.makeFolder(name) }
    try folder.write("bo$2bo$3o!", to: "other/g.rle")
    try folder.write("bo$2bo$3o!", to: "in/g.rle")
    try folder.link("in/door", to: "../other")
    for name in ["link.rle", "x"] { try folder.link("in/\(name)", to: "../other/g.rle") }
    try folder.write("world: life\nframes: 2\n" + scenario, to: "in/a.yaml")
    return folder
  }

  @Test(arguments: [
    "pattern: g.rle\nout: a.csv\n", "pattern: ./g.rle\nout: [a.gif, a.csv]\n",
    "pattern: glider\nout: a.csv\nsteps: [{run: 1}, {place: g.rle}]\n",
  ])
  func `what stays in its folder is made`(scenario: String) throws {
    let folder = try folder(scenario)
    try Command.done("run --safe --quiet in/a.yaml", in: folder)
    try Command.done("check --safe in/a.yaml", in: folder)
  }

  @Test(arguments: [
    ("pattern: ../other/g.rle\nout: a.csv\n", outside),
    ("pattern: link.rle\nout: a.csv\n", outside),
    ("pattern: door/g.rle\nout: a.csv\n", outside),
    ("pattern: \"-\"\nout: a.csv\n", outside),
    ("pattern: /etc/hostname\nout: a.csv\n", outside),
    ("pattern: glider\nout: ../a.csv\n", outside),
    ("pattern: glider\nout: door/a.csv\n", outside),
    ("pattern: glider\nout: a.gif\ncaption: x\nfont: ../other/g.rle\n", outside),
    ("pattern: glider\nout: a.csv\nsteps: [{load: ../other/g.rle}]\n", outside),
    ("pattern: glider\nout: a.csv\nlibrary: ../other\nsteps: [{place: g}]\n", outside),
    ("pattern: glider\nout: a.csv\njobs: 200\n", "'jobs' is not for a stranger's scenario to say"),
    ("pattern: glider\nout: a.csv\nmemory: 9TB\n", "'memory' is not for a stranger's scenario"),
    (
      "pattern: glider\nout: a.csv\nvary: {memory: [1GB, 2GB]}\n",
      "'memory' is not for a stranger's scenario"
    ),
    ("pattern: glider\nout: a.csv\nsteps: [{still: b.png}]\n", "writes nothing but 'out'"),
    ("pattern: glider\nout: a.csv\nsteps: [{save: b.state}]\n", "writes nothing but 'out'"),
    ("pattern: glider\nout: a.csv\nsteps: [{snapshot: x}, {snapshots: b.png}]\n", "but 'out'"),
    (
      "pattern: g.rle\nout: a.csv\nsteps: [{keep: k, area: [0, 0, 2, 2], to: k.rle}]\n", "but 'out'"
    ),
  ])
  func `nothing else is read or written`(scenario: String, said: String) throws {
    let folder = try folder(scenario)
    let before = try files(in: folder)
    for command in ["run", "check"] {
      let run = try Command.run("\(command) --safe in/a.yaml", in: folder)
      #expect(run.code == 2 && run.complaint.contains(said), "\(run.code) \(run.complaint)")
      #expect(run.complaint.hasPrefix("in/a.yaml:"), "\(run.complaint)")
    }
    #expect(try files(in: folder) == before)
  }

  @Test(arguments: [
    "pattern: ../other/G.rle\nout: a.csv\n", "pattern: G@my\nout: a.csv\n",
    "pattern: ../G/x.rle\nout: a.csv\n",
    "pattern: g\nlibrary: ../G\nout: a.csv\n", "rule: x\nrules: ../G\nout: a.csv\n",
    "rule: G\nout: a.csv\n", "pattern: glider\nout: ../G/a.csv\n",
    "out: a.csv\nsteps: [{load: G@my}]\n", "out: a.csv\nsteps: [{load: latest@my}]\n",
    "out: a.csv\nsteps: [{load: ../other/G.state}]\n", "font: ../other/G.ttf\nout: a.gif\n",
  ])
  func `nothing tells what is there outside`(scenario: String) throws {
    let folder = try folder(scenario)
    let home = ["XDG_DATA_HOME": folder.path("home")]
    let words = ["run", "--safe", "in/a.yaml"]
    let before = try Command.run(words, in: folder, environment: home)
    for name in ["home", "home/terrarium", "home/terrarium/patterns", "home/terrarium/rules", "G"] {
      try folder.makeFolder(name)
    }
    for ending in ["rle", "state"] {
      try folder.write("bo$2bo$3o!", to: "home/terrarium/patterns/G.\(ending)")
    }
    try folder.write("@RULE G", to: "home/terrarium/rules/G.rule")
    for ending in ["rle", "state", "ttf"] { try folder.write("3o!", to: "other/G.\(ending)") }
    let after = try Command.run(words, in: folder, environment: home)
    #expect(before.code == 2 && after.code == 2)
    #expect(before.complaint == after.complaint)
  }

  @Test(arguments: ["/dev/null", "\"-\""])
  func `devices and streams are not its own`(out: String) throws {
    let folder = try folder("pattern: glider\nout: \(out)\nformat: csv\n")
    let run = try Command.run("run --safe in/a.yaml", in: folder)
    #expect(run.code == 2 && run.complaint.contains(Self.outside), "\(run.complaint)")
    #expect(run.text == "")
  }

  private func files(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `its outputs go where the caller says`() throws {
    let folder = try folder("pattern: glider\nout: a.csv\n")
    try Command.done("run --safe --quiet --into out in/a.yaml", in: folder)
    #expect(try files(in: folder).contains("out/a.csv"))
    #expect(try !files(in: folder).contains("in/a.csv"))
  }

  @Test(arguments: [
    ("pattern: glider\nout: a.csv\nsteps: [{still: b.png}]\n", "writes nothing but 'out'"),
    ("world: pig\nout: a.csv\nmap: m.png\n", "writes nothing but 'out'"),
    ("world: monsters\nout: a.csv\nteam: t.json\n", "writes nothing but 'out'"),
    ("pattern: glider\nout: a.csv\nlibrary: lib\n", "'in/lib' does not exist"),
    ("pattern: glider\nout: ../in/a.csv\n", outside),
  ])
  func `where its outputs go elsewhere the reasons are the same`(
    scenario: String, said: String
  ) throws {
    let folder = try folder("")
    let world = scenario.hasPrefix("world: ") ? "" : "world: life\n"
    try folder.write(world + "frames: 2\n" + scenario, to: "in/a.yaml")
    let before = try files(in: folder)
    let run = try Command.run("run --safe --into out in/a.yaml", in: folder)
    #expect(run.code == 2 && run.complaint.hasPrefix("in/a.yaml:"), "\(run.complaint)")
    #expect(run.complaint.contains(said), "\(run.complaint)")
    #expect(try files(in: folder) == before)
  }

  @Test(arguments: ["1s", "250ms", "1ms"])
  func `it has so much time and no more`(time: String) throws {
    let folder = try folder("pattern: glider\nout: a.gif\nsteps: [{run: 100000000}]\n")
    try folder.write(
      "world: life\nfill: 30%\nout: a.csv\nsteps: [{run: 100000000}]\n", to: "in/a.yaml")
    let run = try Command.run("run --safe --time \(time) --quiet in/a.yaml", in: folder)
    #expect(run.code == 2)
    #expect(
      run.complaint
        == "render: the run takes longer than \(time); raise --time, or ask for less; every old file is as it was\n"
    )
  }

  @Test(arguments: [
    ("frames: 10001\nout: f%03d.png\n", "", "4:6", "f%03d.png", "10000 files; raise --max-files"),
    ("out: [a.csv, c.csv]\n", "--max-files 1", "3:14", "c.csv", "1 file; raise --max-files"),
    (
      "vary: {seed: 1..3}\nout: 'f{seed}.txt'\n", "--max-files 1", "4:6", "f2.txt",
      "1 file; raise --max-files"
    ),
    (
      "world: infection\npeople: 40\nout: f%d.txt\n", "--max-files 2", "", "f2.txt",
      "2 files; raise --max-files"
    ),
    ("frames: 50\nout: a.csv\n", "--max-bytes 99", "4:6", "a.csv", "99 bytes; raise --max-bytes"),
  ])
  func `it writes so many files and bytes and no more`(
    scenario: String, bounds: String, place: String, path: String, most: String
  ) throws {
    let life = scenario.hasPrefix("world") ? "" : "world: life\npattern: glider\n"
    let folder = try TemporaryFolder(["a.yaml": life + scenario])
    let run = try Command.run("run --safe --quiet \(bounds) a.yaml", in: folder)
    let start = place.isEmpty ? "render: " : "a.yaml:\(place): "
    #expect(run.code == 2)
    let said = "\(start)'\(path)': the run writes more than \(most), or ask for less"
    #expect(run.complaint.hasPrefix(said), "\(run.complaint)")
    // Where nobody knows how many frames there are, those that are whole stay.
    let made = place.isEmpty ? ["f0.txt", "f1.txt"] : []
    #expect(folder.names == ["a.yaml"] + made)
  }

  @Test(arguments: ["frames: 3\nout: f%d.png\n", "vary: {seed: 1..3}\nout: 'f{seed}.csv'\n"])
  func `it writes as many as the flags allow`(scenario: String) throws {
    let folder = try TemporaryFolder(["a.yaml": "world: life\nsize: 9x9\n" + scenario])
    try Command.done("run --safe --quiet --max-files 3 --max-bytes 1MB a.yaml", in: folder)
    #expect(folder.names.count == 4)
  }

  @Test(arguments: ["--max-files 0", "--max-files many", "--max-bytes 5ZB", "--time soon"])
  func `a bound that is none is refused`(bound: String) throws {
    let folder = try TemporaryFolder(["a.yaml": "world: life\nframes: 2\nout: a.csv\n"])
    let run = try Command.run("run \(bound) a.yaml", in: folder)
    #expect(run.code == 64 && run.complaint.contains(" cannot be '"), "\(run.complaint)")
  }

  @Test func `a team's file is not written`() throws {
    let folder = TemporaryFolder()
    try folder.write("world: monsters\nout: a.gif\nframes: 3\nteam: t.json\n", to: "a.yaml")
    let run = try Command.run("run --safe a.yaml", in: folder)
    #expect(run.code == 2 && run.complaint.hasPrefix("a.yaml:4:7: "), "\(run.complaint)")
  }

  @Test func `a map beside the film is not written`() throws {
    let folder = try TemporaryFolder(["a.yaml": "world: pig\nmap: a.png\n"])
    #expect(try Command.run("run --safe a.yaml", in: folder).code == 2)
    #expect(folder.names == ["a.yaml"])
  }
}
