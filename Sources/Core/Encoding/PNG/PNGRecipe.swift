internal import TerrariumGD

/// The keyword of a recipe in a PNG.
private let recipeKeyword = "terrarium"

extension PNGText {
  /// Returns a recipe in the form that pictures carry it.
  static func recipe(_ text: String) -> PNGText { PNGText(keyword: recipeKeyword, text: text) }
}

/// Returns the recipe of a PNG; nil unless the PNG is animated exactly if `moves` is true.
func pngRecipe(_ bytes: [UInt8], moves: Bool) -> String? {
  guard pngChunks(bytes).contains(where: { $0.type == "acTL" }) == moves else { return nil }
  return pngText(bytes, keyword: recipeKeyword)
}
