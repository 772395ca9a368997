internal import Synchronization
internal import TerrariumAssets

extension PatternLibrary {
  /// The blocks of a category, decompressed when first used.
  final class Shelf: Sendable {
    let category: PatternCategory
    private let texts: Mutex<[ArraySlice<UInt8>]> = Mutex([])

    init(_ category: PatternCategory) { self.category = category }

    /// The block at a place.
    func text(at place: Int) -> ArraySlice<UInt8> {
      texts.withLock { texts in
        if texts.isEmpty { texts = Self.blocks(in: LibraryText.text(of: category)) }
        return texts[place]
      }
    }

    /// The blocks of a text, separated by empty lines.
    private static func blocks(in text: [UInt8]) -> [ArraySlice<UInt8>] {
      var blocks: [ArraySlice<UInt8>] = []
      var start = 0
      for index in text.indices.dropFirst() where text[index] == .lineFeed {
        if text[index - 1] == .lineFeed {
          blocks.append(text[start..<index])
          start = index + 1
        }
      }
      return blocks + [text[start...]]
    }
  }
}
