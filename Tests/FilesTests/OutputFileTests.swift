import Foundation
import TerrariumFiles
import TerrariumSupport
import Testing

struct OutputFileTests {
  private let folder = TemporaryFolder()

  private func attributes(_ name: String) throws -> (inode: Int, modified: Date, rights: Int) {
    let all = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (
      try #require(all[.systemFileNumber] as? Int), try #require(all[.modificationDate] as? Date),
      try #require(all[.posixPermissions] as? Int)
    )
  }

  private func put(_ text: String, at name: String) throws {
    let file = try OutputFile(at: folder.path(name))
    try file.write(text)
    try file.commit()
  }

  @Test func `a file gets its name when it is whole`() throws {
    let file = try OutputFile(at: folder.path("a.txt"))
    try file.write("whole")
    let name = try #require(folder.names.first)
    #expect(folder.names.count == 1)
    #expect(name.wholeMatch(of: /\.a\.txt\.render-[0-9a-z]{16}/) != nil, "\(name)")
    #expect(try attributes(name).rights == 0o600)
    try file.commit()
    #expect(folder.names == ["a.txt"])
    #expect(try folder.text("a.txt") == "whole")
  }

  @Test func `a new file has the rights that every new file has`() throws {
    try put("new", at: "a.txt")
    try folder.write("", to: "b.txt")
    #expect(try attributes("a.txt").rights == attributes("b.txt").rights)
  }

  @Test func `no two files on their way to one place have one name`() throws {
    let files = try (0..<20).map { _ in try OutputFile(at: folder.path("a.txt")) }
    #expect(Set(folder.names).count == files.count)
    for (number, file) in files.enumerated() { try file.write("\(number)") }
    for file in files { try file.commit() }
    #expect(folder.names == ["a.txt"])
    #expect(try folder.text("a.txt") == "19")
  }

  @Test func `rights to run as somebody else do not go over to new content`() throws {
    try put("old", at: "a.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o6_755], ofItemAtPath: folder.path("a.txt"))
    #expect(try attributes("a.txt").rights == 0o6_755)
    try put("new", at: "a.txt")
    #expect(try attributes("a.txt").rights == 0o755)
  }

  @Test(.enabled(if: geteuid() == 0)) func `a replaced file keeps its owner`() throws {
    try put("old", at: "a.txt")
    try FileManager.default.setAttributes(
      [.ownerAccountID: 1234, .groupOwnerAccountID: 2345], ofItemAtPath: folder.path("a.txt"))
    try put("new", at: "a.txt")
    let all = try FileManager.default.attributesOfItem(atPath: folder.path("a.txt"))
    #expect(all[.ownerAccountID] as? Int == 1234 && all[.groupOwnerAccountID] as? Int == 2345)
  }

  @Test(arguments: ["loop", "loop/below", "to-loop"])
  func `links that lead in a circle are told, and stay`(name: String) throws {
    try folder.link("loop", to: "pool")
    try folder.link("pool", to: "loop")
    try folder.link("to-loop", to: "pool")
    let path = folder.path(name)
    #expect(throws: FileError.linkCircle(path: path)) { try OutputFile(at: path) }
    #expect(throws: FileError.linkCircle(path: path)) { try FileReader.bytes(of: path, limit: 9) }
    #expect(Path.obstacle(toWriting: path) == .linkCircle(path: path))
    #expect(folder.names == ["loop", "pool", "to-loop"])
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `pieces of any size come out in order`(size: Int) throws {
    let piece = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let file = try OutputFile(at: folder.path("pieces"), FileOptions(hashed: true))
    for _ in 0..<3 { try file.write(piece) }
    try file.write([1])
    try file.commit()
    let expected = piece + piece + piece + [1]
    #expect(try folder.bytes("pieces") == expected)
    #expect(file.bytesWritten == expected.count)
    #expect(file.sha256 == FileHash.of(expected))
  }

  @Test func `the old file stays whole until the new one is, and when that is given up`() throws {
    try folder.write("old", to: "a.txt")
    let file = try OutputFile(at: folder.path("a.txt"))
    try file.write([UInt8](repeating: 1, count: 100_000))
    #expect(try folder.text("a.txt") == "old")
    file.discard()
    #expect(folder.names == ["a.txt"])
    #expect(try folder.text("a.txt") == "old")
  }

  @Test func `a file that nobody finishes leaves nothing`() throws {
    do {
      let file = try OutputFile(at: folder.path("a.txt"))
      try file.write("half")
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `a file whose bytes would not change is not touched`() throws {
    try put("same", at: "a.txt")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: folder.path("a.txt"))
    let before = try attributes("a.txt")
    try put("same", at: "a.txt")
    let after = try attributes("a.txt")
    #expect(after.inode == before.inode && after.modified == past)
    #expect(folder.names == ["a.txt"])
    try put("other", at: "a.txt")
    #expect(try attributes("a.txt").modified != past)
    try put("othe", at: "a.txt")
    #expect(try folder.text("a.txt") == "othe")
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func `a replaced file keeps its rights`(rights: Int) throws {
    try put("old", at: "a.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: rights], ofItemAtPath: folder.path("a.txt"))
    try put("new", at: "a.txt")
    #expect(try attributes("a.txt").rights == rights)
  }

  @Test func `a link is written through`() throws {
    let manager = FileManager.default
    try folder.makeFolder("far")
    try folder.write("old", to: "far/a.txt")
    try folder.link("link.txt", to: "far/a.txt")
    try put("new", at: "link.txt")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("link.txt")) == "far/a.txt")
    #expect(try folder.text("far/a.txt") == "new")
    #expect(folder.names == ["far", "link.txt"])
    #expect(try manager.contentsOfDirectory(atPath: folder.path("far")) == ["a.txt"])
  }

  @Test func `a link to nothing makes the file it points at`() throws {
    try folder.link("link.txt", to: "a.txt")
    try put("new", at: "link.txt")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.txt")) == "a.txt")
    #expect(try folder.text("a.txt") == "new")
  }

  @Test func `a device is written straight and stays one`() throws {
    let file = try OutputFile(at: "/dev/null")
    try file.write("gone")
    try file.commit()
    #expect(Path.kind(of: "/dev/null") == .special)
  }

  @Test func `a pipe gets the bytes and stays one`() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // Opened for both, so that neither end waits for the other.
    let reader = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try put("through", at: "pipe")
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "through")
    #expect(Path.kind(of: path) == .special)
    #expect(folder.names == ["pipe"])
  }

  @Test func `an open file goes on where it is, by its descriptor, and stays one`() throws {
    for (number, isLinked) in [(0, false), (1, true)] {
      let name = "log\(number)"
      let log = open(folder.path(name), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(log) }
      #expect(write(log, "before ", 7) == 7)
      let path = "/dev/fd/\(log)"
      if isLinked {
        try folder.link("link", to: path)
      }
      try OutputFile.write("within ", to: isLinked ? folder.path("link") : path)
      #expect(write(log, "after", 5) == 5)
      #expect(try folder.text(name) == "before within after")
      #expect(Path.kind(of: path) == .special && Path.kind(of: folder.path(name)) == .file)
    }
    #expect(folder.names == ["link", "log0", "log1"])
  }

  @Test func `a link to a descriptor that is closed names no folder`() throws {
    try folder.link("link", to: "/dev/fd/987654")
    for path in [folder.path("link"), "/dev/fd/987654"] {
      let error = #expect(throws: FileError.self) { try OutputFile(at: path) }
      let isOfDescriptor = if case .failed(path, EBADF, _)? = error { true } else { false }
      #expect(isOfDescriptor)
    }
    #expect(folder.names == ["link"])
  }

  @Test func `a full device says so`() throws {
    let file = try OutputFile(at: "/dev/full")
    try file.write("more")
    #expect(throws: FileError.diskFull(path: "/dev/full")) { try file.commit() }
  }

  @Test func `a missing folder is named`() throws {
    let path = folder.path("there/is/none.txt")
    #expect(throws: FileError.notFound(path: path, missing: folder.path("there"))) {
      try OutputFile(at: path)
    }
  }

