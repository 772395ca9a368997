/// Any two-state rule on the 3×3 neighbourhood: the next state of the cell for each of its 512
/// forms.
package struct RuleTable: Hashable, Sendable {
  /// The 512 answers, that of neighbourhood `n` at bit `n % 64` of word `n / 64`.
  package internal(set) var words: SIMD8<UInt64> = .zero

  init(words: SIMD8<UInt64>) { self.words = words }

  /// Creates the table of a function over the neighbourhood.
  ///
  /// Conway's Life is one line:
  ///
  ///     RuleTable { $0.liveNeighbours == 3 || $0.isAlive && $0.liveNeighbours == 2 }
  package init(_ livesNext: (Neighbourhood) -> Bool) {
    for bits in 0..<UInt16(512) where livesNext(Neighbourhood(bits: bits)) {
      words[Int(bits >> 6)] |= 1 << UInt64(bits & 63)
    }
  }

  /// True if the cell of a neighbourhood is alive in the next generation.
  package subscript(neighbourhood: Neighbourhood) -> Bool {
    words[Int(neighbourhood.bits >> 6)] >> UInt64(neighbourhood.bits & 63) & 1 != 0
  }

  /// Conway's Life, B3/S23.
  package static let life = RuleTable {
    $0.liveNeighbours == 3 || $0.isAlive && $0.liveNeighbours == 2
  }

  /// True if a dead cell among dead cells is born, so that an empty plane does not stay empty.
  package var hasB0: Bool { self[Neighbourhood(bits: 0)] }

  /// The next state of a background, 0 or 1.
  package func next(background: UInt8) -> UInt8 {
    self[Neighbourhood(bits: background == 0 ? 0 : 511)] ? 1 : 0
  }

  /// The table that steps a field of *differences from the background*: it maps differences from
  /// `background` to differences from the next background.
  ///
  /// An empty field stays empty under it, so a plane is only stepped where it differs.
  package func ofDifferences(from background: UInt8) -> RuleTable {
    let mask: UInt16 = background == 0 ? 0 : 511
    let flips = next(background: background) != 0
    return RuleTable { self[Neighbourhood(bits: $0.bits ^ mask)] != flips }
  }
}
