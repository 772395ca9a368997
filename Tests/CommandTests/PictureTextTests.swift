import Foundation
import TerrariumSupport
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
    #expect(Self.described.count { !ColourWord.all(in: $0.alt).isEmpty } >= 20)
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

  /// Returns the colours of every seventh pixel of a picture, in about five of its frames.
  private static func frames(_ picture: String) throws -> [[UInt32]] {
    let path = Command.packageFolder + "/Documentation/images/" + picture
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    switch picture.split(separator: ".").last {
    case "gif":
      let frames = try GIFReader(bytes).frames
      return every(frames.count / 4, of: frames).map {
        every(7, of: $0.shown).map { $0?.code ?? 0 }
      }
    case "webp":
      let frames = try DecodedAnimation(webP: bytes).frames
      return every(frames.count / 4, of: frames).map {
        every(7, of: $0.pixels).map { $0 & 0xff_ffff }
      }
    default: return [every(7, of: try TruePicture(png: bytes).colours)]
    }
  }

  private static func every<Element>(_ step: Int, of all: [Element]) -> [Element] {
    stride(from: 0, to: all.count, by: max(1, step)).map { all[$0] }
  }

  /// The words of texts for the parts of a world.
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
  ) async throws {
    let path = Command.packageFolder + "/Documentation/images/" + described.picture
    let shown = await InnerRender.run(["show", path], in: TemporaryFolder())
    guard shown.code == 0, Command.hasExtras(for: shown.text) else { return }
    let world = try #require(shown.text.firstMatch(of: #/(?m)^world: (\w+)$/#)?.1)
    let words = described.alt.lowercased()
      .split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    let named = Self.worlds.filter { !$0.words.isDisjoint(with: words) }.map(\.world)
    #expect(named.isEmpty || named.contains(String(world)), "\(described): \(world)")
    // For a sheet, the first word or its neighbours give the number of its tiles.
    guard shown.text.contains("\nvary:"), !shown.text.contains("\nchart-style:") else { return }
    guard let number = words.prefix(5).compactMap({ Self.numbers[$0] }).first else { return }
    let folder = try TemporaryFolder(["recipe.yaml": shown.text])
    let plan = await InnerRender.done("run recipe.yaml --dry-run --force", in: folder).text
    let films = try #require(plan.firstMatch(of: #/(\d+) (?:films|runs)/#)?.1)
    let rows = shown.text.firstMatch(of: #/\ntop: (\d+)/#)?.1
    #expect(Int(rows ?? films) == number, "\(described): \(plan)")
  }
}

/// A colour as texts name it: hues in degrees, and saturations and brightnesses from 0 to 1.
private struct ColourWord {
  let name: String
  let hues: [ClosedRange<Double>]
  let saturations: ClosedRange<Double>
  let brightnesses: ClosedRange<Double>

  private init(
    _ name: String, hues: ClosedRange<Double>..., saturations: ClosedRange<Double> = 0...1,
    brightnesses: ClosedRange<Double> = 0...1
  ) {
    self.name = name
    self.hues = hues
    self.saturations = saturations
    self.brightnesses = brightnesses
  }

  private static let words = [
    ColourWord("white", hues: 0...360, saturations: 0...0.12, brightnesses: 0.9...1),
    ColourWord("black", hues: 0...360, brightnesses: 0...0.25),
    ColourWord("slate", hues: 0...360, saturations: 0...0.45, brightnesses: 0.15...0.75),
    ColourWord("cream", hues: 20...70, saturations: 0...0.3, brightnesses: 0.85...1),
    ColourWord("brown", hues: 10...45, saturations: 0.3...1, brightnesses: 0.05...0.65),
    ColourWord("amber", hues: 25...50, saturations: 0.7...1, brightnesses: 0.5...1),
    ColourWord("orange", hues: 8...42, saturations: 0.55...1, brightnesses: 0.5...1),
    ColourWord("yellow", hues: 38...70, saturations: 0.2...1, brightnesses: 0.6...1),
    ColourWord("green", hues: 70...170, saturations: 0.08...1),
    ColourWord("cyan", hues: 165...200, saturations: 0.4...1, brightnesses: 0.6...1),
    ColourWord("blue", hues: 180...255, saturations: 0.1...1),
    ColourWord("violet", hues: 240...335, saturations: 0.2...1),
    ColourWord("pink", hues: 0...20, 300...360, saturations: 0.02...0.6, brightnesses: 0.8...1),
    ColourWord("red", hues: 0...20, 335...360, saturations: 0.5...1, brightnesses: 0.1...1),
  ]

  /// Returns the colours that a text names.
  static func all(in text: String) -> [ColourWord] {
    let found = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    return words.filter { found.contains($0.name) }
  }

  /// Returns the share of pixels that have the colour.
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
    var hue = 0.0
    if range > 0 {
      switch most {
      case red: hue = 60 * (green - blue) / range
      case green: hue = 60 * (2 + (blue - red) / range)
      default: hue = 60 * (4 + (red - green) / range)
      }
      if hue < 0 { hue += 360 }
    }
    return hues.contains { $0.contains(hue) } && brightnesses.contains(most)
      && saturations.contains(most > 0 ? range / most : 0)
  }
}