  @Test func `a folder is no target, and a file no folder`() throws {
    #expect(throws: FileError.isFolder(path: folder.path)) { try OutputFile(at: folder.path) }
    try folder.write("", to: "file")
    let path = folder.path("file/below.txt")
    #expect(throws: FileError.notAFolder(path: path, part: folder.path("file"))) {
      try OutputFile(at: path)
    }
    #expect(folder.names == ["file"])
  }

  @Test func `a name may be as long as the system takes, and not longer`() throws {
    let longest = String(repeating: "n", count: 255)
    try put("long", at: longest)
    #expect(folder.names == [longest])
    let path = folder.path(longest + "n")
    #expect(throws: FileError.nameTooLong(path: path)) { try OutputFile(at: path) }
    let letters = String(repeating: "ж", count: 127)
    try put("long", at: letters)
    #expect(try folder.text(letters) == "long")
  }

  /// Returns a name as temporary files have it.
  private func temporary(_ name: String) -> String { ".\(name).render-0123456789abcdef" }

  @Test func `what nobody has locked is removed, and nothing else`() throws {
    let stays = [
      ".a.gif.render-\(getppid())", ".a.gif.render-", ".a.gif.render-0123456789abcde",
      "a.gif.render-0123456789abcdef", ".gif.rendered-0123456789abcdef",
      ".a.gif.render-0123456789abcdeF", ".a.gif.render-0123456789abcdef0",
    ]
    for name in stays + [temporary("a.gif"), temporary("")] { try folder.write("half", to: name) }
    let locked = open(folder.path(temporary("b.gif")), O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { close(locked) }
    #expect(locked >= 0 && flock(locked, LOCK_EX) == 0)
    try folder.makeFolder(temporary("folder"))
    try folder.write("far", to: "far")
    try folder.link(temporary("link"), to: "far")
    try put("new", at: "b.gif")
    let others = ["b.gif", "far", temporary("b.gif"), temporary("folder"), temporary("link")]
    #expect(folder.names == (stays + others).sorted())
  }
}
