internal import Basics

/// The colours of pixels that show parts of several cells: what stands in a field mixed by area, in
/// as many steps as a palette has room for, and blends of it with lines and with what lies beyond.
struct SightMixes {
  /// All of them, each once.
  let colours: [Colour]
  /// The mixed colour that stands for each state.
  let places: [Int]
  let count: Int
  /// The steps between two colours, and between more of them.
  let fine: Int
  let coarse: Int
  let solids: [Colour]
  let stateSolids: [Colour]
  let pairs: [Colour]
  let blends: [Colour]
  let table: [Colour]

  /// What is seen beside cells and is mixed with no more than one of them.
  enum Extra: Int, CaseIterable {
    case line, beyond
  }

  /// The steps from a cell's colour to that of a line or of what lies beyond.
  static let blendSteps = 6
  /// So many colours of single states, at most: others are for the edges of figures.
  private static let told = 64

  /// The mixes of what a subject's cells are drawn in, in a palette that has room for so many.
  init(look: Look, subject: Subject, room: Int) {
    let kinds = SightKinds(subject, look.theme)
    let states = kinds.colours
    let count = states.count
    (places, solids, self.count) = (kinds.places, states, count)
    // Where the palette must hold pictures or many states too, there is less room for mixes.
    let hasPictures = subject.texture != nil || look.shape == .sprite
    (fine, coarse) =
      hasPictures
      ? Self.steps(of: count, pairs: 48, others: 30)
      : kinds.areMany
        ? Self.steps(of: count, pairs: 75, others: 30)
        : Self.steps(of: count, pairs: 110, others: 100)
    var pairs = [Colour](repeating: states[0], count: count * count * (fine + 1))
    for first in 0..<count {
      for second in first + 1..<max(first + 1, count) {
        for step in 0...fine {
          pairs[(first * count + second) * (fine + 1) + step] = Colour(
            mixing: [states[first], states[second]], [fine - step, step])
        }
      }
    }
    self.pairs = pairs
    let steps = 0...Self.blendSteps
    blends = Extra.allCases.flatMap { extra -> [Colour] in
      if extra == .line, !look.hasGrid {
        return [Colour](repeating: states[0], count: count * steps.count)
      }
      let colour = look.theme[extra == .line ? .grid : .background]
      return states.flatMap { state in
        steps.map { Colour(mixing: [state, colour], [Self.blendSteps - $0, $0]) }
      }
    }
    table = count < 3 ? [] : Self.table(of: states, steps: coarse)
    var seen: Set<Colour> = []
    func unseen(_ colours: [Colour]) -> [Colour] { colours.filter { seen.insert($0).inserted } }
    let mixes = unseen(solids + pairs + blends + table)
    stateSolids = kinds.solids(room: min(Self.told, room - mixes.count))
    colours = mixes + unseen(stateSolids)
  }
}

/// Finds the colours of mixes in a palette.
struct SightMixer: Sendable {
  /// Parts of a pixel by the places of what is mixed.
  typealias Parts = SIMD16<Float>

  /// The place of the ground, and of each state of a cell.
  let ground = 0
  let places: [Int]

  private let count: Int
  private let fine: Int
  private let coarse: Int
  private let solids: [UInt8]
  private let stateSolids: [UInt8]
  private let pairs: [UInt8]
  private let blends: [UInt8]
  private let table: [UInt8]

  /// A mixer in a palette, in which `index` finds colours.
  init(_ mixes: SightMixes, index: (Colour) -> UInt8) {
    var known: [Colour: UInt8] = [:]
    for colour in mixes.colours { known[colour] = index(colour) }
    func indices(_ colours: [Colour]) -> [UInt8] { colours.map { known[$0] ?? index($0) } }
    (places, count, fine, coarse) = (mixes.places, mixes.count, mixes.fine, mixes.coarse)
    solids = indices(mixes.solids)
    stateSolids = indices(mixes.stateSolids)
    pairs = indices(mixes.pairs)
    blends = indices(mixes.blends)
    table = indices(mixes.table)
  }

