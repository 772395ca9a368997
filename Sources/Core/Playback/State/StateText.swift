internal import TerrariumBasics
internal import TerrariumFiles
package import TerrariumVocabulary

/// The content of a state file as text: named values, and lines of cells.
///
///     terrarium state 1
///     sha256 …           (of all that follows)
///     world: life
///     tick: 50
///     …
///                        (an empty line; what follows is the world's own)
package struct StateText: Sendable {
  package private(set) var fields: [(name: String, value: String)] = []
  package var body: [UInt8] = []

  private static let title = "terrarium state "
  private static let version = "1"
  private static let lineFeed = UInt8(ascii: "\n")

  package init() {}

  /// The value of a name; nil if there is none.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name == name }?.value }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { fields.append((name, newValue)) }
    }
  }

  /// The whole file.
  package var bytes: [UInt8] {
    let head = fields.map { "\($0.name): \($0.value)\n" }.joined() + "\n"
    let rest = Array(head.utf8) + body
    return Array("\(Self.title)\(Self.version)\nsha256 \(FileHash.of(rest))\n".utf8) + rest
  }

  /// True if the bytes begin like a state file.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: title.utf8) }

  /// Parses a file.
  package init(_ bytes: [UInt8]) throws(StateFault) {
    var rest = bytes[...]
    let first = Self.line(of: &rest)
    guard let first, first.hasPrefix(Self.title) else { throw .notAState }
    let version = String(first.dropFirst(Self.title.count))
    guard version == Self.version else { throw .otherVersion(version) }
    guard let hash = Self.line(of: &rest), hash == "sha256 \(FileHash.of(Array(rest)))" else {
      throw .damaged
    }
    while let line = Self.line(of: &rest), !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { throw .damaged }
      fields.append((String(line[..<colon]), String(line[colon...].dropFirst(2))))
    }
    body = Array(rest)
  }

  /// The next line of a head, in which lines are short.
  private static func line(of rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.prefix(4096).firstIndex(of: lineFeed) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(validating: rest[..<end], as: UTF8.self)
  }
}

extension StateText {
  /// A whole number in a range.
  package func number(_ name: String, in range: ClosedRange<Int>) throws(StateFault) -> Int {
    let number: Int = try value(name)
    guard range.contains(number) else { throw .badValue(name) }
    return number
  }

  /// The fault of a file whose rule cannot replace the film's first rule.
  package func ruleFault(expected: String) -> StateFault {
    self["rule"].map { .otherRule($0, expected: expected) } ?? .badValue("rule")
  }

  /// A seed and its epoch, by their names.
  func seed(_ name: String, epoch: String) throws(StateFault) -> Seed {
    Seed(try value(name), epoch: try value(epoch))
  }

  /// Numbers separated by commas, none further from 0 than a limit.
  package func numbers(_ name: String, count: Int, within reach: Int) throws(StateFault) -> [Int] {
    let numbers: [Int] = try value(name)
    guard numbers.count == count, numbers.allSatisfy({ $0.magnitude <= UInt(reach) }) else {
      throw .badValue(name)
    }
    return numbers
  }
}
