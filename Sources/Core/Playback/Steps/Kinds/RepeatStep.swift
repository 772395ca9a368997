internal import TerrariumVocabulary

private let repeatKey = Setting(
  "repeat", .whole(1...ScriptReader.stepLimit), "executes steps N times",
  example: "- repeat: 3\n  steps:\n    - run: 10\n    - hold: 5")
private let stepsKey = Setting(
  "steps",
  ValueType<[Node]>(
    placeholder: "[STEP, …]", expected: "a list of steps such as [{run: 5}, invert]",
    schema: #"{"type": "array", "minItems": 1}"#,
    parse: { if case .list(let items) = $0.content, !items.isEmpty { items } else { nil } }),
  "the steps that are repeated")

extension StepKind {
  /// `repeat: N` with `steps`: repeats the steps N times.
  package static let `repeat` = StepKind(
    repeatKey, with: [stepsKey], needing: [stepsKey.name],
    unfold: { reader in
      let count = reader.value(repeatKey)
      let steps = reader.needed(stepsKey, of: "repeat")
      guard let count, let steps else { return nil }
      return (count, steps)
    }
  ) { _ in nil }
}
