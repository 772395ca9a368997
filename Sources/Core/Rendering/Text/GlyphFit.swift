/// Fits letters to whole pixels at a size, so that small text is crisp. Heights are on the same
/// rows in all letters, stems begin or end between two pixels, and the parts between move with
/// them. Everything is in whole 256ths of a pixel, so that results are the same everywhere.
///
/// Upright stems keep their width to a quarter of a pixel: for a width of 1¼, one pixel is full and
/// the next one pale, which looks as heavy as the same letter at a larger size. The other edge of a
/// stem is sharp.
package struct GlyphFit: Sendable {
  /// The parts of a pixel.
  static let unit = 256

  let size: Int
  private let metrics: Typeface.Metrics
  /// The heights that all letters share, and their rows.
  private let zones: [Zone]
  /// The rounding error of the middle of a plain stem, in pixels.
  private let slack: Int

  private struct Zone {
    let height: Int
    let place: Int
    /// True if letters end there instead of beginning.
    let isTop: Bool
  }

  private static let leastSpace = 3

  /// The size from which on round letters overshoot the baseline.
  private static let overshootSize = 28
  /// The largest distance of an edge from a height that it belongs to.
  private static let nearness = 2

  package init(_ metrics: Typeface.Metrics, size: Int) {
    self.metrics = metrics
    self.size = size
    let over = size < Self.overshootSize ? 0 : Self.scaled(metrics.overshoot, size)
    func row(_ height: Int) -> Int { Self.whole(Self.scaled(height, size)) }
    func pair(_ height: Int, isTop: Bool) -> [Zone] {
      let (sign, place) = (isTop ? 1 : -1, row(height))
      return [
        Zone(height: height, place: place, isTop: isTop),
        Zone(height: height + sign * metrics.overshoot, place: place + sign * over, isTop: isTop),
      ]
    }
    zones =
      pair(metrics.tails, isTop: false) + pair(0, isTop: false)
      + pair(metrics.small, isTop: true) + pair(metrics.capitals, isTop: true)
      + pair(metrics.ascenders, isTop: true).prefix(1)
    let stem = Self.uprightWidth(metrics.stem, size)
    let edge = Self.scaled(2 * metrics.side + metrics.stem, size) / 2 - stem / 2
    slack = edge - Self.whole(edge)
  }

  /// A length at a size, to the nearest part.
  static func scaled(_ length: Int, _ size: Int) -> Int {
    Self.divided(length * size * unit, by: 1000)
  }

  /// Rounds to the nearest whole pixel.
  static func whole(_ place: Int) -> Int { divided(place, by: unit) * unit }

  /// Divides and rounds to the nearest whole number, halves up.
  package static func divided(_ number: Int, by divisor: Int) -> Int {
    let (twice, by) = (2 * number + divisor, 2 * divisor)
    return twice >= 0 ? twice / by : -((by - 1 - twice) / by)
  }

  private static func uprightWidth(_ length: Int, _ size: Int) -> Int {
    max(unit, divided(scaled(length, size), by: unit / 4) * (unit / 4))
  }

  /// Horizontal stems are whole pixels high; large ones keep halves.
  private static func levelHeight(_ length: Int, _ size: Int) -> Int {
    let step = size < overshootSize ? unit : unit / 2
    return max(unit, divided(scaled(length, size), by: step) * step)
  }
}

extension GlyphFit {
  /// The map of heights.
  package func down(_ glyph: GlyphOutline) -> FitMap {
    var knots: [FitMap.Knot] = []
    var free: [GlyphOutline.Stem] = []
    for stem in glyph.levels {
      let height = Self.levelHeight(stem.to - stem.from, size)
      if let foot = place(of: stem.from, isTop: false) {
        knots += [.init(stem.from, foot), .init(stem.to, foot + height)]
      } else if let top = place(of: stem.to, isTop: true) {
        knots += [.init(stem.from, top - height), .init(stem.to, top)]
      } else {
        free.append(stem)
      }
    }
    let lines = zones.map { FitMap.Knot($0.height, $0.place) }
    for stem in free {
      let height = Self.levelHeight(stem.to - stem.from, size)
      let base = FitMap(knots.count > 2 ? knots : lines, size: size)
      let middle = (base[stem.from] + base[stem.to]) / 2
      var foot = Self.whole(middle - height / 2)
      // A dot stays a pixel above the letter below it.
      let below = (knots + lines).filter { $0.from <= stem.from - 20 }.map(\.to).max()
      if let below, stem.from > metrics.small, foot < below + Self.unit {
        foot = Self.divided(below + Self.unit / 2 - 1, by: Self.unit) * Self.unit + Self.unit
      }
      knots += [.init(stem.from, foot), .init(stem.to, foot + height)]
    }
    for zone in zones
    where !glyph.levels.contains(where: {
      $0.from - Self.nearness...$0.to + Self.nearness ~= zone.height
    }) {
      knots.append(.init(zone.height, zone.place))
    }
    return FitMap(knots, size: size)
  }

  private func place(of height: Int, isTop: Bool) -> Int? {
    zones.first { $0.isTop == isTop && abs($0.height - height) <= Self.nearness }?.place
  }

  /// The map of columns, and the width of the letter in pixels.
  package func across(_ glyph: GlyphOutline) -> (map: FitMap, advance: Int) {
    let whole = Self.whole(Self.scaled(glyph.advance, size))
    guard let ink = glyph.reach(\.x) else {
      // A space separates words at any size.
      return (FitMap([], size: size), max(Self.leastSpace, whole / Self.unit))
    }
    let knots = uprights(of: glyph)
    guard !knots.isEmpty else {
      let shift = (whole - Self.scaled(glyph.advance, size)) / 2
      return (FitMap([.init(0, shift)], size: size), max(1, whole / Self.unit))
    }
    let map = FitMap(knots, size: size)
    if glyph.isFigure {
      // All are equally wide; free columns are shared between both sides.
      let free = whole - (map[ink.upperBound] - map[ink.lowerBound])
      let shift = Self.whole(free / 2 - map[ink.lowerBound])
      return (map.moved(by: shift), max(1, whole / Self.unit))
    }
    var side = Self.scaled(glyph.advance - ink.upperBound, size)
    if let last = glyph.uprights.last, abs(last.to - ink.upperBound) < Self.nearness {
      let width = last.to - last.from
      side += (Self.scaled(width, size) - Self.uprightWidth(width, size)) / 2
    }
    let advance = Self.whole(map[ink.upperBound] + side + slack) / Self.unit
    return (map, max(1, advance))
  }

  /// Stems from left to right, with the distance of their centres rounded to a pixel.
  private func uprights(of glyph: GlyphOutline) -> [FitMap.Knot] {
    var knots: [FitMap.Knot] = []
    var last: (middle: Int, place: Int)?
    for (number, stem) in glyph.uprights.enumerated() {
      let width = Self.uprightWidth(stem.to - stem.from, size)
      // Twice the centre, so that it is whole.
      let middle = stem.from + stem.to
      let wanted =
        last.map { $0.place + Self.scaled(middle - $0.middle, size) / 2 }
        ?? Self.scaled(middle, size) / 2
      // The last one's sharp edge is its right one, because outlines are sharp outside.
      let isLast = number > 0 && number == glyph.uprights.count - 1
      var left =
        isLast
        ? Self.whole(wanted - width / 2 + width) - width : Self.whole(wanted - width / 2)
      if let before = knots.last?.to, left < before + Self.unit { left = before + Self.unit }
      knots += [.init(stem.from, left), .init(stem.to, left + width)]
      last = (middle, left + width / 2)
    }
    return knots
  }
}
