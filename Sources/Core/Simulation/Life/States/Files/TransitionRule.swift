internal import Synchronization

/// The cells that the lines of a table name, in order.
package enum TableNeighbourhood: String, CaseIterable {
  case vonNeumann
  case moore = "Moore"
  case hexagonal
  case oneDimensional

  /// The places of a ring's bytes in the order of a line, without the cell itself.
  package var places: [UInt64] {
    switch self {
    case .vonNeumann: [1, 4, 6, 3]
    case .moore: [1, 2, 4, 7, 6, 5, 3, 0]
    case .hexagonal: [1, 4, 7, 6, 3, 0]
    case .oneDimensional: [3, 4]
    }
  }

  var reach: Reach {
    switch self {
    case .vonNeumann, .oneDimensional: .vonNeumann
    case .moore: .moore
    case .hexagonal: .hexagonal
    }
  }

  /// The images of the ring under a symmetry: the cell at each place. Nil if the neighbourhood does
  /// not have it, and for permutations.
  func images(_ symmetry: String) -> [[Int]]? {
    let count = places.count
    func turned(_ ring: [Int], by steps: Int) -> [Int] {
      ring.indices.map { ring[($0 + steps) % count] }
    }
    let plain = Array(0..<count)
    let mirrored = plain.map { (count - $0) % count }
    func rotations(_ order: Int) -> [[Int]] {
      (0..<order).map { turned(plain, by: $0 * count / order) }
    }
    switch symmetry {
    case "none": return [plain]
    case "reflect" where self == .oneDimensional: return [plain, [1, 0]]
    case "reflect_horizontal" where self == .vonNeumann || self == .moore:
      return [plain, mirrored]
    default: break
    }
    guard self != .oneDimensional, symmetry.hasPrefix("rotate") else { return nil }
    let rest = symmetry.dropFirst(6)
    let reflects = rest.hasSuffix("reflect")
    guard let order = Int(reflects ? rest.dropLast(7) : rest), order > 1, count % order == 0 else {
      return nil
    }
    let images = rotations(order)
    return reflects ? images + images.map { $0.map { mirrored[$0] } } : images
  }

  /// The symmetries that a line may name.
  var symmetries: [String] {
    let numbers = [2, 3, 4, 6, 8].filter { places.count % $0 == 0 && places.count > 2 }
    let names =
      ["none", "reflect", "reflect_horizontal"]
      + numbers.flatMap { ["rotate\($0)", "rotate\($0)reflect"] }
    return names.filter { images($0) != nil } + ["permute"]
  }
}

/// A rule as a list of transitions, of which the first match applies.
///
/// For each cell and state, a row of bits has the transitions that allow it; the intersection of
/// all rows of a neighbourhood matches.
package final class TransitionRule: LocalRule {
  package let stateCount: Int
  let neighbourhood: TableNeighbourhood
  private let places: [UInt64]
  private let results: [UInt8]
  private let words: Int
  private let bits: [UInt64]

  /// An expanded transition: the possible states of each cell, the cell itself first.
  package struct Transition {
    let cells: [StateSet]
    let result: UInt8

    package init(cells: [StateSet], result: UInt8) {
      (self.cells, self.result) = (cells, result)
    }
  }

  package init(stateCount: Int, neighbourhood: TableNeighbourhood, _ transitions: [Transition]) {
    self.stateCount = stateCount
    self.neighbourhood = neighbourhood
    places = neighbourhood.places
    results = transitions.map(\.result)
    let words = (transitions.count + 63) / 64
    self.words = words
    var bits = [UInt64](
      repeating: 0, count: words * stateCount * (places.count + 1))
    for (number, transition) in transitions.enumerated() {
      for (cell, states) in transition.cells.enumerated() {
        states.forEach { state in
          bits[(cell * stateCount + Int(state)) * words + number >> 6] |= 1 << UInt64(number & 63)
        }
      }
    }
    self.bits = bits
  }

  package var reach: Reach { neighbourhood.reach }

  package func next(_ around: Around) -> UInt8 {
    unsafe bits.withUnsafeBufferPointer { bits in
      for word in 0..<words {
        var fits = unsafe bits[Int(around.centre) &* words &+ word]
        for (cell, place) in places.enumerated() {
          let row = (cell &+ 1) &* stateCount &+ Int(around.state(place))
          fits &= unsafe bits[row &* words &+ word]
        }
        if fits != 0 { return results[word * 64 + fits.trailingZeroBitCount] }
      }
      return around.centre
    }
  }
}

