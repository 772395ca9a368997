internal import Simulation

/// What happened in every tick, shown or not: a JSON object a line.
package struct HappeningWriter: TextWriter {
  package let head = ""

  package init() {}

  package func bytes(of batch: Batch) -> [UInt8] {
    let rows = batch.shots.flatMap(\.rows)
    if !rows.isEmpty { return PigRowWriter.objects(rows) }
    var text = ""
    for shot in batch.shots {
      for report in shot.reports {
        for happening in report.happenings { append(happening, tick: report.tick, to: &text) }
      }
    }
    return Array(text.utf8)
  }

  private func append(_ happening: Happening, tick: Int, to text: inout String) {
    text += "{\"tick\":\(tick),\"event\":\"\(happening.event)\""
    for fact in happening.facts {
      text += ",\"\(fact.name)\":"
      switch fact.value {
      case .number(let number): text += String(number)
      case .decimal(let number): text += String(number)
      case .text(let words): text += JSON.quoted(words)
      case .cell(let cell): text += "[\(cell.x),\(cell.y)]"
      }
    }
    text += "}\n"
  }
}
