internal import TerrariumBasics
internal import TerrariumPictures

/// Reads one annotation, and records all of its faults.
struct AnnotationReader {
  private(set) var faults = Faults()
  private let pairs: [Node.Pair]
  private let place: Place

  /// The keys for its form, and those for its style.
  static let shapes = ["label", "arrow", "line", "area", "box"]
  static let keys =
    shapes + [
      "at", "on", "from", "to", "fade", "move", "color", "opacity", "size", "zoom", "seen",
      "within", "anchor", "turn", "halo",
    ]

  init(_ node: Node) throws(Refusal) {
    guard case .map(let pairs) = node.content else { throw .unexpectedPart(node) }
    self.pairs = pairs
    place = node.place
  }

  /// The annotation; nil if something is wrong.
  mutating func choice() -> AnnotationChoice? {
    for pair in pairs where !Self.keys.contains(pair.key) {
      let nearest = NearestMatch.of(pair.key, in: Self.keys)
      refuse(
        "an annotation has no '\(pair.key)'",
        nearest.map { "did you mean '\($0)'?" } ?? "it has \(Self.keys.joined(separator: ", "))",
        at: pair.keyPlace)
    }
    let shape = shape()
    let text = value("label", .caption)
    let at = value("at", .point)
    // Without a form, the rest is still checked for faults.
    var annotation = Annotation(shape ?? .line([]))
    if case .label? = shape {} else { annotation.textPoint = at }
    annotation.first = value("from", .tick)
    annotation.last = value("to", .tick)
    annotation.fade = value("fade", .tick) ?? 0
    annotation.move = value("move", .point) ?? .zero
    annotation.colour = value("color", .colour)
    // Letters of less than four pixels are unreadable, unless they grow with the cells.
    let least = text != nil && node("zoom") == nil ? 4 : 1
    annotation.size = value("size", .pixels(least...400))
    annotation.anchor = value("anchor", .named(placeholder: "SIDE"))
    annotation.turn = value("turn", .degrees) ?? 0
    annotation.alpha = value("opacity", .share)
    annotation.zoom = value("zoom", .zoom)
    annotation.zoomRange = value("seen", .zoomRange)
    annotation.distance = value("within", .distance)
    annotation.isOnPicture = value("on", .ground) ?? false
    annotation.hasHalo = value("halo", .toggle) ?? true
    if let first = annotation.first, let last = annotation.last, last < first {
      refuse(
        "'to' is \(last) and 'from' is \(first)", "the last tick comes after the first",
        at: node("to")?.place ?? place)
    }
    guard shape != nil, faults.list.isEmpty else { return nil }
    return AnnotationChoice(
      annotation: annotation, text: text, textPlace: node("label")?.place ?? place)
  }

  private func node(_ key: String) -> Node? { pairs.first { $0.key == key }?.value }

  private mutating func refuse(_ what: String, _ advice: String, at place: Place) {
    faults.add(.said(what, advice), at: place)
  }

  private mutating func value<Value>(_ key: String, _ type: ValueType<Value>) -> Value? {
    guard let node = node(key) else { return nil }
    if let value = try? type.read(node) { return value }
    let nearest = NearestMatch.of(node.text, in: type.choices)
    faults.add(
      type.choices.oneOfThem == type.expected
        ? .unknownValue(node.excerpt, of: key, nearest: nearest, known: type.choices)
        : .badValue(setting: key, text: node.excerpt, expected: type.expected, nearest: nearest),
      at: node.place)
    return nil
  }
}

