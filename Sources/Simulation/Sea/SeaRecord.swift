/// All that a sea is at a moment, in plain numbers: what a file of it must hold, so that it goes on
/// another day as if nothing had been.
package struct SeaRecord: Hashable, Sendable {
  /// Who stands on a cell, and what decides how they go on.
  package struct Animal: Hashable, Sendable {
    package var species: SeaSpecies
    /// The turns lived since the last chance to bear young.
    package var turnsSinceBirth: Int
    /// The turns in a row without a meal.
    package var fast: Int
    /// Whether it acted last, or was born, in a tick with an odd number.
    package var actedInOddTick: Bool
    /// What tells it from others of its kind.
    package var nature: Int
    /// Which way it swam last.
    package var headsLeft: Bool

    /// An animal of these values.
    package init(
      species: SeaSpecies, turnsSinceBirth: Int, fast: Int, actedInOddTick: Bool, nature: Int = 0,
      headsLeft: Bool = false
    ) {
      (self.nature, self.headsLeft) = (nature, headsLeft)
      self.species = species
      self.turnsSinceBirth = turnsSinceBirth
      self.fast = fast
      self.actedInOddTick = actedInOddTick
    }

    /// Whether the rules can lead here.
    var isSound: Bool {
      0..<Int(species.turnsBetweenBirths) ~= turnsSinceBirth
        && 0..<(species == .orca ? 3 : 1) ~= fast && 0..<Int(SeaCell.natures) ~= nature
    }
  }

  package var size: GridSize
  package var wraps: Bool
  package var tick: Int

  /// Where the streams stand that are drawn from.
  package var movesPosition: UInt64
  package var huntsPosition: UInt64
  package var birthsPosition: UInt64

  /// Everyone, with the number of their cell, counted row by row; in the order of the cells.
  package var animals: [(cell: Int, animal: Animal)] {
    get { zip(places, beings).map { ($0, $1) } }
    set { (places, beings) = (newValue.map(\.cell), newValue.map(\.animal)) }
  }

  private var places: [Int] = []
  private var beings: [Animal] = []

  /// A record of these values.
  package init(
    size: GridSize, wraps: Bool, tick: Int, movesPosition: UInt64, huntsPosition: UInt64,
    birthsPosition: UInt64, animals: [(cell: Int, animal: Animal)]
  ) {
    self.size = size
    self.wraps = wraps
    self.tick = tick
    self.movesPosition = movesPosition
    self.huntsPosition = huntsPosition
    self.birthsPosition = birthsPosition
    self.animals = animals
  }

  /// Whether a sea can be as this says; a record from a damaged file may not.
  package var isSound: Bool {
    guard size.columns > 0, size.rows > 0, tick >= 0 else { return false }
    let (area, overflows) = size.columns.multipliedReportingOverflow(by: size.rows)
    guard !overflows, beings.allSatisfy(\.isSound) else { return false }
    return places.allSatisfy { 0..<area ~= $0 } && zip(places, places.dropFirst()).allSatisfy(<)
  }
}

extension SeaWorld {
  /// What this sea is now.
  package var record: SeaRecord {
    var animals: [(cell: Int, animal: SeaRecord.Animal)] = []
    for (index, cell) in cells.enumerated() {
      guard let species = cell.species else { continue }
      let animal = SeaRecord.Animal(
        species: species, turnsSinceBirth: Int(cell.turnsSinceBirth), fast: Int(cell.fast),
        actedInOddTick: cell.actedInTick != 0, nature: Int(cell.nature), headsLeft: cell.headsLeft)
      animals.append((index, animal))
    }
    return SeaRecord(
      size: size, wraps: grid.wraps, tick: tick, movesPosition: moves.position,
      huntsPosition: hunts.position, birthsPosition: births.position, animals: animals)
  }

  /// The sea of a record; nil where no sea can be so.
  package init?(_ record: SeaRecord) {
    guard record.isSound else { return nil }
    self.init(size: record.size, wraps: record.wraps, seed: Seed(0))
    moves.position = record.movesPosition
    hunts.position = record.huntsPosition
    births.position = record.birthsPosition
    tick = record.tick
    for (index, animal) in record.animals {
      settle(animal.species, at: index)
      cells[index].turnsSinceBirth = UInt8(animal.turnsSinceBirth)
      cells[index].fast = UInt8(animal.fast)
      cells[index].actedInTick = animal.actedInOddTick ? 1 : 0
      cells[index].nature = UInt8(animal.nature)
      cells[index].headsLeft = animal.headsLeft
    }
  }
}
