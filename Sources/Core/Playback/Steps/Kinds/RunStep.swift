internal import TerrariumVocabulary

private let runKey = Setting(
  "run", .runLength, "advances N ticks, or until a condition holds, within 100000 ticks",
  example: "- run: 60\n- run: {until: settled}")
private let editsKey = Setting(
  "edits", .toggle, "the last frame includes the effect of the next steps",
  fallback: "false")

extension StepKind {
  /// `run: N`: advances N ticks; `run: {until: CONDITION}` advances until it holds.
  package static let run = StepKind(runKey, with: [editsKey]) { reader in
    guard let edits = reader.value(editsKey), let length = reader.value(runKey) else { return nil }
    if case .until(let condition, _) = length,
      let problem = condition.problem(inFilmsOf: reader.world)
    {
      reader.refuse(problem, for: runKey.name)
      return nil
    }
    return .passing(length, showsEdits: edits)
  }
}

extension ValueType where Value == StepDuration {
  /// A number of ticks, or `{until: CONDITION}`.
  fileprivate static var runLength: Self {
    let ticks = ValueType<Int>.whole(0...FilmPlan.tickLimit)
    let condition = ValueType<Condition>.condition
    return ValueType(
      placeholder: ticks.placeholder, expected: "\(ticks.expected), or {until: CONDITION}",
      schema: #"{"oneOf": [\#(ticks.schema), {"type": "object", "#
        + #""properties": {"until": \#(condition.schema)}, "required": ["until"], "#
        + #""additionalProperties": false}]}"#
    ) { node throws(Refusal) in
      guard case .map(let pairs) = node.content else { return .ticks(try ticks.read(node)) }
      guard pairs.count == 1, pairs[0].key == Setting.until.name else { throw .unexpected }
      do throws(Refusal) {
        return .until(try condition.read(pairs[0].value), within: Settling.limit)
      } catch .unexpected {
        throw .unexpectedPart(pairs[0].value)
      }
    }
  }
}
