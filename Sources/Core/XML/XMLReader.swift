internal import CTerrariumEXPAT

/// Parses XML documents; document types, and with them entities, are rejected.
package enum XMLReader {
  /// Parses a whole document and passes it to a listener.
  package static func read<Listener: XMLListener>(
    _ bytes: [UInt8], for listener: Listener
  ) throws(XMLFault<Listener.Refusal>) -> Listener {
    guard let parser = ExpatParser(listener) else {
      throw XMLFault(kind: .outOfMemory, line: 1, column: 1)
    }
    let isRead = parser.read(bytes)
    if let refusal = parser.refusal as? Listener.Refusal {
      throw parser.fault(.refused(refusal))
    }
    if parser.hasDoctype { throw parser.fault(.doctype) }
    guard isRead else {
      throw parser.fault(parser.brokenWords.map { .broken($0) } ?? .outOfMemory)
    }
    guard let listener = parser.listener as? Listener else {
      preconditionFailure("another listener")
    }
    return listener
  }
}

/// The owner of an expat parser, which calls it back for every element.
///
/// expat holds a pointer to it only while `read` runs, and nothing of expat escapes. C callbacks
/// cannot be generic, so the type of the listener is erased here.
@safe
private final class ExpatParser {
  private let parser: XML_Parser
  private(set) var listener: any XMLListener
  /// The reason why the listener stopped the parser.
  private(set) var refusal: (any Sendable)?
  private var isStopped = false
  private(set) var hasDoctype = false
  private var stoppedAt = (line: 1, column: 1)

  /// Creates a parser; nil if there is no memory for one.
  init?(_ listener: some XMLListener) {
    guard let parser = unsafe XML_ParserCreateNS(nil, 0x20) else { return nil }
    unsafe self.parser = parser
    self.listener = listener
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Parses a whole document, once; returns false if it stops early.
  func read(_ bytes: [UInt8]) -> Bool {
    listen()
    // expat counts bytes in 32 bits.
    let chunk = 1 << 20
    var start = 0
    repeat {
      let end = min(start + chunk, bytes.count)
      let status = unsafe bytes[start..<end].withUnsafeBytes { part in
        unsafe XML_Parse(
          parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count),
          end == bytes.count ? 1 : 0)
      }
      guard !isStopped, status == XML_STATUS_OK else { return false }
      start = end
    } while start < bytes.count
    return true
  }

  private func listen() {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in unsafe ExpatParser.of(data)?.begin(name, attributes) },
      { data, _ in unsafe ExpatParser.of(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { data, letters, count in
      unsafe ExpatParser.of(data)?.add(letters, count)
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      unsafe ExpatParser.of(data)?.refuseDoctype()
    }
  }

  @unsafe
  private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
    unsafe data.map { unsafe Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension ExpatParser {
  @unsafe
  private func begin(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard !isStopped, let name = unsafe name else { return }
    var pairs: [(name: String, value: String)] = []
    var place = 0
    while let name = unsafe attributes?[place], let value = unsafe attributes?[place + 1] {
      pairs.append(unsafe (String(cString: name), String(cString: value)))
      place += 2
    }
    refusal = listener.begin(unsafe String(cString: name), pairs)
    if refusal != nil { stop() }
  }

  private func end() {
    guard !isStopped else { return }
    refusal = listener.end()
    if refusal != nil { stop() }
  }

  @unsafe
  private func add(_ letters: UnsafePointer<CChar>?, _ count: Int32) {
    guard !isStopped, let letters = unsafe letters else { return }
    unsafe listener.add(UnsafeRawBufferPointer(start: letters, count: Int(count)))
  }

  private func refuseDoctype() {
    guard !isStopped else { return }
    hasDoctype = true
    stop()
  }

  private func stop() {
    isStopped = true
    stoppedAt = place
    _ = unsafe XML_StopParser(parser, 0)
  }

  private var place: (line: Int, column: Int) {
    unsafe (
      Int(XML_GetCurrentLineNumber(parser)), Int(XML_GetCurrentColumnNumber(parser)) + 1
    )
  }

  /// The fault in expat's words; nil if it has no memory.
  var brokenWords: String? {
    let code = unsafe XML_GetErrorCode(parser)
    guard code != XML_ERROR_NO_MEMORY else { return nil }
    return unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
      ?? "error \(code.rawValue)"
  }

  /// Creates a fault at the parser's current place.
  func fault<Refusal>(_ kind: XMLFault<Refusal>.Kind) -> XMLFault<Refusal> {
    let place = isStopped ? stoppedAt : place
    return XMLFault(kind: kind, line: place.line, column: place.column)
  }
}
