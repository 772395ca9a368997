internal import Basics

extension ValueType where Value == [Int] {
  /// Ticks, as a list or with commas between them.
  package static var ticks: Self {
    let tick = ValueType<Int>.whole(0...Limits.ticksAtOnce)
    return ValueType(
      placeholder: "TICKS", expected: "ticks such as 0,30,60",
      schema: #"{"oneOf": [{"type": "array", "items": \#(tick.schema), "minItems": 1}, "#
        + #"{"type": ["integer", "string"]}]}"#,
      write: { Node(made: $0) }
    ) { node throws(Refusal) in
      let parts = node.parts
      guard 1...mostPanels ~= parts.count else { throw .unexpected }
      return try tick.read(each: parts)
    }
  }

  /// The most panels of a strip.
  private static var mostPanels: Int { 10_000 }
}
