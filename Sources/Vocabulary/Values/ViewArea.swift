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
      write: { area in
        Node(
          .list(
            [area.x, area.y, area.width, area.height].map {
              Node(made: $0 == $0.rounded() ? String(Int($0)) : "\($0)")
            }))
      }
    ) { node throws(Refusal) in
      let parts = node.numberParts
      let reach = Double(Limits.reach)
      guard parts.count == 4, parts.allSatisfy({ abs($0) <= reach }),
        parts[2] >= 1e-3, parts[3] >= 1e-3
      else { throw .unexpected }
      return ViewArea(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
  }
}

extension Node {
  /// The numbers of a list, or of a text with commas; none if one of them is none.
  fileprivate var numberParts: [Double] {
    let texts = parts.map(\.text)
    let numbers = texts.compactMap { text -> Double? in
      guard text.allSatisfy({ $0.isASCII && ($0.isNumber || ".-e".contains($0)) }) else {
        return nil
      }
      return Double(text)
    }
    return numbers.count == texts.count ? numbers : []
  }
}
