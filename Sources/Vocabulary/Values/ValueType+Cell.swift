package import Simulation

extension ValueType where Value == Cell {
  /// `x,y`, or in files `[x, y]`.
  package static var cell: ValueType<Cell> {
    ValueType(
      placeholder: "X,Y", expected: "a cell x,y such as 10,4",
      schema: #"{"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}"#,
      write: { Node(.list([Node(made: String($0.x)), Node(made: String($0.y))])) }
    ) { node throws(Refusal) in
      let parts: [String] =
        switch node.content {
        case .list(let items): items.map(\.text)
        case .scalar(let text):
          text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        case .map: throw .unexpected
        }
      let numbers = parts.compactMap { Int(plain: $0) }
      guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ abs($0) <= 1 << 30 }) else {
        throw .unexpected
      }
      return Cell(numbers[0], numbers[1])
    }
  }
}
