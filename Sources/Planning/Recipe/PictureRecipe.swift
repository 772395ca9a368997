internal import Encoding
internal import Files
package import Playback
package import Vocabulary

/// The recipe that a picture carries.
package enum PictureRecipe {
  /// The largest picture file that is read, in bytes.
  private static let limit = 1 << 31

  /// The recipe as a scenario; `out` is the picture's own name.
  ///
  /// It is read and written again, so that nothing but a recipe comes out, whoever made the file.
  /// What it holds that is no recipe's is left out, and told in words.
  package static func scenario(
    ofPictureAt path: String, in catalogue: Catalogue
  ) throws(Fault) -> (text: String, dropped: [String]) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(of: path, limit: limit)
    } catch {
      throw Fault(.file(error))
    }
    guard
      let text = Format.withRecipes.lazy.compactMap({ $0.recipe?(bytes) }).first,
      text.utf8.count <= SourceText.limit,
      case .map(var pairs) = YAMLReader.read(
        SourceText(path: path, bytes: Array(text.utf8))
      ).node?.content,
      let version = pairs.first(where: { $0.key == Recipe.key })
    else { throw Fault(.noRecipe(path: path)) }
    guard Recipe.versionsRead.contains(version.value.text) else {
      throw Fault(.recipeOfOtherVersion(text: version.value.excerpt))
    }
    guard
      let world = pairs.first(where: { $0.key == "world" }).flatMap({
        catalogue[$0.value.text]
      })
    else { throw Fault(.noRecipe(path: path)) }
    var sieve = RecipeFilter(for: world)
    pairs = sieve.sift(pairs)
    let name = Node(made: path == "-" ? "-" : Path.name(of: path))
    if let own = pairs.firstIndex(where: sieve.isOwnName) {
      pairs[own] = Node.Pair(key: pairs[own].key, value: name)
      return (YAMLWriter.text(of: pairs), sieve.dropped)
    }
    let out = Node.Pair(key: "out", value: name)
    let place = pairs.firstIndex { $0.key == "world" }.map { $0 + 1 } ?? pairs.endIndex
    pairs.insert(out, at: place)
    return (YAMLWriter.text(of: pairs), sieve.dropped)
  }
}
