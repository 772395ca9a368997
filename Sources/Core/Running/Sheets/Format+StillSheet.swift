package import TerrariumEncoding
package import TerrariumRendering

extension Format {
  /// The bytes of a sheet of stills, without a recipe, as it does not belong to a film.
  package func bytes(of sheet: StillSheet) throws -> [UInt8] {
    try isVector ? bytes(of: sheet.sketch) : pngBytes(sheet.picture)
  }
}
