internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumProgram
internal import TerrariumVocabulary

/// The identity of a pattern, as lines and as JSON.
enum IdentityText {
  /// A pattern as JSON.
  static func object(_ identity: Identity) -> JSON {
    func number(_ value: Int?) -> JSON { value?.json ?? .null }
    func fraction(_ value: Double?) -> JSON { value.map { .number(text($0)) } ?? .null }
    return [
      "figure": .text(identity.pattern), "rule": .text(identity.rule),
      "kind": .text(identity.kind.rawValue), "period": number(identity.period),
      "dx": number(identity.displacement?.x), "dy": number(identity.displacement?.y),
      "apgcode": identity.apgcode?.json ?? .null,
      "names": .texts(identity.names), "alive": .number(identity.alive),
      "rest": number(identity.rest), "objects": .list(identity.objects.map(object)),
      "heat": fraction(identity.heat), "volatility": fraction(identity.volatility),
      "least": .number(identity.least), "most": number(identity.most),
      "growth": identity.growth.map(object) ?? .null,
    ]
  }

  private static func object(_ growth: Identity.Growth) -> JSON {
    [
      "order": .number(growth.order), "period": .number(growth.period),
      "dx": growth.displacement?.x.json ?? .null, "dy": growth.displacement?.y.json ?? .null,
      "tick": .number(growth.tick), "cells": .number(growth.cells),
      "objects": .list(growth.objects.map(object)), "debris": .list(growth.debris.map(object)),
    ]
  }

  private static func object(_ object: CountedObject) -> JSON {
    [
      "apgcode": .text(object.apgcode), "name": object.name?.json ?? .null,
      "count": .number(object.count),
    ]
  }

  /// A number with at most four decimals.
  private static func text(_ value: Double) -> String {
    Decimals.text(of: Int((value * 10_000).rounded()), over: 10_000)
  }

  /// The kind and the period in a few words.
  static func brief(_ identity: Identity) -> String {
    let period = identity.period.map { "period \($0)" }
    switch identity.kind {
    case .still: return identity.alive == 0 ? "no cells" : "still life"
    case .oscillator: return "oscillator, \(period ?? "")"
    case .spaceship:
      return "spaceship, \(period ?? ""), moves \(moves(identity.displacement ?? Cell(0, 0)))"
    case .gun, .puffer, .breeder:
      guard let growth = identity.growth else { return identity.kind.rawValue }
      let moves =
        growth.displacement.map { $0 == Cell(0, 0) ? "" : ", moves \(self.moves($0))" } ?? ""
      if let period { return "\(identity.kind.rawValue), \(period)\(moves)" }
      return "grows without end: from tick \(growth.tick) on a \(identity.kind.rawValue) of "
        + "period \(growth.period)\(moves)"
    case .methuselah: return "at rest from tick \(identity.rest ?? 0) on"
    case .unknown: return unknown(identity)
    }
  }

  private static func unknown(_ identity: Identity) -> String {
    if let rest = identity.rest {
      return rest == 0 ? "parts that go their own ways" : "dies at tick \(rest)"
    }
    let looked = "\(identity.looked)"
    if let most = identity.mostCells {
      return "unknown: the population grew beyond \(most) cells at tick \(looked)"
    }
    return "unknown: no period within \(looked) generations, the last of "
      + identity.last.counted("cell")
  }

  private static func moves(_ by: Cell) -> String { "\(by.x),\(by.y)" }

  /// A pattern as lines.
  static func text(_ identity: Identity) -> String {
    var rows: [[String]] = []
    if let code = identity.apgcode { rows.append(["  apgcode", code]) }
    if !identity.names.isEmpty { rows.append(["  names", identity.names.joined(separator: ", ")]) }
    rows.append(["  rule", identity.rule])
    rows.append(["  cells", cells(identity)])
    if let period = identity.period, let turning = identity.turningPeriod, turning < period {
      rows.append(["  mod", "\(turning)"])
    }
    if let heat = identity.heat, identity.period != 1 { rows.append(["  heat", text(heat)]) }
    if let volatility = identity.volatility, identity.period != 1 {
      rows.append(["  volatility", text(volatility)])
    }
    if let growth = identity.growth {
      let more = growth.order == 1 ? "" : " more than in the period before"
      rows.append(["  growth", "\(growth.cells.counted("cell")) each period\(more)"])
      rows += list(growth.objects, headed: "  each period")
      rows += list(growth.debris, headed: "  debris")
    }
    if isWorthListing(identity) {
      rows += list(
        identity.objects, headed: identity.kind == .methuselah ? "  leaves" : "  made of")
    }
    return "\(identity.title): \(brief(identity))\n" + TextTable(rows).text
  }

  /// True if the parts say more than the whole.
  private static func isWorthListing(_ identity: Identity) -> Bool {
    let objects = identity.objects
    return objects.count > 1
      || objects.first.map { $0.count > 1 || $0.apgcode != identity.apgcode } ?? false
  }

  private static func cells(_ identity: Identity) -> String {
    let alive = "\(identity.alive)"
    if let most = identity.most {
      return identity.least == most ? alive : "\(alive), from \(identity.least) to \(most)"
    }
    return "\(alive), at least \(identity.least)"
  }

  private static func list(_ objects: [CountedObject], headed heading: String) -> [[String]] {
    objects.enumerated().map { number, object in
      let name = object.name.map { " \($0)" } ?? ""
      return [number == 0 ? heading : "", "\(object.count) × \(object.apgcode)\(name)"]
    }
  }
}

extension Identity {
  /// The pattern as given, shortened if it is long.
  var title: String {
    pattern.split(whereSeparator: \.isNewline).joined(separator: " ").shortened()
  }
}
