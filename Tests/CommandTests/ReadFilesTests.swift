import Foundation
import TerrariumSupport
import Testing

/// Files that a run reads: it writes over none of them, but over a state that it has loaded.
@Suite(.ownThread) struct ReadFilesTests {
  private static let sentence =
    "is read here and would be overwritten; give the output a name of its own\n"

  private let folder: TemporaryFolder

  init() throws {
    let track =
      "<gpx><trk><trkseg><trkpt lat=\"40.41\" lon=\"-3.7\"/><trkpt lat=\"40.42\" lon=\"-3.71\"/>"
      + "</trkseg></trk></gpx>"
    folder = try TemporaryFolder([
      "g.rle": "x = 3, y = 1\n3o!\n", "w.gpx": track,
      "Fox.rule": "@RULE Fox\n@TABLE\nn_states:2\nneighborhood:Moore\nsymmetries:permute\n"
        + "1,0,0,0,0,0,0,0,0,1\n",
    ])
    let photo = Command.packageFolder + "/Tests/Goldens/sea-sprite-tiny.png"
    try FileManager.default.copyItem(atPath: photo, toPath: folder.path("f001.png"))
  }

  /// All files with their bytes.
  private func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in folder.names { files[name] = try folder.bytes(name) }
    return files
  }

  @Test(arguments: [
    ("world: life\npattern: g.rle\nframes: 3\nout: s.yaml\nformat: csv", "4:6", "s.yaml"),
    ("world: life\npattern: g.rle\nout: g.rle", "3:6", "g.rle"),
    ("world: life\npattern: f001.png\nframes: 3\nout: 'f%03d.png'", "4:6", "f001.png"),
    ("world: life\nrules: .\nrule: Fox\nframes: 2\nout: Fox.rule\nformat: csv", "5:6", "Fox.rule"),
    ("world: monsters\ntrack: w.gpx\nframes: 2\nout: w.gpx\nformat: csv", "4:6", "w.gpx"),
    ("world: life\npattern: f001.png\nout: a.csv\nsteps:\n  - still: f001.png", "5:12", "f001.png"),
    ("world: life\npattern: g.rle\nout: a.csv\nsteps:\n  - save: s.yaml", "5:11", "s.yaml"),
    (
      "world: life\npattern: g.rle\nsize: 8x8\nout: a.csv\nsteps:\n"
        + "  - {keep: k, area: [0, 0, 3, 1], to: g.rle}", "6:39", "g.rle"
    ),
  ])
  func `a scenario keeps what it reads`(scenario: String, place: String, path: String) throws {
    try folder.write(scenario + "\n", to: "s.yaml")
    let before = try files()
    for line in ["run s.yaml", "run s.yaml --dry-run", "check s.yaml"] {
      let run = try Command.run(line, in: folder)
      #expect(run.code == 2 && run.complaint == "s.yaml:\(place): '\(path)' \(Self.sentence)")
    }
    #expect(try files() == before)
  }

  @Test func `so does a page, a command, and one scenario of another's file`() throws {
    try folder.write(
      "```yaml render\nworld: life\npattern: g.rle\nout: p.md\nformat: csv\n```\n", to: "p.md")
    try folder.write("world: sea\nframes: 1\nout: b.yaml\nformat: csv\n", to: "a.yaml")
    try folder.write("world: sea\nframes: 1\nout: b.csv\n", to: "b.yaml")
    let before = try files()
    let page = try Command.run("run p.md", in: folder)
    #expect(page.code == 2 && page.complaint == "p.md:4:6: 'p.md' \(Self.sentence)")
    let command = try Command.run("life --pattern g.rle --out g.rle", in: folder)
    #expect(command.code == 64 && command.complaint == "render: 'g.rle' \(Self.sentence)")
    #expect(try files() == before)
    let both = try Command.run("run a.yaml b.yaml --quiet", in: folder)
    #expect(both.code == 2)
    #expect(both.complaint.hasPrefix("a.yaml:3:6: 'b.yaml' \(Self.sentence)"), "\(both.complaint)")
    #expect(try files().filter { $0.key != "b.csv" } == before)
  }

  @Test func `a state that is loaded may be saved again`() throws {
    let sea = "world: sea\nsize: 5x5\nout: a.csv\nsteps: "
    try folder.write(sea + "[{run: 1}, {save: a.state}]\n", to: "first.yaml")
    try folder.write(sea + "[{load: a.state}, {run: 1}, {save: a.state}]\n", to: "next.yaml")
    try Command.done("run first.yaml", in: folder)
    let first = try folder.bytes("a.state")
    for _ in 1...2 { try Command.done("run next.yaml --force", in: folder) }
    #expect(try folder.bytes("a.state") != first)
  }
}