  /// The colour of a pixel that is all one thing.
  @inline(__always)
  func solid(_ place: Int) -> UInt8 { solids[place] }

  /// The colour of a pixel that is all one state.
  @inline(__always)
  func solid(ofState state: Int) -> UInt8 { stateSolids[state] }

  /// The colour of what lies beyond the field.
  var beyond: UInt8 { blends[blends.count - 1] }

  /// The colour of the lines.
  var line: UInt8 { blends[count * (SightMixes.blendSteps + 1) - 1] }

  /// The colour of a pixel by its parts; what they lack of a whole is lines, and what lies beyond.
  /// `least` is the number of steps that any part gets, however small it is.
  func index(
    of parts: Parts, line: Float = 0, beyond: Float = 0, least: Int = 0
  ) -> UInt8 {
    let step = Int(max(line, beyond) * Float(SightMixes.blendSteps) + 0.5)
    if step > 0 { return blend(parts, line >= beyond ? .line : .beyond, step) }
    var (first, second, found) = (0, 0, 0)
    for place in 0..<count where parts[place] > 1 / 1024 {
      found += 1
      if found == 1 { first = place } else { second = place }
    }
    if found < 2 { return solids[first] }
    if found == 2 {
      let share = parts[second] / (parts[first] + parts[second])
      let step = max(least, min(fine, Int(share * Float(fine) + 0.5)))
      return pairs[(first * count + second) * (fine + 1) + step]
    }
    return tableIndex(of: parts, least: least)
  }

  private func blend(_ parts: Parts, _ extra: SightMixes.Extra, _ step: Int) -> UInt8 {
    var most = 0
    for place in 1..<max(1, count) where parts[place] > parts[most] { most = place }
    return blends[(extra.rawValue * count + most) * (SightMixes.blendSteps + 1) + min(6, step)]
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

extension SightMixes {
  /// Steps between two colours, and between more of them, whose mixes a palette has room for.
  private static func steps(
    of count: Int, pairs room: Int, others: Int
  ) -> (fine: Int, coarse: Int) {
    let pairs = max(1, count * (count - 1) / 2)
    let fine = max(2, min(48, room / pairs))
    var coarse = 2
    while coarse < 12, inner(count, coarse + 1) <= others { coarse += 1 }
    return (fine, coarse)
  }

  /// How many mixes of three or more colours there are in so many steps.
  private static func inner(_ count: Int, _ steps: Int) -> Int {
    // Ways of sharing the steps among all, less those where two or one have everything.
    let all = (1..<max(2, count)).reduce(1) { min(1 << 20, $0 * (steps + $1) / $1) }
    return all - count - count * (count - 1) / 2 * (steps - 1)
  }

  private static func table(of states: [Colour], steps: Int) -> [Colour] {
    var table: [Colour] = []
    var combination = [Int](repeating: 0, count: states.count - 1)
    while true {
      let whole = combination.reduce(0, +)
      // Combinations of more than the whole are never asked for.
      table.append(
        whole > steps
          ? states[0] : Colour(mixing: states, [steps - whole] + combination))
      guard let place = combination.lastIndex(where: { $0 < steps }) else { return table }
      combination[place] += 1
      for later in place + 1..<max(place + 1, combination.count) { combination[later] = 0 }
    }
  }
}

extension Colour {
  /// A mix of colours by parts of a whole.
  fileprivate init(mixing colours: [Colour], _ parts: [Int]) {
    let whole = max(1, parts.reduce(0, +))
    func part(_ path: KeyPath<Colour, UInt8>) -> UInt8 {
      let sum = zip(parts, colours).reduce(0) { $0 + $1.0 * Int($1.1[keyPath: path]) }
      return UInt8((sum + whole / 2) / whole)
    }
    self.init(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }
}