extension AnnotationReader {
  private mutating func shape() -> Annotation.Shape? {
    let named = pairs.filter { Self.shapes.contains($0.key) }
    let hasText = named.contains { $0.key == "label" }
    let drawn = named.filter { $0.key != "label" }
    guard let main = drawn.first ?? named.first else {
      // A misspelled name is reported instead.
      guard faults.list.isEmpty else { return nil }
      refuse(
        "an annotation needs something to draw",
        "give one of \(Self.shapes.joined(separator: ", "))", at: place)
      return nil
    }
    if let other = drawn.dropFirst().first {
      refuse(
        "'\(main.key)' and '\(other.key)' are two annotations", "give each an item of its own",
        at: other.keyPlace)
    } else if hasText, main.key != "label", main.key != "arrow" {
      refuse(
        "'\(main.key)' takes no label", "write the label as an item of its own, with its 'at'",
        at: named.first { $0.key == "label" }?.keyPlace ?? place)
    } else if !hasText, let at = pairs.first(where: { $0.key == "at" }) {
      refuse("'at' is the place of a label", "'\(main.key)' has its own", at: at.keyPlace)
    } else if !hasText, let anchor = pairs.first(where: { $0.key == "anchor" }) {
      refuse("'anchor' is a side of a label", "'\(main.key)' has none", at: anchor.keyPlace)
    }
    switch main.key {
    case "label": return label()
    case "arrow": return value("arrow", .places(2...2)).map { .arrow(from: $0[0], to: $0[1]) }
    case "line": return value("line", .places(2...Self.mostPoints)).map { .line($0) }
    case "area": return value("area", .places(3...Self.mostPoints)).map { .area($0) }
    default:
      return value("box", .rectangle).map {
        .box(column: $0.x, row: $0.y, columns: $0.width, rows: $0.height)
      }
    }
  }

  private static let mostPoints = 1000

  private mutating func label() -> Annotation.Shape? {
    guard node("at") != nil else {
      refuse("a label needs 'at'", "give \(ValueType<Annotation.Point>.point.expected)", at: place)
      return nil
    }
    return value("at", .point).map { .label(at: $0) }
  }
}

extension ValueType where Value == Int {
  fileprivate static var tick: Self { .whole(0...Limits.ticks, placeholder: "TICK") }
}

extension ValueType where Value == Double {
  fileprivate static var share: Self { number("SHARE", "a number from 0 to 1", in: 0...1) }

  fileprivate static var zoom: Self {
    number("PIXELS", "the pixels of a cell, from 0.0001 to 10000", in: 1e-4...1e4)
  }

  fileprivate static var distance: Self {
    number("CELLS", "a number of cells from 0 on", in: 0...reach)
  }
}

extension ValueType where Value == ClosedRange<Double> {
  /// The range of cell sizes, in pixels, in which an annotation is visible.
  fileprivate static var zoomRange: Self {
    ValueType(
      placeholder: "[LEAST, MOST]",
      expected: "the least and the most pixels of a cell, such as [2, 32]",
      schema: #"{"type": "array"}"#,
      parse: { node in
        let zooms = try? ValueType<Double>.zoom.read(each: node.parts)
        guard let zooms, zooms.count == 2, zooms[0] <= zooms[1] else { return nil }
        return zooms[0]...zooms[1]
      })
  }
}

extension ValueType where Value == Bool {
  /// The reference of an annotation's place, the field or the picture: true for the picture.
  fileprivate static var ground: Self {
    word(
      placeholder: "GROUND", expected: "field or picture", choices: ["field", "picture"],
      schema: #"{"enum": ["field", "picture"]}"#
    ) { ["field": false, "picture": true][$0] }
  }
}

extension ValueType where Value == Colour {
  fileprivate static var colour: Self {
    word(
      placeholder: "COLOUR", expected: "a colour, #ff8800, #f80 or a word such as orange",
      choices: Colour.allNames, schema: #"{"type": "string"}"#
    ) { Colour(written: $0) }
  }
}

extension ValueType where Value == Annotation.Point {
  fileprivate static var point: Self {
    ValueType(
      placeholder: "[X, Y]", expected: "a column and a row such as [3, 4], fractions too",
      schema: #"{"type": "array"}"#,
      parse: { node in
        guard let numbers = node.placeNumbers, numbers.count == 2 else { return nil }
        return Annotation.Point(numbers[0], numbers[1])
      })
  }
}

extension ValueType where Value == [Annotation.Point] {
  fileprivate static func places(_ count: ClosedRange<Int>) -> Self {
    let (least, more) = count.count == 1 ? ("", "") : ("at least ", ", …")
    return ValueType(
      placeholder: "[[X, Y]\(more)]",
      expected: "\(least)\(count.lowerBound) places such as [[1, 2], [3, 4]\(more)]",
      schema: #"{"type": "array"}"#,
      parse: { node in
        guard case .list(let items) = node.content, count.contains(items.count) else { return nil }
        return try? ValueType<Annotation.Point>.point.read(each: items)
      })
  }
}
