import Foundation
import TerrariumSupport
import Testing

/// Recipes that name a file by its hash, since its text is too long.
@Suite(.ownThread) struct LongRecipeTests {
  private let folder = TemporaryFolder()

  /// A pattern whose RLE has about two bytes for each cell.
  private static func pattern(_ rows: Int) -> String {
    let row = String(repeating: "bobb2o", count: 50)
    let body = [String](repeating: row, count: rows).joined(separator: "$\n")
    return "#N Big\nx = 350, y = \(rows), rule = B36/S23\n\(body)!\n"
  }

  init() throws {
    for name in ["in", "other"] { try folder.makeFolder(name) }
    try folder.write(Self.pattern(400), to: "in/big.rle")
    try folder.write(Self.pattern(200), to: "small.rle")
  }

  private func make(_ path: String, _ pattern: String = "in/big.rle") throws {
    try Command.done(
      ["life", "--pattern", pattern, "--frames", "2", "--cell", "1", "--out", path, "--quiet"],
      in: folder)
  }

  @Test(arguments: ["png", "gif", "apng", "webp"])
  func `the text of a large pattern is in no picture, and its film is made again`(
    ending: String
  ) throws {
    try make("in/a.\(ending)")
    let bytes = try folder.bytes("in/a.\(ending)")
    #expect(bytes.count < 60_000)
    let show = try Command.run("show in/a.\(ending)", in: folder)
    #expect(show.text.firstMatch(of: /pattern: {file: big.rle, sha256: [0-9a-f]{64}}/) != nil)
    #expect(
      show.complaint == """
        render: note: 'in/a.\(ending)' names 'big.rle' by its SHA-256 in place of the text; put that \
        file beside the recipe to run it

        """)
    try folder.write(show.text, to: "in/again.yaml")
    try folder.remove("in/a.\(ending)")
    try Command.done("run in/again.yaml --quiet", in: folder)
    #expect((try folder.bytes("in/a.\(ending)") == bytes) as Bool)
    try Command.done("check in/again.yaml", in: folder)
    // So does the file in the current folder.
    try folder.write(show.text, to: "other/again.yaml")
    let words = ["run", "../other/again.yaml", "--quiet"]
    #expect(try Child.run(Command.built, words, in: folder.path("in")).code == 0)
    #expect((try folder.bytes("other/a.\(ending)") == bytes) as Bool)
  }

  @Test func `a recipe has the text of a smaller pattern`() throws {
    try make("a.png", "small.rle")
    let show = try Command.run("show a.png", in: folder)
    #expect(show.complaint == "" && show.text.contains("rule = B36/S23"))
    #expect(!show.text.contains("sha256"))
    #expect(try folder.bytes("a.png").count < show.text.utf8.count / 4)
  }

  @Test func `a file that is missing or another is told, and can be given`() throws {
    try make("in/a.png")
    let bytes = try folder.bytes("in/a.png")
    let text = try Command.run("show in/a.png", in: folder).text
    let hash = try #require(text.firstMatch(of: /sha256: ([0-9a-f]{64})/)?.output.1)
    try folder.write(text, to: "other/again.yaml")
    let advice = "put that file beside the recipe, or give --pattern FILE"
    func expect(_ what: String) throws {
      let run = try Command.run("run other/again.yaml", in: folder)
      let line = try #require(run.complaint.split(separator: "\n").first)
      #expect(run.code == 2 && line.hasSuffix(": \(what); \(advice)"), "\(run.complaint)")
    }
    try expect("the recipe needs the file 'big.rle' with the SHA-256 \(hash), which is not here")
    try folder.write(Self.pattern(401), to: "other/big.rle")
    try expect("'other/big.rle' is not the file of the recipe, which has the SHA-256 \(hash)")
    try Command.done("run other/again.yaml --pattern in/big.rle --quiet", in: folder)
    #expect((try folder.bytes("other/a.png") == bytes) as Bool)
    // What is given counts, whatever its hash.
    try Command.done("run other/again.yaml --pattern other/big.rle --quiet", in: folder)
    #expect((try folder.bytes("other/a.png") != bytes) as Bool)
  }

  @Test func `sheets and steps name their files so`() throws {
    try folder.write(
      """
      world: life
      size: 400x420
      edges: wall
      fill: 0%
      cell: 1
      frames: 2
      out: a.png
      steps:
        - place: in/big.rle
          at: 3,3
        - run: 1

      """, to: "steps.yaml")
    try folder.write(
      """
      world: life
      vary: {pattern: [in/big.rle, small.rle]}
      cell: 1
      frames: 2
      out: b.png

      """, to: "sheet.yaml")
    try Command.done("run steps.yaml sheet.yaml --quiet", in: folder)
    for name in ["a.png", "b.png"] {
      let bytes = try folder.bytes(name)
      let text = try Command.run("show \(name)", in: folder).text
      #expect(text.contains("file: big.rle, sha256: "), "\(text.prefix(300))")
      try folder.write(text, to: "in/again.yaml")
      try Command.done("run in/again.yaml --quiet", in: folder)
      #expect((try folder.bytes("in/\(name)") == bytes) as Bool)
    }
  }

  @Test(arguments: [
    "{file: ../none.rle, sha256: HASH}", "{file: .., sha256: HASH}",
    "{file: /etc/passwd, sha256: HASH}",
  ])
  func `a recipe reads no file of another folder`(value: String) throws {
    let value = value.replacing("HASH", with: String(repeating: "0", count: 64))
    try folder.write("world: life\npattern: \(value)\nframes: 1\nout: a.png\n", to: "in/s.yaml")
    let run = try Command.run("run in/s.yaml", in: folder)
    #expect(run.code == 2 && run.complaint.contains(": the recipe needs the file '"))
  }
}
