/// The complete state of a sea in plain numbers, from which it continues exactly.
package struct SeaRecord: Hashable, Sendable {
  /// An animal, and the index of its cell, row by row.
  package struct Animal: Hashable, Sendable {
    package let cell: Int
    package let being: SeaCell

    /// Creates an animal on a cell.
    package init(cell: Int, being: SeaCell) {
      self.cell = cell
      self.being = being
    }
  }

  package var size = GridSize(columns: 1, rows: 1)
  package var edges = Edges.wall
  package var tick = 0

  /// The positions of the random streams.
  package var movesPosition: UInt64 = 0
  package var huntsPosition: UInt64 = 0
  package var birthsPosition: UInt64 = 0

  /// All animals, in the order of their cells.
  package var animals: [Animal] = []

  /// An initial record: a sea of one free cell.
  package static var unset: Self { Self() }

  /// True if it is a valid sea; a record from a damaged file may not be.
  package var isSound: Bool {
    edges != .none && animals.allSatisfy { 0..<size.area ~= $0.cell }
      && zip(animals, animals.dropFirst()).allSatisfy { $0.cell < $1.cell }
  }
}

extension SeaWorld {
  /// The record of this sea.
  package var record: SeaRecord {
    SeaRecord(
      size: size, edges: grid.wraps ? .wrap : .wall, tick: tick, movesPosition: moves.position,
      huntsPosition: hunts.position, birthsPosition: births.position,
      animals: cells.indices.filter { !cells[$0].isFree }.map { .init(cell: $0, being: cells[$0]) })
  }

  /// Creates the sea of a valid record.
  package init(_ record: SeaRecord) {
    precondition(record.isSound, "a record that a sea can be")
    self.init(size: record.size, wraps: record.edges == .wrap, seed: Seed(0))
    moves.position = record.movesPosition
    hunts.position = record.huntsPosition
    births.position = record.birthsPosition
    tick = record.tick
    for animal in record.animals {
      if let species = animal.being.species { settle(species, at: animal.cell) }
      cells[animal.cell] = animal.being
    }
  }
}
