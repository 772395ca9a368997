/// The changed rectangle of a frame as indices into a colour table.
struct FrameTable {
  /// The colours, if they are not those of the film.
  private(set) var own: [GIFColor]?
  /// The bits of an index.
  private(set) var depth: Int
  /// The picture of the rectangle, and the indices before it.
  private(set) var picture: GIFPicture
  private(set) var previous: [UInt8]?
  /// The index that leaves pixels unchanged, if some cannot be drawn.
  private(set) var transparent: UInt8?
  /// The number of colours that change.
  let changing: Int

  /// Creates a frame in the film's table, or nil if it changes pixels to colours that are missing
  /// there.
  ///
  /// If all colours of the table are shown, the index of the rarest one to which no pixel changes
  /// can be `freed`: its pixels are left unchanged.
  init?(_ change: FrameColours, film: [UInt32: UInt8], depth: Int, freed: Bool = false) {
    var taken = [Bool](repeating: false, count: 1 << depth)
    for colour in change.changing {
      guard let place = film[colour.code] else { return nil }
      taken[Int(place)] = true
    }
    var places: [UInt32: UInt8] = [:]
    for colour in change.changing + change.kept { places[colour.code] = film[colour.code] }
    var needsTransparent = change.needsTransparent
    for colour in change.kept {
      if let place = places[colour.code] {
        taken[Int(place)] = true
      } else {
        needsTransparent = true
      }
    }
    var transparent = taken.firstIndex(of: false).map { UInt8($0) }
    if needsTransparent || freed, transparent == nil {
      let rarest = change.kept.last { places[$0.code] != nil }
      guard let rarest else { return nil }
      transparent = places.removeValue(forKey: rarest.code)
    } else if freed {
      return nil
    } else if !needsTransparent {
      transparent = nil
    }
    self.depth = depth
    changing = change.changing.count
    own = nil
    (picture, previous) = change.indices(places, transparent, count: 1 << depth)
    self.transparent = transparent
  }

  /// Creates a frame with a table of its own, or nil if there are too many colours.
  init?(own change: FrameColours) {
    let hasKept = change.needsTransparent || !change.kept.isEmpty
    let count = change.changing.count
    guard count <= 256 else { return nil }
    depth = min(8, tableDepth(colours: count + (hasKept ? 1 : 0)))
    let room = 1 << depth - count
    var places: [UInt32: UInt8] = [:]
    var table = change.changing.map(\.code)
    if change.needsTransparent || change.kept.count > max(0, room - 1) {
      guard room > 0 else { return nil }
      transparent = UInt8(count)
      table.append(0)
    }
    table += change.kept.prefix(max(0, room - 1)).map(\.code)
    for (place, colour) in table.enumerated() where colour != 0 { places[colour] = UInt8(place) }
    own = table.map(GIFColor.init(opaque:))
    changing = count
    (picture, previous) = change.indices(places, transparent, count: 1 << depth)
  }
}

/// The colours of a frame's rectangle.
struct FrameColours {
  struct Count {
    let code: UInt32
    let pixels: Int
  }

  /// The colours to which pixels change, and those of unchanged pixels; the most frequent first.
  private(set) var changing: [Count] = []
  private(set) var kept: [Count] = []
  /// True if some pixels are transparent before and after, or a transparent index is needed anyway.
  private(set) var needsTransparent: Bool

  private let old: [UInt32]
  private let new: [UInt32]
  private let area: PixelArea

  /// Collects the colours of an area; with `needsTransparent` it always has a transparent index.
  init(
    from canvas: Canvas, to shown: [UInt32], in area: PixelArea, needsTransparent: Bool = false
  ) {
    (self.area, self.needsTransparent) = (area, needsTransparent)
    var (old, new): ([UInt32], [UInt32]) = ([], [])
    for y in area.top..<area.top + area.height {
      let row = y * canvas.width + area.left..<y * canvas.width + area.left + area.width
      old += canvas.pixels[row]
      new += shown[row]
    }
    (self.old, self.new) = (old, new)
    var counts: (changing: [UInt32: Int], kept: [UInt32: Int]) = ([:], [:])
    for (before, after) in zip(old, new) {
      if after == 0 {
        self.needsTransparent = true
      } else if before == after {
        counts.kept[after, default: 0] += 1
      } else {
        counts.changing[after, default: 0] += 1
      }
    }
    changing = Self.sorted(counts.changing)
    kept = Self.sorted(counts.kept.filter { counts.changing[$0.key] == nil })
    keptChanging = kept.count < counts.kept.count
  }

  /// True if some unchanged pixels have colours to which others change.
  private let keptChanging: Bool

  private static func sorted(_ counts: [UInt32: Int]) -> [Count] {
    counts.map { Count(code: $0.key, pixels: $0.value) }
      .sorted { ($1.pixels, $0.code) < ($0.pixels, $1.code) }
  }

  /// Returns the picture as indices of its colours, and the picture before: equal where pixels do
  /// not change.
  func indices(
    _ places: [UInt32: UInt8], _ transparent: UInt8?, count: Int
  ) -> (GIFPicture, [UInt8]?) {
    var (last, lastPlace) = (UInt32(0), transparent)
    let hasKept = needsTransparent || keptChanging || !kept.isEmpty
    var (pixels, previous): ([UInt8], [UInt8]) = ([], [])
    pixels.reserveCapacity(new.count)
    previous.reserveCapacity(hasKept ? new.count : 0)
    for (before, after) in zip(old, new) {
      if after != last { (last, lastPlace) = (after, places[after]) }
      let place = lastPlace ?? transparent ?? 0
      pixels.append(place)
      if hasKept { previous.append(before == after ? place : place ^ 1) }
    }
    let picture = GIFPicture(
      ofChecked: pixels, width: area.width, height: area.height,
      palette: [GIFColor](repeating: GIFColor(red: 0, green: 0, blue: 0), count: count))
    return (picture, hasKept ? previous : nil)
  }
}

extension GIFColor {
  /// Creates a colour from `0xffRRGGBB`.
  init(opaque code: UInt32) {
    self.init(
      red: UInt8(code >> 16 & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
  }
}
