internal import Rendering

extension AnnotationChoice {
  /// The annotation as recipes have it.
  var node: Node {
    var pairs: [Node.Pair] = []
    func add(_ key: String, _ value: Node?) {
      if let value { pairs.append(Node.Pair(key: key, keyPlace: .word(""), value: value)) }
    }
    func word(_ text: String?) -> Node? { text.map(Node.init(made:)) }
    func list(_ points: [Annotation.Point]) -> Node { Node(.list(points.map(Self.node))) }
    switch annotation.figure {
    case .label(let at):
      add("label", word(text))
      add("at", Self.node(at))
    case .arrow(let from, let to):
      add("arrow", list([from, to]))
      add("label", word(text))
      add("at", annotation.textPoint.map(Self.node))
    case .line(let points): add("line", list(points))
    case .area(let points): add("area", list(points))
    case .box(let column, let row, let columns, let rows):
      add("box", Node(.list([column, row, columns, rows].map { Node(made: String($0)) })))
    }
    add("on", annotation.isOnPicture ? word("picture") : nil)
    add("from", word(annotation.first.map { String($0) }))
    add("to", word(annotation.last.map { String($0) }))
    add("fade", annotation.fade > 0 ? word(String(annotation.fade)) : nil)
    add("move", annotation.move == .zero ? nil : Self.node(annotation.move))
    add("color", word(annotation.colour?.written))
    add("opacity", word(annotation.alpha.map(Self.text)))
    add("size", word(annotation.size.map { String($0) }))
    add("zoom", word(annotation.zoom.map(Self.text)))
    add(
      "seen",
      annotation.zoomRange.map { Self.node([$0.lowerBound, $0.upperBound]) })
    add("within", word(annotation.distance.map(Self.text)))
    add("anchor", word(annotation.anchor?.rawValue))
    add("halo", annotation.hasHalo ? nil : word("false"))
    add("turn", annotation.turn == 0 ? nil : word(Self.text(annotation.turn)))
    return Node(.map(pairs))
  }

  private static func node(_ point: Annotation.Point) -> Node {
    Node(.list([point.x, point.y].map { Node(made: text($0)) }))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
