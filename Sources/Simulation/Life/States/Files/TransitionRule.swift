internal import Synchronization

/// Which cells the lines of a table name, in which order.
enum TableNeighbourhood: String, CaseIterable {
  case vonNeumann
  case moore = "Moore"
  case hexagonal
  case oneDimensional

  /// The places of a ring's bytes, in the order of a line, without the cell itself.
  var places: [UInt64] {
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

  /// The images of the ring under a symmetry: for each, which cell stands at each place. Nil where
  /// the neighbourhood has no such symmetry; any order of the cells is none of them.
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

/// A rule as a list of transitions, of which the first that fits holds.
///
/// For each cell and state a row of bits says which transitions allow it; what all rows of a
/// neighbourhood have in common fits.
final class TransitionRule: LocalRule {
  let stateCount: Int
  let neighbourhood: TableNeighbourhood
  private let results: [UInt8]
  private let words: Int
  private let bits: [UInt64]

  /// A transition written out: the states that each cell may have, the cell itself first.
  struct Transition {
    let cells: [StateSet]
    let result: UInt8
  }

  init(stateCount: Int, neighbourhood: TableNeighbourhood, _ transitions: [Transition]) {
    self.stateCount = stateCount
    self.neighbourhood = neighbourhood
    results = transitions.map(\.result)
    words = (transitions.count + 63) / 64
    var bits = [UInt64](
      repeating: 0, count: words * stateCount * (neighbourhood.places.count + 1))
    for (number, transition) in transitions.enumerated() {
      for (cell, states) in transition.cells.enumerated() {
        for state in 0..<stateCount where states.contains(UInt8(state)) {
          bits[(cell * stateCount + state) * words + number >> 6] |= 1 << UInt64(number & 63)
        }
      }
    }
    self.bits = bits
  }

  var reach: Reach { neighbourhood.reach }

  func next(_ around: Around) -> UInt8 {
    let places = neighbourhood.places
    return unsafe bits.withUnsafeBufferPointer { bits in
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

/// A table whose neighbours may stand in any order.
final class PermutedRule: LocalRule {
  let stateCount: Int
  let neighbourhood: TableNeighbourhood
  private let transitions: [TransitionRule.Transition]
  private let seen: Mutex<[Around: UInt8]> = Mutex([:])

  private static let memory = 1 << 20

  init(
    stateCount: Int, neighbourhood: TableNeighbourhood,
    _ transitions: [TransitionRule.Transition]
  ) {
    self.stateCount = stateCount
    self.neighbourhood = neighbourhood
    self.transitions = transitions
  }

  var reach: Reach { neighbourhood.reach }

  func next(_ around: Around) -> UInt8 {
    let states = neighbourhood.places.map { around.state($0) }.sorted()
    var key = Around(ring: 0, centre: around.centre)
    for (place, state) in states.enumerated() { key.ring |= UInt64(state) << UInt64(8 * place) }
    if let known = seen.withLock({ $0[key] }) { return known }
    let fitting = transitions.first {
      $0.cells[0].contains(around.centre) && Self.fits(states[...], $0.cells[1...])
    }
    let result = fitting?.result ?? around.centre
    seen.withLock { seen in
      if seen.count >= Self.memory { seen.removeAll() }
      seen[key] = result
    }
    return result
  }

  /// Whether each state finds a place of its own among those that take it.
  private static func fits(_ states: ArraySlice<UInt8>, _ cells: ArraySlice<StateSet>) -> Bool {
    guard let state = states.first else { return true }
    var tried: Set<StateSet> = []
    for place in cells.indices where cells[place].contains(state) {
      guard tried.insert(cells[place]).inserted else { continue }
      var others = cells
      others.remove(at: place)
      if fits(states.dropFirst(), others) { return true }
    }
    return false
  }
}

/// A set of states.
struct StateSet: Hashable {
  private var words = SIMD4<UInt64>.zero

  init() {}

  init(_ states: some Sequence<UInt8>) { for state in states { insert(state) } }

  mutating func insert(_ state: UInt8) {
    words[Int(state >> 6)] |= 1 << UInt64(state & 63)
  }

  func contains(_ state: UInt8) -> Bool {
    words[Int(state >> 6)] >> UInt64(state & 63) & 1 != 0
  }
}
