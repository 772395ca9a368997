internal import CEXPAT

/// The owner of an expat parser, which calls it back for every element.
///
/// expat holds a pointer to it while `read` runs and no longer; nothing of expat's leaves it.
@safe
final class GPXParser {
  private let parser: XML_Parser
  private var elements = GPXElements()
  private var fault: TrackFault?

  /// A parser; nil where there is no memory for one.
  init?() {
    guard let parser = unsafe XML_ParserCreateNS(nil, 0x20) else { return nil }
    unsafe self.parser = parser
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads a whole file, once.
  func read(_ bytes: [UInt8]) throws(TrackFault) -> GPXElements {
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
      if let fault { throw fault }
      guard status == XML_STATUS_OK else { throw brokenFault }
      start = end
    } while start < bytes.count
    return elements
  }

  private func listen() {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in unsafe GPXParser.of(data)?.begin(name, attributes) },
      { data, _ in unsafe GPXParser.of(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { data, letters, count in
      unsafe GPXParser.of(data)?.add(letters, count)
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      unsafe GPXParser.of(data)?.stop(.doctype)
    }
  }

  @unsafe
  private static func of(_ data: UnsafeMutableRawPointer?) -> GPXParser? {
    unsafe data.map { unsafe Unmanaged<GPXParser>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension GPXParser {
  @unsafe
  private func begin(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard fault == nil, let name = unsafe name else { return }
    var pairs: [(name: String, value: String)] = []
    var place = 0
    while let name = unsafe attributes?[place], let value = unsafe attributes?[place + 1] {
      pairs.append(unsafe (String(cString: name), String(cString: value)))
      place += 2
    }
    stop(elements.begin(unsafe String(cString: name), pairs))
  }

  private func end() {
    if fault == nil { stop(elements.end()) }
  }

  @unsafe
  private func add(_ letters: UnsafePointer<CChar>?, _ count: Int32) {
    guard fault == nil, let letters = unsafe letters else { return }
    unsafe elements.add(UnsafeRawBufferPointer(start: letters, count: Int(count)))
  }

  /// Notes what is wrong where expat is now, and has it stop.
  private func stop(_ kind: TrackFault.Kind?) {
    guard fault == nil, let kind else { return }
    fault = here(kind)
    _ = unsafe XML_StopParser(parser, 0)
  }

  private var brokenFault: TrackFault {
    let code = unsafe XML_GetErrorCode(parser)
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return here(
      code == XML_ERROR_NO_MEMORY ? .outOfMemory : .broken(words ?? "error \(code.rawValue)"))
  }

  private func here(_ kind: TrackFault.Kind) -> TrackFault {
    unsafe TrackFault(
      kind: kind, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}
