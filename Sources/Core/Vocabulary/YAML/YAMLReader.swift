internal import TerrariumBasics

/// Parses YAML, including JSON, into nodes that know their places.
///
/// Features that could expand a small file (aliases), or that are only for other programs (tags),
/// are rejected. The depth is counted at each event, before libyaml continues, because its time is
/// quadratic in the depth.
package struct YAMLReader: ~Copyable {
  private let source: SourceText
  private var parser: YAMLParser
  private var valueCount = 0
  /// The faults that leave the rest readable.
  private var faults = Faults()

  /// The greatest nesting of lists and mappings.
  package static let depthLimit = 64
  private static let keyLimit = 1000
  /// The plain words that are equivalent to an empty value.
  private static let nulls: Set = ["~", "null", "Null", "NULL"]
  /// The most keys and values of a file.
  package static let valueLimit = 1 << 19

  /// The document of a text, nil if it is empty, and its faults.
  package static func read(_ source: SourceText) -> (node: Node?, faults: Faults) {
    if let (fault, mark) = source.firstFlaw() {
      return (nil, Faults([Fault(.yaml(fault), at: source.place(mark))]))
    }
    do throws(YAMLFault) {
      var reader = YAMLReader(
        source, try YAMLParser(source.content.joiningSurrogates, firstLine: source.firstLine))
      return reader.readAll()
    } catch {
      return (nil, Faults([Fault(.yaml(error))]))
    }
  }

  private init(_ source: SourceText, _ parser: consuming YAMLParser) {
    self.source = source
    self.parser = parser
  }

  private mutating func readAll() -> (Node?, Faults) {
    var node: Node?
    do throws(Fault) {
      while let event = try nextEvent() {
        switch event.kind {
        case .documentStart where node != nil: throw fault(.severalDocuments, event)
        case .documentStart, .other: continue
        default: node = try value(event, depth: 1)
        }
      }
    } catch {
      faults.add(error.problem, at: error.place)
      return (nil, faults)
    }
    return (node, faults)
  }

  /// The value that begins with an event.
  private mutating func value(_ event: YAMLEvent, depth: Int) throws(Fault) -> Node {
    valueCount += 1
    if valueCount > Self.valueLimit { throw fault(.tooManyValues(limit: Self.valueLimit), event) }
    refuseDecoration(of: event)
    switch event.kind {
    case .scalar(let word, let isPlain):
      let text = isPlain && Self.nulls.contains(word) ? "" : word
      if word.isEmpty, let comment = comment(from: event.start) {
        note(.hashInValue(comment), event)
      }
      return Node(.scalar(text), at: place(from: event.start, to: event.end))
    case .alias(let name):
      note(.alias(name), event)
      return Node("", at: source.place(event.start))
    case .listStart where depth > Self.depthLimit, .mapStart where depth > Self.depthLimit:
      throw fault(.tooDeep(limit: Self.depthLimit), event)
    case .listStart: return try list(event, depth: depth)
    case .mapStart: return try map(event, depth: depth)
    case .listEnd, .mapEnd, .documentStart, .other: throw fault(.valueMissing, event)
    }
  }

  private mutating func list(_ start: YAMLEvent, depth: Int) throws(Fault) -> Node {
    var items: [Node] = []
    while let event = try nextEvent() {
      if case .listEnd = event.kind {
        return Node(.list(items), at: place(from: start.start, to: event.end))
      }
      items.append(try value(event, depth: depth + 1))
    }
    throw fault(.listNotClosed, start)
  }

  private mutating func map(_ start: YAMLEvent, depth: Int) throws(Fault) -> Node {
    var pairs: [Node.Pair] = []
    var seen: Set<String> = []
    while let event = try nextEvent() {
      if case .mapEnd = event.kind {
        return Node(.map(pairs), at: place(from: start.start, to: event.end))
      }
      let key = try value(event, depth: depth + 1)
      guard let next = try nextEvent() else { break }
      let value = try value(next, depth: depth + 1)
      guard case .scalar(let name) = key.content, name.count <= Self.keyLimit else {
        faults.add(.yaml(.keyIsNoWord), at: key.place)
        continue
      }
      guard seen.insert(name).inserted else {
        faults.add(.given(twice: name), at: key.place)
        continue
      }
      pairs.append(Node.Pair(key: name, keyPlace: key.place, value: value))
    }
    throw fault(.mapNotClosed, start)
  }
}

extension YAMLReader {
  private mutating func nextEvent() throws(Fault) -> YAMLEvent? {
    do throws(YAMLParser.Failure) {
      return try parser.next()
    } catch {
      if error.isOutOfMemory { throw Fault(.yaml(.outOfMemory)) }
      if let (comment, mark) = comment(before: error.mark) {
        throw Fault(.yaml(.hashInValue(comment)), at: source.place(mark, length: comment.count))
      }
      let fault = YAMLFault(words: error.words, character: character(at: error.mark))
      // An unterminated value, or one without a colon, is best reported at its start.
      let isOfContext = fault == .quoteNotClosed || fault == .colonMissing
      let mark = isOfContext ? error.contextMark ?? error.mark : error.mark
      throw Fault(.yaml(fault), at: source.place(mark))
    }
  }

  /// The comment in place of a missing value.
  private func comment(from mark: YAMLEvent.Mark) -> String? {
    source.line(mark.line).flatMap { SourceText.comment(in: $0.dropFirst(mark.column - 1)) }
  }

  /// The last comment that looks like a part of a bracketed value and prevents parsing it.
  private func comment(before end: YAMLEvent.Mark) -> (String, YAMLEvent.Mark)? {
    for number in (max(1, end.line - 10)...max(1, end.line)).reversed() {
      guard let line = source.line(number), let sign = line.firstRange(of: " #")?.upperBound,
        case let start = line.index(before: sign), line[..<start].isInBrackets,
        let comment = SourceText.comment(in: line[start...])
      else { continue }
      let column = line.distance(from: line.startIndex, to: sign)
      return (comment, YAMLEvent.Mark(line: number, column: column))
    }
    return nil
  }

  private func character(at mark: YAMLEvent.Mark) -> Character? {
    source.line(mark.line, prefix: mark.column)?.unicodeScalars.dropFirst(mark.column - 1).first
      .map(Character.init)
  }

  private mutating func refuseDecoration(of event: YAMLEvent) {
    if let anchor = event.anchor { note(.anchor(anchor), event) }
    if let tag = event.tag {
      // libyaml expands the short form of YAML's own types.
      let own = "tag:yaml.org,2002:"
      note(.tag(tag.hasPrefix(own) ? "!!" + tag.dropFirst(own.count) : tag), event)
    }
  }

  private mutating func note(_ problem: YAMLFault, _ event: YAMLEvent) {
    faults.add(.yaml(problem), at: source.place(event.start))
  }

  private func fault(_ problem: YAMLFault, _ event: YAMLEvent) -> Fault {
    Fault(.yaml(problem), at: source.place(event.start))
  }

  /// The place of a value; for several lines, its first character.
  private func place(from start: YAMLEvent.Mark, to end: YAMLEvent.Mark) -> Place {
    let length = start.line == end.line ? max(1, end.column - start.column) : 1
    return source.place(start, length: length)
  }
}

extension Substring {
  /// True if it has more opening than closing brackets.
  fileprivate var isInBrackets: Bool {
    reduce(0) { $0 + ("[{".contains($1) ? 1 : "]}".contains($1) ? -1 : 0) } > 0
  }
}
