internal import Simulation

/// The rows of games as comma-separated values: one for each thing that happened.
package struct PigRowWriter: TextWriter {
  package let head = PigHappening.columns.joined(separator: ",") + "\n"

  package init() {}

  package func bytes(of batch: Batch) -> [UInt8] {
    var line = RowBytes(room: batch.shots.reduce(0) { $0 + $1.rows.count } * 32)
    for shot in batch.shots {
      for row in shot.rows {
        let row = row.happening
        line.add(row.game)
        line.add(comma: row.turn)
        line.add(comma: row.player.rawValue)
        line.add(UInt8(ascii: ","))
        line.add(row.eventName)
        line.add(UInt8(ascii: ","))
        if let die = row.die { line.add(die) }
        line.add(comma: row.points)
        line.add(comma: row.total1)
        line.add(comma: row.total2)
        line.add(UInt8(ascii: "\n"))
      }
    }
    return line.bytes
  }

  /// The rows as JSON objects, one a line.
  static func objects(_ rows: [PigRow]) -> [UInt8] {
    var line = RowBytes(room: rows.count * 112)
    for row in rows {
      line.add("{\"tick\":")
      line.add(row.tick)
      let row = row.happening
      line.add(",\"event\":\"")
      line.add(row.eventName)
      line.add("\",\"game\":")
      line.add(row.game)
      line.add(",\"turn\":")
      line.add(row.turn)
      line.add(",\"player\":")
      line.add(row.player.rawValue)
      if let die = row.die {
        line.add(",\"die\":")
        line.add(die)
      }
      line.add(",\"points\":")
      line.add(row.points)
      line.add(",\"total1\":")
      line.add(row.total1)
      line.add(",\"total2\":")
      line.add(row.total2)
      line.add("}\n")
    }
    return line.bytes
  }
}

extension PigHappening {
  fileprivate var eventName: StaticString {
    switch event {
    case .start: "start"
    case .roll: "roll"
    case .bust: "bust"
    case .bank: "bank"
    case .win: "win"
    }
  }
}

/// Bytes of text that grow by numbers and words: strings would take ten times as long, and a
/// million games have 150 million rows.
private struct RowBytes {
  private(set) var bytes: [UInt8] = []

  init(room: Int) { bytes.reserveCapacity(room) }

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  mutating func add(comma number: Int) {
    bytes.append(UInt8(ascii: ","))
    add(number)
  }

  mutating func add(_ word: StaticString) {
    word.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) {
    if 0..<10 ~= number {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else if 10..<100 ~= number {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }
}
