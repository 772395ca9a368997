internal import TerrariumBasics

/// A fault in a YAML text, with advice.
package struct YAMLFault: Error, Hashable, Sendable {
  let what: String
  let advice: String

  private init(_ what: String, _ advice: String) { (self.what, self.advice) = (what, advice) }

  // Invalid YAML
  package static let tab = Self("a tab at the start of the line", "indent with spaces")
  package static let colonMissing = Self(
    "this line is not 'key: value'", "put a colon and a space after the key")
  package static let colonMisplaced = Self(
    "no value can begin here", "check the indentation, or put text with ': ' in quotation marks")
  package static let dashMisplaced = Self(
    "no list can begin here", "begin it on a line of its own, or put '-' in quotation marks")
  package static let dashMissing = Self("the list continues without a '-'", "check the indentation")
  static let keyMissing = Self(
    "a key was expected here", "check the indentation and the quotation marks")
  static let valueMissing = Self("a value was expected here", "check the commas and brackets")
  package static let listNotClosed = Self(
    "the list in brackets does not continue here", "put ',' or ']' before")
  package static let mapNotClosed = Self(
    "the mapping in braces does not continue here", "put ',' or '}' before")
  package static let quoteNotClosed = Self(
    "the quotation mark that opens here is never closed", "close it")
  /// A `#` without quotation marks in place of a value.
  static func hashInValue(_ comment: String) -> Self {
    Self("'\(comment)' is a comment here, so the value is missing", "put it in quotation marks")
  }
  package static func badStart(_ character: Character) -> Self {
    Self("no value can begin with '\(character)'", "put it in quotation marks")
  }
  package static let badEscape = Self(
    "this escape is unknown", "write \\\\ for a backslash, or use single quotation marks")

  // Invalid text
  package static let picture = Self(
    "this is a picture, not a scenario",
    "name the scenario that makes it; 'render show' prints the recipe in a picture")
  package static let notUTF8 = Self("this is not UTF-8", "save the file as UTF-8")
  package static func controlCharacter(code: UInt32) -> Self {
    Self("a control character (code \(code)) is here", "remove it")
  }

  // Valid YAML that is not allowed here
  package static func anchor(_ name: String) -> Self {
    Self("anchors such as '&\(name)' are not allowed", "write the value where it is needed")
  }
  package static func alias(_ name: String) -> Self {
    Self("aliases such as '*\(name)' are not allowed", "write the value itself")
  }
  package static func tag(_ tag: String) -> Self {
    Self("tags such as '\(tag)' are not allowed", "leave it out: every setting knows its type")
  }
  package static let severalDocuments = Self(
    "a second document begins here", "put it into a file of its own")
  package static let keyIsNoWord = Self("a key is a word", "write 'name: value'")
  package static func tooDeep(limit: Int) -> Self {
    Self("the nesting is deeper than \(limit)", "no setting needs that")
  }
  package static func tooManyValues(limit: Int) -> Self {
    Self("there are more than \(limit) values", "make the scenario smaller")
  }
  static let outOfMemory = Self("there is not enough memory", "make the scenario smaller")
}

extension YAMLFault {
  /// Creates the fault for libyaml's message; `character` is the character at that place.
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
      self.init("a text block begins with '|' or '>' alone", "put the text below it")
    case "did not find expected <document start>":
      self.init("something follows the end of the text", "remove it")
    case "did not find expected alphabetic or numeric character": self = .badStart(character ?? "&")
    case let words where words.contains("directive") || words.contains("version"):
      self.init("this directive is unknown", "leave the line out")
    case let words where words.contains("tag") || words.contains("'!'") || words.contains("URI"):
      self = .tag("!")
    default: self.init("this cannot be read: \(words)", "check the line")
    }
  }
}
