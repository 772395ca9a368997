package import TerrariumBasics

extension Apgcode {
  /// The kinds of objects whose codes contain cells.
  package enum Kind: Hashable, Sendable {
    case still
    case oscillator(period: Int)
    case spaceship(period: Int)
  }

  /// The orientations in which a pattern is the same object.
  package enum Symmetry: Hashable, Sendable {
    /// Only the given one.
    case none
    /// The eight of squares.
    case squares
    /// The twelve of hexagons, where each row is shifted half a cell to the right of the one above.
    case hexagons
  }

  /// The largest box that a code draws, with a margin, and the longest text for one.
  private static let (largestBox, longestBody) = (40_000, 1_280)

  /// Returns the code of an object: the shortest text over its generations and orientations, and of
  /// equally short ones the first in alphabetical order.
  ///
  /// An object that is too large has a code without cells: `ov_p30`.
  ///
  /// - Parameters:
  ///   - phases: Its generations, as grids of states without dead margins; those too large for a
  ///     code may be left out.
  ///   - population: The number of its cells in the first generation; nil if that is the first
  ///     grid.
  ///   - kind: The kind of object.
  ///   - symmetry: The orientations in which it is the same object.
  ///   - stateCount: The number of states. Those from 2 on are dying cells.
  /// - Returns: The text, such as `xp2_7`.
  package static func text(
    of phases: [StateGrid], population: Int? = nil, kind: Kind, symmetry: Symmetry = .squares,
    stateCount: Int = 2
  ) -> String {
    let population =
      population ?? phases.first.map { grid in grid.states.count { $0 != 0 } } ?? 0
    guard population > 0 else { return "xs0_0" }
    let head =
      switch kind {
      case .still: "s\(population)"
      case .oscillator(let period): "p\(period)"
      case .spaceship(let period): "q\(period)"
      }
    guard let body = body(of: phases, symmetry: symmetry, stateCount: stateCount) else {
      return "ov_\(head)"
    }
    return "x\(head)_\(body)"
  }

  /// True if a code can draw a box of this size.
  package static func draws(_ box: GridSize) -> Bool {
    (box.columns + 2) * (box.rows + 2) <= largestBox
  }

  /// The cells in the code of some generations; nil if all are too large.
  package static func body(
    of phases: [StateGrid], symmetry: Symmetry = .squares, stateCount: Int = 2
  ) -> String? {
    var best: [UInt8]?
    for phase in phases where draws(phase.size) {
      let images = symmetry == .hexagons ? phase.imagesOnHexagons : [phase]
      for image in images {
        let numbers = image.states.map { number(ofState: Int($0), of: stateCount) }
        for orientation in Orientation.all(of: image.size, turns: symmetry == .squares) {
          let text = letters(of: numbers, orientation)
          guard text.count <= longestBody else { continue }
          if best.map({ isBefore(text, $0) }) ?? true { best = text }
        }
      }
    }
    return best.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The number whose bits a code draws for a state: 1 for state 1, and for dying cells the number
  /// of remaining generations, as in lifelib.
  package static func number(ofState state: Int, of stateCount: Int) -> Int {
    state < 2 ? state : 4 * (stateCount - state) - 2
  }

  private static func isBefore(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }

  /// A way to walk through a grid: in strips, column by column.
  private struct Orientation {
    let length: Int
    let breadth: Int
    let start: Int
    /// The steps to the next column, and to the next row of a strip.
    let along: Int
    let across: Int

    static func all(of size: GridSize, turns: Bool) -> [Orientation] {
      let (width, height) = (size.columns, size.rows)
      let (right, bottom) = (width - 1, (height - 1) * width)
      func upright(_ start: Int, _ along: Int, _ across: Int) -> Orientation {
        Orientation(length: width, breadth: height, start: start, along: along, across: across)
      }
      func lying(_ start: Int, _ along: Int, _ across: Int) -> Orientation {
        Orientation(length: height, breadth: width, start: start, along: along, across: across)
      }
      guard turns else { return [upright(0, 1, width)] }
      return [
        upright(0, 1, width), upright(right, -1, width), upright(bottom, 1, -width),
        upright(right + bottom, -1, -width), lying(0, width, 1), lying(right, width, -1),
        lying(bottom, -width, 1), lying(right + bottom, -width, -1),
      ]
    }
  }

  /// The digits and lower-case letters, by their value.
  static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// The planes of a grid's numbers: that of live cells, and those of dying ones, without trailing
  /// empty planes.
  private static func letters(of numbers: [Int], _ way: Orientation) -> [UInt8] {
    let planes = Int.bitWidth - (numbers.max() ?? 0).leadingZeroBitCount
    guard planes > 1 else { return letters(of: numbers, way, plane: 0) }
    let texts = (0..<planes).map { plane -> [UInt8] in
      let text = letters(of: numbers, way, plane: plane)
      return text.isEmpty ? [digits[0]] : text
    }
    return Array(texts.joined(separator: [UInt8(ascii: "_")]))
  }

  private static func letters(
    of numbers: [Int], _ way: Orientation, plane: Int
  ) -> [UInt8] {
    var text: [UInt8] = []
    for strip in stride(from: 0, to: way.breadth, by: 5) {
      if strip > 0 { text.append(UInt8(ascii: "z")) }
      var gap = 0
      for column in 0..<way.length {
        var bits = 0
        for row in 0..<min(5, way.breadth - strip) {
          let place = way.start + column * way.along + (strip + row) * way.across
          bits |= (numbers[place] >> plane & 1) << row
        }
        guard bits != 0 else {
          gap += 1
          continue
        }
        add(gap: gap, to: &text)
        gap = 0
        text.append(digits[bits])
      }
    }
    while text.last == UInt8(ascii: "z") { text.removeLast() }
    return text
  }

  /// Adds blank columns before a column with cells.
  private static func add(gap: Int, to text: inout [UInt8]) {
    var gap = gap
    while gap >= 40 {
      text += "yz".utf8
      gap -= 39
    }
    switch gap {
    case 0: break
    case 1: text.append(digits[0])
    case 2: text.append(UInt8(ascii: "w"))
    case 3: text.append(UInt8(ascii: "x"))
    default: text += [UInt8(ascii: "y"), digits[gap - 4]]
    }
  }
}

extension StateGrid {
  /// The twelve images of its cells, rotated and reflected on hexagons, each in the smallest box.
  fileprivate var imagesOnHexagons: [StateGrid] {
    var cells: [(x: Int, y: Int, state: UInt8)] = []
    for (place, state) in states.enumerated() where state != 0 {
      cells.append((place % size.columns, place / size.columns, state))
    }
    var images: [StateGrid] = []
    for _ in 0..<6 {
      cells = cells.map { ($0.x - $0.y, $0.x, $0.state) }
      images += [StateGrid(around: cells), StateGrid(around: cells.map { ($0.y, $0.x, $0.state) })]
    }
    return images
  }

  /// Creates the smallest grid around some cells.
  private init(around cells: [(x: Int, y: Int, state: UInt8)]) {
    let (columns, rows) = (cells.map(\.x), cells.map(\.y))
    let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
    self.init(
      size: GridSize(columns: (columns.max() ?? -1) - left + 1, rows: (rows.max() ?? -1) - top + 1))
    for cell in cells { self[cell.x - left, cell.y - top] = cell.state }
  }
}
