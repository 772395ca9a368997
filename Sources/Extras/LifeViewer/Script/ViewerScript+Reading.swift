internal import TerrariumBasics
package import TerrariumPatterns

extension ViewerScript {
  /// Reads the scripts in the comments of a pattern file; nil if it has none.
  package init?(_ words: [ScriptWord]) {
    guard !words.isEmpty else { return nil }
    self = ViewerReader.script(words)
    if isEmpty { return nil }
  }
}
