package import TerrariumBasics

/// The part of a field for a step.
package enum Area: Hashable, Sendable {
  case rectangle(CellRect)
  case all
  case none
}

extension ValueType where Value == CellRect {
  /// `x,y,w,h`, or in files `[x, y, w, h]`.
  package static var rectangle: Self {
    ValueType(
      placeholder: "X,Y,W,H", expected: "a rectangle x,y,w,h such as 2,2,10,5",
      schema: JSONSchema.list(of: 4, "integer")
    ) { node throws(Refusal) in
      guard let rectangle = CellRect(node) else { throw node.refusalOfPlace }
      return rectangle
    }
  }
}

extension ValueType where Value == Area {
  /// A rectangle or a word.
  package static func area(or word: String, _ area: Area) -> Self {
    let rectangle = ValueType<CellRect>.rectangle
    return ValueType(
      placeholder: "\(rectangle.placeholder)|\(word)",
      expected: "\(rectangle.expected), or \(word)",
      schema: #"{"oneOf": [\#(rectangle.schema), {"const": "\#(word)"}]}"#
    ) { node throws(Refusal) in node.text == word ? area : .rectangle(try rectangle.read(node)) }
  }
}

extension ValueType where Value == Cell {
  /// `x,y`, or in files `[x, y]`.
  package static var cell: Self {
    ValueType(
      placeholder: "X,Y", expected: "a cell x,y such as 10,4",
      schema: JSONSchema.list(of: 2, "integer"), write: { Node(made: [$0.x, $0.y]) }
    ) { node throws(Refusal) in
      guard let cell = Cell(node) else { throw node.refusalOfPlace }
      return cell
    }
  }
}

extension ValueType where Value == [Cell] {
  /// `[[x, y], …]`, or one `[x, y]`.
  package static var cells: Self {
    ValueType(
      placeholder: "[[X, Y], …]", expected: "a list of cells such as [[1, 2], [3, 4]]",
      schema: #"{"type": ["array", "string"], "minItems": 1}"#
    ) { node throws(Refusal) in
      if let cell = Cell(node) { return [cell] }
      guard case .list(let items) = node.content, !items.isEmpty else { throw .unexpected }
      return try ValueType<Cell>.cell.read(each: items)
    }
  }
}

extension Cell {
  /// Parses a cell, `x,y` or `[x, y]`.
  package init?(_ node: Node) {
    guard let numbers = node.numbers(within: Limits.reach), numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension CellRect {
  /// Parses a rectangle, `x,y,w,h` or `[x, y, w, h]`.
  package init?(_ node: Node) {
    guard let numbers = node.numbers(within: Limits.reach), numbers.count == 4,
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
