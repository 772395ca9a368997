package import TerrariumBasics

extension Apgcode {
  /// The kinds of objects that codes draw.
  package enum Kind: Hashable, Sendable {
    case still
    case oscillator(period: Int)
    case spaceship(period: Int)
  }

  /// The largest box that a code draws, with a margin, and the longest text for one.
  private static let (largestBox, longestBody) = (40_000, 1_280)

  /// The code of an object: the shortest of all texts for its generations in all orientations, and
  /// of these the first in alphabetical order.
  ///
  /// What is too large to be drawn has a code without cells: `ov_p30`.
  ///
  /// - Parameters:
  ///   - phases: Its generations, as grids of 0 and 1 without dead margins; those that no code draws
  ///     may be left out.
  ///   - population: The number of its cells in the first generation; nil if that is the first grid.
  ///   - kind: What it is.
  ///   - turns: True if turned and reflected it is the same thing.
  /// - Returns: The text, such as `xp2_7`.
  package static func text(
    of phases: [StateGrid], population: Int? = nil, kind: Kind, turns: Bool = true
  ) -> String {
    let population = population ?? phases.first?.states.reduce(0) { $0 + Int($1) } ?? 0
    guard population > 0 else { return "xs0_0" }
    let head =
      switch kind {
      case .still: "s\(population)"
      case .oscillator(let period): "p\(period)"
      case .spaceship(let period): "q\(period)"
      }
    guard let body = body(of: phases, turns: turns) else { return "ov_\(head)" }
    return "x\(head)_\(body)"
  }

  /// True if a code can draw a box of cells.
  package static func draws(_ box: GridSize) -> Bool {
    (box.columns + 2) * (box.rows + 2) <= largestBox
  }

  /// The cells of the code of some generations; nil if all are too large.
  package static func body(of phases: [StateGrid], turns: Bool = true) -> String? {
    var best: [UInt8]?
    for phase in phases where draws(phase.size) {
      for orientation in Orientation.all(of: phase.size, turns: turns) {
        let text = letters(of: phase, orientation)
        guard text.count <= longestBody else { continue }
        if best.map({ isBefore(text, $0) }) ?? true { best = text }
      }
    }
    return best.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isBefore(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }

  /// A way to walk through a grid: strips side by side, each column by column.
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

  /// The digits and small letters, by their value.
  static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  private static func letters(of grid: StateGrid, _ way: Orientation) -> [UInt8] {
    var text: [UInt8] = []
    for strip in stride(from: 0, to: way.breadth, by: 5) {
      if strip > 0 { text.append(UInt8(ascii: "z")) }
      var gap = 0
      for column in 0..<way.length {
        var bits = 0
        for row in 0..<min(5, way.breadth - strip) {
          let place = way.start + column * way.along + (strip + row) * way.across
          bits |= Int(grid.states[place]) << row
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

  /// Blank columns before a column with cells.
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
