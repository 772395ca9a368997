import Foundation
import TerrariumSupport
import Testing

/// The path of a program; nil if it is not installed.
private func path(of program: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

private let rsvgConvert = path(of: "rsvg-convert")
private let pdftoppm = path(of: "pdftoppm")

/// Vector files as drawn by other programs, compared with the pixels of the same film.
/// `Scripts/outside` reports missing programs.
@Suite(.ownThread, .enabled(if: rsvgConvert != nil && pdftoppm != nil)) struct VectorProgramsTests {
  /// The number is the allowed mean difference of 255. Letters are hinted in pixels and not as
  /// shapes, and poppler makes every picture in a page a pixel larger than it is.
  @Test(arguments: [
    ("life --size 40x30 --cell 6 --frames 5", 0.1, 1.5),
    (
      "life --size 40x30 --cell 6 --frames 5 --shape circle --theme dark --counters --legend",
      1.5, 1.8
    ),
    ("life --size 40x30 --cell 6 --frames 9 --shape rounded --grid --fade 6 --title Жизнь", 1, 3),
    ("wolfram --size 101x60 --legend", 0.2, 3),
    ("wolfram --vary rule=30..41 --size 41x25", 1, 3),
    ("infection --people 60 --frames 6 --chart", 1.2, 1.5),
    ("sea --frames 9 --counters --chart beside", 1.2, 10),
    ("sea --vary seed=1..4 --frames 9 --size 9x6 --cell 24 --shape circle --chart", 1, 2),
    ("pig --frame 9 --frames 12", 1.6, 1.8),
    ("monsters --frames 20", 1.2, 2),
    ("life --pattern glider --size 20x15 --view 2,3,9,6 --fit 300x200 --frames 3", 0.6, 1),
  ])
  func `show what the PNG shows`(line: String, svg: Double, pdf: Double) throws {
    let folder = TemporaryFolder()
    try Command.done("\(line) --out a.png --out a.svg --out a.pdf", in: folder)
    let rsvg = try Child.run(#require(rsvgConvert), ["a.svg", "-o", "svg.png"], in: folder.path)
    let poppler = try Child.run(
      #require(pdftoppm), ["-r", "96", "-png", "-singlefile", "a.pdf", "pdf"], in: folder.path)
    #expect(rsvg.code == 0 && poppler.code == 0, "\(rsvg.complaint)\(poppler.complaint)")
    #expect(rsvg.complaint.isEmpty && poppler.complaint.isEmpty)
    let pixels = try folder.picture("a.png")
    for (name, limit) in [("svg.png", svg), ("pdf.png", pdf)] {
      let other = try folder.picture(name)
      let difference = try #require(pixels.meanDifference(from: other), "\(name): another size")
      #expect(difference <= limit, "\(name)")
    }
  }
}
