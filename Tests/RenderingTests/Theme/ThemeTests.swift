import Support
import Testing

@testable import Rendering

struct ThemeTests {
  private func theme(_ name: String) throws -> Theme { try #require(.named(name)) }

  @Test func `light and dark come first, and names are their own`() {
    #expect(Theme.names.starts(with: ["light", "dark"]))
    #expect(Set(Theme.names).count == Theme.names.count && Theme.names.count >= 12)
    #expect(Theme.named("Light") == nil)
  }

  @Test func `each theme has each colour once, and nothing else`() {
    var given: [String: [String]] = [:]
    var name = ""
    for line in Assets.themes.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "theme": name = words[1]
      case "about", "safe", "tint": break
      default:
        #expect(words.count == 2 && Colour(written: words[1]) != nil, "\(name): \(line)")
        given[name, default: []].append(words[0])
      }
    }
    let tones = Tone.allCases.map(\.rawValue).sorted()
    for name in Theme.names { #expect(given[name]?.sorted() == tones, "\(name)") }
  }

  @Test(arguments: Theme.names)
  func `a theme says what it looks like, and no other says so`(name: String) throws {
    let about = try theme(name).about
    #expect(!about.isEmpty && about.count <= 60)
    #expect(Theme.all.count { $0.about == about } == 1)
  }

  @Test func `a theme is dark where its background is nearer to black`() throws {
    let light = ["light", "paper", "print", "pastel", "meadow", "colorblind"]
    #expect(Theme.all.filter { !$0.isDark }.map(\.name) == light)
    var own = try theme("light")
    own[.background] = Colour(0x777777)
    #expect(!own.isDark)
    own[.background] = Colour(0x767676)
    #expect(own.isDark)
  }

  @Test func `themes look different from one another`() {
    let tones: [Tone] = [
      .background, .ground, .alive, .water, .ill, .player1, .player2, .felt,
    ]
    for (number, one) in Theme.all.enumerated() {
      for other in Theme.all[..<number] {
        let sum = tones.reduce(0) { $0 + Eye.trichromat.distance(one[$1], other[$1]) }
        let mean = sum / Double(tones.count)
        #expect(mean >= 10, "\(one.name) and \(other.name): \(mean)")
      }
    }
  }

  @Test func `luminance and contrast are those of WCAG`() {
    #expect(abs(Colour(0xffffff).contrast(with: Colour(0)) - 21) < 1e-9)
    #expect(Colour(0x336699).contrast(with: Colour(0x336699)) == 1)
    #expect(abs(Colour(0x777777).contrast(with: Colour(0xffffff)) - 4.478) < 0.001)
  }
}
