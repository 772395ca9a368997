internal import TerrariumBasics

/// Writes the events of every tick, shown or not, as one JSON object per line.
package struct HappeningWriter: TextWriter {
  package let head = ""

  /// The name of the column for a tick's time.
  private let timeName: String
  /// Returns the written name of a fact.
  private let name: @Sendable (String) -> String

  package init(
    timeName: String = "tick", naming name: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.timeName = timeName
    self.name = name
  }

  package func bytes(of batch: Batch) -> [UInt8] {
    var json = JSONWriter()
    for shot in batch.shots {
      for rows in shot.rows { rows.appendObjects(to: &json) }
      for report in shot.reports {
        for happening in report.happenings { append(happening, tick: report.tick, to: &json) }
      }
    }
    return json.bytes
  }

  private func append(_ happening: Happening, tick: Int, to json: inout JSONWriter) {
    json.object { json in
      json.key(timeName)
      json.value(tick)
      json.field("event", happening.event)
      for fact in happening.facts {
        json.key(name(fact.name))
        switch fact.value {
        case .number(let number): json.value(number)
        case .decimal(let number): json.value(.number(String(number)))
        case .text(let words): json.value(words)
        case .cell(let cell):
          json.list { list in
            list.value(cell.x)
            list.value(cell.y)
          }
        }
      }
    }
    json.endLine()
  }
}
