/// A path with a place for a number: `sea-%03d.png`, `sea-%d.png`.
package struct NumberedPath: Hashable, Sendable {
  private let before: String
  private let digits: Int
  private let after: String

  /// The path as it was written.
  package let pattern: String

  /// The place of the number in a path; nil where there is none, or more than one.
  package init?(_ path: String) {
    let places = Self.places(in: path)
    guard places.count == 1, let place = places.first else { return nil }
    pattern = path
    before = String(path[..<place.range.lowerBound])
    after = String(path[place.range.upperBound...])
    digits = place.digits
  }

  /// How many places for a number there are in a path.
  package static func count(in path: String) -> Int { places(in: path).count }

  /// The path of a number.
  package func path(of number: Int) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }

  private static func places(in path: String) -> [(range: Range<String.Index>, digits: Int)] {
    var places: [(range: Range<String.Index>, digits: Int)] = []
    // A folder's name is taken as it is.
    var rest = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
    while let percent = rest.firstIndex(of: "%") {
      let body = rest[rest.index(after: percent)...]
      let width = body.prefix { $0.isASCII && $0.isNumber }
      rest = body
      guard width.isEmpty || width.first == "0", width.count <= 3, let digits = Int("0" + width),
        digits <= 20, width.endIndex < path.endIndex, path[width.endIndex] == "d"
      else { continue }
      places.append((percent..<path.index(after: width.endIndex), digits))
    }
    return places
  }
}
