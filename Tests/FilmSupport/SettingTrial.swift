import TerrariumEncoding
import TerrariumFiles
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds

/// A scenario whose files exist, and to which tests add settings.
package struct SettingTrial {
  private let folder = TemporaryFolder()
  private let world: WorldWords
  private let lines: [Substring]

  package init(_ world: WorldWords, _ settings: String) async throws {
    self.world = world
    lines = "world: \(world.name)\n\(settings)".split(separator: "\n")
    try await folder.runAll(text)
  }

  /// Returns what happens with a setting in addition, or in place of one.
  package func effect(of name: String, _ value: String) async throws -> Effect {
    let excluded = world.excluded(by: name) + [name]
    let rest = lines.filter { line in !excluded.contains(String(line.prefix { $0 != ":" })) }
    var reports: [RunReport] = []
    do {
      for job in try folder.scenario((rest + ["\(name): \(value)"]).joined(separator: "\n")).jobs()
      {
        reports += try await job.run(threads: 1, FileOptions(purpose: .comparing)) { _ in }
      }
    } catch let fault where fault is Fault || fault is Faults {
      return .isRefused
    }
    guard reports.flatMap(\.outputs).allSatisfy(\.differences.isEmpty) else { return .changesFiles }
    return .isNamed(in: reports.flatMap(\.notices).map(\.sentence))
  }

  /// The effect of a setting.
  package enum Effect {
    case isRefused
    case changesFiles
    /// It changes nothing. The notices should name it.
    case isNamed(in: [String])

    /// True unless the setting is ignored, and no notice names it.
    package func isSeen(as word: String) -> Bool {
      guard case .isNamed(let notices) = self else { return true }
      return notices.contains { $0.split { !$0.isLetter && $0 != "-" }.contains(word[...]) }
    }
  }

  private var text: String { lines.joined(separator: "\n") }
}

extension SettingTrial {
  /// Returns the settings of a world that are ignored and not named, for some outputs.
  package static func ignored(in world: any WorldKind, outputs: String) async throws -> [String] {
    let name = world.name
    let trial = try await SettingTrial(world.words, "out: \(outputs)\n" + (bases[name] ?? ""))
    var ignored: [String] = []
    for setting in world.words.vocabulary where !exempt.contains(setting.name) {
      let value =
        switch (name, setting.name) {
        case ("wolfram", "rule"): "90"
        case ("infection", "size"): "6x6"
        case (_, "counters"): "\(world.words.defaults["counters"] != "true")"
        default: values[setting.name] ?? (setting.isSwitch ? "true" : "a value is missing")
        }
      let effect = try await trial.effect(of: setting.name, value)
      if case .isRefused = effect, value == "a value is missing" { ignored.append(setting.name) }
      if !inOtherRuns.contains(setting.name), !effect.isSeen(as: setting.name) {
        ignored.append(setting.name)
      }
    }
    return ignored
  }

  private static let bases = [
    "sea": "size: 8x6\nframes: 5\n", "life": "pattern: r-pentomino\nsize: 10x8\nframes: 7\n",
    "wolfram": "size: 15x9\nframes: 14\n", "infection": "people: 30\nframes: 4\n",
    "pig": "frames: 40\nfit: 160x240\n", "monsters": "frames: 5\nevery: 2\nfit: 160x240\n",
  ]

  /// Values other than the defaults, for settings whose example does not fit.
  private static let values = [
    "frames": "6", "every": "3", "smooth": "2", "skip": "2", "frame": "1", "seed": "5",
    "size": "9x7", "view": "1,1,5,5", "turn": "30", "edges": "wrap", "cell": "9",
    "fit": "150x150", "shape": "circle", "theme": "dark", "texture": "drift", "max-colors": "2",
    "colors": "{text: '#123456', background: '#654321', grid: red}", "fade": "5",
    "chart-style": "filled", "axes": "{x: Abc}", "title": "Abc", "caption": "Abc",
    "annotate": "{label: ab, at: [3, 3]}", "text": "30px", "scale": "2", "delay": "300ms",
    "fps": "3", "loop": "2", "last": "3s", "language": "es", "alt": "words", "penguins": "30%",
    "orcas": "20%", "rule": "B36/S23", "pattern": "blinker", "at": "1,1", "fill": "40%",
    "symmetry": "D8_4", "age": "5", "shades": "4", "threshold": "40%", "start": "random",
    "film": "grow", "people": "50", "factor": "1", "period": "300ms", "infect": "3",
    "players": "hold-10,random", "target": "30", "games": "2", "dice": "3,4,5", "alerts": "off",
    "from": "tokyo", "speed": "3", "policy": "hunt", "image-mode": "fit", "panels": "0,2",
    "columns": "2", "rows": "runs", "measures": "ticks", "sort": "ticks", "top": "1",
    "key": "w=1", "pattern-frame": "0", "until": "tick >= 2", "where": "ticks > 1",
    "x": "ticks", "y": "ticks", "value": "ticks", "track": "'[[40.4, -3.7], [40.401, -3.7]]'",
  ]

  /// Settings of the run, and those that only allow something or give a location.
  private static let exempt: Set = [
    "out", "format", "jobs", "memory", "quiet", "max-size", "vary", "resume", "engine", "library",
    "rules", "script", "font", "map", "team", "backdrop", "ground",
  ]

  /// Settings that have an effect in other runs than these short ones.
  private static let inOtherRuns = [
    // The palettes of these films are already small, or the rest of the world decides.
    "max-colors", "policy", "from", "target", "games", "edges", "dice",
    // It has its effect in pages and snippets.
    "alt",
  ]
}
