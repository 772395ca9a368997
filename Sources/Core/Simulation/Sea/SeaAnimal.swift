/// A species of the sea.
package enum SeaSpecies: UInt8, CaseIterable, Sendable {
  case penguin = 1
  case orca = 2

  /// The number of turns between births.
  var turnsBetweenBirths: UInt8 { self == .penguin ? 3 : 8 }
}

/// An animal on a cell of the sea, or a free cell, in four bytes to save memory.
package struct SeaCell: Hashable, Sendable {
  /// The species, or 0 for a free cell; the same numbers are the states of the world.
  private(set) var state: UInt8 = 0
  /// The turns since its last chance to give birth.
  package internal(set) var turnsSinceBirth: UInt8 = 0
  /// The consecutive turns without a meal.
  package internal(set) var fast: UInt8 = 0
  /// The parity of the tick of its last action or birth in the lowest bit, then its direction, and
  /// its individual look.
  package private(set) var marks: UInt8 = 0

  static let free = SeaCell()

  init() {}

  /// The number of individual looks.
  static let natures: UInt64 = 6

  /// The number of values that `marks` can have.
  package static let markCount = 4 * Int(natures)

  /// Creates an animal; nil if the rules cannot lead to these values.
  package init?(_ species: SeaSpecies, turnsSinceBirth: Int, fast: Int, marks: Int) {
    guard 0..<Int(species.turnsBetweenBirths) ~= turnsSinceBirth,
      0..<(species == .orca ? 3 : 1) ~= fast, 0..<Self.markCount ~= marks
    else { return nil }
    state = species.rawValue
    self.turnsSinceBirth = UInt8(turnsSinceBirth)
    self.fast = UInt8(fast)
    self.marks = UInt8(marks)
  }

  /// Creates a newborn animal; its look and direction depend on the place and time of its birth, so
  /// they take no random numbers.
  init(newborn species: SeaSpecies, at index: Int, inTick tick: Int) {
    state = species.rawValue
    var mixed = UInt64(index) &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(tick) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 29) &* 0x94d0_49bb_1331_11eb
    nature = UInt8((mixed >> 33) % Self.natures)
    headsLeft = mixed >> 32 & 1 != 0
    actedInTick = UInt8(truncatingIfNeeded: tick & 1)
  }

  /// The parity of the tick of its last action or birth.
  var actedInTick: UInt8 {
    get { marks & 1 }
    set { marks = marks & ~1 | newValue & 1 }
  }

  /// True if it last swam to the left.
  var headsLeft: Bool {
    get { marks & 2 != 0 }
    set { marks = marks & ~2 | (newValue ? 2 : 0) }
  }

  /// A number given at birth that distinguishes individuals of a species in pictures.
  var nature: UInt8 {
    get { marks >> 2 }
    set { marks = marks & 3 | newValue << 2 }
  }

  package var species: SeaSpecies? { SeaSpecies(rawValue: state) }
  var isFree: Bool { state == 0 }
  var isPenguin: Bool { state == SeaSpecies.penguin.rawValue }

  /// True if it has acted in a tick, or was born in it.
  func hasActed(inTick tick: Int) -> Bool {
    actedInTick == UInt8(truncatingIfNeeded: tick & 1)
  }
}
