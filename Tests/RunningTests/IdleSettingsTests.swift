import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Nothing is ignored silently: each setting of each world changes the outputs, is a fault, or is
/// named in a note.
struct IdleSettingsTests {
  @Test(arguments: Catalogue.builtIn.names, ["[a.gif, a.csv]", "a.png", "a.csv"])
  func `a setting has an effect, or is named`(name: String, outputs: String) async throws {
    let world = try #require(Catalogue.builtIn[name])
    #expect(try await SettingTrial.ignored(in: world, outputs: outputs) == [])
  }

  /// Worlds, and rules whose states have colours of their own or die in another way.
  private static let subjects = [
    ("sea", "size: 8x6"), ("sea", "size: 8x6\nshape: circle"), ("infection", "people: 30"),
    ("life", "pattern: r-pentomino\nsize: 10x8"), ("life", "rule: B3/S012345678\npattern: 3o!"),
    ("life", "rule: WireWorld\npattern: 3CAB5C!"), ("life", "rule: LifeHistory\npattern: 2ABCDEF!"),
    ("life", "rule: 345/2/4\nsize: 10x8\nfill: 40%"), ("life", "rule: B2/S34H\npattern: 3o!"),
    ("wolfram", "size: 15x9"), ("wolfram", "rule: C777K3R1\nsize: 15x9\nstart: random"),
  ]
  private static let looks = [
    "counters: false", "counters: true\nlegend: true", "caption: ab\ngrid: true\nage: 3\nfade: 3",
    "chart: true",
  ]

  @Test(arguments: subjects, looks)
  func `a colour, a theme or a trace has an effect, or is named`(
    subject: (world: String, settings: String), look: String
  ) async throws {
    let world = try #require(Catalogue.builtIn[subject.world])
    let settingNames = world.words.vocabulary.map(\.name)
    let own = look.split(separator: "\n").filter {
      settingNames.contains(String($0.prefix { $0 != ":" }))
    }
    let settings =
      "\(subject.settings)\nframes: 6\ncell: 6\nout: a.gif\n\(own.joined(separator: "\n"))"
    let trial = try await SettingTrial(world.words, settings)
    let plan = try Scenario("world: \(subject.world)\n\(settings)").plan()
    let parts = plan.world.subject.parts.map(\.name) + ["plot", "axis"]
    // A fade without deaths is named itself.
    let names = Set(plan.world.subject.states.map(\.name) + parts).subtracting(["", "trace"])
    for name in names {
      let effect = try await trial.effect(of: "colors", "{\(name): '#fe01fd'}")
      #expect(effect.isSeen(as: "colors"), "\(settings): \(name): \(effect)")
    }
    for (name, value) in [("theme", "forest"), ("fade", "5"), ("age", "5"), ("history", "true")]
    where settingNames.contains(name) {
      let effect = try await trial.effect(of: name, value)
      #expect(effect.isSeen(as: name), "\(settings): \(name): \(effect)")
    }
  }

  @Test(
    arguments: [
      "label: ab, at: [8, 6]", "arrow: [[3, 3], [8, 3]]", "line: [[3, 3], [8, 4]]",
      "area: [[3, 3], [8, 3], [5, 9]]", "box: [3, 3, 5, 5]",
    ])
  func `each key of a drawing has an effect`(drawing: String) async throws {
    let world = try #require(Catalogue.builtIn["life"]?.words)
    let trial = try await SettingTrial(
      world, "size: 20x16\nframes: 9\nout: a.gif\nannotate: {\(drawing)}")
    for key in [
      "on: picture", "from: 3", "to: 4", "move: [0.3, 0]", "color: red", "opacity: 0.5", "size: 20",
      "zoom: 4", "seen: [2, 9]", "within: 3", "anchor: left", "turn: 30", "halo: false",
      "label: cd",
    ] {
      let effect = try await trial.effect(of: "annotate", "{\(drawing), \(key)}")
      #expect(effect.isSeen(as: "annotate"), "\(drawing), \(key): \(effect)")
    }
  }

  @Test func `each title of an axis has an effect`() async throws {
    let world = try #require(Catalogue.builtIn["life"]?.words)
    let trial = try await SettingTrial(world, "size: 20x16\nframes: 9\nout: a.gif\nchart: true")
    for axis in ["x", "y"] {
      #expect(try await trial.effect(of: "axes", "{\(axis): Abc}").isSeen(as: "axes"), "\(axis)")
    }
  }
}
