package import Basics

/// A rectangle of a field that may begin and end within cells.
package struct ViewArea: Hashable, Sendable {
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The cells, if it is of whole ones.
  package var cells: CellRect? {
    let numbers = [x, y, width, height]
    guard numbers.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    return CellRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// The cells of which it shows something.
  package var outerCells: CellRect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return CellRect(
      x: Int(left), y: Int(top), width: max(1, Int((x + width).rounded(.up) - left)),
      height: max(1, Int((y + height).rounded(.up) - top)))
  }
}

extension ValueType where Value == ViewArea {
  /// `x,y,w,h`, or in files `[x, y, w, h]`, fractions too.
  package static var viewArea: Self {
    ValueType(
      placeholder: "X,Y,W,H",
      expected: "a rectangle x,y,w,h such as 2,2,10,5",
      schema: #"{"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4}"#,
      write: { Node(made: [$0.x, $0.y, $0.width, $0.height]) },
      parse: { node in
        guard let parts = node.placeNumbers, parts.count == 4, parts[2] >= 1e-3, parts[3] >= 1e-3
        else { return nil }
        return ViewArea(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
      })
  }
}
