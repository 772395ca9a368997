internal import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

/// The recipe in a picture.
package enum PictureRecipe {
  /// The largest picture file to read, in bytes.
  private static let limit = 1 << 31

  /// The recipe as a scenario; `out` is the picture's own name, with `format` if the name has no
  /// known ending.
  ///
  /// It is parsed and written again, so that the result is only a recipe, whoever made the file.
  /// Other content is left out and described in words. Files given only by their hashes are
  /// returned as well.
  package static func scenario(
    ofPictureAt path: String, in catalogue: Catalogue
  ) throws(Fault) -> (text: String, dropped: [String], files: [HashedFile]) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(of: path, limit: limit, beginning: Format.mayBegin)
    } catch {
      throw Fault(.file(error))
    }
    return try scenario(in: bytes, ofPictureAt: path, in: catalogue)
  }

  /// The recipe in the bytes of a picture, as a scenario.
  package static func scenario(
    in bytes: [UInt8], ofPictureAt path: String, in catalogue: Catalogue
  ) throws(Fault) -> (text: String, dropped: [String], files: [HashedFile]) {
    guard
      let (format, text) = Format.withRecipes.lazy
        .compactMap({ format in format.recipe?(bytes).map { (format, $0) } }).first,
      text.utf8.count <= SourceText.limit,
      let node = YAMLReader.read(SourceText(path: path, bytes: Array(text.utf8))).node,
      case .map(var pairs) = node.content, let version = node[Recipe.key], let own = node["world"]
    else {
      throw Fault(
        .said(
          "'\(path)' contains no recipe",
          "a \(Format.withRecipes.choice) that render made has one, except "
            + "sheets of 'patterns' and of 'snapshots'", isOfFile: true))
    }
    guard Recipe.versionsRead.contains(version.text) else {
      throw Fault(.recipeOfOtherVersion(text: version.excerpt))
    }
    guard let world = catalogue[own.text] else {
      throw Fault(
        .said(
          "'\(path)' shows the world '\(own.excerpt)', which this program does not have",
          "make it again with the program that has it", isOfFile: true))
    }
    var sieve = RecipeFilter(for: world)
    pairs = sieve.sift(pairs)
    let name = path == "-" ? "-" : PathTemplate.plain(Path.name(of: path))
    let isNamed = Format(ending: Path.wholeEnding(of: name)) != nil
    if let own = pairs.firstIndex(where: sieve.isOwnName) {
      let path = isNamed ? name : "\(pairs[own].key).\(format.ending)"
      pairs[own] = Node.Pair(pairs[own].key, made: path)
    } else {
      let place = pairs.firstIndex { $0.key == "world" }.map { $0 + 1 } ?? pairs.endIndex
      let told = isNamed ? [] : [Node.Pair("format", made: format.ending)]
      pairs.insert(contentsOf: [Node.Pair("out", made: name)] + told, at: place)
    }
    let files = pairs.flatMap(\.value.hashedFiles).reduce(into: [HashedFile]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return (YAMLWriter.text(of: pairs), sieve.dropped, files)
  }
}

extension Node {
  /// The files that are given by their names and hashes.
  fileprivate var hashedFiles: [HashedFile] {
    if let file = readingFile.hashedFile { return [file] }
    return switch content {
    case .scalar(let text): FolderText(text)?.hashedFiles(ending: ".rule") ?? []
    case .list(let items): items.flatMap(\.hashedFiles)
    case .map(let pairs): pairs.flatMap(\.value.hashedFiles)
    }
  }
}
