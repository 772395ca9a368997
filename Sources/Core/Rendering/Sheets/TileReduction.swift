internal import TerrariumBasics
internal import TerrariumGD

/// Reduces the pictures of tiles by area, in the colours of their palettes and some mixes of the
/// colours of states.
struct TileReduction: Sendable {
  let scale: Double
  private let mixes: [Colour]

  /// The most colours of states that are mixed, and the steps between two of them.
  private static let (mixed, steps) = (5, 5)

  /// Creates the reduction of pictures by some artists.
  init(scale: Double, of artists: [Artist]) {
    self.scale = scale
    let states = artists.map(\.solids).unique.flatMap(\.self).told(atMost: Self.mixed)
    mixes = states.indices.flatMap { place in
      states[(place + 1)...].flatMap { states[place].between($0, steps: Self.steps) }
    }
  }

  /// The size of a picture on the sheet.
  func size(of width: Int, _ height: Int) -> GridSize {
    func reduced(_ side: Int) -> Int { max(1, Int(Double(side) * scale)) }
    return GridSize(columns: reduced(width), rows: reduced(height))
  }

  /// The palette of a reduced picture.
  func palette(of own: [Colour]) -> [Colour] {
    Array((own + mixes.filter { !own.contains($0) }).prefix(PaletteReducer.most))
  }

  /// A picture at its size on the sheet; unchanged if gd has no memory for it.
  func reduced(_ picture: IndexedPicture) -> IndexedPicture {
    let size = size(of: picture.width, picture.height)
    let codes = picture.palette.map(\.code)
    guard var whole = try? Canvas(width: picture.width, height: picture.height) else {
      return picture
    }
    whole.set(picture.pixels.map { codes[Int($0)] })
    guard let small = try? Canvas(whole, width: size.columns, height: size.rows) else {
      return picture
    }
    let palette = palette(of: picture.palette)
    let reducer = CanvasReducer(palette, indices: palette.indices.map { UInt8($0) })
    return IndexedPicture(
      width: size.columns, height: size.rows, palette: palette,
      pixels: reducer.indices(of: small.colours))
  }
}
