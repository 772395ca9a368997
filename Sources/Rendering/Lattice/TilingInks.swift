internal import Basics

/// The colours that a field of hexagons or triangles is drawn in: those of its states, of what lies
/// beyond it, of lines, and the blends of edges.
struct TilingColours {
  /// Those that are seen without another beside them: of each state, then what lies beyond, then
  /// the lines.
  let solids: [Colour]
  /// Blends of two, as many as there is room for.
  let blends: [Colour]

  /// Steps from one colour to another, where there is room: more where a pixel is many cells.
  private static let fewSteps = 8
  private static let manySteps = 40
  private static let leastSteps = 3
  /// Where cells are small most pixels lie on an edge: then fewer do, and files are smaller.
  private static let smallSteps = 4
  private static let smallCell = 8

  /// The colours of a look; `room` is how many a palette has left for them.
  init(look: Look, subject: Subject, room: Int, cell: Int, isFar: Bool) {
    let ground = look.theme[subject.ground]
    let states = subject.states.map { $0.figure > 0 ? $0.colour(in: look.theme) : ground }
    // What a look never shows needs no blends.
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
    // Most of what is seen from far are two states; edges are few there.
    var blends: [Colour] = []
    if isFar, kinds.count == 2 {
      blends = steps(from: kinds[0], to: kinds[1], min(manySteps, room / 2))
    }
    pairs += kinds.flatMap { kind in beside.map { (kind, $0) } }
    let left = room - blends.count
    if left < pairs.count * (leastSteps - 1) {
      // Too many kinds to blend all of them: each with the ground.
      pairs = (kinds.dropFirst() + beside).map { (kinds[0], $0) }
    }
    let count = min(most, pairs.isEmpty ? 0 : left / pairs.count + 1)
    return blends + pairs.flatMap { steps(from: $0, to: $1, count) }
  }

  /// What lies between two colours, these left out.
  private static func steps(from one: Colour, to other: Colour, _ count: Int) -> [Colour] {
    (1..<max(1, count)).map { one.mixed(with: other, share: Double($0) / Double(count)) }
  }
}

/// Finds the palette's index of whatever a pixel shows.
///
/// What can be seen has a number: each state's colour, then what lies beyond the field, then lines.
struct TilingInks: Sendable {
  /// The number of each state, of what lies beyond, and of lines.
  let states: [UInt8]
  let beyond: UInt8
  let line: Int
  /// The palette's index of what has a number.
  let solid: [UInt8]

  let count: Int
  /// For each two numbers the indices of all their mixtures.
  let pairs: [UInt8]
  private let parts: [SIMD4<Int32>]
  private let nearest: [UInt8]

  /// The parts of a pixel that are told apart.
  static let whole = 32

  init(_ colours: TilingColours, states count: Int, palette: [Colour], index: (Colour) -> UInt8) {
    let parts = palette.map { SIMD4(Int32($0.red), Int32($0.green), Int32($0.blue), 0) }
    let nearest = Self.table(of: parts)
    let indices = colours.solids.map(index)
    var solid: [UInt8] = []
    states = indices[..<count].map { index in
      if let place = solid.firstIndex(of: index) { return UInt8(place) }
      solid.append(index)
      return UInt8(solid.count - 1)
    }
    // A number of its own, whatever its colour is: there are no lines between it and a state.
    beyond = UInt8(solid.count)
    solid.append(indices[count])
    line = solid.count
    if indices.count > count + 1 { solid.append(indices[count + 1]) }
    self.solid = solid
    (self.parts, self.nearest, self.count) = (parts, nearest, solid.count)
    var pairs = [UInt8](repeating: 0, count: solid.count * solid.count * (Self.whole + 1))
    for one in solid.indices {
      for other in solid.indices {
        let start = (one * solid.count + other) * (Self.whole + 1)
        let ends = (parts[Int(solid[one])], parts[Int(solid[other])])
        for share in 0...Self.whole {
          let sum = ends.0 &* Int32(Self.whole - share) &+ ends.1 &* Int32(share)
          pairs[start + share] =
            solid.count <= Self.few
            ? Self.nearest(to: sum / Int32(Self.whole), in: parts)
            : Self.look(up: sum / Int32(Self.whole), nearest)
        }
      }
    }
    self.pairs = pairs
  }

  /// A pixel of two parts, so much of it the second.
  @inline(__always)
  func mix(_ one: Int, _ other: Int, share: Int) -> UInt8 {
    pairs[(one * count + other) * (Self.whole + 1) + share]
  }

  /// A pixel of several parts, whose sum is the whole.
  func mix(_ parts: some Sequence<(number: Int, share: Int)>) -> UInt8 {
    var sum = SIMD4<Int32>.zero
    for part in parts { sum &+= self.parts[Int(solid[part.number])] &* Int32(part.share) }
    return index(of: sum, whole: Self.whole)
  }

  /// A colour laid over another one.
  func lay(_ index: UInt8, over below: UInt8, share: Int) -> UInt8 {
    let share = Int32(share)
    let rest = Int32(Self.whole) - share
    return self.index(
      of: parts[Int(index)] &* share &+ parts[Int(below)] &* rest, whole: Self.whole)
  }

  /// The nearest index of a sum of colours.
  func index(of sum: SIMD4<Int32>, whole: Int) -> UInt8 {
    Self.look(up: sum / Int32(whole), nearest)
  }

  /// A colour of the palette by its parts.
  func colour(ofNumber number: Int) -> SIMD4<Int32> { parts[Int(solid[number])] }

  /// Of more colours than these no pair is looked for exactly.
  private static let few = 40

  private static func look(up colour: SIMD4<Int32>, _ nearest: [UInt8]) -> UInt8 {
    nearest[Int(colour.x >> 4) << 8 | Int(colour.y >> 4) << 4 | Int(colour.z >> 4)]
  }

  /// The nearest of the palette's colours by the four highest bits of each part.
  private static func table(of parts: [SIMD4<Int32>]) -> [UInt8] {
    (0..<1 << 12).map { code in
      let colour = SIMD4(
        Int32(code >> 8 & 15) << 4 | 8, Int32(code >> 4 & 15) << 4 | 8, Int32(code & 15) << 4 | 8, 0
      )
      return nearest(to: colour, in: parts)
    }
  }

  private static func nearest(to colour: SIMD4<Int32>, in parts: [SIMD4<Int32>]) -> UInt8 {
    var (best, least) = (0, Int32.max)
    for (index, part) in parts.enumerated() {
      let away = part &- colour
      let distance = (away &* away).wrappedSum()
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(best)
  }
}
