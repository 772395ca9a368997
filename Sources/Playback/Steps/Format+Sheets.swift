package import Encoding
package import Rendering

extension Format {
  /// The formats of a sheet of previews.
  package static let ofSheets = [png, svg, pdf]

  /// The bytes of a sheet of previews, without a recipe: it is not a film's.
  package func bytes(of groups: [PreviewSheet.Group], on sheet: PreviewSheet) throws -> [UInt8] {
    guard isVector else { return try pngBytes(sheet.picture(of: groups)) }
    return try bytes(of: sheet.sketch(of: groups))
  }
}
