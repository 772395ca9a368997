import Foundation
import TerrariumSupport
import Testing

/// One run's GIF, table, text and numbered pictures agree in every cell.
struct FourOutputsTests {
  private static let looks = [
    "--shape sprite --texture none --theme light", "--shape sprite --texture none --theme dark",
    "--shape square --theme light", "--shape square --theme dark", "--shape circle --theme light",
    "--shape circle --theme dark",
    "--shape rounded --theme light",
  ]

  /// Returns the pictures of a sea in one state throughout: free, full of penguins, full of orcas.
  private func references(_ look: String, in folder: TemporaryFolder) async throws
    -> [TruePicture]
  {
    var pictures: [TruePicture] = []
    for (penguins, orcas) in [(0, 0), (150, 0), (0, 150)] {
      let line = "sea --penguins \(penguins) --orcas \(orcas) --frames 1 --cell 8 --quiet"
      await InnerRender.done("\(line) \(look) --out reference.png", in: folder)
      pictures.append(try folder.picture("reference.png"))
    }
    return pictures
  }

  @Test(arguments: looks)
  func `the four outputs agree cell for cell`(look: String) async throws {
    let folder = TemporaryFolder()
    let references = try await references(look, in: folder)
    let reader = MosaicReader(references: references, columns: 10, rows: 15)
    await InnerRender.done(
      "sea --frames 40 --delay 80ms --cell 8 --out sea.gif --out sea.csv --out sea.txt --out sea-%03d.png "
        + look, in: folder)

    let table = try folder.lines("sea.csv")
    #expect(table.count == 41 && table[0] == "tick,penguins,orcas,free")
    #expect(table[1] == "0,75,7,68")

    let texts = try folder.text("sea.txt").components(separatedBy: "\n\n")
    #expect(texts.count == 40)

    let gif = try folder.gif("sea.gif")
    #expect(gif.frames.reduce(0) { $0 + $1.hundredths } == 320)
    #expect(gif.loopCount == 0)
    #expect(gif.width == 80 && gif.height == 120)
    let moments = gif.frames.flatMap { Array(repeating: $0, count: $0.hundredths / 8) }
    #expect(moments.count == 40)

    for number in 0..<40 {
      let letters = Array(texts[number].utf8).filter { $0 != UInt8(ascii: "\n") }
      let expected = letters.map { Array(".PO".utf8).firstIndex(of: $0) }
      let counts = [1, 2, 0].map { state in expected.count { $0 == state } }
      #expect(table[number + 1] == "\(number),\(counts[0]),\(counts[1]),\(counts[2])")
      let name = "sea-\(String(repeating: "0", count: 3 - "\(number)".count))\(number).png"
      let still = try folder.picture(name)
      #expect(reader.states(of: still) == expected, "\(name)")
      guard moments.indices.contains(number) else { continue }
      let shown = moments[number].picture(width: gif.width, height: gif.height)
      #expect(shown == still, "frame \(number)")
    }
    #expect(!folder.names.contains("sea-040.png"))
  }
}
