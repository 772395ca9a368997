/// Line 0 of an automaton of several colours.
package enum LineStart: Hashable, Sendable {
  /// These cells in the middle, everything else in colour 0.
  case cells([UInt8])
  /// Each column in a colour above 0 with `chances` in `total`, drawn from the stream `init`.
  case random(chances: Int, total: Int)

  /// The number of columns that it needs; a bounded line must have as many.
  package var width: Int {
    guard case .cells(let cells) = self else { return 0 }
    return cells.count
  }

  /// The cells that a text of digits and letters draws, in so many colours.
  package init(parsing text: String, colors: Int) throws(WolframStartError) {
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
}
