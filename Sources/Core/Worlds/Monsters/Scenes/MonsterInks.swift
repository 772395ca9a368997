internal import Synchronization
internal import TerrariumRendering
internal import TerrariumSimulation

/// The sprites and inks of all films of monsters of one size and theme. The colours of tones are
/// exact, some steps between them are for smooth edges, and the rest of the palette is for the
/// monsters and a photo.
final class MonsterInks: Sendable {
  let sprites = MonsterSprites()
  let palette: ScenePalette

  private struct Source: Hashable {
    let colours: MonsterColours
    let sizes: MonsterSizes
    let hasGround: Bool
    let hasPhoto: Bool
  }

  /// The inks of an existing painter; read with `map` as in `DeferredText`.
  private struct Known {
    weak var inks: MonsterInks?
  }

  /// Making them takes some hundredths of a second, and thousands of films may differ only in their
  /// walks.
  private static let known = Mutex<[Source: Known]>([:])

  /// The inks for pictures of a size.
  static func inks(
    _ colours: MonsterColours, sizes: MonsterSizes, hasGround: Bool, hasPhoto: Bool
  ) -> MonsterInks {
    let source = Source(
      colours: colours, sizes: sizes, hasGround: hasGround, hasPhoto: hasPhoto)
    if let inks = known.withLock({ $0[source].flatMap(\.inks) }) { return inks }
    let inks = MonsterInks(source)
    known.withLock { known in
      known = known.filter { $0.value.inks != nil }
      known[source] = Known(inks: inks)
    }
    return inks
  }

  private static let photoLimit = 90

  private init(_ source: Source) {
    let (colours, hasGround) = (source.colours, source.hasGround)
    var exact = colours.all + (hasGround ? colours.tinted : Array(colours.tinted.prefix(2)))
    for mix in colours.mixes(hasGround: hasGround) {
      exact += mix.one.between(mix.other, steps: mix.steps)
    }
    let unit = source.sizes.unit
    var counts: [UInt32: Int] = [:]
    for side in [max(24, unit * 13 / 100), unit / 2] {
      for kind in MonsterKind.allCases {
        guard let picture = sprites.picture(of: kind, side: side) else { continue }
        // Each size counts equally, however many pixels it has.
        let weight = max(1, 1_000_000 / (side * side))
        for ground in [colours.map.land, colours.card, colours.stage] {
          for pixel in picture.pixels where pixel >> 24 > 0 {
            let share = Double(pixel >> 24) / 255
            let colour = ground.mixed(with: Colour(pixel & 0xff_ffff), share: share)
            counts[colour.code & 0xfcfcfc, default: 0] += weight
          }
        }
      }
    }
    let limit = ScenePalette.limit - (source.hasPhoto ? Self.photoLimit : 0)
    let reducer = PaletteReducer(exact: exact, counts: counts, limit: limit)
    palette = ScenePalette(tones: reducer.palette, mixes: [])
  }

  /// The colours with those of a photo.
  func palette(with backdrop: MonsterBackdrop) -> ScenePalette {
    let reducer = PaletteReducer(
      exact: palette.colours, counts: backdrop.counts, limit: ScenePalette.limit)
    return ScenePalette(tones: reducer.palette, mixes: [])
  }
}
