internal import Encoding
internal import Files
internal import Vocabulary

extension NamedThing {
  /// Recognises a name given in place of a command, by its ending or by itself; nil if it is
  /// unknown.
  init?(of word: String) {
    let ending = Path.ending(of: word)
    if Format(ending: word.lowercased()) != nil {
      self = .format
    } else if ["yaml", "yml", "json", "md"].contains(ending) {
      self = .scenario
    } else if ["rle", "cells", "mc", "lif"].contains(ending) {
      self = .pattern
    } else if Format(ending: ending) != nil {
      self = .picture(isThere: Path.kind(of: word) == .file)
    } else {
      return nil
    }
  }
}
