/// A row of a table of games, and its tick.
package struct PigRow: Hashable, Sendable {
  package let tick: Int
  package let happening: PigHappening
}

/// Rows of a table of games, in order.
package struct PigRows: TableRows {
  package let rows: [PigRow]

  package var count: Int { rows.count }

  /// A turn ends where the next one begins, and a game's last one with the win, so that the chart
  /// falls vertically to the next game's totals.
  package var chartSteps: Int {
    rows.count { row in
      let row = row.happening
      return row.event == .win || row.event == .start && !(row.turn == 1 && row.game > 1)
    }
  }

  package func appendTable(to bytes: inout TextBytes) {
    bytes.reserve(rows.count * 32)
    for row in rows {
      let row = row.happening
      bytes.add(row.game)
      bytes.add(comma: row.turn)
      bytes.add(comma: row.player.rawValue)
      bytes.add(UInt8(ascii: ","))
      bytes.add(row.eventName)
      bytes.add(UInt8(ascii: ","))
      if let die = row.die { bytes.add(die) }
      bytes.add(comma: row.points)
      bytes.add(comma: row.total1)
      bytes.add(comma: row.total2)
      bytes.add(UInt8(ascii: "\n"))
    }
  }

  package func appendObjects(to json: inout JSONWriter) {
    json.reserve(rows.count * 112)
    for row in rows {
      json.object { json in
        json.field("tick", row.tick)
        let row = row.happening
        json.key("event")
        json.value(word: row.eventName)
        json.field("game", row.game)
        json.field("turn", row.turn)
        json.field("player", row.player.rawValue)
        if let die = row.die { json.field("die", die) }
        json.field("points", row.points)
        json.field("total1", row.total1)
        json.field("total2", row.total2)
      }
      json.endLine()
    }
  }
}

extension PigWorld: TableWorld {
  package static var columns: [String] { PigHappening.columns }

  package mutating func advanceGivingRows(
    ticks: Int
  ) throws(WorldError) -> (passed: Int, rows: any TableRows) {
    var rows: [PigRow] = []
    var passed = 0
    while passed < ticks, !isOver {
      try step()
      passed += 1
      if let lastHappening { rows.append(PigRow(tick: tick, happening: lastHappening)) }
    }
    return (passed, PigRows(rows: rows))
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
