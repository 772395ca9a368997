package import Libraries
internal import XML

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder of a remote, spoken to by WebDAV. It belongs to one thread at a time.
package final class RemoteFolder {
  package let remote: Remote
  private let connection: Connection
  private let patience: Patience
  private let visitor: Visitor

  /// A folder whose server has not been asked for anything yet.
  package init(
    _ remote: Remote, as visitor: Visitor, patience: Patience
  ) throws(RemoteFault) {
    self.remote = remote
    (self.visitor, self.patience) = (visitor, patience)
    guard let connection = Connection(authorities: Visitor.authorities) else {
      throw RemoteFault(.libraryMissing, remote: remote.name, address: remote.address.text)
    }
    self.connection = connection
  }

  /// What the folder has.
  package struct Content: Sendable {
    package var files: [RemoteFile]
    /// The names of files that no library would keep under them.
    package var others: [String]
    /// Whether it can only be read: it is a list, and no folder that is asked.
    package var isList: Bool
  }

  private static let question = """
    <?xml version="1.0" encoding="utf-8"?>
    <propfind xmlns="DAV:"><prop><resourcetype/><getetag/><getcontentlength/>\
    <getlastmodified/></prop></propfind>
    """

  /// What the folder has now.
  package func content() throws(RemoteFault) -> Content {
    let answer = try answer(
      to: Request(
        method: "PROPFIND", address: remote.address.text, headers: ["Depth: 1"],
        body: Array(Self.question.utf8), type: "application/xml; charset=utf-8",
        limit: Remote.listingLimit), tooLarge: .tooMany(limit: Remote.fileLimit))
    switch answer.status {
    case 207: return try content(of: answer)
    case 400, 403, 404, 405, 409, 501, 200..<300:
      // Whoever does not know the question may still hand out a list.
      if let list = try contentOfList() { return list }
      throw fault(answer.isWebPage && answer.status < 300 ? .webPage : noList(answer.status))
    default: throw fault(refusal(answer.status, of: nil))
    }
  }

  private func noList(_ status: Int) -> RemoteFault.Kind {
    switch status {
    case 403: .forbidden
    case 404: .notFound
    default: .cannotList
    }
  }

  private func content(of answer: Answer) throws(RemoteFault) -> Content {
    do throws(XMLFault<FolderListing.Objection>) {
      let (files, others) = try FolderListing.read(answer.body).files(below: remote.address)
      return Content(files: files, others: others, isList: false)
    } catch {
      switch error.kind {
      case .refused(.tooMany): throw fault(.tooMany(limit: Remote.fileLimit))
      case .refused(.tooDeep): throw fault(.badListing(words: "its elements lie too deep"))
      case .refused(.otherRoot(let name)):
        throw fault(
          name.lowercased().hasSuffix("html")
            ? .webPage : .badListing(words: "its root element is '\(name)'"))
      case .broken(let words): throw fault(answer.isWebPage ? .webPage : .badListing(words: words))
      case .doctype:
        throw fault(
          answer.isWebPage ? .webPage : .badListing(words: "it declares a document type"))
      case .outOfMemory: throw fault(.badListing(words: "there is no memory to read it"))
      }
    }
  }

  private func contentOfList() throws(RemoteFault) -> Content? {
    let answer = try answer(
      to: Request(
        method: "GET", address: remote.address.address(of: Remote.list),
        limit: Remote.listingLimit), tooLarge: .tooMany(limit: Remote.fileLimit))
    guard answer.status == 200, let files = FolderListing.files(inHashes: answer.body) else {
      return nil
    }
    return Content(files: files, others: [], isList: true)
  }

  /// The bytes of a file, and what tells this content from others.
  package func read(_ file: String) throws(RemoteFault) -> (bytes: [UInt8], version: Version?) {
    let limit = KeptKind.of(file)?.kind.limit ?? 1 << 20
    let answer = try answer(
      to: Request(method: "GET", address: remote.address.address(of: file), limit: limit),
      tooLarge: .tooLarge(file: file, limit: limit))
    guard answer.status == 200 else { throw fault(refusal(answer.status, of: file)) }
    return (answer.body, answer.version)
  }

  /// What a writer must have seen last of the file that it writes.
  package enum Condition: Sendable {
    case isNew
    case isStill(Version)
  }

  /// Writes a file, unless it is another one by now; gives what tells this content from others.
  package func write(
    _ bytes: [UInt8], to file: String, if condition: Condition
  ) throws(RemoteFault) -> Version? {
    let limit = KeptKind.of(file)?.kind.limit ?? 0
    guard bytes.count <= limit else { throw fault(.tooLarge(file: file, limit: limit)) }
    try change(file, if: condition) {
      Request(
        method: "PUT", address: remote.address.address(of: file), headers: $0, body: bytes,
        type: "application/octet-stream")
    }
    // Somebody may have been faster since: a mark is that of our bytes only if it comes with them.
    let (there, version) = try read(file)
    return there == bytes ? version : nil
  }

  /// Takes a file away, unless it is another one by now.
  package func remove(_ file: String, ifStill version: Version) throws(RemoteFault) {
    try change(file, if: .isStill(version)) {
      Request(method: "DELETE", address: remote.address.address(of: file), headers: $0)
    }
  }

  private func change(
    _ file: String, if condition: Condition, by request: ([String]) -> Request
  ) throws(RemoteFault) {
    var headers: [String] = []
    switch condition {
    case .isNew: headers = ["If-None-Match: *"]
    case .isStill(.tag(let mark)): headers = ["If-Match: \(mark)"]
    case .isStill(let version):
      // A server without marks: what can be done is to look just before.
      guard try self.version(of: file) == version else {
        throw fault(.changedMeanwhile(file: file))
      }
    }
    var answer = try answer(to: request(headers))
    if answer.status == 412, case .isStill(let version) = condition,
      try self.version(of: file) == version
    {
      // A mark is weak in the second of a change, and a weak one never matches.
      Self.rest(milliseconds: 1100)
      answer = try self.answer(to: request(headers))
    }
    switch answer.status {
    case 200..<300: return
    case 404 where request([]).method == "DELETE": return
    case 404, 409: throw fault(.notFound)
    case 412: throw fault(.changedMeanwhile(file: file))
    default: throw fault(refusal(answer.status, of: nil))
    }
  }

  /// What tells the content that a file has now; nil where there is none.
  private func version(of file: String) throws(RemoteFault) -> Version? {
    try content().files.first { $0.file == file }?.version
  }
}

