import TerrariumLibraries
import TerrariumSharedLibraries
import Testing

/// The listings of folders by servers.
struct FolderListingTests {
  private func files(_ text: String) throws -> (files: [RemoteFile], others: [String]) {
    try FolderListing.read(Array(text.utf8)).files(below: try RemoteAddress("http://host/dav/"))
  }

  @Test func `the answer of an Apache is read`() throws {
    let (files, others) = try files(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <D:multistatus xmlns:D="DAV:">
      <D:response xmlns:lp1="DAV:" xmlns:lp2="http://apache.org/dav/props/">
      <D:href>/dav/</D:href>
      <D:propstat><D:prop><lp1:resourcetype><D:collection/></lp1:resourcetype>
      <lp1:getetag>"1000-65"</lp1:getetag></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>
      </D:response>
      <D:response xmlns:lp1="DAV:">
      <D:href>/dav/eater.rle</D:href>
      <D:propstat><D:prop><lp1:resourcetype/><lp1:getcontentlength>67</lp1:getcontentlength>
      <lp1:getlastmodified>Sat, 21 Nov 2026 03:29:22 GMT</lp1:getlastmodified>
      <lp1:getetag>W/"43-660c"</lp1:getetag></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>
      </D:response>
      <D:response><D:href>/dav/-bad.rle</D:href></D:response>
      <D:response><D:href>/dav/notes.html</D:href></D:response>
      <D:response><D:href>/dav/deeper/gun.rle</D:href></D:response>
      </D:multistatus>
      """)
    #expect(files == [RemoteFile(file: "eater.rle", version: .tag("\"43-660c\""), bytes: 67)])
    #expect(others == ["-bad.rle"])
  }

  @Test func `properties that are not there count for nothing`() throws {
    // As cloud folders say it: missing properties are in a part of their own.
    let (files, _) = try files(
      """
      <d:multistatus xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns">
      <d:response><d:href>/dav/a%20b.state</d:href>
      <d:propstat><d:prop><d:getetag/><d:getcontentlength>1</d:getcontentlength></d:prop>
      <d:status>HTTP/1.1 404 Not Found</d:status></d:propstat>
      <d:propstat><d:prop><d:getlastmodified>now</d:getlastmodified>
      <d:getcontentlength>9</d:getcontentlength></d:prop>
      <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>
      """)
    #expect(
      files == [RemoteFile(file: "a b.state", version: .time("now 9"), bytes: 9, isYoung: true)])
  }

  /// One kind of mark per remote, in any notation of its servers.
  @Test(arguments: [
    ("\"1-2\"", "tag:\"1-2\""), ("W/\"1-2\"", "tag:\"1-2\""),
    ("16434117-1795323966-3", "tag:\"16434117-1795323966-3\""),
    ("a b", nil), ("\"a", nil), ("\"\"", nil), ("", nil),
  ])
  func `a mark is the same with quotes and without`(text: String, mark: String?) {
    #expect(Version(tag: text)?.text == mark)
  }

  /// A mark that counts seconds fits two contents of one second.
  @Test func `a content of the last two seconds is young by the server's clock`() throws {
    let text = """
      <multistatus xmlns="DAV:"><response><href>/dav/a.rle</href><propstat><prop><getetag>1</getetag>
      <getlastmodified>Wed, 28 Feb 2024 23:59:59 GMT</getlastmodified></prop>
      <status>HTTP/1.1 200 OK</status></propstat></response></multistatus>
      """
    let listing = try FolderListing.read(Array(text.utf8))
    let folder = try RemoteAddress("http://host/dav/")
    func isYoung(at now: String?) -> Bool? {
      listing.files(below: folder, now: now).files.first?.isYoung
    }
    #expect(isYoung(at: "Thu, 29 Feb 2024 00:00:00 GMT") == true)
    #expect(isYoung(at: "Thu, 29 Feb 2024 00:00:01 GMT") == false)
    #expect(isYoung(at: "Fri, 01 Mar 2024 00:00:00 GMT") == false)
    // A server with marks and without a clock is trusted.
    #expect(isYoung(at: nil) == false)
  }

  @Test func `dates follow each other as seconds do`() {
    let first = HTTPDate.seconds("Thu, 01 Jan 1970 00:00:00 GMT")
    let last = HTTPDate.seconds("Sun, 22 Nov 2026 05:05:23 GMT")
    #expect(last.flatMap { last in first.map { last - $0 } } == 1_795_323_923)
    #expect(
      HTTPDate.seconds("now") == nil && HTTPDate.seconds("Sun, 22 Foo 2026 05:05:23 GMT") == nil)
  }

  @Test(arguments: [
    "", "<html><body>Hello</body></html>", "<!DOCTYPE html><html></html>", "<D:multistatus>",
    "<!DOCTYPE m [<!ENTITY a \"b\">]><m xmlns=\"DAV:\">&a;</m>", "<multistatus/>",
    "<multistatus xmlns='DAV:'>" + String(repeating: "<a>", count: 40),
  ])
  func `what is no list is refused`(text: String) {
    #expect(throws: (any Error).self) { try files(text) }
  }

  @Test func `a folder has an end`() {
    let many = String(repeating: "<response/>", count: Remote.fileLimit + 1)
    #expect(throws: (any Error).self) {
      try files("<multistatus xmlns='DAV:'>\(many)</multistatus>")
    }
  }

  private static let hash = String(repeating: "0123456789abcdef", count: 4)

  @Test func `a list of hashes is read as sha256sum prints it`() {
    let text =
      "\(Self.hash)  eater.rle\n\(Self.hash.uppercased()) *a b.rle\r\n\(Self.hash)  ../x.rle\n"
    let files = FolderListing.files(inHashes: Array(text.utf8))
    #expect(files?.map(\.file) == ["a b.rle", "eater.rle"])
    #expect(files?.allSatisfy { $0.version == .hash(Self.hash) } == true)
  }

  @Test(arguments: ["<html>", "\(hash) eater.rle", "\(hash.dropLast())  eater.rle", "eater.rle"])
  func `what is no list of hashes is none`(text: String) {
    #expect(FolderListing.files(inHashes: Array(text.utf8)) == nil)
  }
}

/// The tasks for files of a library and a remote.
struct SyncTaskTests {
  private static let one = SyncRecord.Entry(hash: "1", version: Version.tag("\"1\"").text)

  @Test func `nothing that somebody has changed is written over`() {
    let v1 = RemoteFile(file: "a.rle", version: .tag("\"1\""), bytes: 9)
    let v2 = RemoteFile(file: "a.rle", version: .tag("\"2\""), bytes: 9)
    let empty = RemoteFile(file: "a.rle", version: .tag("\"3\""), bytes: 0)
    let table: [(here: String?, there: RemoteFile?, before: SyncRecord.Entry?, task: SyncTask)] = [
      (nil, nil, nil, .forget), (nil, nil, Self.one, .forget),
      ("1", nil, nil, .send(replacing: nil)), (nil, v1, nil, .fetch), ("1", v1, nil, .compare),
      ("1", v1, Self.one, .nothing), ("2", v1, Self.one, .send(replacing: "1")),
      ("1", v2, Self.one, .fetch), ("2", v2, Self.one, .compare),
      ("1", nil, Self.one, .removeHere), ("2", nil, Self.one, .dispute),
      (nil, v1, Self.one, .removeThere(having: "1")), (nil, v2, Self.one, .dispute),
      // An empty file is probably about to be written.
      ("1", empty, Self.one, .nothing), (nil, empty, nil, .nothing),
      ("1", empty, nil, .send(replacing: nil)),
    ]
    for row in table {
      #expect(SyncTask(here: row.here, there: row.there, before: row.before) == row.task, "\(row)")
    }
  }

  /// Two libraries and a folder between them, as values: contents and marks are numbers.
  private struct Model {
    var folder: [String: (content: Int, mark: Int)] = [:]
    var libraries: [[String: Int]] = [[:], [:]]
    var records: [[String: SyncRecord.Entry]] = [[:], [:]]
    var marks = 0
    /// Every content that a task has overwritten or removed, and its location.
    var lost: Set<Int> = []

    mutating func synchronise(_ number: Int) {
      for file in ["a", "b", "c"] {
        let here = libraries[number][file]
        let there = folder[file]
        let listed = there.map {
          RemoteFile(file: file, version: .tag("\"\($0.mark)\""), bytes: 9)
        }
        let task = SyncTask(
          here: here.map(String.init), there: listed, before: records[number][file])
        switch task {
        case .nothing, .dispute: continue
        case .compare: if here == there?.content { note(number, file) }
        case .forget: records[number][file] = nil
        case .send:
          if let there { lost.insert(there.content) }
          marks += 1
          folder[file] = here.map { ($0, marks) }
          note(number, file)
        case .fetch:
          if let here { lost.insert(here) }
          libraries[number][file] = there?.content
          note(number, file)
        case .removeThere:
          if let there { lost.insert(there.content) }
          folder[file] = nil
          records[number][file] = nil
        case .removeHere:
          if let here { lost.insert(here) }
          libraries[number][file] = nil
          records[number][file] = nil
        }
      }
    }

    private mutating func note(_ number: Int, _ file: String) {
      guard let there = folder[file] else { return }
      records[number][file] = .init(
        hash: String(there.content), version: Version.tag("\"\(there.mark)\"").text)
    }
  }

  @Test(arguments: 0..<200)
  func `no content goes but by somebody who has seen it`(seed: UInt64) {
    var model = Model()
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    func random(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    var contents = 0
    // Contents that a user has overwritten or given up knowingly.
    var given: Set<Int> = []
    for _ in 0..<60 {
      let (number, file) = (random(2), ["a", "b", "c"][random(3)])
      switch random(4) {
      case 0:
        if let old = model.libraries[number][file] { given.insert(old) }
        contents += 1
        model.libraries[number][file] = contents
      case 1:
        if let old = model.libraries[number].removeValue(forKey: file) { given.insert(old) }
      default: model.synchronise(number)
      }
      let alive = Set(model.folder.values.map(\.content) + model.libraries.flatMap(\.values))
      let gone = Set(1..<(contents + 1)).subtracting(alive)
      #expect(gone.isSubset(of: given), "gone without a person's will: \(gone.subtracting(given))")
    }
  }
}
