internal import GD
internal import Rendering
internal import Simulation

/// The colours of a film of monsters: those it is painted in, exact; for smooth edges some between;
/// and as many as are left for the monsters, and for a photo.
struct MonsterPalette {
  let palette: ScenePalette

  init(
    _ colours: MonsterColours, sprites: MonsterSprites, measures: MonsterMeasures,
    hasGround: Bool, backdrop: MonsterBackdrop?
  ) {
    var exact = colours.all + (hasGround ? colours.tinted : Array(colours.tinted.prefix(2)))
    for mix in colours.mixes(hasGround: hasGround) {
      exact += (1...mix.steps).map {
        mix.one.mixed(with: mix.other, share: Double($0) / Double(mix.steps + 1))
      }
    }
    var counts: [UInt32: Int] = [:]
    for side in [max(24, measures.unit * 13 / 100), measures.unit / 2] {
      for kind in MonsterKind.allCases {
        guard let picture = sprites.picture(of: kind, side: side) else { continue }
        // Each size counts as much as the other, however many pixels it has.
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
    let limit = ScenePalette.limit
    let photo = backdrop == nil ? 0 : 90
    var reducer = PaletteReducer(exact: exact, counts: counts, limit: limit - photo)
    if let backdrop {
      reducer = PaletteReducer(exact: reducer.palette, counts: backdrop.counts, limit: limit)
    }
    palette = ScenePalette(tones: reducer.palette, mixes: [])
  }
}
