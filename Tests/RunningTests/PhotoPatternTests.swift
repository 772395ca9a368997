import Foundation
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Pictures as the start of a field.
struct PhotoPatternTests {
  private let folder = TemporaryFolder()

  private static let themes = ["light", "dark", "contrast", "midnight"]
  private static let rules: [(rule: String, colors: String)] = [
    ("B3/S23", "alive: '#d02010'"),
    ("345/2/4", "alive: '#ff8800', dead: '#fff', dying-1: '#0000ff', dying-2: '#008000'"),
    ("/2/3", "dead: '#000', dying: '#777'"),
    ("WireWorld", "empty: '#000', electron head: '#00f', electron tail: '#f00'"),
  ]

  /// A picture of a random field, read by the colours of its states, gives the field again.
  @Test(arguments: rules.indices, 0..<4)
  func aPictureOfAFieldIsTheFieldAgain(rule: Int, number: Int) async throws {
    var stream = Seed(UInt64(number)).stream("photos")
    let size = "\(3 + stream.draw(below: 70))x\(3 + stream.draw(below: 20))"
    let world =
      "world: life\nrule: \(Self.rules[rule].rule)\nsize: \(size)\nedges: wall\nframes: 1\n"
      + "theme: \(Self.themes[number])\ncolors: {\(Self.rules[rule].colors)}\n"
    try await folder.run(world + "fill: 40%\nseed: \(number)\ncell: 1", out: "[a.png, a.txt]")
    try await folder.run(world + "pattern: a.png", out: "[b.txt, b.png]")
    #expect(try folder.text("a.txt") == folder.text("b.txt"), "\(world)")
    // A recipe needs no picture.
    let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path("b.png")).text
    #expect(!recipe.contains("a.png"))
  }

  /// Pictures of random pixels, reduced to random fields by the share of dark pixels.
  @Test(arguments: 0..<40) func whatIsDarkLives(_ number: Int) async throws {
    var stream = Seed(UInt64(number)).stream("dark")
    let (width, height) = (1 + stream.draw(below: 40), 1 + stream.draw(below: 40))
    let (columns, rows) = (1 + stream.draw(below: 50), 1 + stream.draw(below: 50))
    let share = stream.draw(below: 101)
    let picture = TruePicture(
      width: width, height: height,
      colours: (0..<width * height).map { _ in UInt32(stream.draw(below: 1 << 24)) })
    try folder.write(picture.png(), to: "p.png")
    try await folder.run(
      "world: life\npattern: p.png\nthreshold: \(share)%\nsize: \(columns)x\(rows)\nedges: wall\nframes: 1",
      out: "a.txt")
    var (across, down) = (width, height)
    if width > columns || height > rows {
      let scale = min(Double(columns) / Double(width), Double(rows) / Double(height))
      across = max(1, Int((Double(width) * scale + 1e-9).rounded(.down)))
      down = max(1, Int((Double(height) * scale + 1e-9).rounded(.down)))
    }
    var expected = [[Bool]](repeating: [Bool](repeating: false, count: columns), count: rows)
    for y in 0..<down {
      for x in 0..<across {
        var (sum, count) = (0, 0)
        for row in y * height / down..<(y + 1) * height / down {
          for column in x * width / across..<(x + 1) * width / across {
            let pixel = picture.colours[row * width + column]
            let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
            sum += 213 * Int(red)
            sum += 715 * Int(green)
            sum += 72 * Int(blue)
            count += 1
          }
        }
        expected[y + (rows - down) / 2][x + (columns - across) / 2] =
          sum * 100 < count * 255_000 * share
      }
    }
    let rowsSeen = try folder.text("a.txt").split(separator: Character("\n")).suffix(rows)
    let rowsExpected = expected.map { row in String(row.map { $0 ? "O" : "." as Character }) }
    #expect(
      rowsSeen.map(String.init) == rowsExpected,
      "\(width)x\(height) to \(columns)x\(rows), \(share)%")
  }

  @Test(arguments: [
    ("pattern: glider\nthreshold: 30%", "threshold has no effect here"),
    ("threshold: 30%", "threshold has no effect here"),
    ("pattern: broken.png", "broken.png' cannot be read: it is a broken PNG; give a PNG, JPEG"),
  ]) func faults(_ settings: String, says words: String) throws {
    let png = try TruePicture(width: 3, height: 3, colours: .init(repeating: 0, count: 9)).png()
    try folder.write(png.prefix(50), to: "broken.png")
    let text =
      "world: life\nout: x.png\n"
      + settings.replacing("pattern: b", with: "pattern: \(folder.path)/b")
    #expect(Scenario.faults(text).contains { $0.text.contains(words) })
  }
}