/// A table whose neighbours may be in any order.
package final class PermutedRule: LocalRule {
  package let stateCount: Int
  let neighbourhood: TableNeighbourhood
  private let places: [UInt64]
  private let transitions: [TransitionRule.Transition]

  /// The next states of neighbourhoods whose states are in ascending order.
  private let seen: Mutex<[Around: UInt8]> = Mutex([:])

  private static let memory = 1 << 20

  package init(
    stateCount: Int, neighbourhood: TableNeighbourhood,
    _ transitions: [TransitionRule.Transition]
  ) {
    self.stateCount = stateCount
    self.neighbourhood = neighbourhood
    self.transitions = transitions
    places = neighbourhood.places
  }

  package var reach: Reach { neighbourhood.reach }

  package func next(_ around: Around) -> UInt8 {
    let states = places.map { around.state($0) }.sorted()
    var key = Around(ring: 0, centre: around.centre)
    for (place, state) in states.enumerated() { key.ring |= UInt64(state) << UInt64(8 * place) }
    if let known = seen.withLock({ $0[key] }) { return known }
    let result = Self.next(of: around.centre, among: states, transitions)
    seen.withLock { seen in
      if seen.count >= Self.memory { seen.removeAll() }
      seen[key] = result
    }
    return result
  }

  private static func next(
    of centre: UInt8, among states: [UInt8], _ transitions: [TransitionRule.Transition]
  ) -> UInt8 {
    let fitting = transitions.first {
      $0.cells[0].contains(centre) && fits(states, $0.cells)
    }
    return fitting?.result ?? centre
  }

  /// True if each state can be assigned its own place that accepts it.
  private static func fits(_ states: [UInt8], _ cells: [StateSet]) -> Bool {
    var seats = Seats(states: states, cells: cells)
    return states.indices.allSatisfy {
      seats.tried = 0
      return seats.seat($0)
    }
  }

  /// The assignment of places so far.
  private struct Seats {
    let states: [UInt8]
    let cells: [StateSet]
    /// The number of the state at each place, from 1 on.
    var holders = SIMD16<UInt8>.zero
    /// The places tried for the current state.
    var tried: UInt16 = 0

    /// Assigns a place to a state; earlier ones may be reassigned.
    mutating func seat(_ number: Int) -> Bool {
      for place in 1..<cells.count
      where tried >> UInt16(place) & 1 == 0 && cells[place].contains(states[number]) {
        tried |= 1 << UInt16(place)
        guard holders[place] == 0 || seat(Int(holders[place]) - 1) else { continue }
        holders[place] = UInt8(number + 1)
        return true
      }
      return false
    }
  }
}

/// A set of states.
package struct StateSet: Hashable {
  private var words = SIMD4<UInt64>.zero

  package init(_ states: some Sequence<UInt8>) {
    for state in states { words[Int(state >> 6)] |= 1 << UInt64(state & 63) }
  }

  /// Calls a function with each state, in ascending order.
  func forEach(_ body: (UInt8) -> Void) {
    for place in 0..<4 {
      var rest = words[place]
      while rest != 0 {
        body(UInt8(place << 6 | rest.trailingZeroBitCount))
        rest &= rest &- 1
      }
    }
  }

  func contains(_ state: UInt8) -> Bool {
    words[Int(state >> 6)] >> UInt64(state & 63) & 1 != 0
  }
}
