import Foundation
import TerrariumSupport
import Testing

/// Pictures as shapes, from the command line.
@Suite(.ownThread) struct VectorTests {
  @Test(arguments: ["svg", "pdf"])
  func `a vector file shows the last frame, or the one that was chosen`(ending: String) throws {
    let folder = TemporaryFolder()
    let line = "life --size 12x9 --edges wrap --cell 4"
    for (words, name) in [
      ("--frames 7", "last"), ("--frames 20 --frame 6", "chosen"), ("--frames 7", "again"),
    ] {
      try Command.done("\(line) \(words) --jobs 2 --out \(name).\(ending)", in: folder)
    }
    #expect(try folder.bytes("last.\(ending)") == folder.bytes("again.\(ending)"))
    // Only the recipes differ.
    let texts = ["last", "chosen"].map { name in
      try? folder.bytes("\(name).\(ending)").split(separator: 10).filter {
        !String(decoding: $0, as: UTF8.self).contains("frame")
      }
    }
    #expect(ending == "pdf" || texts[0] == texts[1])
    let piped = try Command.run("\(line) --frames 7 --out - --format \(ending)", in: folder)
    #expect(try piped.output == folder.bytes("last.\(ending)"))
  }

  @Test func `a vector file is one picture`() throws {
    let folder = TemporaryFolder()
    for ending in ["svg", "pdf"] {
      let run = try Command.run("sea --frames 3 --out a-%03d.\(ending)", in: folder)
      #expect(run.code == 64)
      #expect(
        run.complaint
          == "render: 'a-%03d.\(ending)': a .\(ending) is a single picture, numbers have no meaning;"
          + " leave out the %, or write .png files\n")
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `stills, a map, a pair and a sheet are written, compared and left alone`() throws {
    let folder = try TemporaryFolder([
      "s.yaml": """
      world: sea
      size: 8x6
      out: [a.svg, a.pdf, a.gif]
      steps: [{run: 3}, {still: b.svg}, {run: 2}, {still: b.pdf}]
      """,
      "t.yaml": "{world: wolfram, size: 21x9, vary: {rule: 1..6}, out: [c.svg, c.pdf]}",
      "u.yaml": "{world: sea, frames: 2, vary: {theme: [light, dark]}, out: '{theme}.svg'}",
    ])
    let scenarios = "s.yaml t.yaml u.yaml"
    let run = try Command.done("run \(scenarios)", in: folder)
    #expect(
      folder.names == [
        "a.gif", "a.pdf", "a.svg", "b.pdf", "b.svg", "c.pdf", "c.svg", "dark.svg", "light.svg",
        "s.yaml", "t.yaml", "u.yaml",
      ])
    #expect((run.text + run.complaint).contains("srcset=\"dark.svg\""))
    try Command.done("check \(scenarios)", in: folder)
    try folder.write("<svg>", to: "b.svg")
    let check = try Command.run("check \(scenarios)", in: folder)
    #expect(check.code == 1 && (check.text + check.complaint).contains("b.svg: stale"))
    try Command.done("pig --target 12 --map m.svg --frames 1 --out m.pdf", in: folder)
    #expect(try folder.text("m.svg").hasPrefix("<svg "))
    let other = try Command.run("pig --map m.webp", in: folder)
    #expect(other.complaint.contains("it can be .png, .svg, .pdf or .gif"))
  }
}
