internal import Simulation

/// The colours of a picture whose pixels are blocks of many cells: the states' colours mixed by
/// their shares, in as many steps as a palette has room for.
struct ShareMixer: Sendable {
  /// The mixed colours, in the order of their indices.
  let colours: [Colour]

  private let steps: Int
  /// For the plane of each state but the first, which mixed colour its share is of; empty where each
  /// has its own.
  private let places: [Int]
  private let count: Int
  /// What is drawn for a share: more than it is, the more cells a point is.
  private let shades: [Int]
  /// The palette's index of every combination of steps; that of colour 1 counts most slowly.
  private var table: [UInt8]

  private static let room = 240

  /// A mixer of the colours of states 0, 1, …, for points that are blocks of so many cells a side.
  init(_ own: [Colour], blockSide: Int) {
    let curve = ShadeCurve(cellsAcross: Double(blockSide), strength: .gentle)
    shades = (0...255).map { share in
      share == 0 ? 0 : Int(curve.shade(share: Float(share) / 255, blocks: 1))
    }
    // More colours than a few have no mixes that a palette has room for.
    let states = own.told(atMost: SightKinds.mixed)
    count = states.count
    places = states == own ? [] : own.dropFirst().map { states.nearest(to: $0) }
    let planes = max(1, states.count - 1)
    let steps = Self.steps(planes: planes)
    self.steps = steps
    var table: [UInt8] = []
    var colours: [Colour] = []
    var indices: [Colour: UInt8] = [:]
    var combination = [Int](repeating: 0, count: planes)
    repeat {
      let colour = Self.mix(states, combination, steps: steps)
      if let index = indices[colour] {
        table.append(index)
      } else {
        indices[colour] = UInt8(colours.count)
        table.append(UInt8(colours.count))
        colours.append(colour)
      }
    } while Self.countUp(&combination, steps: steps)
    self.table = table
    self.colours = colours
  }

  /// The mixer in a palette in which `index` finds colours, which may be fewer.
  func placed(by index: (Colour) -> UInt8) -> Self {
    let places = colours.map(index)
    var mixer = self
    mixer.table = table.map { places[Int($0)] }
    return mixer
  }

  /// The index of a point's colour.
  @inline(__always)
  func index(of shares: ShareGrid, at point: Int) -> UInt8 {
    var place = 0
    var left = steps
    if !places.isEmpty { return index(ofMany: shares, at: point) }
    for plane in shares.planes {
      let share = shades[Int(plane[point])]
      // Any cell at all is seen: one step at least.
      let step = min(left, share == 0 ? 0 : max(1, (share * steps + 127) / 255))
      place = place * (steps + 1) + step
      left -= step
    }
    return table[place]
  }

  private func index(ofMany shares: ShareGrid, at point: Int) -> UInt8 {
    var sums = SIMD8<Int>()
    for (plane, place) in zip(shares.planes, places) { sums[place] += Int(plane[point]) }
    var place = 0
    var left = steps
    for one in 1..<max(2, count) {
      let share = shades[min(255, sums[one])]
      let step = min(left, share == 0 ? 0 : max(1, (share * steps + 127) / 255))
      place = place * (steps + 1) + step
      left -= step
    }
    return table[place]
  }

  /// The most steps whose combinations, of sums up to the steps, fit the palette.
  private static func steps(planes: Int) -> Int {
    var steps = 1
    while combinations(planes: planes, steps: steps + 1) <= room { steps += 1 }
    return steps
  }

  /// How many ways there are to share at most `steps` among the planes.
  private static func combinations(planes: Int, steps: Int) -> Int {
    (1...planes).reduce(1) { $0 * (steps + $1) / $1 }
  }

  /// Combinations of more than the whole are never asked for; they take the ground's colour.
  private static func mix(_ states: [Colour], _ combination: [Int], steps: Int) -> Colour {
    let whole = combination.reduce(0, +)
    guard whole <= steps else { return states[0] }
    let parts = [steps - whole] + combination
    func part(_ path: KeyPath<Colour, UInt8>) -> UInt8 {
      let sum = zip(parts, states).reduce(0) { $0 + $1.0 * Int($1.1[keyPath: path]) }
      return UInt8((sum + steps / 2) / steps)
    }
    return Colour(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }

  private static func countUp(_ combination: inout [Int], steps: Int) -> Bool {
    for plane in combination.indices.reversed() {
      combination[plane] += 1
      if combination[plane] <= steps { return true }
      combination[plane] = 0
    }
    return false
  }
}
