import Foundation
import Synchronization
import TerrariumSupport
import Testing

/// Servers that do not behave as they should.
@Suite(.ownThread) struct StrangeServerTests {
  private typealias Reply = ScriptedServer.Reply

  /// Answers like a folder with some patterns: with the list of them, or otherwise with a given
  /// answer.
  private static func folder(
    _ request: String, of names: [String] = ["row"], pattern: @autoclosure () -> Reply = pattern
  ) -> Reply {
    guard request.hasPrefix("PROPFIND") else { return pattern() }
    let files = names.map {
      "<response><href>/patterns/\($0).rle</href><propstat><prop><getetag>\"\($0)\"</getetag></prop>"
        + "<status>HTTP/1.1 200 OK</status></propstat></response>"
    }
    let list = "<multistatus xmlns=\"DAV:\">\(files.joined())</multistatus>"
    return Reply(status: "207 Multi-Status", body: list)
  }

  private static let pattern = Reply(status: "200 OK", body: "x = 3, y = 1\n3o!\n")

  private func sync(
    with server: ScriptedServer
  ) throws -> (run: Command.Outcome, people: TwoLibraries) {
    let people = try TwoLibraries(address: "http://127.0.0.1:\(server.port)/patterns/")
    try people.add(3, as: "own", by: "ada")
    let run = try people("ada", "patterns pull team --timeout 2s", password: nil)
    #expect(try people.cells(of: "ada") == ["own": 3])
    return (run, people)
  }

  @Test(arguments: [
    (
      Reply(status: "200 OK", headers: ["Content-Type: text/html"], body: "<html>Hi</html>"),
      "it answers with a web page, and is not a folder"
    ),
    (Reply(status: "207 Multi-Status", body: "<html><body/></html>"), "it answers with a web page"),
    (Reply(status: "207 Multi-Status", body: "<multistatus"), "its list of files cannot be read"),
    (
      Reply(status: "207 Multi-Status", body: "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"),
      "its list of files cannot be read: it declares a document type"
    ),
    (
      Reply(status: "301 Moved Permanently", headers: ["Location: https://evil.example/x/"]),
      "it redirects to another address, to https://evil.example/x/"
    ),
    (Reply(status: "403 Forbidden"), "it denies that"),
    (Reply(status: "404 Not Found"), "there is no such folder"),
    (Reply(status: "418 I'm a teapot"), "it refuses with 418"),
    (Reply(status: "503 Service Unavailable"), "it fails with 503 repeatedly"),
    (
      Reply("HTTP/1.1 207 Multi-Status\r\nContent-Length: 500\r\n\r\n<multi"),
      "the connection was cut"
    ),
    (Reply("", .silence), "it has not answered for 2 s"),
    (Reply("HTTP/1.1 207 Multi-Status\r\nX-A", .trickle), "it has not answered for 2 s"),
    (
      Reply("HTTP/1.1 207 Multi-Status\r\n\r\n<multi", .silence),
      "it has sent less than 1000 bytes a second for 2 s; try again, or wait longer with --timeout"
    ),
    (
      Reply("HTTP/1.1 207 Multi-Status\r\n\r\n<multi", .trickle),
      "it has sent less than 1000 bytes a second for 2 s"
    ),
    (Reply("HTTP/1.1 207 Multi-Status\r\n\r\n<a>", .flood), "it has more than 20000 files"),
    (Reply("HTTP/1.1 207 Multi-Status\r\nX: a", .flood), "the headers of its answer do not end"),
    (Reply("SSH-2.0-OpenSSH_9.2\r\n"), "the transfer failed"),
    (Reply(""), "the connection was cut"),
  ])
  func `what is no folder is told in a line`(reply: ScriptedServer.Reply, words: String) throws {
    let server = try ScriptedServer { _ in reply }
    let (run, people) = try sync(with: server)
    #expect(run.code == 2 && run.complaint.contains(words), "\(run.complaint)")
    #expect(run.complaint.filter(\.isNewline).count == 1)
    #expect(people.folder.names(in: "ada/terrarium/remotes/team") == ["address"])
  }

