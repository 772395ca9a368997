internal import TerrariumBasics

/// The colours of a field of hexagons or triangles: those of its states, of the background, of
/// lines, and the blends at edges.
struct TilingColours {
  /// The unblended colours: those of the states, the background, and the lines.
  let solids: [Colour]
  /// Blends of two colours, as many as there is room for.
  let blends: [Colour]

  /// The steps between two colours, if there is room: more if a pixel covers many cells.
  private static let fewSteps = 8
  private static let manySteps = 40
  private static let leastSteps = 3
  /// The number of steps for small cells, where most pixels are on an edge. Fewer are enough there,
  /// and files are smaller.
  private static let smallSteps = 4
  private static let smallCell = 8

  /// Creates the colours of a look; `room` is the number of free palette entries.
  init(look: Look, subject: Subject, room: Int, cell: Int, isFar: Bool) {
    let ground = look.theme[subject.ground]
    let states = subject.states.map { $0.extent > 0 ? $0.colour(in: look.theme) : ground }
    // States that a look never shows need no blends.
    let shown = subject.states.indices.filter { subject.shows($0)(look) }.map { states[$0] }
    let beside = [look.theme[.background]] + (look.hasGrid ? [look.theme[.grid]] : [])
    solids = states + beside
    var seen: Set<Colour> = []
    let kinds = shown.filter { seen.insert($0).inserted }
    let others = beside.filter { seen.insert($0).inserted }
    let left = max(0, room - Set(solids).count)
    blends = Self.blends(
      of: kinds, beside: others, room: left,
      most: cell < Self.smallCell ? Self.smallSteps : Self.fewSteps, isFar: isFar)
  }

  private static func blends(
    of kinds: [Colour], beside: [Colour], room: Int, most: Int, isFar: Bool
  ) -> [Colour] {
    var pairs: [(Colour, Colour)] = []
    for (place, one) in kinds.enumerated() {
      for other in kinds[(place + 1)...] { pairs.append((one, other)) }
    }
    // From far away most pixels are a mix of two states, and few are edges.
    var blends: [Colour] = []
    if isFar, kinds.count == 2 {
      blends = kinds[0].between(kinds[1], steps: max(0, min(manySteps, room / 2) - 1))
    }
    pairs += kinds.flatMap { kind in beside.map { (kind, $0) } }
    let left = room - blends.count
    if left < pairs.count * (leastSteps - 1) {
      // With too many kinds to blend all of them, each is blended with the background.
      pairs = (kinds.dropFirst() + beside).map { (kinds[0], $0) }
    }
    let count = min(most, pairs.isEmpty ? 0 : left / pairs.count + 1)
    return blends + pairs.flatMap { $0.between($1, steps: max(0, count - 1)) }
  }
}

/// Finds the palette index for the parts of a pixel.
///
/// Everything visible has a number: each state's colour, then the area beyond the field, then
/// lines.
struct TilingInks: Sendable {
  /// The number of each state, of the background, and of lines.
  let states: [UInt8]
  let beyond: UInt8
  let line: Int
  /// The palette index of each number.
  let solid: [UInt8]

  let count: Int
  /// The indices of all mixes for each two numbers.
  let pairs: [UInt8]
  private let blender: Blender

  /// The number of parts in which a pixel is divided.
  static let whole = 32

  init(_ colours: TilingColours, states count: Int, palette: [Colour], index: (Colour) -> UInt8) {
    // Four bits of each component are enough for edges.
    let blender = Blender(palette, bits: 4)
    let indices = colours.solids.map(index)
    var solid: [UInt8] = []
    states = indices[..<count].map { UInt8(solid.place(of: $0)) }
    // It has its own number, whatever its colour is, because there are no lines between it and a
    // state.
    beyond = UInt8(solid.count)
    solid.append(indices[count])
    line = solid.count
    if indices.count > count + 1 { solid.append(indices[count + 1]) }
    self.solid = solid
    self.blender = blender
    self.count = solid.count
    var pairs = [UInt8](repeating: 0, count: solid.count * solid.count * (Self.whole + 1))
    for one in solid.indices {
      for other in solid.indices {
        let start = (one * solid.count + other) * (Self.whole + 1)
        let ends = (blender.parts[Int(solid[one])], blender.parts[Int(solid[other])])
        for share in 0...Self.whole {
          let sum = ends.0 &* Int32(Self.whole - share) &+ ends.1 &* Int32(share)
          let colour = sum / Int32(Self.whole)
          pairs[start + share] =
            solid.count <= Self.few ? blender.parts.nearest(to: colour) : blender.index(of: colour)
        }
      }
    }
    self.pairs = pairs
  }

  /// The mix of two parts of a pixel, given the share of the second.
  @inline(__always)
  func mix(_ one: Int, _ other: Int, share: Int) -> UInt8 {
    pairs[(one * count + other) * (Self.whole + 1) + share]
  }

  /// The mix of several parts of a pixel, whose sum is the whole.
  func mix(_ parts: some Sequence<(number: Int, share: Int)>) -> UInt8 {
    var sum = SIMD4<Int32>.zero
    for part in parts { sum &+= colour(ofNumber: part.number) &* Int32(part.share) }
    return blender.index(of: sum / Int32(Self.whole))
  }

  private func colour(ofNumber number: Int) -> SIMD4<Int32> { blender.parts[Int(solid[number])] }

  /// Above this number of colours, the exact pair is not searched for.
  private static let few = 40
}

extension TilingInks: ShareInks {
  func index(of shares: ShareGrid, at point: Int, there: Double) -> UInt8 {
    let inside = Int(there * Double(Self.whole) + 0.5)
    let ground = Int(states[0])
    var first = 0
    var share = 0
    var kinds = 0
    for (plane, values) in shares.planes.enumerated() where values[point] > 0 {
      let number = Int(states[shares.states[plane]])
      if number == ground { continue }
      if kinds == 0 || number != first { kinds += 1 }
      (first, share) = (number, share + Int(values[point]))
    }
    if kinds == 0 {
      return inside >= Self.whole
        ? solid[ground] : mix(ground, Int(beyond), share: Self.whole - inside)
    }
    if kinds == 1, inside >= Self.whole {
      // Any occurrence is visible.
      let part = max(1, min(Self.whole, (share * Self.whole + 127) / 255))
      return mix(ground, first, share: part)
    }
    return mix(shares, at: point, inside: inside)
  }

  /// The nearest colour to all shares of a point, given the share that is inside the field.
  private func mix(_ shares: ShareGrid, at point: Int, inside: Int) -> UInt8 {
    var rest = 255 * inside
    var sum = colour(ofNumber: Int(beyond)) &* Int32(255 * (Self.whole - inside))
    for (plane, values) in shares.planes.enumerated() where values[point] > 0 {
      let part = min(rest, Int(values[point]) * Self.whole)
      sum &+= colour(ofNumber: Int(states[shares.states[plane]])) &* Int32(part)
      rest -= part
    }
    sum &+= colour(ofNumber: Int(states[0])) &* Int32(rest)
    return blender.index(of: sum / Int32(255 * Self.whole))
  }
}
