internal import TerrariumBasics

/// Finds the colours of points of which only the shares of states are known.
protocol ShareInks {
  /// The index of a point's colour, given the share of it that is inside the field.
  func index(of shares: ShareGrid, at point: Int, there: Double) -> UInt8
}

/// Finds the colours of mixes in a palette.
package struct Mixer: Sendable {
  /// The parts of a pixel, by the indices of the mixed colours.
  typealias Parts = SIMD16<Float>

  /// The index of the background, and of each state of a cell.
  let ground = 0
  let places: [Int]
  /// The parts of the mixed colours in the colour of each state.
  let parts: [Parts]

  let count: Int
  private let fine: Int
  let coarse: Int
  private let solids: [UInt8]
  private let stateSolids: [UInt8]
  private let pairs: [UInt8]
  private let blends: [UInt8]
  /// The index of every combination of coarse steps.
  let table: [UInt8]
  /// Finds the nearest colour to any mix, where states have colours between those that are mixed; and
  /// the mixed colours, followed by those of lines and of the background.
  private let blender: Blender?
  private let mixed: [SIMD4<Float>]
  private let ramps: [MixColours.Ramp]

  /// Creates a mixer in a palette; `index` finds a colour.
  package init(_ mixes: MixColours, palette: [Colour] = [], index: (Colour) -> UInt8) {
    var known: [Colour: UInt8] = [:]
    for colour in mixes.colours { known[colour] = index(colour) }
    func indices(_ colours: [Colour]) -> [UInt8] { colours.map { known[$0] ?? index($0) } }
    places = mixes.places
    count = mixes.count
    fine = mixes.fine
    coarse = mixes.coarse
    solids = indices(mixes.solids)
    stateSolids = indices(mixes.stateSolids)
    pairs = indices(mixes.pairs)
    blends = indices(mixes.blends)
    table = indices(mixes.table)
    parts = mixes.parts
    ramps = mixes.ramps
    blender = mixes.isGraded ? Blender(palette) : nil
    mixed = (mixes.solids + mixes.beside).map { SIMD4<Float>($0.parts) }
  }

  /// The colour of a uniform pixel.
  @inline(__always)
  func solid(_ place: Int) -> UInt8 { solids[place] }

  /// The colour of a pixel in a single state.
  @inline(__always)
  func solid(ofState state: Int) -> UInt8 { stateSolids[state] }

  /// The index of the background's colour.
  var beyond: UInt8 { blends[blends.count - 1] }

  /// The colour of the lines.
  var line: UInt8 { blends[count * (MixColours.blendSteps + 1) - 1] }

  /// The colour of a pixel from its parts, lines and the background. Every part gets at least
  /// `least` steps, however small it is.
  func index(of parts: Parts, line: Float = 0, beyond: Float = 0, least: Int = 0) -> UInt8 {
    let step = Int(max(line, beyond) * Float(MixColours.blendSteps) + 0.5)
    if step > 0 {
      return blender.map { $0.index(of: colour(of: parts, line: line, beyond: beyond)) }
        ?? blend(parts, line >= beyond ? .line : .beyond, step)
    }
    var first = 0
    var second = 0
    var found = 0
    for place in 0..<count where parts[place] > 1 / 1024 {
      found += 1
      if found == 1 { first = place } else { second = place }
    }
    if found < 2 { return solids[first] }
    if found == 2, let shade = shade(of: parts, first, second) { return shade }
    if let blender { return blender.index(of: colour(of: parts, line: line, beyond: beyond)) }
    if found == 2 {
      let share = parts[second] / (parts[first] + parts[second])
      let step = max(least, min(fine, Int(share * Float(fine) + 0.5)))
      return pairs[(first * count + second) * (fine + 1) + step]
    }
    return tableIndex(of: parts, least: least)
  }

  private func blend(_ parts: Parts, _ extra: MixColours.Extra, _ step: Int) -> UInt8 {
    var most = 0
    for place in 1..<max(1, count) where parts[place] > parts[most] { most = place }
    return blends[(extra.rawValue * count + most) * (MixColours.blendSteps + 1) + min(6, step)]
  }

  /// The colour of the state that is nearest to a mix of two colours, where states go from one to
  /// the other.
  private func shade(of parts: Parts, _ first: Int, _ second: Int) -> UInt8? {
    let ramp = ramps.first {
      ($0.from, $0.to) == (first, second) || ($0.from, $0.to) == (second, first)
    }
    guard let ramp else { return nil }
    let share = Double(parts[ramp.to] / (parts[first] + parts[second]))
    let steps = Double(ramp.states.count - 1)
    let step = min(steps, share * steps / ramp.last + 0.5)
    return stateSolids[ramp.states.lowerBound + Int(step)]
  }

  /// The exact colour of a pixel.
  private func colour(of parts: Parts, line: Float, beyond: Float) -> SIMD4<Int32> {
    var sum = mixed[count] * line + mixed[count + 1] * beyond
    for place in 0..<count { sum += mixed[place] * parts[place] }
    return SIMD4<Int32>(sum / (parts.sum() + line + beyond), rounding: .toNearestOrEven)
  }

  private func tableIndex(of parts: Parts, least: Int) -> UInt8 {
    var (place, left) = (0, coarse)
    let whole = parts.sum()
    for one in 1..<count {
      let share = parts[one] / whole
      let step = min(left, share > 0 ? max(least, Int(share * Float(coarse) + 0.5)) : 0)
      place = place * (coarse + 1) + step
      left -= step
    }
    return table[place]
  }
}

extension Mixer: ShareInks {
  @inline(__always)
  func index(of shares: ShareGrid, at point: Int, there: Double) -> UInt8 {
    let there = Float(there)
    var parts = Parts()
    var rest = there
    for (plane, values) in shares.planes.enumerated() where values[point] > 0 {
      let part = min(rest, Float(values[point]) / 255)
      parts[places[shares.states[plane]]] += part
      rest -= part
    }
    parts[places[0]] += max(0, rest)
    if there >= 1, rest == there { return solid(places[0]) }
    // Any occurrence is visible.
    return index(of: parts, beyond: 1 - there, least: 1)
  }
}
