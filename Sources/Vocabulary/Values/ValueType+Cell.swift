package import Basics

extension ValueType where Value == Cell {
  /// `x,y`, or in files `[x, y]`.
  package static var cell: ValueType<Cell> {
    ValueType(
      placeholder: "X,Y", expected: "a cell x,y such as 10,4",
      schema: #"{"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}"#,
      write: { Node(.list([Node(made: String($0.x)), Node(made: String($0.y))])) }
    ) { node throws(Refusal) in
      guard let cell = Cell(node) else { throw .unexpected }
      return cell
    }
  }
}
