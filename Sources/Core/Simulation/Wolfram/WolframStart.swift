/// Line 0 of an automaton.
package enum WolframStart: Hashable, Sendable {
  /// These cells in the centre, and everything else in state 0, or on the plane in that of a
  /// background.
  case cells([UInt8], background: UInt8 = 0)
  /// Each column in a state above 0 with a probability of `chances` in `total`, drawn from the
  /// stream `init`.
  case random(chances: Int, total: Int)

  /// One live cell in the centre.
  package static let single = WolframStart.cells([1])

  /// The number of columns that it needs; a bounded line must have as many.
  package var width: Int {
    guard case .cells(let cells, _) = self else { return 0 }
    return cells.count
  }

  /// Parses cells written as digits and letters, in a number of colours.
  package init(parsing text: String, colors: Int = 2) throws(WolframStartError) {
    guard !text.isEmpty else { throw .empty }
    var cells: [UInt8] = []
    for character in text {
      guard
        let state = LineRule.letters.prefix(colors).firstIndex(where: {
          "\($0)" == character.lowercased()
        })
      else { throw .noColour(character, of: colors, column: cells.count + 1) }
      cells.append(UInt8(state))
    }
    self = .cells(cells)
  }

  /// The line, centred in the columns 0 ..< width; all other cells are background, or in state 0.
  /// Cells beyond the end of a bounded line are left out.
  func line(under rule: LineRule, width: Int, edges: Edges, seed: Seed) -> any AutomatonLine {
    let drawn = cells(width: width, colors: rule.colors, seed: seed)
    // Floor division, because a start wider than the columns extends on both sides of a plane.
    let left = (width - drawn.count) >> 1
    guard edges != .none else {
      let line = WholeLine(first: left, background: background, row: .bytes(drawn))
      return rule.makeLine(line, edges: edges)
    }
    var cells = [UInt8](repeating: 0, count: width)
    for (place, state) in drawn.enumerated() where cells.indices.contains(left + place) {
      cells[left + place] = state
    }
    return rule.makeLine(WholeLine(first: 0, row: .bytes(cells)), edges: edges)
  }

  private var background: UInt8 {
    if case .cells(_, let background) = self { background } else { 0 }
  }

  private func cells(width: Int, colors: Int, seed: Seed) -> [UInt8] {
    switch self {
    case .cells(let cells, _): return cells
    case .random(let chances, let total):
      var stream = seed.stream("init")
      return (0..<width).map { _ in
        guard stream.happens(chances, in: total) else { return 0 }
        return colors == 2 ? 1 : UInt8(1 + stream.draw(below: colors - 1))
      }
    }
  }
}

/// A fault in a start; columns start at 1.
package enum WolframStartError: Error, Hashable {
  /// The start has no cells.
  case empty
  /// A character is not one of the rule's colours.
  case noColour(Character, of: Int, column: Int)
  /// The start has more cells than a bounded line.
  case longerThanLine(cells: Int, columns: Int)
}
