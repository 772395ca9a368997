/// The tree of a rule when the cells of some columns are known.
struct TreeParts: CountedParts {
  /// The remaining tree, or for the columns after the first, their cells.
  struct Part: Hashable {
    var node: Int32 = 0
    var cells = Around(ring: 0, centre: 0)
  }

  /// A node, or a state as its complement.
  typealias Node = Int32

  var numbers = ColumnNumbers<Part>()
  private let stateCount: Int
  private let root: Node
  private var levels: [Int]
  private var children: [[Node]]
  private var nodes: [[Node]: Node] = [:]
  private var known: [Question: Node] = [:]

  private struct Question: Hashable {
    let node: Node
    let level: Int
    let state: UInt8
  }

  /// The level that tests each place, from the leaves up; nil for places that are not tested.
  private let levelOfPlace: [Int?]

  init(_ rule: TreeRule) {
    (stateCount, root) = (rule.stateCount, Node(rule.root))
    (levels, children) = rule.nodes()
    levelOfPlace = ColumnPlace.all.map(rule.level)
    for node in children.indices {
      nodes[Self.key(levels[node], children[node])] = Node(node)
    }
  }

  private static func key(_ level: Int, _ children: [Node]) -> [Node] { [Node(level)] + children }

  mutating func part(of column: Int, _ around: Around) -> Part {
    let cells = around.cells(of: column)
    return column == 0 ? Part(node: rest(root, after: cells, in: 0)) : Part(cells: cells)
  }

  mutating func joined(_ west: Part, _ middle: Part) -> Part {
    Part(node: rest(west.node, after: middle.cells, in: 1))
  }

  func next(_ first: Part, _ east: Part) -> UInt8 {
    var node = first.node
    while node >= 0 {
      let level = levels[Int(node)]
      let place = (6..<9).first { levelOfPlace[$0] == level } ?? 7
      node = children[Int(node)][Int(east.cells[place])]
    }
    return UInt8(~node)
  }

  /// The remaining tree when the cells of a column are known.
  private mutating func rest(_ node: Node, after cells: Around, in column: Int) -> Node {
    var node = node
    for place in column * 3..<column * 3 + 3 {
      if let level = levelOfPlace[place] { node = rest(node, level, cells[place]) }
    }
    return node
  }

  /// The remaining tree when the cell of a level has a known state.
  private mutating func rest(_ node: Node, _ level: Int, _ state: UInt8) -> Node {
    guard node >= 0, levels[Int(node)] >= level else { return node }
    if levels[Int(node)] == level { return children[Int(node)][Int(state)] }
    let question = Question(node: node, level: level, state: state)
    if let known = known[question] { return known }
    var rests: [Node] = []
    for child in children[Int(node)] { rests.append(rest(child, level, state)) }
    let result = number(levels[Int(node)], rests)
    known[question] = result
    return result
  }

  /// The node with some children, or their common value if they are all equal.
  private mutating func number(_ level: Int, _ rests: [Node]) -> Node {
    if rests.allSatisfy({ $0 == rests[0] }) { return rests[0] }
    let key = Self.key(level, rests)
    if let node = nodes[key] { return node }
    levels.append(level)
    children.append(rests)
    nodes[key] = Node(levels.count - 1)
    return Node(levels.count - 1)
  }
}

extension TreeRule: ColumnRule {
  func makeParts() -> TreeParts { TreeParts(self) }

  func likes(at place: Int) -> [UInt8] {
    guard let level = level(of: place) else { return [UInt8](repeating: 0, count: stateCount) }
    let (levels, children) = nodes()
    let asking = children.indices.filter { levels[$0] == level }.map { children[$0] }
    return (0..<stateCount).firstAlike { state in asking.map { $0[state] } }
  }
}
