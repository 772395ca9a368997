internal import TerrariumBasics

package struct Variation: Hashable, Sendable {
  package let name: String
  package let namePlace: Place
  package var values: VariedValues
  /// The labels of values that are files, by their names.
  package var fileLabels: [String: String] = [:]

  /// The labels of values in pictures, by their texts, where these are not the values themselves.
  package var titles: [String: String] = [:]
  /// True if the labels were given with the values.
  package private(set) var isLabelled = false

  /// The label of a value that is a file, or the text of one with its name.
  package func fileLabel(of value: Node) -> String? { fileLabels[value.file ?? value.text] }

  /// The settings that cannot vary.
  package static let fixed = ["out", "format", "vary", "resume", "jobs", "memory", "quiet"]

  package init(name: String, namePlace: Place, values: VariedValues) {
    self.name = name
    self.namePlace = namePlace
    self.values = values
  }

  /// A variation of values with labels.
  fileprivate init(name: String, namePlace: Place, labelled pairs: [Node.Pair]) {
    self.init(name: name, namePlace: namePlace, values: VariedValues(pairs.map(\.value)))
    titles = Dictionary(pairs.map { ($0.value.text, $0.key) }) { first, _ in first }
    isLabelled = true
  }

  /// The variation with texts of files read as such, if its setting has such values.
  package func reading(as vocabulary: [any SettingDeclaration]) -> Variation {
    guard values.range == nil, let setting = vocabulary[name], setting.takesFiles else {
      return self
    }
    var variation = self
    variation.values = VariedValues(values.map(setting.reading))
    return variation
  }
}

extension ValueType where Value == [Variation] {
  /// The most listed values of one variation.
  package static var limit: Int { 100_000 }
  /// The most numbers of a range.
  package static var rangeLimit: Int { 1_000_000_000_000 }

  /// `NAME=VALUES`, or a mapping of names to values, as a flag in YAML's flow style. A mapping of
  /// labels to values gives the values labels.
  package static var variations: Self {
    ValueType(
      placeholder: "NAME=VALUES",
      expected: "NAME=VALUES with VALUES such as 0..255, 0..100..5 or a,b,\"c,d\"",
      schema: #"{"oneOf": [{"type": "object"}, {"type": "string", "pattern": "^[^=]+="}, "#
        + #"{"type": "array", "items": {"type": ["string", "object"]}}]}"#
    ) { node throws(Refusal) in
      switch node.content {
      case .scalar(let text):
        if let flow = try node.flow { return try ValueType.variations.read(flow) }
        let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, !halves[0].isEmpty else { throw .unexpected }
        let values = try values(in: String(halves[1]), of: node)
        return [Variation(name: String(halves[0]), namePlace: node.place, values: values)]
      case .list(let items):
        for item in items {
          if case .list = item.content { throw .unexpectedPart(item) }
        }
        return try ValueType.variations.read(each: items).flatMap { $0 }
      case .map(let pairs):
        var all: [Variation] = []
        for pair in pairs {
          all.append(try variation(pair))
        }
        return all
      }
    }
  }

  private static func variation(_ pair: Node.Pair) throws(Refusal) -> Variation {
    guard case .map(let labelled) = pair.value.content else {
      let values = try values(in: pair.value)
      return Variation(name: pair.key, namePlace: pair.keyPlace, values: values)
    }
    guard !labelled.isEmpty, labelled.count <= limit else { throw .unexpectedPart(pair.value) }
    for value in labelled.map(\.value) where value.word == nil { throw .unexpectedPart(value) }
    return Variation(name: pair.key, namePlace: pair.keyPlace, labelled: labelled)
  }

  private static func values(in node: Node) throws(Refusal) -> VariedValues {
    switch node.content {
    case .map: throw .unexpectedPart(node)
    case .list(let items):
      guard !items.isEmpty, items.count <= limit else { throw .unexpectedPart(node) }
      return VariedValues(items)
    case .scalar(let text): return try values(in: text, of: node)
    }
  }

  private static func values(in text: String, of node: Node) throws(Refusal) -> VariedValues {
    if let range = try numbers(in: text, of: node) { return range }
    if let range = try percentages(in: text, of: node) { return range }
    return VariedValues(try words(in: text, of: node).map { Node($0, at: node.place) })
  }

  /// Parses a range `0..255` or `0..100..5`, also descending; seeds may have up to 64 bits.
  private static func numbers(in text: String, of node: Node) throws(Refusal) -> VariedValues? {
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
      .map { Int128(plain: String($0)) }
    guard 2...3 ~= parts.count, let first = parts[0], let last = parts[1] else { return nil }
    guard let step = parts.count == 3 ? parts[2] : 1, step > 0 else { throw .unexpectedPart(node) }
    let (span, overflow) = last.subtractingReportingOverflow(first)
    let steps = overflow ? .max : Int(clamping: span.magnitude / step.magnitude)
    let count = steps < .max ? steps + 1 : steps
    guard count <= rangeLimit else {
      throw .problem(.tooManyVariants(count: count, limit: rangeLimit), at: nil)
    }
    return VariedValues(first: first, step: span < 0 ? -step : step, count: count, at: node.place)
  }

  /// Parses percentages `10%..90%..5%`, including both ends; the default step is one percent.
  private static func percentages(
    in text: String, of node: Node
  ) throws(Refusal) -> VariedValues? {
    let words = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard 2...3 ~= words.count, words.allSatisfy({ $0.hasSuffix("%") }) else { return nil }
    let parts = words.compactMap(Percentage.init(written:)).map(\.thousandths)
    guard parts.count == words.count else {
      throw .problem(
        .said("'\(text)' is not a range of percentages", "each is \(Percentage.expected)"),
        at: node.place)
    }
    let step = parts.count == 3 ? parts[2] : 1000
    guard step > 0 else { throw .unexpectedPart(node) }
    guard parts[0] <= parts[1] else {
      throw .problem(
        .said(
          "the range '\(text)' runs backwards", "write the smaller percentage first"),
        at: node.place)
    }
    var values = Array(stride(from: parts[0], to: parts[1], by: step)) + [parts[1]]
    if parts[0] == parts[1] { values = [parts[0]] }
    return VariedValues(values.map { Node(Percentage(thousandths: $0).written, at: node.place) })
  }

  /// Parses words separated by commas, quoted as in CSV: quotation marks keep a comma in a word;
  /// two of them in quotes are one, or an empty word.
  private static func words(in text: String, of node: Node) throws(Refusal) -> [String] {
    var words = [""]
    var isQuoted = false
    var wasClosed = false
    var isMissing = true
    for character in text + "," {
      let isSecond = wasClosed
      wasClosed = isQuoted && character == "\""
      switch character {
      case "\"":
        if isSecond { words[words.count - 1].append(character) }
        isQuoted.toggle()
      case "," where !isQuoted:
        guard !isMissing || text.isEmpty else {
          let what = "a value is missing in '\(node.excerpt)'"
          let empty = node.place.isOnCommandLine ? #"'""'"# : #""""#
          throw .problem(.said(what, "write an empty one as \(empty)"), at: node.place)
        }
        words.append("")
      default: words[words.count - 1].append(character)
      }
      isMissing = words.last == "" && character == ","
    }
    guard !isQuoted, !text.isEmpty else { throw .unexpectedPart(node) }
    return words.dropLast()
  }
}
