internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Sea: StoredKind {
  /// The sea: everyone with their ages, row by row: `12P201O710` is twelve free cells, a penguin
  /// with 2 turns, no fast, that acted in an odd tick, and an orca. The last sign of each is a digit
  /// or letter of 24: one for the odd tick, two for heading left, and four times its nature.
  func text(of state: SeaWorld) -> StateText {
    let record = state.record
    var text = StateText()
    text["size"] = "\(record.size)"
    text["edges"] = record.wraps ? "wrap" : "wall"
    text["moves"] = String(record.movesPosition)
    text["hunts"] = String(record.huntsPosition)
    text["births"] = String(record.birthsPosition)
    text.body = Array(animals(of: record).utf8)
    return text
  }

  func state(in text: StateText) throws(StateFault) -> LoadedState {
    let size = try text.size(limit: Sea.cellLimit)
    let edges = try text.edges()
    let record = SeaRecord(
      size: size, wraps: edges == .wrap, tick: try text.number("tick", in: 0...FilmPlan.tickLimit),
      movesPosition: try text.bits("moves"), huntsPosition: try text.bits("hunts"),
      birthsPosition: try text.bits("births"), animals: try animals(in: text.body))
    guard edges != .none, record.isSound else { throw .badValue("cells") }
    return LoadedState(
      tick: record.tick, field: FieldShape(size: size, edges: edges), window: CellRect(size)
    ) { world in
      if let loaded = SeaWorld(record) { world = loaded }
    }
  }

  /// How many signs there are for what is marked on an animal.
  private static let marks = 24

  private func animals(of record: SeaRecord) -> String {
    var text = ""
    var next = 0
    for (cell, animal) in record.animals {
      if cell > next { text += String(cell - next) }
      text += animal.species == .penguin ? "P" : "O"
      let marks =
        (animal.actedInOddTick ? 1 : 0) + (animal.headsLeft ? 2 : 0) + 4 * animal.nature
      text += "\(animal.turnsSinceBirth)\(animal.fast)" + String(marks, radix: Self.marks)
      if cell / 64 != next / 64 { text += "\n" }
      next = cell + 1
    }
    return text + "\n"
  }

  private func animals(
    in body: [UInt8]
  ) throws(StateFault) -> [(cell: Int, animal: SeaRecord.Animal)] {
    var animals: [(cell: Int, animal: SeaRecord.Animal)] = []
    var (cell, free, index) = (0, 0, 0)
    while index < body.count {
      let byte = body[index]
      switch byte {
      case UInt8(ascii: "\n"): index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        free = free * 10 + Int(byte - UInt8(ascii: "0"))
        guard free <= Sea.cellLimit else { throw .badValue("cells") }
        index += 1
      case UInt8(ascii: "P"), UInt8(ascii: "O"):
        guard index + 3 < body.count else { throw .badValue("cells") }
        let digits = body[index + 1...index + 2].map { Int($0) - Int(UInt8(ascii: "0")) }
        let sign = String(decoding: [body[index + 3]], as: UTF8.self)
        guard let marks = Int(sign, radix: Self.marks), sign != "+", sign != "-" else {
          throw .badValue("cells")
        }
        let animal = SeaRecord.Animal(
          species: byte == UInt8(ascii: "P") ? .penguin : .orca, turnsSinceBirth: digits[0],
          fast: digits[1], actedInOddTick: marks & 1 != 0, nature: marks >> 2,
          headsLeft: marks & 2 != 0)
        animals.append((cell + free, animal))
        (cell, free) = (cell + free + 1, 0)
        index += 4
      default: throw .badValue("cells")
      }
    }
    return animals
  }
}
