package import Simulation

/// A part of a field that a step is about.
package enum Area: Hashable, Sendable {
  case rectangle(CellRect)
  case all
  case none
}

/// The furthest that a cell or a side of a rectangle may be.
private let reach = 1 << 30

extension ValueType where Value == CellRect {
  /// `x,y,w,h`, or in files `[x, y, w, h]`.
  package static var rectangle: Self {
    ValueType(
      placeholder: "X,Y,W,H", expected: "a rectangle x,y,w,h such as 2,2,10,5",
      schema: Self.rectangleSchema
    ) { node throws(Refusal) in
      guard let rectangle = CellRect(node) else { throw .unexpected }
      return rectangle
    }
  }

  fileprivate static var rectangleSchema: String {
    #"{"type": "array", "items": {"type": "integer"}, "minItems": 4, "maxItems": 4}"#
  }
}

extension ValueType where Value == Area {
  /// A rectangle or a word.
  package static func area(or word: String, _ area: Area) -> Self {
    ValueType(
      placeholder: "X,Y,W,H|\(word)",
      expected: "a rectangle x,y,w,h such as 2,2,10,5, or \(word)",
      schema: #"{"oneOf": [\#(ValueType<CellRect>.rectangleSchema), {"const": "\#(word)"}]}"#
    ) { node throws(Refusal) in
      if node.text == word { return area }
      guard let rectangle = CellRect(node) else { throw .unexpected }
      return .rectangle(rectangle)
    }
  }
}

extension ValueType where Value == [Cell] {
  /// `[[x, y], …]`, or one `[x, y]`.
  package static var cells: Self {
    ValueType(
      placeholder: "[[X, Y], …]", expected: "a list of cells such as [[1, 2], [3, 4]]",
      schema: #"{"type": "array"}"#
    ) { node throws(Refusal) in
      if let cell = Cell(node) { return [cell] }
      guard case .list(let items) = node.content, !items.isEmpty else { throw .unexpected }
      var cells: [Cell] = []
      for item in items {
        guard let cell = Cell(item) else { throw .unexpectedPart(item) }
        cells.append(cell)
      }
      return cells
    }
  }
}

extension Cell {
  fileprivate init?(_ node: Node) {
    guard let numbers = node.numbers, numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension CellRect {
  fileprivate init?(_ node: Node) {
    guard let numbers = node.numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      return nil
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Node {
  /// The whole numbers of a list, or between commas; nil if something else is there.
  fileprivate var numbers: [Int]? {
    let parts: [String] =
      switch content {
      case .list(let items):
        items.map { if case .scalar(let text) = $0.content { text } else { "" } }
      case .scalar(let text):
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      case .map: []
      }
    let numbers = parts.compactMap { Int(plain: $0) }.filter { abs($0.clamped) <= reach }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension Int {
  /// The number, but never the one whose `abs` would overflow.
  fileprivate var clamped: Int { Swift.max(self, -Int.max) }
}
