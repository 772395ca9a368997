/// A state that a film saves and loads itself: recipes name it `{state-0}`, and no file is written.
/// So a recipe only leaves its picture, and several can run in parallel.
package enum PassedState {
  private static let opening = "{state-"
  private static let closing = "}"

  /// The name of a state in recipes, by its index.
  package static func name(_ place: Int) -> String { "\(opening)\(place)\(closing)" }

  /// A number for the state of such a name, below those of all files; nil for any other name.
  package static func number(of text: String) -> Int? {
    guard text.hasPrefix(opening), text.hasSuffix(closing) else { return nil }
    let digits = text.dropFirst(opening.count).dropLast(closing.count)
    guard 1...9 ~= digits.count, digits.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return Int(digits).map { -1 - $0 }
  }
}
