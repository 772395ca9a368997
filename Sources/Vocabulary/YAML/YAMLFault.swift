internal import Basics

/// A fault in a YAML text: the facts. The command has the sentences.
package enum YAMLFault: Error, Hashable, Sendable {
  // What is no YAML
  case tab
  case colonMissing
  case colonMisplaced
  case dashMisplaced
  case dashMissing
  case keyMissing
  case valueMissing
  case listNotClosed
  case mapNotClosed
  case quoteNotClosed
  /// A `#` without quotation marks where a value belongs.
  case hashInValue(String)
  case badStart(Character)
  case badEscape
  case badBlockText
  case badDirective
  case endMissing
  case other(String)

  // What is no text
  case picture
  case notUTF8
  case controlCharacter(code: UInt32)

  // What is YAML, and not taken here
  case anchor(String)
  case alias(String)
  case tag(String)
  case severalDocuments
  case keyIsNoWord
  case tooDeep(limit: Int)
  case tooManyValues(limit: Int)
  case outOfMemory
}

extension YAMLFault {
  /// Creates the fault for libyaml's words; `character` is the character at that place.
  package init(words: String, character: Character?) {
    switch words {
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      self = .tab
    case "found character that cannot start any token":
      self = character == "\t" ? .tab : .badStart(character ?? " ")
    case "could not find expected ':'": self = .colonMissing
    case "mapping values are not allowed in this context": self = .colonMisplaced
    case "block sequence entries are not allowed in this context": self = .dashMisplaced
    case "did not find expected '-' indicator": self = .dashMissing
    case "did not find expected key", "mapping keys are not allowed in this context":
      self = .keyMissing
    case "did not find expected node content": self = .valueMissing
    case "did not find expected ',' or ']'": self = .listNotClosed
    case "did not find expected ',' or '}'": self = .mapNotClosed
    case "found unexpected end of stream", "found unexpected document indicator":
      self = .quoteNotClosed
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      self = .badEscape
    case "found an indentation indicator equal to 0", "did not find expected comment or line break":
      self = .badBlockText
    case "did not find expected <document start>": self = .endMissing
    case "did not find expected alphabetic or numeric character": self = .badStart(character ?? "&")
    case let words where words.contains("directive") || words.contains("version"):
      self = .badDirective
    case let words where words.contains("tag") || words.contains("'!'") || words.contains("URI"):
      self = .tag("!")
    default: self = .other(words)
    }
  }
}
