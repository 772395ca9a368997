internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The restrictions of scenarios by flags of `run` and `check`.
struct Bounds: Sendable {
  /// True if the scenarios are untrusted.
  let isSafe: Bool
  private let folder: String?
  private let time: FrameDelay?
  private let files: Int?
  private let bytes: Int?
  let faults: [Fault]

  /// The values of `--max-files`.
  static let fileCount = ValueType<Int>.whole(1...1_000_000_000_000)

  init(_ flags: FlagReader) {
    isSafe = flags.options["safe"] != nil
    folder = flags.options["into"].map(Fence.root)
    var faults: [Fault] = []
    time =
      flags.value(of: .time, &faults) { text in
        FrameDelay(written: text).flatMap { $0.numerator > 0 ? $0 : nil }
      } ?? (isSafe ? FrameDelay(Limits.safeSeconds, over: 1) : nil)
    files =
      flags.value(of: .maxFiles, &faults) { try? Self.fileCount.read(Node(made: $0)) }
      ?? (isSafe ? Limits.safeFiles : nil)
    bytes =
      flags.value(of: .maxBytes, &faults) { try? ValueType.bytes.read(Node(made: $0)).bytes }
      ?? (isSafe ? Limits.safeBytes : nil)
    if let obstacle = flags.options["into"].flatMap(Path.obstacle(toUsingFolder:)) {
      faults.append(Fault(.file(obstacle), at: .flag("--into")))
    }
    self.faults = faults
  }

  /// A scenario with its outputs moved to allowed folders.
  func placed(_ scenario: Result<Scenario, Faults>) -> Result<Scenario, Faults> {
    guard let folder else { return scenario }
    return scenario.map { scenario in
      var scenario = scenario
      scenario.writeOutputs(into: folder)
      return scenario
    }
  }

  /// The fence of the scenario in a file; nil if it may reach everything.
  func fence(of file: String?) -> Fence? {
    guard isSafe, let file else { return nil }
    let own = Path.base(of: file)
    return Fence(reading: own, writing: folder ?? own)
  }

  /// The memory limit of a scenario, or its default.
  func memory(of scenario: Result<Scenario, Faults>) -> Int? {
    (try? scenario.get().written.memory) ?? (isSafe ? min(Limits.safeMemory, Memory.usual) : nil)
  }

  /// A new limit on writing; nil if there is none.
  var writing: WritingLimit? {
    guard files != nil || bytes != nil else { return nil }
    return WritingLimit(files: files ?? .max, bytes: bytes ?? .max)
  }

  func beginTime(in process: OwnProcess?) { if let time { process?.allow(time) } }
}
