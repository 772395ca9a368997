package import Simulation

/// What pictures show.
package enum ViewChoice: Hashable, Sendable {
  /// What the film shows by itself.
  case none
  case rectangle(CellRect)
  /// Whatever lives.
  case follow
}

extension ValueType where Value == ViewChoice {
  /// A rectangle, `follow`, or `none`.
  static var view: Self {
    let rectangle = ValueType<CellRect>.rectangle
    return ValueType(
      placeholder: rectangle.placeholder, expected: "\(rectangle.expected), or follow, or none",
      choices: ["follow", "none"],
      schema: #"{"oneOf": [\#(rectangle.schema), {"enum": ["follow", "none"]}]}"#
    ) { node throws(Refusal) in
      switch node.text {
      case "follow": .follow
      case "none": .none
      default: .rectangle(try rectangle.read(node))
      }
    }
  }
}
