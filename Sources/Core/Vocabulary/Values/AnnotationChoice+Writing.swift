internal import TerrariumPictures

extension AnnotationChoice {
  var node: Node {
    var pairs: [Node.Pair] = []
    func add(_ key: String, _ value: Node?) {
      if let value { pairs.append(Node.Pair(key: key, value: value)) }
    }
    func word(_ text: String?) -> Node? { text.map(Node.init(made:)) }
    func list(_ points: [Annotation.Point]) -> Node { Node(.list(points.map(Self.node))) }
    switch annotation.shape {
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
      add("box", Node(made: [column, row, columns, rows]))
    }
    add("on", annotation.isOnPicture ? word("picture") : nil)
    add("from", word(annotation.first.map { String($0) }))
    add("to", word(annotation.last.map { String($0) }))
    add("fade", annotation.fade > 0 ? word(String(annotation.fade)) : nil)
    add("move", annotation.move == .zero ? nil : Self.node(annotation.move))
    add("color", word(annotation.colour?.written))
    add("opacity", word(annotation.alpha?.written))
    add("size", word(annotation.size.map { String($0) }))
    add("zoom", word(annotation.zoom?.written))
    add("seen", annotation.zoomRange.map { Node(made: [$0.lowerBound, $0.upperBound]) })
    add("within", word(annotation.distance?.written))
    add("anchor", word(annotation.anchor?.rawValue))
    add("halo", annotation.hasHalo ? nil : word("false"))
    add("turn", annotation.turn == 0 ? nil : word(annotation.turn.written))
    return Node(.map(pairs))
  }

  private static func node(_ point: Annotation.Point) -> Node { Node(made: [point.x, point.y]) }
}
