internal import TerrariumBasics
internal import TerrariumGD

/// Reduces the pictures of a field by area, in the colours of their palette and some mixes of the
/// colours of states.
struct FieldReduction: Sendable {
  /// The place of the field on the picture.
  let place: PixelRect
  let scale: Double
  /// The colours of the reduced pictures, which begin with those of the drawn ones.
  let palette: [Colour]
  /// The overlay in these colours.
  let overlay: Overlay?
  private let reducer: CanvasReducer

  /// The most colours of states that are mixed, and the steps between two of them.
  private static let (mixed, steps) = (5, 5)

  /// Creates the reduction of pictures in a palette that show states in some colours.
  init(
    to place: PixelRect, scale: Double, palette own: [Colour], states: [Colour], overlay: Overlay?
  ) {
    self.place = place
    self.scale = scale
    let states = states.told(atMost: Self.mixed)
    let mixes = states.indices.flatMap { place in
      states[(place + 1)...].flatMap { states[place].between($0, steps: Self.steps) }
    }
    let all = own + mixes.unique.filter { !own.contains($0) }
    palette = Array(all.prefix(PaletteReducer.most))
    self.overlay = overlay?.on(palette)
    reducer = CanvasReducer(palette, indices: palette.indices.map { UInt8($0) })
  }

  /// Draws a reduced picture of the field in its place; nothing if gd has no memory for it.
  func lay(_ whole: Raster, into raster: inout Raster) {
    let codes = palette.map(\.code)
    guard var canvas = try? Canvas(width: whole.width, height: whole.rows.count) else { return }
    canvas.set(whole.pixels.map { codes[Int($0)] })
    guard let small = try? Canvas(canvas, width: place.width, height: place.height) else { return }
    raster.lay(
      reducer.indices(of: small.colours), width: place.width, left: place.left, top: place.top)
  }
}
