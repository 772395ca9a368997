import TerrariumBasics
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The colours of themes for the parts of worlds.
struct ThemeTonesTests {
  /// The tones of the pictures of every world, and the worlds.
  private var tonesOfAll: [Tone] {
    let common: [Tone] = [.background, .text, .muted, .grid, .mark, .trace, .plot, .axis]
    return Catalogue.builtIn.worlds.reduce(into: common) { tones, world in
      let subject = world.subject
      tones += subject.parts + [subject.ground] + subject.states.map(\.tone)
      tones += subject.census.map(\.tone)
    }
  }

  @Test func `each theme has each colour once, and nothing else`() {
    var given: [String: [String]] = [:]
    var name = ""
    for line in Assets.text(of: "themes.txt").split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "theme": name = words[1]
      case "about", "safe", "tint": break
      default:
        #expect(words.count == 2 && Colour(written: words[1]) != nil, "\(name): \(line)")
        given[name, default: []].append(words[0])
      }
    }
    let tones = Set(tonesOfAll.map(\.name)).sorted()
    for theme in Theme.all {
      #expect(given[theme.name]?.sorted() == tones, "\(theme.name)")
      #expect(theme.tones.map(\.name) == tones, "\(theme.name)")
    }
  }

  @Test func `themes look different from one another`() {
    let tones: [Tone] = [.background, .ground, .alive, .water, .ill, .player1, .player2, .felt]
    for (number, one) in Theme.all.enumerated() {
      for other in Theme.all[..<number] {
        let sum = tones.reduce(0) { $0 + Eye.trichromat.distance(one[$1], other[$1]) }
        let mean = sum / Double(tones.count)
        #expect(mean >= 10, "\(one.name) and \(other.name): \(mean)")
      }
    }
  }
}
