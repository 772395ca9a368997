package import TerrariumBasics
package import TerrariumPictures

/// The view of pictures.
package enum ViewChoice: Hashable, Sendable {
  /// The film's own view.
  case none
  case rectangle(CellRect)
  /// The live cells.
  case follow
  /// The part of the field that everything stays in, except ships that fly away for ever.
  case home
  /// All cells that have been alive since the film began.
  case history
}

extension ValueType where Value == ViewChoice {
  /// A rectangle, `follow`, `home`, `history`, or `none`.
  package static var view: Self {
    let rectangle = ValueType<CellRect>.rectangle
    return ValueType(
      placeholder: rectangle.placeholder,
      expected: "\(rectangle.expected), or follow, or home, or history, or none",
      choices: ["follow", "home", "history", "none"],
      schema:
        #"{"oneOf": [\#(rectangle.schema), {"enum": ["follow", "home", "history", "none"]}]}"#,
      write: { choice in
        switch choice {
        case .none: Node(made: "none")
        case .follow: Node(made: "follow")
        case .home: Node(made: "home")
        case .history: Node(made: "history")
        case .rectangle(let area): Node(made: [area.x, area.y, area.width, area.height])
        }
      }
    ) { node throws(Refusal) in
      switch node.text {
      case "follow": .follow
      case "home": .home
      case "history": .history
      case "none": .none
      default: .rectangle(try rectangle.read(node))
      }
    }
  }
}

extension ValueType where Value == VisibleArea {
  /// `x,y,w,h`, or in files `[x, y, w, h]`, with fractions.
  package static var visibleArea: ValueType<VisibleArea> {
    ValueType(
      placeholder: "X,Y,W,H", expected: "a rectangle x,y,w,h such as 2,2,10,5",
      schema: JSONSchema.list(of: 4, "number"),
      write: { Node(made: [$0.x, $0.y, $0.width, $0.height]) }
    ) { node throws(Refusal) in
      guard let parts = node.placeNumbers, parts.count == 4, parts[2] >= 1e-3, parts[3] >= 1e-3
      else { throw node.refusalOfPlace }
      return VisibleArea(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
  }
}
