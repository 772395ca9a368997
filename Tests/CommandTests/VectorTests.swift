import Foundation
import TerrariumSupport
import Testing

/// Pictures as shapes, from the command line.
@Suite(.ownThread) struct VectorTests {
  @Test(arguments: ["svg", "pdf"])
  func `a vector file shows the last frame, or the one that was chosen`(ending: String) async throws
  {
    let folder = TemporaryFolder()
    let line = "life --size 12x9 --edges wrap --cell 4"
    for (words, name) in [
      ("--frames 7", "last"), ("--frames 20 --frame 6", "chosen"), ("--frames 7", "again"),
    ] {
      await InnerRender.done("\(line) \(words) --jobs 2 --out \(name).\(ending)", in: folder)
    }
    #expect(try folder.bytes("last.\(ending)") == folder.bytes("again.\(ending)"))
    // Only the recipes differ.
    let texts = ["last", "chosen"].map { name in
      try? folder.bytes("\(name).\(ending)").split(separator: 10).filter {
        !String(decoding: $0, as: UTF8.self).contains("frame")
      }
    }
    #expect(ending == "pdf" || texts[0] == texts[1])
    let piped = await InnerRender.run("\(line) --frames 7 --out - --format \(ending)", in: folder)
    #expect(try piped.output == folder.bytes("last.\(ending)"))
  }
}
