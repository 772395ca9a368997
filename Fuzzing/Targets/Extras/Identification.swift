internal import TerrariumBasics
internal import TerrariumIdentification
internal import TerrariumPatterns
internal import TerrariumSimulation

extension FuzzTarget {
  static let identification = [FuzzTarget(name: "identify") { Identities.study($0) }]
}

/// Small patterns: the first byte chooses the rule, and each bit of the others is a cell.
private enum Identities {
  private static let rules = ["B3/S23", "B36/S23", "B2/S34H", "B2/S", "345/2/4", "B3/S012345678"]

  static func study(_ bytes: [UInt8]) {
    guard let first = bytes.first, 2...17 ~= bytes.count,
      let rule = try? CellRule(rules[Int(first) % rules.count]),
      var study = PatternStudy(rule, ticks: 50, work: 1 << 11, options: LifeOptions())
    else { return }
    let cells = bytes.dropFirst().enumerated().flatMap { row, bits in
      (0..<8).filter { bits >> $0 & 1 == 1 }.map { LiveCell(Cell($0, row)) }
    }
    _ = try? study.identity(of: cells, called: "cells")
  }
}
