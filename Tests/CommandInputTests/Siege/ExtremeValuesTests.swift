import Foundation
import TerrariumPlayback
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Extreme values for every setting and every step of every world.
///
/// The meaning of these matters less than a proper end: with an exit code, and a message if
/// something is wrong. A trap ends the process with a signal. A process reads all values of a
/// setting, so no value can hide another.
///
/// There are some thousands of plans, so `Scripts/outside` runs them and the suite does not.
@Suite(
  .ownThread,
  .enabled(if: ProcessInfo.processInfo.environment["TERRARIUM_EXTREMES"] != nil))
struct ExtremeValuesTests {
  /// The numbers at the limits of types, formats and machines, and texts that are not numbers.
  private static let words =
    [
      "-9223372036854775808", "-9223372036854775807", "-4611686018427387904", "-4294967296",
      "-2147483649", "-2147483648", "-1073741825", "-1073741824", "-1", "0", "1", "16777216",
      "16777217", "1073741823", "1073741824", "2147483647", "2147483648", "4294967295",
      "4294967296", "1099511627776", "1000000000000000000", "4000000000000000000",
      "9223372036854775807", "9223372036854775808", "18446744073709551615",
      "18446744073709551616", "340282366920938463463374607431768211456", "1e400", "nan", "inf",
      "0x10", "-", "..", "%", "", " ", "\u{1b}[31m", "🦭", String(repeating: "9", count: 5000),
      String(repeating: "x", count: 100_000),
    ]

  /// The same for values with several parts.
  private static let parts = ["-9223372036854775808", "0", "1073741824", "9223372036854775807"]

  private static var composed: [String] {
    let pairs = parts.flatMap { one in parts.map { (one, $0) } }
    return pairs.map { "\($0)x\($1)" } + pairs.map { "\($0),\($1)" }
      + pairs.map { "\($0),0,\($1),1" } + pairs.map { "0,\($0),1,\($1)" }
      + pairs.map { "seed=\($0)..\($1)" } + pairs.map { "seed=0..\($0)..\($1)" }
      + parts.flatMap {
        ["\($0)%", "\($0)ms", "\($0)h", "\($0)px", "\($0)GB", "hold-\($0),optimal"]
      }
  }

  /// Quotes a value for YAML.
  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\u{1b}": "\\e"
        default: String(scalar)
        }
      }.joined() + "\""
  }

  private func expectLines(_ run: Command.Outcome, _ what: String) {
    #expect([0, 2].contains(run.code), "\(what): \(run.code) \(run.complaint.suffix(500))")
    for line in run.complaint.split(separator: "\n") {
      let isTold = line.hasPrefix("render: ") || line.contains(#/^[^ ]+:[0-9]+:[0-9]+: /#)
      #expect(isTold, "\(what): \(line.prefix(200))")
      #expect(!line.unicodeScalars.contains { $0.value < 32 && $0 != "\t" }, "\(what)")
    }
  }

  /// Plans a scenario for each of some lines, all in one process.
  private func plan(_ scenarios: [String], _ what: String) throws {
    let folder = TemporaryFolder()
    for (number, text) in scenarios.enumerated() { try folder.write(text, to: "\(number).yaml") }
    var limits = Child.Limits()
    limits.memoryMegabytes = 8192
    let files = scenarios.indices.map { "\($0).yaml" }
    let run = try Command.run(
      ["run", "--dry-run", "--memory", "2GB"] + files, in: folder, limits: limits)
    expectLines(run, what)
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `no value of a setting ends in a trap`(world: String) throws {
    let words = try #require(Catalogue.builtIn[world]).words
    // The same code reads common settings in every world, so one world stands for the others.
    let own = Set(words.settings.map(\.name))
    let isFirst = world == Catalogue.builtIn.names.first
    for setting in words.vocabulary
    where setting.name != "out" && (isFirst || own.contains(setting.name)) {
      let isMemory = setting.name == "memory"
      let values = Self.words + Self.composed
      try plan(
        values.map { value in
          "world: \(world)\nout: [a.gif, a.csv]\n"
            + (setting.name == "frames" ? "" : "frames: 2\n")
            + "\(setting.name): \(isMemory ? "'\(value.filter(\.isASCII))'" : Self.quoted(value))\n"
        }, "\(world) \(setting.name)")
    }
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `no value of a step ends in a trap`(world: String) throws {
    let kind = try #require(Catalogue.builtIn[world])
    let small = kind.words.vocabulary.contains { $0.name == "size" } ? "size: 9x9\n" : ""
    for step in kind.script {
      let values = Self.words + Self.composed
      let keys = [step.main] + step.companions
      try plan(
        keys.flatMap { key in
          values.map { value in
            let main = key.name == step.name ? "" : "\(step.name): \(Self.usual(step, in: kind)), "
            return "world: \(world)\n\(small)frames: 2\nout: a.csv\nsteps: "
              + "[{\(main)\(key.name): \(Self.node(value))}]\n"
          }
        }, "\(world) \(step.name)")
    }
  }

  /// Returns a value that a step accepts.
  private static func usual(_ step: StepKind, in world: any WorldKind) -> String {
    ["place": "glider", "keep": "k", "camera": "[0, 0, 5, 5]", "rotate": "[0, 0, 2, 2]"][step.name]
      ?? "1"
  }

  /// Converts numbers between commas to a list, and to lists of lists.
  private static func node(_ value: String) -> String {
    let isList =
      value.contains(",") && value.allSatisfy { $0.isASCII && ($0.isNumber || ",-".contains($0)) }
    return isList ? "[\(value)]" : quoted(value)
  }

  @Test(arguments: [
    "life --size 8x8 --edges wrap", "life --size 8x8 --edges wall", "life --size 8x8",
    "wolfram --size 8x8 --edges wrap", "wolfram --size 8x8", "sea --size 8x8 --edges wrap",
    "infection --size 8x8",
  ])
  func `what can be planned can be run`(line: String) throws {
    let world = String(line.prefix { $0 != " " })
    let settings = line.split(separator: " ").dropFirst().joined(separator: " ")
      .replacing("--size ", with: "size: ").replacing(" --edges ", with: "\nedges: ")
    let folder = TemporaryFolder()
    var files: [String] = []
    for number in ["-1073741824", "-1073741823", "0", "1073741823", "1073741824"] {
      for step in [
        "{camera: [\(number), \(number), 5, 5]}", "{camera: [0, 0, 1073741824, 1]}",
        "{set: {view: [\(number), 0, 5, 5]}}", "{mark: [\(number), \(number), 2, 2]}",
        "{copy: [\(number), 0, 3, 1]}", "{erase: [\(number), 0, 1073741824, 1]}",
        "{toggle: [[\(number), \(number)]]}", "{place: glider, at: [\(number), \(number)]}",
        "{infect: [[\(number), 0]]}", "{set: {size: 3x3}}", "restart",
      ] where world != "wolfram" || !step.contains("toggle") {
        let name = "\(files.count).yaml"
        try folder.write(
          "world: \(world)\n\(settings)\nframes: 3\nout: [\(name).gif, \(name).csv]\n"
            + "steps: [{run: 1}, \(step), {run: 2}]\n", to: name)
        files.append(name)
      }
    }
    let run = try Command.run(["run", "--quiet", "--memory", "2GB"] + files, in: folder)
    expectLines(run, line)
  }
}
