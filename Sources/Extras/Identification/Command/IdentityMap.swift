internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumProgram

/// The cells of a pattern, in states for their periods or degrees of heat. It is a pattern file
/// with its own static rule, which has names and colours for the states.
struct IdentityMap {
  private let map: Identity.CellMap
  /// The names of the states from 1 on.
  private let names: [String]
  private let states: [UInt8]
  private let isHeat: Bool
  private let isHexagonal: Bool

  /// The most periods with their own colours.
  private static let mostPeriods = 20

  /// Creates the states of a map's cells.
  init(_ map: Identity.CellMap, isHeat: Bool, isHexagonal: Bool) {
    self.map = map
    self.isHexagonal = isHexagonal
    self.isHeat = isHeat
    if isHeat {
      names = ["still"] + (1...10).map { "to \($0 * 10) %" }
      states = map.entries.map { UInt8($0.changes == 0 ? 1 : 2 + min(9, ($0.changes - 1) / 100)) }
      return
    }
    let all = Set(map.entries.map { $0.period }).sorted()
    let own = Array(all.prefix(Self.mostPeriods))
    names =
      own.map { $0 == 1 ? "always" : "period \($0)" } + (all.count > own.count ? ["longer"] : [])
    states = map.entries.map { entry in UInt8((own.firstIndex(of: entry.period) ?? own.count) + 1) }
  }

  /// The name of its rule, for legends.
  private var ruleName: String { isHeat ? "cells-by-heat" : "cells-by-period" }

  /// The pattern as text, with its rule.
  var text: String {
    let runs = zip(map.entries, states).map { entry, state in
      CellRun(x: entry.cell.x - map.box.x, y: entry.cell.y - map.box.y, length: 1, state: state)
    }
    let pattern = Pattern(size: map.box.size, runs: runs)
    let cells = String(
      decoding: pattern.rle(rule: ruleName, stateCount: names.count + 1), as: UTF8.self)
    let colours = names.indices.map { "\($0 + 1) \(colour($0))" }
    let titles = names.enumerated().map { "\($0 + 1) \($1)" }
    return """
      \(cells)
      @RULE \(ruleName)
      @TABLE
      n_states:\(names.count + 1)
      neighborhood:\(isHexagonal ? "hexagonal" : "Moore")
      symmetries:none
      @NAMES
      0 dead
      \(titles.joined(separator: "\n"))
      @COLORS
      \(colours.joined(separator: "\n"))
      """
  }

  /// The components of a state's colour, counted from 0: grey for cells that never change, then
  /// distinct hues, or a scale from cold to hot.
  private func colour(_ number: Int) -> String {
    let isCalm = isHeat ? number == 0 : names[number] == "always"
    if isCalm { return "120 130 145" }
    if isHeat { return Self.rgb(hue: 230 - 23 * Double(number - 1), light: 0.5) }
    let place = number - (names.first == "always" ? 1 : 0)
    return Self.rgb(hue: 25 + 137.5 * Double(place), light: place < 8 ? 0.48 : 0.62)
  }

  private static func rgb(hue: Double, light: Double) -> String {
    let turn = hue.truncatingRemainder(dividingBy: 360) / 60
    let sector = turn < 0 ? turn + 6 : turn
    let chroma = (1 - abs(2 * light - 1)) * 0.8
    let rest = sector.truncatingRemainder(dividingBy: 2)
    let second = chroma * (1 - abs(rest - 1))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (chroma, second, 0.0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    return [red, green, blue].map { "\(Int((($0 + light - chroma / 2) * 255).rounded()))" }
      .joined(separator: " ")
  }
}
