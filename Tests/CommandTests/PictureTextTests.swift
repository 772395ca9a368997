import Foundation
import Support
import Testing

/// The texts for screen readers describe the pictures of the documents.
@Suite(.ownThread) struct PictureTextTests {
  /// A picture on a page, and its text for screen readers.
  struct Described: Hashable, CustomTestStringConvertible {
    let picture: String
    let alt: String
    var testDescription: String { "\(picture): \(alt)" }
  }

  private static let described: [Described] = {
    let texts = DocumentTests.pages.compactMap { try? DocumentTests.prose($0) }
    let found = texts.flatMap { text in
      text.matches(of: #/!\[([^\]]*)\]\((?:Documentation/)?images/([^)]+)\)/#)
        .map { Described(picture: String($0.2), alt: String($0.1)) }
        + text.matches(of: #/alt="([^"]*)"[^>]* src="(?:Documentation/)?images/([^"]+)"/#)
        .map { Described(picture: String($0.2), alt: String($0.1)) }
    }
    return Set(found).sorted { ($0.picture, $0.alt) < ($1.picture, $1.alt) }
  }()

  @Test func `every picture has a text`() {
    #expect(Self.described.count >= 50)
    #expect(Self.described.allSatisfy { $0.alt.count > 15 })
  }

  @Test(arguments: described)
  func `a text names colours that its picture has`(described: Described) throws {
    let named = ColourWord.all(in: described.alt)
    guard !named.isEmpty else { return }
    let frames = try Self.frames(described.picture)
    for word in named {
      let share = frames.map { word.share(of: $0) }.max() ?? 0
      #expect(share >= 0.004, "\(word.name) is \(share) of \(described)")
    }
  }

  /// The colours of a picture's pixels, in each of its frames.
  private static func frames(_ picture: String) throws -> [[UInt32]] {
    let path = Command.packageFolder + "/Documentation/images/" + picture
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    switch picture.split(separator: ".").last {
    case "gif": return try GIFReader(bytes).frames.map { $0.shown.map { $0?.code ?? 0 } }
    case "webp":
      return try DecodedAnimation(webP: bytes).frames.map { $0.pixels.map { $0 & 0xff_ffff } }
    default: return [try TruePicture(png: bytes).colours]
    }
  }

  /// What a text calls the things of a world.
  private static let worlds: [(words: Set<String>, world: String)] = [
    (["penguins", "orcas", "sea", "seas"], "sea"),
    (["gun", "gliders", "spaceships", "pulsar", "soups", "hexagons", "hearts"], "life"),
    (["ill", "infections"], "infection"),
    (["dice", "die", "roll", "bank"], "pig"),
    (["monsters", "town", "walker"], "monsters"),
    (["neighbourhoods", "elementary"], "wolfram"),
  ]

  private static let numbers = [
    "eight": 8, "nine": 9, "seventeen": 17, "eighteen": 18, "nineteen": 19, "fifty": 50,
    "eighty-eight": 88, "256": 256,
  ]

  @Test(arguments: described)
  func `a text names the world of its picture and the number of its tiles`(
    described: Described
  ) throws {
    let path = Command.packageFolder + "/Documentation/images/" + described.picture
    let shown = try Command.run(["show", path], in: TemporaryFolder())
    guard shown.code == 0 else { return }
    let world = try #require(shown.text.firstMatch(of: #/(?m)^world: (\w+)$/#)?.1)
    let words = described.alt.lowercased()
      .split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    let named = Self.worlds.filter { !$0.words.isDisjoint(with: words) }.map(\.world)
    #expect(named.isEmpty || named.contains(String(world)), "\(described): \(world)")
    // Of a sheet, the first word or its neighbours give the number of its tiles.
    guard shown.text.contains("\nvary:"), !shown.text.contains("\nchart-style:") else { return }
    guard let number = words.prefix(5).compactMap({ Self.numbers[$0] }).first else { return }
    let folder = try TemporaryFolder(["recipe.yaml": shown.text])
    let plan = try Command.done("run recipe.yaml --dry-run --force", in: folder).text
    let films = try #require(plan.firstMatch(of: #/(\d+) (?:films|runs)/#)?.1)
    let rows = shown.text.firstMatch(of: #/\ntop: (\d+)/#)?.1
    #expect(Int(rows ?? films) == number, "\(described): \(plan)")
  }
}

/// A colour as texts name it, and the pixels that have it.
private struct ColourWord {
  let name: String
  /// True for a hue in degrees, a saturation and a brightness from 0 to 1.
  let matches: @Sendable (_ hue: Double, _ saturation: Double, _ brightness: Double) -> Bool

  private static let words = [
    ColourWord(name: "white") { $1 < 0.12 && $2 > 0.9 },
    ColourWord(name: "black") { $2 < 0.25 },
    ColourWord(name: "grey") { $1 < 0.25 && (0.25...0.9).contains($2) },
    ColourWord(name: "slate") { $1 < 0.45 && (0.15...0.75).contains($2) },
    ColourWord(name: "cream") { (20...70).contains($0) && $1 < 0.3 && $2 > 0.85 },
    ColourWord(name: "brown") { (10...45).contains($0) && $1 > 0.3 && $2 < 0.65 },
    ColourWord(name: "amber") { (25...50).contains($0) && $1 > 0.7 && $2 > 0.5 },
    ColourWord(name: "orange") { (8...42).contains($0) && $1 > 0.55 && $2 > 0.5 },
    ColourWord(name: "yellow") { (38...70).contains($0) && $1 > 0.2 && $2 > 0.6 },
    ColourWord(name: "green") { (70...170).contains($0) && $1 > 0.08 },
    ColourWord(name: "cyan") { (165...200).contains($0) && $1 > 0.4 && $2 > 0.6 },
    ColourWord(name: "blue") { (180...255).contains($0) && $1 > 0.1 },
    ColourWord(name: "violet") { (240...335).contains($0) && $1 > 0.2 },
    ColourWord(name: "pink") { ($0 > 300 || $0 < 20) && (0.02...0.6).contains($1) && $2 > 0.8 },
    ColourWord(name: "red") { ($0 > 335 || $0 < 20) && $1 > 0.5 && $2 > 0.08 },
  ]

  /// The colours that a text names.
  static func all(in text: String) -> [ColourWord] {
    let found = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    return words.filter { found.contains($0.name) }
  }

  /// The share of pixels that have the colour.
  func share(of colours: [UInt32]) -> Double {
    var counts: [UInt32: Int] = [:]
    for colour in colours { counts[colour, default: 0] += 1 }
    let matching = counts.filter { matches($0.key) }.values.reduce(0, +)
    return Double(matching) / Double(max(colours.count, 1))
  }

  private func matches(_ colour: UInt32) -> Bool {
    let parts = [16, 8, 0].map { Double(colour >> $0 & 255) / 255 }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0 else { return matches(0, 0, most) }
    let sixths: Double
    switch most {
    case red: sixths = (green - blue) / range
    case green: sixths = 2 + (blue - red) / range
    default: sixths = 4 + (red - green) / range
    }
    return matches(sixths < 0 ? sixths * 60 + 360 : sixths * 60, range / most, most)
  }
}