  @Test(arguments: [
    (Reply("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\nx = 3, y"), "the connection was cut"),
    (Reply("HTTP/1.1 200 OK\r\n\r\nx = 3, y = 1\n3o!\n", .flood), "'row.rle' is larger than 16 MB"),
    (Reply(status: "200 OK", body: "<!DOCTYPE html><html></html>"), "it is a web page"),
    (Reply(status: "200 OK", body: ""), "it has no cells"),
    (
      Reply(status: "302 Found", headers: ["Location: http://169.254.169.254/latest/"]),
      "it redirects to another address"
    ),
    (Reply(status: "404 Not Found"), "it has no 'row.rle'"),
  ])
  func `a pattern that is none is not kept`(reply: ScriptedServer.Reply, words: String) throws {
    let server = try ScriptedServer { Self.folder($0, pattern: reply) }
    let (run, people) = try sync(with: server)
    #expect(run.code == 2 && run.complaint.contains(words), "\(run.complaint)")
    #expect(people.folder.names(in: "ada/terrarium/remotes/team") == ["address"])
  }

  @Test func `what may pass is tried again`() throws {
    let count = Atomic(0)
    let server = try ScriptedServer { request in
      switch count.add(1, ordering: .relaxed).newValue {
      case 1: Reply("")
      case 2: Reply(status: "502 Bad Gateway")
      default: Self.folder(request)
      }
    }
    let (run, _) = try sync(with: server)
    #expect(run.code == 0 && run.text == "fetched row.rle from 'team'\n", "\(run.complaint)")
  }

  @Test func `what cannot be pulled leaves the others their picture`() throws {
    let server = try ScriptedServer {
      let pattern = $0.contains("bad.rle") ? Reply(status: "200 OK") : Self.pattern
      return Self.folder($0, of: ["bad", "row"], pattern: pattern)
    }
    let people = try TwoLibraries(address: "http://127.0.0.1:\(server.port)/patterns/")
    let run = try people("ada", "patterns browse team --out b.png --timeout 2", password: nil)
    #expect(run.code == 2 && run.text == "bad  pattern\nrow  pattern\n", "\(run.text)")
    #expect(people.folder.names.contains("b.png"), "\(run.complaint)")
    let none = try people("ada", "patterns browse nosuch@team --timeout 2", password: nil)
    #expect(none.code == 2 && none.complaint.contains("it has no 'nosuch'"), "\(none.complaint)")
  }

  @Test func `of names that differ in capitals only one is kept`() throws {
    let server = try ScriptedServer { Self.folder($0, of: ["tub", "TUB"]) }
    let people = try TwoLibraries(address: "http://127.0.0.1:\(server.port)/patterns/")
    let left =
      "left tub.rle as it is, here and at 'team': it differs from TUB.rle in capitals only\n"
    for way in ["pull", "sync"] {
      for fetched in ["fetched TUB.rle from 'team'\n", ""] {
        let run = try people("ada", "patterns \(way) team --timeout 2", password: nil)
        #expect(run.code == 0 && run.text == fetched + left, "\(run.text)\(run.complaint)")
      }
    }
    #expect(try people.cells(of: "ada") == ["TUB": 3])
    try people.add(4, as: "Tub", by: "bob")
    for (way, files) in [("push", ["Tub"]), ("sync", ["TUB", "Tub", "tub"])] {
      let run = try people("bob", "patterns \(way) team --timeout 2", password: nil)
      let lines = run.text.split(separator: "\n").map { $0.prefix { $0 != "." } }
      #expect(run.code == 0 && lines == files.map { "left \($0)" }, "\(run.text)\(run.complaint)")
    }
    #expect(server.requests.allSatisfy { !$0.hasPrefix("PUT") })
  }

  @Test func `a server that goes ends the whole, and how far it came is told`() throws {
    let count = Atomic(0)
    let server = try ScriptedServer { request in
      Self.folder(
        request, of: (0..<300).map { "f\($0)" },
        pattern: count.add(1, ordering: .relaxed).newValue > 20 ? Reply("") : Self.pattern)
    }
    let (run, people) = try sync(with: server)
    #expect(run.code == 2 && run.complaint.filter(\.isNewline).count == 1, "\(run.complaint)")
    #expect(run.complaint.contains("the connection was cut, after 20 of 300 files; try again"))
    #expect(server.requests.count < 60, "\(server.requests.count) requests")
    // The received files are kept and recorded.
    #expect(people.folder.names(in: "ada/terrarium/remotes/team").count == 21)
  }

