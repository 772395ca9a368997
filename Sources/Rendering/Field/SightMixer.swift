internal import Simulation

/// The colours of pixels that show parts of several cells: what stands in a field mixed by area, in
/// as many steps as a palette has room for, and blends of it with lines and with what lies beyond.
struct SightMixer: Sendable {
  /// Parts of a pixel by the places of what is mixed.
  typealias Parts = SIMD16<Float>

  /// The mixed colours, in the order of their indices.
  let colours: [Colour]
  /// The place of the ground, and of each state of a cell.
  let ground = 0
  let places: [Int]

  private let count: Int
  private let fine: Int
  private let coarse: Int
  private let solids: [UInt8]
  private let pairs: [UInt8]
  private let blends: [UInt8]
  private let table: [UInt8]

  /// What is seen beside cells and is mixed with no more than one of them.
  private enum Extra: Int, CaseIterable {
    case line, beyond
  }

  /// The steps from a cell's colour to that of a line or of what lies beyond.
  private static let blendSteps = 6

  /// A mixer of what a subject's cells are drawn in.
  init(look: Look, subject: Subject) {
    // Where the palette must hold pictures too, there is less room for mixes.
    let leavesRoom = subject.texture != nil || look.shape == .sprite
    var tones = [subject.ground]
    var places: [Int] = []
    for state in subject.states {
      // Traces and ages are not seen by a camera.
      let tone = state.figure > 0 && state.blend == nil ? state.tone : subject.ground
      if let place = tones.firstIndex(of: tone) {
        places.append(place)
      } else if tones.count < Parts.scalarCount {
        places.append(tones.count)
        tones.append(tone)
      } else {
        places.append(tones.count - 1)
      }
    }
    let count = tones.count
    let (fine, coarse) = Self.steps(of: count, leavesRoom: leavesRoom)
    (self.places, self.count, self.fine, self.coarse) = (places, count, fine, coarse)
    let states = tones.map { look.theme[$0] }
    var shelf = ColourShelf()
    solids = states.map { shelf.index(of: $0) }
    var pairs = [UInt8](repeating: 0, count: count * count * (fine + 1))
    for first in 0..<count {
      for second in first + 1..<max(first + 1, count) {
        for step in 0...fine {
          let mix = Colour(mixing: [states[first], states[second]], [fine - step, step])
          pairs[(first * count + second) * (fine + 1) + step] = shelf.index(of: mix)
        }
      }
    }
    self.pairs = pairs
    blends = Extra.allCases.flatMap { extra -> [UInt8] in
      if extra == .line, !look.hasGrid { return [UInt8](repeating: 0, count: count * 7) }
      let colour = look.theme[extra == .line ? .grid : .background]
      return states.flatMap { state in
        (0...Self.blendSteps).map { step in
          shelf.index(of: Colour(mixing: [state, colour], [Self.blendSteps - step, step]))
        }
      }
    }
    table = count < 3 ? [] : Self.table(of: states, steps: coarse, &shelf)
    colours = shelf.colours
  }

  /// The colour of a pixel that is all one thing.
  @inline(__always)
  func solid(_ place: Int) -> UInt8 { solids[place] }

  /// The colour of what lies beyond the field.
  var beyond: UInt8 { blends[blends.count - 1] }

  /// The colour of the lines.
  var line: UInt8 { blends[count * (Self.blendSteps + 1) - 1] }

  /// The colour of a pixel by its parts; what they lack of a whole is lines, and what lies beyond.
  /// `least` is the number of steps that any part gets, however small it is.
  func index(
    of parts: Parts, line: Float = 0, beyond: Float = 0, least: Int = 0
  ) -> UInt8 {
    let step = Int(max(line, beyond) * Float(Self.blendSteps) + 0.5)
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

  private func blend(_ parts: Parts, _ extra: Extra, _ step: Int) -> UInt8 {
    var most = 0
    for place in 1..<max(1, count) where parts[place] > parts[most] { most = place }
    return blends[(extra.rawValue * count + most) * (Self.blendSteps + 1) + min(6, step)]
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

extension SightMixer {
  /// Steps between two colours, and between more of them: as many as leave a palette some room.
  private static func steps(of count: Int, leavesRoom: Bool) -> (fine: Int, coarse: Int) {
    let roomForPairs = leavesRoom ? 48 : 110
    let pairs = max(1, count * (count - 1) / 2)
    let fine = max(2, min(48, roomForPairs / pairs))
    var coarse = 2
    while coarse < 12, inner(count, coarse + 1) <= (leavesRoom ? 30 : 100) { coarse += 1 }
    return (fine, coarse)
  }

  /// How many mixes of three or more colours there are in so many steps.
  private static func inner(_ count: Int, _ steps: Int) -> Int {
    // Ways of sharing the steps among all, less those where two or one have everything.
    let all = (1..<max(2, count)).reduce(1) { min(1 << 20, $0 * (steps + $1) / $1) }
    return all - count - count * (count - 1) / 2 * (steps - 1)
  }

  private static func table(
    of states: [Colour], steps: Int, _ shelf: inout ColourShelf
  ) -> [UInt8] {
    var table: [UInt8] = []
    var combination = [Int](repeating: 0, count: states.count - 1)
    while true {
      let whole = combination.reduce(0, +)
      // Combinations of more than the whole are never asked for.
      table.append(
        whole > steps
          ? 0 : shelf.index(of: Colour(mixing: states, [steps - whole] + combination)))
      guard let place = combination.lastIndex(where: { $0 < steps }) else { return table }
      combination[place] += 1
      for later in place + 1..<max(place + 1, combination.count) { combination[later] = 0 }
    }
  }
}

/// Colours and their places, each once.
private struct ColourShelf {
  private(set) var colours: [Colour] = []
  private var indices: [Colour: UInt8] = [:]

  mutating func index(of colour: Colour) -> UInt8 {
    if let index = indices[colour] { return index }
    let index = UInt8(clamping: colours.count)
    indices[colour] = index
    colours.append(colour)
    return index
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
