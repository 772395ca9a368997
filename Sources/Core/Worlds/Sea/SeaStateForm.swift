internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Sea: StoredKind {
  var unset: SeaRecord { .unset }

  var fields: [StateField<SeaRecord>] {
    [
      .size(\.size, limit: Sea.cellLimit), .init("edges", \.edges), .tick(\.tick),
      .init("moves", \.movesPosition), .init("hunts", \.huntsPosition),
      .init("births", \.birthsPosition),
      .body(write: Self.animals, read: Self.readAnimals), .check("cells", \.isSound),
    ]
  }

  func record(of state: SeaWorld) -> SeaRecord { state.record }

  func loaded(_ record: SeaRecord) -> LoadedState {
    LoadedState(
      tick: record.tick, field: FieldShape(size: record.size, edges: record.edges),
      make: SeaWorld.change { $0 = SeaWorld(record) })
  }

  /// All animals with their ages, row by row: `12P201O710` is twelve free cells, a penguin with 2
  /// turns, no fast, that acted in an odd tick, and an orca. The last sign of each is a digit or
  /// letter of 24: one for the odd tick, two for facing left, and four times its look.
  private static func animals(of record: SeaRecord) -> String {
    var text = ""
    var next = 0
    for animal in record.animals {
      if animal.cell > next { text += String(animal.cell - next) }
      let being = animal.being
      text += being.species == .penguin ? "P" : "O"
      text += "\(being.turnsSinceBirth)\(being.fast)"
      text += String(being.marks, radix: SeaCell.markCount)
      if animal.cell / 64 != next / 64 { text += "\n" }
      next = animal.cell + 1
    }
    return text + "\n"
  }

  private static func readAnimals(
    _ body: [UInt8], into record: inout SeaRecord
  ) throws(StateFault) {
    var next = 0
    var free = 0
    var rest = body[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        free = free * 10 + Int(byte - UInt8(ascii: "0"))
        guard free <= Sea.cellLimit else { throw .badValue("cells") }
      default:
        guard let being = being(of: byte, rest.prefix(3)) else { throw .badValue("cells") }
        rest = rest.dropFirst(3)
        record.animals.append(.init(cell: next + free, being: being))
        next += free + 1
        free = 0
      }
    }
  }

  /// Parses an animal from a letter and three digits.
  private static func being(of letter: UInt8, _ signs: ArraySlice<UInt8>) -> SeaCell? {
    let digits = signs.compactMap { Int(String(UnicodeScalar($0)), radix: SeaCell.markCount) }
    guard digits.count == 3,
      let species = ["P": SeaSpecies.penguin, "O": .orca][UnicodeScalar(letter)]
    else { return nil }
    return SeaCell(species, turnsSinceBirth: digits[0], fast: digits[1], marks: digits[2])
  }
}