  /// A server's answer to a change, and the message for the user.
  @Test(arguments: [
    (
      "500 Internal Server Error",
      "its folder can only be read: what is written there is refused with 500"
    ),
    ("404 Not Found", "its folder can only be read: what is written there is refused with 404"),
    ("403 Forbidden", "its folder can only be read: what is written there is refused with 403"),
    ("507 Insufficient Storage", "it is full"),
    // It accepts everything, so two users would overwrite each other's files.
    ("201 Created", "it supports neither conditions nor locks"),
  ])
  func `a folder that cannot be written to safely is not`(status: String, words: String) throws {
    let server = try ScriptedServer {
      Self.folder($0, pattern: Reply(status: $0.hasPrefix("GET") ? "404 Not Found" : status))
    }
    let (_, people) = try sync(with: server)
    let run = try people("ada", "patterns push own@team --timeout 2", password: nil)
    #expect(run.code == 2 && run.complaint.contains(words), "\(run.complaint)")
    #expect(server.requests.allSatisfy { !$0.hasPrefix("PUT /patterns/own.rle") })
  }

  @Test func `a password of a netrc file that is wrong is told as refused`() throws {
    let server = try ScriptedServer { _ in Reply(status: "401 Unauthorized") }
    let people = try TwoLibraries(address: "http://127.0.0.1:\(server.port)/patterns/")
    let nobody = try people("ada", "patterns pull team", password: nil)
    #expect(nobody.complaint.contains("it needs a login"))
    try people.folder.write("machine 127.0.0.1\n login ada password no\n", to: "ada/.netrc")
    let wrong = try people("ada", "patterns pull team", password: nil)
    #expect(wrong.code == 2 && wrong.complaint.contains("it rejects your name and password"))
  }

