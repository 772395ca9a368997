internal import CTerrariumYAML

/// The owner of a libyaml parser, which returns the events of a text in sequence.
///
/// libyaml's structs are unions in C, which stay in this file. The text is copied once, so that its
/// bytes keep their address while libyaml reads them.
@safe
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let firstLine: Int

  /// Creates a parser of UTF-8 bytes without a byte order mark.
  package init(_ bytes: ArraySlice<UInt8>, firstLine: Int) throws(YAMLFault) {
    self.firstLine = firstLine
    unsafe parser = .allocate(capacity: 1)
    unsafe text = .allocate(capacity: bytes.count)
    _ = unsafe text.initialize(from: bytes)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      // The struct is then not valid for deletion; an empty one is.
      unsafe parser.initialize(to: yaml_parser_t())
      throw .outOfMemory
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// An error of libyaml and its place.
  package struct Failure: Error {
    /// libyaml's message.
    package let words: String
    package let mark: YAMLEvent.Mark
    /// The start of the value that it could not finish.
    let contextMark: YAMLEvent.Mark?
    let isOutOfMemory: Bool
  }

  /// Returns the next event; nil after the last.
  package mutating func next() throws(Failure) -> YAMLEvent? {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { unsafe yaml_event_delete(&event) }
    let type = unsafe event.type
    guard type != YAML_STREAM_END_EVENT, type != YAML_NO_EVENT else { return nil }
    return unsafe copy(of: event)
  }

  private var failure: Failure {
    let hasContext = unsafe parser.pointee.context != nil
    return Failure(
      words: unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "",
      mark: unsafe mark(parser.pointee.problem_mark),
      contextMark: hasContext ? unsafe mark(parser.pointee.context_mark) : nil,
      isOutOfMemory: unsafe parser.pointee.error == YAML_MEMORY_ERROR)
  }
}

extension YAMLParser {
  /// A copy of an event without libyaml's pointers.
  @unsafe
  private func copy(of event: yaml_event_t) -> YAMLEvent {
    var anchor: String?
    var tag: String?
    let kind: YAMLEvent.Kind
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_ALIAS_EVENT: kind = unsafe .alias(Self.name(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      kind = unsafe .scalar(
        String(
          decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      (anchor, tag) = unsafe (Self.name(scalar.anchor), Self.name(scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      kind = .listStart
      let start = unsafe event.data.sequence_start
      (anchor, tag) = unsafe (Self.name(start.anchor), Self.name(start.tag))
    case YAML_MAPPING_START_EVENT:
      kind = .mapStart
      let start = unsafe event.data.mapping_start
      (anchor, tag) = unsafe (Self.name(start.anchor), Self.name(start.tag))
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_END_EVENT: kind = .mapEnd
    default: kind = .other
    }
    return unsafe YAMLEvent(
      kind: kind, start: mark(event.start_mark), end: mark(event.end_mark), anchor: anchor, tag: tag
    )
  }

  private func mark(_ mark: yaml_mark_t) -> YAMLEvent.Mark {
    YAMLEvent.Mark(line: Int(mark.line) + firstLine, column: Int(mark.column) + 1)
  }

  @unsafe
  private static func name(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe bytes.map { unsafe String(cString: $0) }
  }
}
