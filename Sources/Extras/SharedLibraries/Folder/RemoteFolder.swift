internal import TerrariumLibC
package import TerrariumLibraries
internal import TerrariumXML

/// The folder of a remote, accessed by WebDAV. It belongs to one thread at a time.
package final class RemoteFolder {
  package let remote: Remote
  private let connection: Connection
  let timeout: Timeout
  private let visitor: Credentials

  /// Creates a folder, without contacting its server yet.
  package init(_ remote: Remote, as visitor: Credentials, timeout: Timeout) throws(RemoteFault) {
    self.remote = remote
    (self.visitor, self.timeout) = (visitor, timeout)
    guard let connection = Connection(authorities: Credentials.authorities) else {
      throw RemoteFault(.libraryMissing, of: remote)
    }
    self.connection = connection
  }

  /// The content of the folder.
  package struct Content: Sendable {
    package var files: [RemoteFile]
    /// The names of files that no library would keep under them.
    package var others: [String]
    /// True if it can only be read: it is a list of hashes, not a WebDAV folder.
    package var isList: Bool
  }

  /// Returns the request for the properties of a file, or with depth 1 of a folder's files.
  static func question(at address: String, depth: Int = 0) -> Request {
    let body = """
      <?xml version="1.0" encoding="utf-8"?>
      <propfind xmlns="DAV:"><prop><resourcetype/><getetag/><getcontentlength/>\
      <getlastmodified/></prop></propfind>
      """
    return Request(
      method: "PROPFIND", address: address, headers: ["Depth: \(depth)"], body: Array(body.utf8),
      type: "application/xml; charset=utf-8")
  }

  /// Reads the current content of the folder.
  package func content() throws(RemoteFault) -> Content {
    var question = Self.question(at: remote.address.text, depth: 1)
    (question.limit, question.tooLarge) = (Remote.listingLimit, .tooMany(limit: Remote.fileLimit))
    let answer = try answer(to: question)
    switch answer.status {
    case 207: return try content(of: answer)
    case 400, 403, 404, 405, 409, 501, 200..<300:
      // A server that does not know PROPFIND may still provide a list.
      if let list = try contentOfList() { return list }
      if answer.isWebPage, answer.status < 300 { throw fault(.webPage) }
      let isRefused = [403, 404].contains(answer.status)
      throw fault(isRefused ? refusal(answer.status, of: nil) : .cannotList)
    default: throw fault(refusal(answer.status, of: nil))
    }
  }

  private func content(of answer: Answer) throws(RemoteFault) -> Content {
    do throws(XMLFault<FolderListing.Refusal>) {
      let (files, others) = try FolderListing.read(answer.body)
        .files(below: remote.address, now: answer.headers["date"])
      return Content(files: files, others: others, isList: false)
    } catch {
      let kind: RemoteFault.Kind =
        switch error.kind {
        case .refused(.tooMany): .tooMany(limit: Remote.fileLimit)
        case .refused(.tooDeep): .badListing(words: "its elements are nested too deeply")
        case .refused(.otherRoot(let name)) where name.lowercased().hasSuffix("html"): .webPage
        case .refused(.otherRoot(let name)): .badListing(words: "its root element is '\(name)'")
        case .broken where answer.isWebPage, .doctype where answer.isWebPage: .webPage
        case .broken(let words): .badListing(words: words)
        case .doctype: .badListing(words: "it declares a document type")
        case .outOfMemory: .badListing(words: "there is no memory to read it")
        }
      throw fault(kind)
    }
  }

  private func contentOfList() throws(RemoteFault) -> Content? {
    let answer = try answer(
      to: Request(
        method: "GET", address: remote.address.address(of: Remote.list),
        limit: Remote.listingLimit, tooLarge: .tooMany(limit: Remote.fileLimit)))
    guard answer.status == 200, let files = FolderListing.files(inHashes: answer.body) else {
      return nil
    }
    return Content(files: files, others: [], isList: true)
  }

  /// Reads the bytes of a file.
  package func read(_ file: String) throws(RemoteFault) -> [UInt8] {
    guard let bytes = try readIfThere(file) else { throw fault(.missing(file: file)) }
    return bytes
  }

  /// Reads the bytes of a file; nil if there is none.
  func readIfThere(_ file: String) throws(RemoteFault) -> [UInt8]? {
    let answer = try get(file)
    if [404, 410].contains(answer.status) { return nil }
    guard answer.status == 200 else { throw fault(refusal(answer.status, of: file)) }
    return answer.body
  }

  /// Returns the answer to a request for a file, whatever its status.
  func get(_ file: String) throws(RemoteFault) -> Answer {
    let limit = KeptKind.of(file)?.kind.limit ?? 1 << 20
    return try answer(
      to: Request(
        method: "GET", address: remote.address.address(of: file), limit: limit,
        tooLarge: .tooLarge(file: file, limit: limit)))
  }

  /// Returns a file as the folder lists it now; nil if there is none.
  ///
  /// A listing and a GET may give one content different marks, so records hold those of listings.
  func listed(_ file: String) throws(RemoteFault) -> RemoteFile? {
    let answer = try answer(to: Self.question(at: remote.address.address(of: file)))
    return answer.status == 207 ? try content(of: answer).files.first : nil
  }
}

