/// Langton's ant (1986): it turns right on a white cell and left on a black one, flips the cell,
/// and moves forward.
///
/// States 0 and 1 are white and black. An ant on white is 2 to 5, on black 6 to 9, heading north,
/// east, south, west. Ants that would meet on a cell disappear.
struct LangtonsAnt: LocalRule {
  var stateCount: Int { 10 }
  var reach: Reach { .vonNeumann }

  static let name = "Langtons-Ant"

  func next(_ around: Around) -> UInt8 {
    let isBlack = around.centre == 1 || 2...5 ~= around.centre
    // The ant that heads here after its turn: southwards from the north, and so on.
    let arriving = [
      (around.south, UInt8(0)), (around.west, 1), (around.north, 2), (around.east, 3),
    ].filter { Self.heading(of: $0.0) == $0.1 }
    guard arriving.count == 1 else { return isBlack ? 1 : 0 }
    return (isBlack ? 6 : 2) + arriving[0].1
  }

  /// The heading of an ant; nil for a cell without one.
  private static func heading(of state: UInt8) -> UInt8? {
    switch state {
    case 2...5: (state - 2 + 1) & 3
    case 6...9: (state - 6 + 3) & 3
    default: nil
    }
  }
}
