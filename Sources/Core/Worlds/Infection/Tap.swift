internal import TerrariumBasics
internal import TerrariumVocabulary

/// The people of a tap: one, all in a rectangle, or some at random.
enum Tap: Hashable, Sendable {
  case cell(Cell)
  case rectangle(CellRect)
  case random(Int)
}

extension ValueType where Value == [Tap] {
  /// `x,y`, `x,y,w,h` or a number, `[x, y]`, `[x, y, w, h]` and lists of those; a text may be in
  /// YAML's flow style.
  static var taps: Self {
    ValueType(
      placeholder: "X,Y|X,Y,W,H|N",
      expected: "a cell x,y, a rectangle x,y,w,h, or a number of random people",
      schema: #"{"type": ["integer", "string", "array"], "#
        + #""minimum": 0, "maximum": \#(1 << 40), "#
        + #""pattern": "^ *(\\[.*|[0-9]+|-?[0-9]+, *-?[0-9]+((, *0*[1-9][0-9]*){2})?)$"}"#,
      write: written
    ) { node throws(Refusal) in
      guard case .list(let items) = node.content, node.place == .flag("--infect") else {
        return try taps(in: node.flow ?? node)
      }
      // A repeated flag is a list of texts.
      return try ValueType.taps.read(each: items).flatMap(\.self)
    }
  }

  private static func taps(in node: Node) throws(Refusal) -> [Tap] {
    guard case .list(let items) = node.content else { return [try tap(in: node)] }
    if let numbers = node.numbers(within: 1 << 40) {
      guard let tap = tap(of: numbers), items.count > 1 else { throw .unexpected }
      return [tap]
    }
    return try items.map { item throws(Refusal) in try tap(in: item) }
  }

  /// A list of lists, so that numbers of people are not mistaken for a place.
  @Sendable private static func written(_ taps: [Tap]) -> Node {
    let nodes = taps.map { tap in
      switch tap {
      case .cell(let cell): Node(made: [cell.x, cell.y])
      case .rectangle(let area): Node(made: [area.x, area.y, area.width, area.height])
      case .random(let count): Node(made: [count])
      }
    }
    return Node(.list(nodes))
  }

  private static func tap(in node: Node) throws(Refusal) -> Tap {
    guard let numbers = node.numbers(within: 1 << 40), let tap = tap(of: numbers) else {
      throw .unexpectedPart(node)
    }
    return tap
  }

  private static func tap(of numbers: [Int]) -> Tap? {
    switch numbers.count {
    case 1 where numbers[0] >= 0: return .random(numbers[0])
    case 2: return .cell(Cell(numbers[0], numbers[1]))
    case 4 where 1...Limits.reach ~= numbers[2] && 1...Limits.reach ~= numbers[3]:
      return .rectangle(
        CellRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return nil
    }
  }
}
