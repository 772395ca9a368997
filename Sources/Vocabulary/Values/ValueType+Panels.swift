internal import Basics

extension ValueType where Value == [Int] {
  /// Ticks, as a list or with commas between them.
  package static var ticks: Self {
    let tick = ValueType<Int>.whole(0...Limits.ticksAtOnce)
    return ValueType(
      placeholder: "TICKS", expected: "ticks such as 0,30,60",
      schema: #"{"oneOf": [{"type": "array", "items": \#(tick.schema), "minItems": 1}, "#
        + #"{"type": ["integer", "string"]}]}"#,
      write: { ticks in Node(.list(ticks.map { Node(made: String($0)) })) }
    ) { node throws(Refusal) in
      var parts: [Node] = []
      switch node.content {
      case .list(let items): parts = items
      case .scalar(let text):
        parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
          Node(String($0.drop { $0 == " " }), at: node.place)
        }
      case .map: throw .unexpected
      }
      guard 1...mostPanels ~= parts.count else { throw .unexpected }
      var ticks: [Int] = []
      for part in parts {
        guard let number = try? tick.read(part) else { throw .unexpectedPart(part) }
        ticks.append(number)
      }
      return ticks
    }
  }

  /// The most panels of a strip.
  private static var mostPanels: Int { 10_000 }
}
