internal import TerrariumFiles
internal import TerrariumLibraries

extension RemoteFolder {
  /// Writes a file if the folder still has the content that the writer has seen.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - file: The name of the file.
  ///   - old: The hash of the content to be replaced; nil for a new file.
  ///   - protection: The way in which this server keeps writers apart.
  /// - Returns: The listing's mark of the new content; nil if the mark may also fit another
  ///   content.
  /// - Throws: `changedMeanwhile` if the folder's content has changed.
  func write(
    _ bytes: [UInt8], to file: String, replacing old: String?, under protection: Protection
  ) throws(RemoteFault) -> Version? {
    let limit = KeptKind.of(file)?.kind.limit ?? 0
    guard bytes.count <= limit else { throw fault(.tooLarge(file: file, limit: limit)) }
    var version: Version?
    try held(file, under: protection.way) { token throws(RemoteFault) in
      let answer = try change(
        file, from: old, token,
        by: Request(
          method: "PUT", address: remote.address.address(of: file), body: bytes,
          type: "application/octet-stream"))
      guard protection.marksAreFine, let mark = try listed(file)?.version else { return }
      // Another writer may have come between; then the mark is that of other bytes.
      let own = answer?.headers["etag"].flatMap { Version(tag: $0) }
      let isOurs = if own == mark { true } else { try read(file) == bytes }
      version = isOurs ? mark : nil
    }
    return version
  }

  /// Removes a file if the folder still has the content with this hash.
  func remove(
    _ file: String, having old: String, under protection: Protection
  ) throws(RemoteFault) {
    try held(file, under: protection.way) { token throws(RemoteFault) in
      _ = try change(
        file, from: old, token,
        by: Request(method: "DELETE", address: remote.address.address(of: file)))
    }
  }

  /// Sends a change if the folder still has the expected content; nil if there is nothing to
  /// remove.
  private func change(
    _ file: String, from old: String?, _ token: String?, by request: Request
  ) throws(RemoteFault) -> Answer? {
    var request = request
    for attempt in 1...2 {
      let there = try present(file, isLocked: token != nil, expecting: old)
      if there.hash == nil, request.method == "DELETE" { return nil }
      guard there.hash == old else { throw fault(.changedMeanwhile(file: file)) }
      if let token {
        request.headers = ["If: (\(token))"]
      } else {
        request.headers =
          old == nil ? ["If-None-Match: *"] : there.tag.map { ["If-Match: \($0)"] } ?? []
      }
      let answer = try answer(to: request)
      switch answer.status {
      case 200..<300: return answer
      case 404 where request.method == "DELETE": return nil
      case 412 where old != nil && token == nil && attempt == 1:
        // A mark is weak in the second of a change, and a weak one never matches.
        Self.rest(milliseconds: 1100)
      case 412: throw fault(.changedMeanwhile(file: file))
      case 423: throw fault(.locked(file: file))
      default: throw fault(.notWritten(file: file, status: answer.status))
      }
    }
    throw fault(.changedMeanwhile(file: file))
  }

  /// Returns the hash and the mark of the current content; the hash is nil if there is no file.
  private func present(
    _ file: String, isLocked: Bool, expecting old: String?
  ) throws(RemoteFault) -> (hash: String?, tag: String?) {
    // The precondition of a new file is enough.
    if old == nil, !isLocked { return (nil, nil) }
    var listedTag: String?
    var answer = try get(file)
    if answer.headers["etag"] == nil, !isLocked, case .tag(let tag)? = try listed(file)?.version {
      // The mark is requested first, so that it is never newer than the content.
      listedTag = tag
      answer = try get(file)
    }
    switch answer.status {
    // Locking a file that does not exist creates an empty one.
    case 200 where isLocked && answer.body.isEmpty, 404, 410: return (nil, nil)
    case 200:
      let tag = answer.headers["etag"].flatMap { Version(tag: $0) }
      if case .tag(let own)? = tag { return (FileHash.of(answer.body), own) }
      return (FileHash.of(answer.body), listedTag)
    default: throw fault(refusal(answer.status, of: file))
    }
  }
}

extension RemoteFolder {
  /// Does something while no other client of this program changes a file, and passes on a lock's
  /// token.
  private func held(
    _ file: String, under way: Protection.Way,
    _ body: (_ token: String?) throws(RemoteFault) -> Void
  ) throws(RemoteFault) {
    switch way {
    case .conditions: try body(nil)
    case .queue: try queued(file) { () throws(RemoteFault) in try body(nil) }
    case .locks: try locked(file, body)
    }
  }

  /// Does something while our folder `.lock-FILE` exists: only one client can create it.
  private func queued(_ file: String, _ body: () throws(RemoteFault) -> Void) throws(RemoteFault) {
    let place = lockFolder(of: file)
    let start = ContinuousClock.now
    var absences = 0
    while true {
      let status = try send("MKCOL", place).status
      if 200..<300 ~= status { break }
      guard let age = try age(of: place) else {
        // It may just have been removed; if it never existed, none can be created.
        absences += 1
        if absences == 5 { throw fault(.notWritten(file: file, status: status)) }
        continue
      }
      if age > Self.longestHold { _ = try send("DELETE", place) }
      guard ContinuousClock.now - start < .seconds(timeout.silent) else {
        throw fault(.locked(file: file))
      }
      Self.rest(milliseconds: .random(in: 20...120))
    }
    defer { _ = try? send("DELETE", place) }
    try body()
  }

  /// Returns the address of the folder that serves as the lock of a file.
  func lockFolder(of file: String) -> String { remote.address.address(of: ".lock-\(file)") + "/" }

  /// The seconds after which a lock is taken to be that of a client that has ended.
  private static let longestHold = 120

  /// Returns the age of a lock's folder in seconds, by the server's clock; nil if there is none.
  private func age(of place: String) throws(RemoteFault) -> Int? {
    let answer = try answer(to: Self.question(at: place))
    guard answer.status == 207, let entry = try? FolderListing.read(answer.body).entries.first
    else { return nil }
    let times = [answer.headers["date"] ?? "", entry.time].map { HTTPDate.seconds($0) }
    guard let now = times[0], let made = times[1] else { return 0 }
    return now - made
  }

  /// Does something while we hold the server's lock on a file.
  private func locked(
    _ file: String, _ body: (_ token: String?) throws(RemoteFault) -> Void
  ) throws(RemoteFault) {
    let address = remote.address.address(of: file)
    let start = ContinuousClock.now
    var answer = try answer(to: Protection.lock(address))
    while answer.status == 423 {
      guard ContinuousClock.now - start < .seconds(timeout.silent) else {
        throw fault(.locked(file: file))
      }
      Self.rest(milliseconds: .random(in: 20...120))
      answer = try self.answer(to: Protection.lock(address))
    }
    guard 200..<300 ~= answer.status, let token = answer.headers["lock-token"] else {
      throw fault(.notWritten(file: file, status: answer.status))
    }
    defer { _ = try? send("UNLOCK", address, ["Lock-Token: \(token)"]) }
    do throws(RemoteFault) {
      try body(token)
    } catch {
      if answer.status == 201, let left = try? get(file), left.status == 200, left.body.isEmpty {
        // The lock has created an empty file, which nobody should find.
        _ = try? send("DELETE", address, ["If: (\(token))"])
      }
      throw error
    }
  }
}
