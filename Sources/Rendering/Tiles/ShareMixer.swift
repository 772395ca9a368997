internal import Basics

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
  /// How many steps are drawn for a share: more than it is, the more cells a point is, and one at
  /// least for any cell at all.
  private let stepsOfShare: [Int]
  /// The palette's index of every combination of steps; that of colour 1 counts most slowly.
  private var table: [UInt8]

  private static let room = 240

  /// A mixer of the colours of states 0, 1, …, for points that are blocks of so many cells a side.
  init(_ own: [Colour], blockSide: Int) {
    let curve = ShadeCurve(cellsAcross: Double(blockSide), strength: .gentle)
    // More colours than a few have no mixes that a palette has room for.
    let states = own.told(atMost: SightKinds.mixed)
    count = states.count
    places = states == own ? [] : Array(states.places(of: own).dropFirst())
    let planes = max(1, states.count - 1)
    let steps = Self.steps(planes: planes)
    self.steps = steps
    stepsOfShare = (0...255).map { share in
      guard share > 0 else { return 0 }
      let shade = Int(curve.shade(share: Float(share) / 255, blocks: 1))
      return max(1, (shade * steps + 127) / 255)
    }
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

  /// Writes the indices of the colours of one row of points.
  func mix(row: Int, of shares: ShareGrid, into pixels: inout [UInt8], at start: Int) {
    let points = row * shares.size.columns..<(row + 1) * shares.size.columns
    guard places.isEmpty else { return mixMany(points, of: shares, into: &pixels, at: start) }
    for (pixel, point) in zip(start..., points) {
      var mix = Mix(left: steps)
      for plane in shares.planes { add(plane[point], to: &mix) }
      pixels[pixel] = table[mix.place]
    }
  }

  /// The same where several states share a colour: plane by plane, of which there may be hundreds.
  private func mixMany(
    _ points: Range<Int>, of shares: ShareGrid, into pixels: inout [UInt8], at start: Int
  ) {
    let kinds = max(2, count)
    var sums = [UInt16](repeating: 0, count: kinds * points.count)
    for (plane, place) in zip(shares.planes, places) {
      let first = place * points.count
      for (sum, point) in zip(first..., points) { sums[sum] += UInt16(plane[point]) }
    }
    for offset in 0..<points.count {
      var mix = Mix(left: steps)
      for place in 1..<kinds {
        add(UInt8(min(255, sums[place * points.count + offset])), to: &mix)
      }
      pixels[start + offset] = table[mix.place]
    }
  }

  /// A place in the table on its way, and the steps that are left to share out.
  private struct Mix {
    var place = 0
    var left: Int
  }

  @inline(__always)
  private func add(_ share: UInt8, to mix: inout Mix) {
    let step = min(mix.left, stepsOfShare[Int(share)])
    mix.place = mix.place * (steps + 1) + step
    mix.left -= step
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
