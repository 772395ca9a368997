internal import Synchronization
internal import TerrariumLibraries

/// The means by which a server keeps two writers of one file apart, found by a trial.
struct Protection: Hashable, Sendable {
  enum Way: String, Sendable {
    /// Preconditions work, and writers queue by folders `.lock-FILE`: some servers check a
    /// condition first and write later, so that two writers can both pass.
    case queue
    /// Preconditions work, and there is nothing more.
    case conditions
    /// Preconditions do not work, but locks do.
    case locks
  }

  let way: Way
  /// True if two contents of the same size in quick succession have different marks.
  let marksAreFine: Bool

  init(_ way: Way, marksAreFine: Bool) { (self.way, self.marksAreFine) = (way, marksAreFine) }

  init?(text: some StringProtocol) {
    let words = text.split(separator: "/")
    guard words.count == 2, let way = Way(rawValue: String(words[0])) else { return nil }
    self.init(way, marksAreFine: words[1] == "fine")
  }

  var text: String { "\(way.rawValue)/\(marksAreFine ? "fine" : "coarse")" }

  /// Returns a request for the lock on a file.
  static func lock(_ address: String) -> Request {
    let body = """
      <?xml version="1.0" encoding="utf-8"?>
      <lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype>\
      <owner>terrarium</owner></lockinfo>
      """
    return Request(
      method: "LOCK", address: address, headers: ["Depth: 0", "Timeout: Second-120"],
      body: Array(body.utf8), type: "application/xml; charset=utf-8")
  }
}

/// The protection of a remote, found once per run by the first writer, for all.
final class WriteGate: Sendable {
  private let state = Mutex<Result<Protection, RemoteFault>?>(nil)

  var known: Protection? { state.withLock { try? $0?.get() } }

  /// Takes over the result of an earlier run.
  func know(_ protection: Protection?) {
    state.withLock { if let protection { $0 = .success(protection) } }
  }

  /// Returns the protection of a folder, which is found at the first call.
  func protection(of folder: RemoteFolder, again: Bool = false) throws(RemoteFault) -> Protection {
    let result = state.withLock { state in
      if let known = state, !again { return known }
      let tried = Result { () throws(RemoteFault) in try folder.tryProtection() }
      state = tried
      return tried
    }
    return try result.get()
  }
}

extension RemoteFolder {
  /// Finds, with a file of its own, which conditions the server honours.
  func tryProtection() throws(RemoteFault) -> Protection {
    let file = ".terrarium-" + String(UInt64.random(in: .min ... .max), radix: 16)
    let address = remote.address.address(of: file)
    func put(_ text: String, _ headers: [String] = []) throws(RemoteFault) -> Int {
      try send("PUT", address, headers, Array(text.utf8)).status
    }
    let first = try put("1", ["If-None-Match: *"])
    guard 200..<300 ~= first else { throw fault(.readOnly(status: first)) }
    defer { _ = try? send("DELETE", address) }
    let asNew = try put("2", ["If-None-Match: *"])
    let asOther = try put("3", ["If-Match: \"terrarium\""])
    var marks: Set<Version> = []
    for text in ["4", "5", "6"] {
      _ = try put(text)
      if let mark = try listed(file)?.version, case .tag = mark { marks.insert(mark) }
    }
    // Three writes within a second: if marks count seconds, two are alike.
    let marksAreFine = marks.count == 3
    if asNew == 412, asOther == 412 {
      return Protection(try queues(by: file) ? .queue : .conditions, marksAreFine: marksAreFine)
    }
    guard try locks(address) else { throw fault(.unprotected) }
    return Protection(.locks, marksAreFine: marksAreFine)
  }

  /// True if a folder can be created only once, and removed.
  private func queues(by file: String) throws(RemoteFault) -> Bool {
    let place = lockFolder(of: file)
    guard 200..<300 ~= (try send("MKCOL", place).status) else { return false }
    let again = try send("MKCOL", place).status
    let gone = try send("DELETE", place).status
    return again >= 400 && 200..<300 ~= gone
  }

  /// True if a lock on a file keeps others from writing it.
  private func locks(_ address: String) throws(RemoteFault) -> Bool {
    let answer = try answer(to: Protection.lock(address))
    guard 200..<300 ~= answer.status, let token = answer.headers["lock-token"] else { return false }
    func put(_ headers: [String]) throws(RemoteFault) -> Int {
      try send("PUT", address, headers, [0]).status
    }
    let without = try put([])
    let second = try self.answer(to: Protection.lock(address)).status
    let with = try put(["If: (\(token))"])
    _ = try send("UNLOCK", address, ["Lock-Token: \(token)"])
    return without == 423 && second == 423 && 200..<300 ~= with
  }
}
