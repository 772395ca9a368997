/// The answers of a terminal to queries of its capabilities.
package struct TerminalAnswers: Hashable, Sendable {
  /// True if it supports kitty's graphics protocol.
  package private(set) var hasKitty = false
  /// The pixels of a character; nil if it does not say.
  package private(set) var character: TerminalSize.Character?
  /// True if the last answer has come: every terminal gives that one.
  package private(set) var areAll = false

  /// Parses the answers that have come so far.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for answer in text.split(separator: "\u{1b}") {
      if answer.hasPrefix("_Gi=31;OK") { hasKitty = true }
      guard answer.first == "[" else { continue }
      let body = answer.dropFirst().prefix { !$0.isLetter }
      let numbers = body.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
      switch answer.dropFirst(1 + body.count).first {
      case "c" where body.first == "?":
        areAll = true
      case "t" where numbers.count == 3 && numbers[0] == 6 && numbers.allSatisfy({ $0 > 0 }):
        character = TerminalSize.Character(width: numbers[2], height: numbers[1])
      default: break
      }
    }
  }

  /// Returns the queries; the one for kitty's protocol is omitted where a multiplexer would misread
  /// it.
  package static func questions(asksForKitty: Bool) -> [UInt8] {
    Array(
      ((asksForKitty ? "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\" : "")
        + "\u{1b}[16t\u{1b}[c").utf8)
  }
}
