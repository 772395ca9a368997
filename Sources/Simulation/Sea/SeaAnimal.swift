/// Who may stand on a cell of the sea.
package enum SeaSpecies: UInt8, CaseIterable, Sendable {
  case penguin = 1
  case orca = 2

  /// On every how many turns of its life it bears young.
  var turnsBetweenBirths: UInt8 {
    switch self {
    case .penguin: 3
    case .orca: 8
    }
  }
}

/// What stands on a cell of the sea, or that it is free: four bytes, so that a large sea is small.
struct SeaCell: Hashable, Sendable {
  /// 0 is free, else a species; the same numbers are the states that the world shows.
  private(set) var state: UInt8 = 0
  /// The turns it has lived since its last chance to bear young.
  var turnsSinceBirth: UInt8 = 0
  /// The turns in a row without a meal.
  var fast: UInt8 = 0
  /// The lowest bit of the tick in which it acted last, or was born.
  var actedInTick: UInt8 = 0

  static let free = SeaCell()

  init() {}

  init(newborn species: SeaSpecies, inTick tick: Int) {
    state = species.rawValue
    actedInTick = UInt8(truncatingIfNeeded: tick & 1)
  }

  var species: SeaSpecies? { SeaSpecies(rawValue: state) }
  var isFree: Bool { state == 0 }
  var isPenguin: Bool { state == SeaSpecies.penguin.rawValue }

  /// Whether it has had its turn in a tick, or was born in it.
  func hasActed(inTick tick: Int) -> Bool {
    actedInTick == UInt8(truncatingIfNeeded: tick & 1)
  }
}
