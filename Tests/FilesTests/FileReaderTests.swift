import Foundation
import Synchronization
import TerrariumBasics
import TerrariumFiles
import TerrariumSupport
import Testing

struct FileReaderTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [0, 1, 65_536, 65_537])
  func `a file is read up to its limit and not beyond`(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 13) }
    try folder.write(bytes, to: "a")
    #expect(try FileReader.bytes(of: folder.path("a"), limit: size) == bytes)
    #expect(try FileReader.bytes(of: folder.path("a"), limit: .max) == bytes)
    guard size > 0 else { return }
    #expect(throws: FileError.tooLarge(path: folder.path("a"), limit: size - 1)) {
      try FileReader.bytes(of: folder.path("a"), limit: size - 1)
    }
  }

  @Test func `a file of another kind, and one that is too large, are known by their beginning`()
    throws
  {
    // It takes no room on the disk.
    try folder.write("GIF", to: "a")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("a")))
    try file.truncate(atOffset: 1 << 40)
    let reads = Atomic(0)
    let counting = SystemCall.FailureInjection { call in
      if call == .read { reads.add(1, ordering: .relaxed) }
      return nil
    }
    let path = folder.path("a")
    WorkContext().with(counting).run {
      let text = (try? FileReader.bytes(of: path, limit: .max) { $0.starts(with: "PNG".utf8) })
      #expect((text?.count).map { $0 <= 1 << 16 } == true && reads.load(ordering: .relaxed) == 1)
      #expect(throws: FileError.tooLarge(path: path, limit: 1 << 39)) {
        try FileReader.bytes(of: path, limit: 1 << 39) { $0.starts(with: "GIF".utf8) }
      }
      #expect(reads.load(ordering: .relaxed) == 2)
      let zeros = try? FileReader.bytes(of: "/dev/zero", limit: .max) { $0.first != 0 }
      #expect((zeros?.count).map { $0 <= 1 << 16 } == true)
    }
  }

  @Test(arguments: [1, 4095, 4096, 4097])
  func `a pipe's beginning is judged once it is there`(size: Int) throws {
    let pipe = Pipe()
    let bytes = [UInt8](repeating: 7, count: size)
    Threads.start {
      // A piece at a time, as from a slow program.
      for piece in [bytes[..<1], bytes[1...]] { pipe.fileHandleForWriting.write(Data(piece)) }
      try? pipe.fileHandleForWriting.close()
    }
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let read = try FileReader.bytes(of: path, limit: 9999) {
      $0 == Array(bytes.prefix($0.count)) && $0.count >= 4096
    }
    #expect(read == bytes)
  }

  @Test func `a pipe that nobody named is no file, and is not waited for`() throws {
    try folder.makePipe("pipe")
    let pipe = folder.path("pipe")
    #expect(throws: FileError.noPlainFile(path: pipe)) {
      try FileReader.bytes(ofFile: pipe, limit: 9)
    }
    #expect(throws: FileError.noPlainFile(path: "/dev/zero")) {
      try FileReader.bytes(ofFile: "/dev/zero", limit: 9)
    }
    #expect(throws: FileError.isFolder(path: folder.path)) {
      try FileReader.bytes(ofFile: folder.path, limit: 9)
    }
    #expect(FileHash.of(pipe) == nil && FileHash.of(folder.path("none")) == nil)
    try folder.write("abc", to: "file")
    #expect(try FileReader.bytes(ofFile: folder.path("file"), limit: 9) == Array("abc".utf8))
  }

  @Test func `a log knows what has changed since it was first read`() throws {
    for name in ["same", "edited", "written"] { try folder.write("a", to: name) }
    let paths = ["same", "edited", "written", "none", "made", "."].map(folder.path)
    let log = ReadLog()
    for path in paths + paths { log.note(path) }
    #expect(log.changed.isEmpty && log.paths == paths.sorted())
    for name in ["edited", "written", "made"] { try folder.write("ab", to: name) }
    log.noteWritten(folder.path("written"))
    let later = ReadLog()
    for path in paths { later.note(path) }
    later.note(log)
    log.note(later)
    #expect(log.changed == [folder.path("edited"), folder.path("made")])
    #expect(later.changed.isEmpty && log.readTwice == nil)
    for path in paths { log.note(path) }
    #expect(log.readTwice == folder.path("edited") && later.readTwice == nil)
  }

  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 700_001])
  func `a file's hash is that of its bytes`(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 29) }
    try folder.write(bytes, to: "a")
    #expect(FileHash.of(folder.path("a")) == FileHash.of(bytes))
  }

  @Test func `a file without end is given up at the limit`() {
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 1000)) {
      try FileReader.bytes(of: "/dev/zero", limit: 1000)
    }
  }

  @Test func `what cannot be read is told apart`() throws {
    let missing = folder.path("none")
    #expect(throws: FileError.notFound(path: missing, missing: missing)) {
      try FileReader.bytes(of: missing, limit: 1)
    }
    let deep = folder.path("no/such/file")
    #expect(throws: FileError.folderNotFound(path: deep, folder: folder.path("no"))) {
      try FileReader.bytes(of: deep, limit: 1)
    }
    #expect(throws: FileError.isFolder(path: folder.path)) {
      try FileReader.bytes(of: folder.path, limit: 1)
    }
    try folder.write("", to: "file")
    let below = folder.path("file/below")
    #expect(throws: FileError.notAFolder(path: below, part: folder.path("file"))) {
      try FileReader.bytes(of: below, limit: 1)
    }
  }
}
