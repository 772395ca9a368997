internal import Basics

extension ViewerScript {
  /// Reads the scripts in the comments of a pattern file; nil if it has none.
  ///
  /// Whatever the bytes are, memory and time stay within those of reading the file.
  package init?(reading bytes: [UInt8], format: PatternFormat) {
    guard ViewerLexer.isWorthwhile(bytes) else { return nil }
    let lexer = ViewerLexer(bytes, format: format)
    self = ViewerReader.script(lexer.tokens)
    if isEmpty { return nil }
  }

  /// The comments of a file without the blocks of its scripts. Lines that become empty are left
  /// out.
  static func stripped(_ comments: [String]) -> [String] {
    var (isInBlock, isInString) = (false, false)
    return comments.compactMap { line in
      guard isInBlock || line.contains("[[") else { return line }
      var (rest, hasBlock) = ([Substring](), isInBlock)
      for word in line.split(whereSeparator: { " \t{}".contains($0) }) {
        if isInString {
          isInString = !word.hasSuffix("\"")
        } else if !isInBlock {
          isInBlock = word == "[["
          hasBlock = hasBlock || isInBlock
          if !isInBlock { rest.append(word) }
        } else if word == "]]" {
          isInBlock = false
        } else if word.hasPrefix("\"") {
          isInString = word.count > 1 && !word.hasSuffix("\"")
        }
      }
      guard hasBlock else { return line }
      return rest.isEmpty ? nil : rest.joined(separator: " ")
    }
  }
}
