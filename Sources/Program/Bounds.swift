internal import Encoding
internal import Files
internal import Planning
internal import Basics
internal import Vocabulary

/// The bounds of scenarios, from the flags of `run` and `check`.
struct Bounds: Sendable {
  /// True if they are strangers'.
  let isSafe: Bool
  private let folder: String?
  private let seconds: Int?
  private(set) var faults: [Fault] = []

  init(_ flags: FlagReader) {
    isSafe = flags.options["safe"] != nil
    folder = flags.options["into"].map(Fence.root)
    let time = flags.options["time"]
    seconds = time.flatMap(Self.seconds) ?? (isSafe ? Limits.safeSeconds : nil)
    if let obstacle = flags.options["into"].flatMap(Path.obstacle(toUsingFolder:)) {
      faults.append(Fault(.file(obstacle), at: .flag("--into")))
    }
    if let time, Self.seconds(time) == nil {
      let expected = CommandOption.time.expected ?? ""
      faults.append(
        Fault(
          .badValue(setting: "time", text: time, expected: expected, nearest: nil),
          at: .flag("--time")))
    }
  }

  /// A scenario whose outputs lie in allowed folders.
  func placed(_ scenario: Result<ScenarioFile, Faults>) -> Result<ScenarioFile, Faults> {
    guard let folder else { return scenario }
    return scenario.map { scenario in
      var scenario = scenario
      scenario.writeOutputs(into: folder)
      return scenario
    }
  }

  /// The fence of the scenario in a file; nil if it may reach everything.
  func fence(of file: String) -> Fence? {
    guard isSafe else { return nil }
    let own = file == "-" ? "." : Path.folder(of: file)
    return Fence(reading: own, writing: folder ?? own)
  }

  /// The memory limit of a scenario, or its default.
  func memory(of scenario: Result<ScenarioFile, Faults>) -> Int? {
    (try? scenario.get().memory) ?? (isSafe ? min(Limits.safeMemory, Memory.usual) : nil)
  }

  /// Lets the time begin.
  func beginTime() {
    if let seconds { LimitWatch.allow(seconds: seconds) }
  }

  /// The seconds of a time, at least one of them; nil if it is none.
  private static func seconds(_ text: String) -> Int? {
    guard let time = FrameDelay(written: text), time.numerator > 0 else { return nil }
    return max(1, time.numerator / time.denominator)
  }
}