  @Test func `names that lead elsewhere are refused`() throws {
    let names = [
      "../evil.rle", "..%2Fevil.rle", "%2Fetc%2Fevil.rle", "a%0Ab.rle", "%2Ehidden.rle",
      "a%00b.rle", "%1B%5B2J.rle", "C%3Aevil.rle", "a%5Cb.rle", "%E2%80%AEevil.rle",
    ]
    let responses = names.map { "<response><href>/patterns/\($0)</href></response>" }
    let server = try ScriptedServer { request in
      request.hasPrefix("PROPFIND")
        ? Reply(
          status: "207 Multi-Status",
          body: "<multistatus xmlns='DAV:'>\(responses.joined())</multistatus>")
        : Self.pattern
    }
    let (run, people) = try sync(with: server)
    #expect(run.code == 0, "\(run.complaint)")
    #expect(people.folder.names(in: "ada/terrarium/remotes/team") == ["address"])
    #expect(server.requests.allSatisfy { !$0.hasPrefix("GET") })
    let text = run.text + run.complaint
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202e}" })
  }

  @Test func `a list of hashes is enough to pull from, and is held to`() throws {
    let good = "x = 3, y = 1, rule = B3/S23\n3o!\n"
    // sha256sum of those bytes.
    let hash = "11b58f5a6f5e2b4f7a4c4a3a41b1b2f0d0f4f1f6f3c7c9e4c0d8a2b1e6f5d4c3"
    let server = try ScriptedServer { request in
      if request.hasPrefix("PROPFIND") { return Reply(status: "405 Method Not Allowed") }
      if request.hasPrefix("GET /patterns/index.sha256 ") {
        return Reply(status: "200 OK", body: "\(hash)  row.rle\n")
      }
      return Reply(status: "200 OK", body: good)
    }
    let (run, people) = try sync(with: server)
    #expect(run.code == 2)
    #expect(run.complaint.contains("'row.rle' does not match the list of hashes"))
    let push = try people("ada", "patterns push team", password: nil)
    #expect(push.code == 2 && push.complaint.contains("it does not support WebDAV"))
    // Such a list has no sizes.
    #expect(try people("ada", "patterns browse team", password: nil).text == "row  pattern\n")
  }

  @Test func `a token goes to its remote alone, and a password never over plain HTTP`() throws {
    let server = try ScriptedServer { Self.folder($0) }
    let people = try TwoLibraries(address: "http://127.0.0.1:\(server.port)/patterns/")
    let own = ["TERRARIUM_TEAM_TOKEN": "t0ken", "TERRARIUM_OTHER_TOKEN": "other"]
    #expect(try people("ada", "patterns pull team", password: nil, own).code == 0)
    #expect(server.requests.allSatisfy { $0.contains("Authorization: Bearer t0ken\r\n") })
    #expect(server.requests.allSatisfy { !$0.contains("other") })
    // Another machine, which is not even contacted.
    _ = try people("ada", "patterns remote add far http://far.invalid/x/")
    let far = try people("ada", "patterns browse far", password: nil, ["TERRARIUM_FAR_TOKEN": "t"])
    #expect(far.code == 2 && far.complaint.contains("your password would be sent without"))
  }

  @Test func `nobody at the other end is told, and other commands go on`() throws {
    let port = try Loopback.freePort()
    let people = try TwoLibraries(address: "http://127.0.0.1:\(port)/patterns/")
    try people.add(3, as: "own", by: "ada")
    let run = try people("ada", "patterns sync")
    #expect(run.code == 2 && run.complaint.contains("it cannot be reached: "), "\(run.complaint)")
    #expect(try people("ada", "patterns list my").code == 0)
    #expect(try people("ada", "life --pattern own@my --frames 1 --out a.txt").code == 0)
  }

  /// Returns a server with a file whose content a test changes; it calls something before it
  /// returns the file.
  private static func server(
    _ cells: @escaping @Sendable () -> Int, beforeGET: @escaping @Sendable () -> Void
  ) throws -> ScriptedServer {
    try ScriptedServer { request in
      if request.hasPrefix("GET") {
        beforeGET()
        return Reply(status: "200 OK", body: "x = \(cells()), y = 1\n\(cells())o!\n")
      }
      let body =
        "<multistatus xmlns=\"DAV:\"><response><href>/patterns/row.rle</href><propstat><prop>"
        + "<getetag>\"\(cells())\"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat>"
        + "</response></multistatus>"
      return Reply(status: "207 Multi-Status", body: body)
    }
  }

  @Test func `a file that is saved while it is fetched is a conflict, and stays`() throws {
    let there = Mutex(3)
    let path = Mutex<String?>(nil)
    let server = try Self.server {
      there.withLock { $0 }
    } beforeGET: {
      guard let path = path.withLock({ $0 }) else { return }
      _ = FileManager.default.createFile(atPath: path, contents: Data("x = 7, y = 1\n7o!\n".utf8))
    }
    let people = try TwoLibraries(address: "http://127.0.0.1:\(server.port)/patterns/")
    func sync() throws -> Command.Outcome {
      try people("ada", "patterns sync --timeout 4s", password: nil)
    }
    #expect(try sync().code == 0)
    #expect(try people.cells(of: "ada") == ["row": 3])
    // The other side changes it, and it is saved here while the other's is being fetched.
    there.withLock { $0 = 4 }
    path.withLock { $0 = people.folder.path("ada/terrarium/patterns/row.rle") }
    for _ in 0..<3 {
      let run = try sync()
      #expect(run.code == 2 && run.complaint.contains("row.rle"), "\(run.complaint)")
      #expect(try people.cells(of: "ada") == ["row": 7])
    }
    path.withLock { $0 = nil }
    let settled = try people("ada", "patterns sync --conflicts theirs", password: nil)
    #expect(settled.code == 0, "\(settled.complaint)")
    #expect(try people.cells(of: "ada") == ["row": 4])
    let copy = "ada/terrarium/patterns/.replaced-team/row.rle"
    #expect(try people.folder.text(copy).hasSuffix("7o!\n"))
    // An editor that had it open writes once more: nobody else has that.
    try people.folder.write("x = 9, y = 1\n9o!\n", to: copy)
    for _ in 0..<2 { #expect(try sync().code == 0) }
    #expect(try people.folder.text(copy).hasSuffix("9o!\n"))
  }
}