extension RemoteFolder {
  /// Asks, again after a while where that may help.
  private func answer(
    to request: Request, tooLarge: RemoteFault.Kind = .badListing(words: "it is too long")
  ) throws(RemoteFault) -> Answer {
    guard !visitor.isNamed || remote.address.isPrivate else { throw fault(.signInVisible) }
    var own = visitor
    // What a netrc file has for the host is left out where others could read along.
    if visitor.tellsSecrets, !remote.address.isPrivate { own = Visitor() }
    var pauses = patience.pauses[...]
    while true {
      let answer: Answer
      do throws(ExchangeFailure) {
        answer = try connection.answer(
          to: request, as: own, isDirect: remote.address.isLoopback, patience)
      } catch {
        guard error.mayPass, let pause = pauses.popFirst() else {
          throw fault(kind(of: error, tooLarge: tooLarge))
        }
        Self.rest(milliseconds: pause)
        continue
      }
      guard [429, 500, 502, 503, 504].contains(answer.status), let pause = pauses.popFirst() else {
        return try settled(answer)
      }
      Self.rest(milliseconds: pause)
    }
  }

  /// An answer that says something of what was asked.
  private func settled(_ answer: Answer) throws(RemoteFault) -> Answer {
    switch answer.status {
    case 300..<400:
      let place = answer.headers["location"] ?? ""
      throw fault(.redirected(to: String(place.prefix(300))))
    case 401: throw fault(visitor.isNamed ? .signInRefused : .signInNeeded)
    case 507: throw fault(.full)
    case 501: return answer
    case 500...: throw fault(.broken(status: answer.status))
    default: return answer
    }
  }

  private func refusal(_ status: Int, of file: String?) -> RemoteFault.Kind {
    switch status {
    case 403: .forbidden
    case 404, 410: file.map { .missing(file: $0) } ?? .notFound
    case 413: .full
    default: .refused(status: status)
    }
  }

  private func kind(of failure: ExchangeFailure, tooLarge: RemoteFault.Kind) -> RemoteFault.Kind {
    switch failure {
    case .tooLarge: tooLarge
    case .unreachable(let words): .unreachable(words: words)
    case .silent: .silent(seconds: patience.silent)
    case .notTrusted(let words): .notTrusted(words: words)
    case .cutOff: .cutOff
    case .other(let words): .failed(words: words)
    }
  }

  /// A fault of this remote.
  package func fault(_ kind: RemoteFault.Kind) -> RemoteFault {
    RemoteFault(kind, remote: remote.name, address: remote.address.text)
  }

  private static func rest(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }
}

extension Answer {
  /// What tells its content from others.
  fileprivate var version: Version? {
    headers["etag"].flatMap { Version(tag: $0) }
      ?? headers["last-modified"].map { .time("\($0) \(body.count)") }
  }
}
