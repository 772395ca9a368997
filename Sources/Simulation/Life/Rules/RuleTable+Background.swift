extension RuleTable {
  /// True if a dead cell among dead cells comes alive: then an empty plane does not stay empty.
  package var hasB0: Bool { self[Neighbourhood(bits: 0)] }

  /// The state in the next generation of a background in a state, 0 or 1.
  package func next(background: UInt8) -> UInt8 {
    self[Neighbourhood(bits: background == 0 ? 0 : 511)] ? 1 : 0
  }

  /// The table that steps a field of *differences from the background*: it takes differences from
  /// `background` to differences from the background of the next generation.
  ///
  /// An empty field stays empty under it, so that a plane needs to look only where something is.
  package func ofDifferences(from background: UInt8) -> RuleTable {
    let mask: UInt16 = background == 0 ? 0 : 511
    let flips = next(background: background) != 0
    return RuleTable { self[Neighbourhood(bits: $0.bits ^ mask)] != flips }
  }
}
