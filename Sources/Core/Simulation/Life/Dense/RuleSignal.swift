internal import CTerrariumKernels

/// A bit that a step can test: a cell of the neighbourhood, or a count over several cells.
package struct RuleSignal: Sendable {
  /// The neighbourhoods in which it is set.
  package let table: SIMD8<UInt64>

  /// The plane where kernels store it, and the groups that it is made from, as bits.
  let plane: Int32
  let groups: Int32

  /// The cost of each group for the kernels, in steps.
  static let costs = [9, 3, 3, 8, 5, 5, 7, 7]

  /// The end of the planes that kernels know.
  static let end = Int32(PROGRAM_SIGNALS) + 64 * Int32(all.count - 9)

  /// The nine places, row by row, and the signals in the order of the kernels.
  package static let all: [RuleSignal] = {
    let places = (0..<9).map { place in
      RuleSignal(
        table: RuleTable { $0[place % 3 - 1, place / 3 - 1] }.words,
        plane: Int32(place % 3 * 80 + place / 3 * 8), groups: 0)
    }
    let made: [(Int32, (Neighbourhood) -> Bool)] =
      (0..<4).map { bit in (0, { $0.liveNeighbours >> bit & 1 != 0 }) }
      + (0..<3).map { bit in (1, { count($0, edges) >> bit & 1 != 0 }) }
      + [
        (1, { opposite($0, edges) == [1, 1] }), (1, { isLine(opposite($0, edges)) }),
        (2, { opposite($0, corners) == [1, 1] }), (2, { isLine(opposite($0, corners)) }),
      ]
      + (0..<3).map { bit in (3, { count($0, hexagon) >> bit & 1 != 0 }) }
      + [
        (4, { row(of: 2, true, $0) }), (5, { row(of: 2, false, $0) }),
        (6, { row(of: 3, true, $0) }), (7, { row(of: 3, false, $0) }),
      ]
    return places
      + made.enumerated().map { index, signal in
        RuleSignal(
          table: RuleTable(signal.1).words, plane: Int32(PROGRAM_SIGNALS) + 64 * Int32(index),
          groups: 1 << signal.0)
      }
  }()

  /// The places around a cell in circular order.
  private static let ring = [
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
  ]
  private static let corners = [ring[0], ring[2], ring[4], ring[6]]
  private static let edges = [ring[1], ring[3], ring[5], ring[7]]
  private static let hexagon = [ring[0], ring[1], ring[3], ring[4], ring[5], ring[7]]

  private static func count(_ around: Neighbourhood, _ places: [(Int, Int)]) -> Int {
    places.count { around[$0.0, $0.1] }
  }

  /// The numbers of live cells in two opposite places of four, and in the other two.
  private static func opposite(_ around: Neighbourhood, _ places: [(Int, Int)]) -> [Int] {
    [count(around, [places[0], places[2]]), count(around, [places[1], places[3]])]
  }

  /// True if both cells of exactly one pair are alive.
  private static func isLine(_ pairs: [Int]) -> Bool { pairs.count { $0 == 2 } == 1 }

  /// True if a number of consecutive places are all alive, or all dead.
  private static func row(of length: Int, _ live: Bool, _ around: Neighbourhood) -> Bool {
    ring.indices.contains { start in
      (0..<length).allSatisfy { step in
        let place = ring[(start + step) % 8]
        return around[place.0, place.1] == live
      }
    }
  }
}
