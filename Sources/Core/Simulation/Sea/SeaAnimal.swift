/// A species of the sea.
package enum SeaSpecies: UInt8, CaseIterable, Sendable {
  case penguin = 1
  case orca = 2

  /// On every how many turns of its life it bears young.
  var turnsBetweenBirths: UInt8 { self == .penguin ? 3 : 8 }
}

/// The animal on a cell of the sea, or a free cell: four bytes, so that a large sea is small.
package struct SeaCell: Hashable, Sendable {
  /// 0 is free, else a species; the same numbers are the states that the world shows.
  private(set) var state: UInt8 = 0
  /// The turns it has lived since its last chance to bear young.
  package internal(set) var turnsSinceBirth: UInt8 = 0
  /// The turns in a row without a meal.
  package internal(set) var fast: UInt8 = 0
  /// The lowest bit of the tick in which it acted last, or was born; above it whether it heads
  /// left, and then its nature.
  package private(set) var marks: UInt8 = 0

  static let free = SeaCell()

  init() {}

  /// The number of natures.
  static let natures: UInt64 = 6

  /// The number of values that `marks` can have.
  package static let markCount = 4 * Int(natures)

  /// Someone of these values; nil if the rules cannot lead to them.
  package init?(_ species: SeaSpecies, turnsSinceBirth: Int, fast: Int, marks: Int) {
    guard 0..<Int(species.turnsBetweenBirths) ~= turnsSinceBirth,
      0..<(species == .orca ? 3 : 1) ~= fast, 0..<Self.markCount ~= marks
    else { return nil }
    state = species.rawValue
    self.turnsSinceBirth = UInt8(turnsSinceBirth)
    self.fast = UInt8(fast)
    self.marks = UInt8(marks)
  }

  /// Someone new; nature and heading follow from where and when it was born, so that no chance is
  /// spent on them.
  init(newborn species: SeaSpecies, at index: Int, inTick tick: Int) {
    state = species.rawValue
    var mixed = UInt64(index) &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(tick) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 29) &* 0x94d0_49bb_1331_11eb
    nature = UInt8((mixed >> 33) % Self.natures)
    headsLeft = mixed >> 32 & 1 != 0
    actedInTick = UInt8(truncatingIfNeeded: tick & 1)
  }

  /// The lowest bit of the tick in which it acted last, or was born.
  var actedInTick: UInt8 {
    get { marks & 1 }
    set { marks = marks & ~1 | newValue & 1 }
  }

  /// The direction in which it swam last.
  var headsLeft: Bool {
    get { marks & 2 != 0 }
    set { marks = marks & ~2 | (newValue ? 2 : 0) }
  }

  /// A number from birth on, by which individuals of a species differ in pictures.
  var nature: UInt8 {
    get { marks >> 2 }
    set { marks = marks & 3 | newValue << 2 }
  }

  package var species: SeaSpecies? { SeaSpecies(rawValue: state) }
  var isFree: Bool { state == 0 }
  var isPenguin: Bool { state == SeaSpecies.penguin.rawValue }

  /// True if it has had its turn in a tick, or was born in it.
  func hasActed(inTick tick: Int) -> Bool {
    actedInTick == UInt8(truncatingIfNeeded: tick & 1)
  }
}
