internal import CTerrariumTransfer
internal import TerrariumLibC
internal import TerrariumLibraries

/// Performs transfers one after the other, over connections that stay open between them.
///
/// libcurl is given pointers only while a transfer runs. The connection belongs to one thread at a
/// time.
@safe
final class Connection {
  private let transfer: OpaquePointer
  private let authorities: String?

  /// Creates a connection to any server; nil if libcurl is missing.
  init?(authorities: String?) {
    guard let transfer = unsafe ctransfer_new() else { return nil }
    unsafe self.transfer = transfer
    self.authorities = authorities
  }

  deinit { unsafe ctransfer_free(transfer) }

  /// Sends a request, and waits for the whole answer.
  func answer(
    to request: Request, as visitor: Credentials, isDirect: Bool, _ timeout: Timeout
  ) throws(RemoteFault.Kind) -> Answer {
    let response = ResponseCollector(limit: request.limit)
    let result = run(request, visitor, isDirect, timeout, response)
    guard result.code == 0 else {
      if response.isTooMuch { throw response.body.isEmpty ? .endlessHeaders : request.tooLarge }
      // libcurl itself aborts at a header line that takes too much memory.
      if result.code == 27, response.body.isEmpty { throw .endlessHeaders }
      if result.code == 28, !response.body.isEmpty { throw .slow(seconds: timeout.silent) }
      throw Self.fault(result, timeout)
    }
    return Answer(status: result.status, headers: response.headers, body: response.body)
  }

  private func run(
    _ request: Request, _ visitor: Credentials, _ isDirect: Bool, _ timeout: Timeout,
    _ response: ResponseCollector
  ) -> ctransfer_result {
    // Text that needs no other form is passed as it is, for the duration of this call.
    let texts = CTexts()
    // An empty one keeps libcurl from adding its own.
    let type = request.type.map { "Content-Type: \($0)" } ?? "Content-Type:"
    var lines: [UnsafePointer<CChar>?] =
      unsafe (request.headers + visitor.headers + ["Expect:", type]).map {
        unsafe UnsafePointer(texts.keep($0))
      }
    unsafe lines.append(nil)
    let body = request.body ?? []
    return unsafe lines.withUnsafeBufferPointer { lines in
      unsafe body.withUnsafeBytes { bytes in
        var asked = unsafe ctransfer_request()
        unsafe asked.method = UnsafePointer(texts.keep(request.method))
        unsafe asked.url = UnsafePointer(texts.keep(request.address))
        unsafe asked.headers = lines.baseAddress
        if request.body != nil {
          unsafe asked.body = bytes.baseAddress ?? UnsafeRawPointer(texts.keep(""))
          unsafe asked.body_length = bytes.count
        }
        if let account = visitor.account {
          unsafe asked.user = UnsafePointer(texts.keep(account.user))
          unsafe asked.password = UnsafePointer(texts.keep(account.password))
        }
        if let file = visitor.netrc { unsafe asked.netrc = UnsafePointer(texts.keep(file)) }
        if let authorities { unsafe asked.authorities = UnsafePointer(texts.keep(authorities)) }
        unsafe asked.is_direct = isDirect ? 1 : 0
        unsafe asked.connect_milliseconds = timeout.connecting * 1000
        unsafe asked.silent_seconds = timeout.silent
        var listener = unsafe response.listener
        return unsafe ctransfer_run(transfer, &asked, &listener)
      }
    }
  }

  private static func fault(_ result: ctransfer_result, _ timeout: Timeout) -> RemoteFault.Kind {
    let words = unsafe withUnsafeBytes(of: result.words) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return switch result.code {
    case 27: .failed(words: "memory is short")
    case 5, 6, 7: .unreachable(words: words)
    case 28: .silent(seconds: timeout.silent)
    case 18, 52, 55, 56, 92, 95: .cutOff
    case 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 82, 83, 90, 91: .notTrusted(words: words)
    default: .failed(words: words)
    }
  }
}

/// C copies of texts for a call, freed with their owner.
@safe
private final class CTexts {
  private var copies: [UnsafeMutablePointer<CChar>]

  init() { unsafe copies = [] }

  @unsafe
  func keep(_ text: String) -> UnsafeMutablePointer<CChar> {
    // A zero byte ends the text: the rest is not sent.
    guard let copy = unsafe strdup(text) else { preconditionFailure("there is memory for a text") }
    unsafe copies.append(copy)
    return unsafe copy
  }

  deinit { unsafe copies.forEach { unsafe free($0) } }
}

/// Collects the headers and the body of a response, within limits.
private final class ResponseCollector {
  private(set) var headers: [String: String] = [:]
  private(set) var body: [UInt8] = []
  private(set) var isTooMuch = false
  private let limit: Int
  private var headerBytes = 0

  private static let headerLimit = 1 << 16

  init(limit: Int) { self.limit = limit }

  @unsafe
  var listener: ctransfer_listener {
    unsafe ctransfer_listener(
      context: Unmanaged.passUnretained(self).toOpaque(),
      take_header: { context, bytes, count in
        unsafe ResponseCollector.of(context)?.take(
          header: UnsafeRawBufferPointer(start: bytes, count: count)) ?? 1
      },
      take_body: { context, bytes, count in
        unsafe ResponseCollector.of(context)?.take(
          body: UnsafeRawBufferPointer(start: bytes, count: count)) ?? 1
      })
  }

  @unsafe
  private static func of(_ context: UnsafeMutableRawPointer?) -> ResponseCollector? {
    unsafe context.map { unsafe Unmanaged<ResponseCollector>.fromOpaque($0).takeUnretainedValue() }
  }

  @unsafe
  private func take(header bytes: UnsafeRawBufferPointer) -> Int32 {
    headerBytes += bytes.count
    guard headerBytes <= Self.headerLimit else {
      isTooMuch = true
      return 1
    }
    let line = unsafe String(decoding: bytes, as: UTF8.self)
    // An answer before the last one, such as 100, has headers of its own.
    if line.hasPrefix("HTTP/") { headers = [:] }
    guard let colon = line.firstIndex(of: ":") else { return 0 }
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    headers[line[..<colon].lowercased()] = String(value.prefix { !$0.isNewline })
    return 0
  }

  @unsafe
  private func take(body bytes: UnsafeRawBufferPointer) -> Int32 {
    guard body.count + bytes.count <= limit else {
      isTooMuch = true
      return 1
    }
    unsafe body.append(contentsOf: bytes)
    return 0
  }
}
