/// Reduces the colours of a picture's parts to as many as a palette may have.
///
/// Colours that must stay exact are kept. The others are repeatedly split where they spread most
/// (median cut, Heckbert 1982); each group contributes its mean, and each colour becomes the
/// nearest. If all fit, none changes.
package struct PaletteReducer {
  /// The most colours of a picture, which leaves one index free.
  package static let most = 255

  package private(set) var palette: [Colour]
  private var indices: [UInt32: UInt8] = [:]

  /// Creates a palette of at most `limit` colours for the given ones, with `exact` first and
  /// unchanged. If there are too many exact ones, the last are left out.
  ///
  /// `counts` has the colours and their numbers of pixels.
  package init(exact: [Colour], counts: [UInt32: Int], limit: Int) {
    self.init(meansOf: counts, exact: exact, limit: limit)
    guard indices.count > palette.count else { return }
    // An exact colour may be nearer than the mean of a wide group.
    for code in counts.keys { indices[code] = UInt8(palette.nearest(to: Colour(code))) }
  }

  /// Creates a palette of at most `limit` colours with the smallest possible differences: each
  /// colour becomes the nearest. A colour of most pixels in a group stays the same.
  package init(nearest counts: [UInt32: Int], exact: [Colour], limit: Int) {
    self.init(meansOf: counts, exact: exact, limit: limit)
    let all = Self.weighted(counts)
    palette = Self.refined(palette, keeping: exact.count, for: all)
    for one in all { indices[one.colour] = UInt8(palette.nearest(to: Colour(one.colour))) }
  }

  /// Creates a palette of the exact colours and the means of groups, which replace the colours in
  /// them.
  private init(meansOf counts: [UInt32: Int], exact: [Colour], limit: Int) {
    palette = []
    for colour in exact where indices[colour.code] == nil && palette.count < limit {
      indices[colour.code] = UInt8(palette.count)
      palette.append(colour)
    }
    let rest = Self.weighted(counts.filter { indices[$0.key] == nil })
    for group in Self.groups(of: rest, count: limit - palette.count) {
      let index = UInt8(palette.count)
      palette.append(Self.mean(of: group))
      for one in group { indices[one.colour] = index }
    }
  }

  /// Creates a palette of at most `limit` colours for a film. If that is below the maximum, exact
  /// colours are reduced like all others, as if each had a share of the pixels.
  package init(exact: [Colour], counts: [UInt32: Int], most limit: Int) {
    guard limit < Self.most else {
      self.init(exact: exact, counts: counts, limit: limit)
      return
    }
    var counts = counts
    let pixels = counts.values.reduce(0, +)
    let share = 1 + pixels / (8 * max(1, exact.count))
    for colour in exact { counts[colour.code, default: 0] += share }
    self.init(exact: [], counts: counts, limit: limit)
  }

  /// Adds the inks of an overlay and their mixes, as far as there is room. Inks take room from
  /// other colours, but not from those to keep.
  package mutating func add(inks: [Colour], mixes: [Colour], keeping solids: [Colour], limit: Int) {
    let limit = max(limit, palette.count)
    let new = inks.filter { !palette.contains($0) }
    if palette.count + new.count > limit {
      let kept = solids.map { palette[Int(index(of: $0.code))] }
      let reduced = Self(
        exact: kept + inks,
        counts: Dictionary(palette.map { ($0.code, 1) }, uniquingKeysWith: +), limit: limit)
      indices = indices.mapValues { reduced.index(of: palette[Int($0)].code) }
      palette = reduced.palette
    }
    for colour in inks + mixes where palette.count < limit {
      guard !palette.contains(colour) else { continue }
      palette.append(colour)
    }
    for (code, index) in indices where palette[Int(index)].code != code {
      indices[code] = UInt8(palette.nearest(to: Colour(code)))
    }
    for colour in inks where palette.contains(colour) {
      indices[colour.code] = palette.firstIndex(of: colour).map { UInt8($0) }
    }
  }

  /// The palette's index for a colour: its own if it was given, otherwise that of the nearest one.
  package func index(of code: UInt32) -> UInt8 {
    indices[code] ?? UInt8(palette.nearest(to: Colour(code)))
  }

  /// A colour and the number of pixels that have it.
  struct Weighted {
    let colour: UInt32
    let weight: Int

    func part(_ shift: Int) -> Int { Int(colour >> UInt32(shift) & 0xff) }
  }

  private static func weighted(_ counts: [UInt32: Int]) -> [Weighted] {
    counts.map { Weighted(colour: $0.key, weight: $0.value) }.sorted { $0.colour < $1.colour }
  }

  private static func groups(of colours: [Weighted], count: Int) -> [ArraySlice<Weighted>] {
    guard !colours.isEmpty, count > 0 else { return [] }
    guard colours.count > count else { return colours.indices.map { colours[$0...$0] } }
    var groups = [colours[...]]
    var spreads = [spread(of: groups[0])]
    while groups.count < count {
      guard let widest = spreads.indices.max(by: { spreads[$0].error < spreads[$1].error }),
        spreads[widest].error > 0
      else { break }
      let (left, right) = split(groups[widest], along: spreads[widest].shift)
      groups[widest] = left
      spreads[widest] = spread(of: left)
      groups.append(right)
      spreads.append(spread(of: right))
    }
    return groups
  }

  /// The spread of a group's colours around their mean, and the component with the largest spread.
  private static func spread(of group: ArraySlice<Weighted>) -> (error: Double, shift: Int) {
    guard group.count > 1 else { return (0, 0) }
    let weight = Double(group.reduce(0) { $0 + $1.weight })
    var best = (error: -1.0, shift: 0)
    var total = 0.0
    for shift in [16, 8, 0] {
      let sum = group.reduce(0.0) { $0 + Double($1.weight * $1.part(shift)) }
      let mean = sum / weight
      let error = group.reduce(0.0) { sum, one in
        let off = Double(one.part(shift)) - mean
        return sum + Double(one.weight) * off * off
      }
      total += error
      if error > best.error { best = (error, shift) }
    }
    return (total, best.shift)
  }

  /// Splits a group at the mean of a component; both parts have at least one colour.
  private static func split(
    _ group: ArraySlice<Weighted>, along shift: Int
  ) -> (ArraySlice<Weighted>, ArraySlice<Weighted>) {
    let sorted = group.sorted { ($0.part(shift), $0.colour) < ($1.part(shift), $1.colour) }
    let weight = sorted.reduce(0) { $0 + $1.weight }
    let mean = sorted.reduce(0) { $0 + $1.weight * $1.part(shift) } / weight
    let cut = sorted.firstIndex { $0.part(shift) > mean } ?? sorted.count / 2
    let middle = min(max(1, cut), sorted.count - 1)
    return (sorted[..<middle], sorted[middle...])
  }

  private static func mean(of group: ArraySlice<Weighted>) -> Colour {
    let all = group.reduce(0) { $0 + $1.weight }
    // Colours without pixels all count the same.
    let weight = all > 0 ? all : group.count
    func part(_ shift: Int) -> UInt8 {
      let sum = group.reduce(0) { $0 + (all > 0 ? $1.weight : 1) * $1.part(shift) }
      return UInt8((sum + weight / 2) / weight)
    }
    return Colour(red: part(16), green: part(8), blue: part(0))
  }
}