extension RemoteFolder {
  /// Sends a request, and retries after a pause if that may help.
  func answer(to request: Request) throws(RemoteFault) -> Answer {
    guard !visitor.isNamed || remote.address.isPrivate else { throw fault(.signInVisible) }
    var own = visitor
    // A netrc entry for the host is omitted if others could read along.
    if visitor.tellsSecrets, !remote.address.isPrivate { own = Credentials() }
    var pauses = timeout.pauses[...]
    while true {
      let answer: Answer
      do throws(RemoteFault.Kind) {
        answer = try connection.answer(
          to: request, as: own, isDirect: remote.address.isLoopback, timeout)
      } catch {
        guard error.mayPass, let pause = pauses.popFirst() else { throw fault(error) }
        Self.rest(milliseconds: pause)
        continue
      }
      // A read-only folder answers 500 to a change, now and later.
      let mayPass =
        [429, 502, 503, 504].contains(answer.status) || answer.status == 500 && !request.isChange
      guard mayPass, let pause = pauses.popFirst() else { return try settled(answer, of: request) }
      Self.rest(milliseconds: pause)
    }
  }

  /// Sends a request with only a method.
  func send(
    _ method: String, _ address: String, _ headers: [String] = [], _ body: [UInt8]? = nil
  ) throws(RemoteFault) -> Answer {
    try answer(to: Request(method: method, address: address, headers: headers, body: body))
  }

  /// Returns the answer if it is about the request; otherwise throws a fault.
  private func settled(_ answer: Answer, of request: Request) throws(RemoteFault) -> Answer {
    switch answer.status {
    case 300..<400:
      let place = answer.headers["location"] ?? ""
      throw fault(.redirected(to: String(place.prefix(300))))
    case 401: throw fault(visitor.isNamed(at: remote.address.host) ? .signInRefused : .signInNeeded)
    case 413 where request.isChange, 507: throw fault(.full)
    case 501: return answer
    case 500 where request.isChange: return answer
    case 500...: throw fault(.broken(status: answer.status))
    default: return answer
    }
  }

  func refusal(_ status: Int, of file: String?) -> RemoteFault.Kind {
    switch status {
    case 403: .forbidden
    case 404, 410: file.map { .missing(file: $0) } ?? .notFound
    case 413: .full
    default: .refused(status: status)
    }
  }

  /// Creates a fault of this remote.
  package func fault(_ kind: RemoteFault.Kind) -> RemoteFault { RemoteFault(kind, of: remote) }

  static func rest(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }
}
