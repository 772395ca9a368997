import Foundation
import Synchronization
import TerrariumBasics
import TerrariumFiles
import TerrariumSupport
import Testing

/// The kernel's limits for a confined thread. Each test confines a thread of its own, which then
/// ends; the rest of the process stays free.
@Suite(.ownThread) struct ConfinementTests {
  private static let hasLandlock = Confinement.landlockVersion != nil
  private let folder = TemporaryFolder()

  init() throws {
    for name in ["in", "out", "other"] { try folder.makeFolder(name) }
    for name in ["in/a", "out/a", "other/a"] { try folder.write(name, to: name) }
  }

  /// Does something on a confined thread, and returns the result.
  private func confined<Result: Sendable>(
    running: [String] = [], writing: [String] = [], _ work: @escaping @Sendable () -> Result
  ) throws -> Result {
    var confinement = Confinement()
    confinement.reading.append(folder.path("in"))
    confinement.writing += [folder.path("out")] + writing
    confinement.running = running
    let (result, done) = (Box<Result>(), DispatchSemaphore(value: 0))
    Threads.start { [confinement] in
      confinement.begin()
      let made = work()
      result.value.withLock { $0 = made }
      done.signal()
    }
    done.wait()
    let made = result.value.withLock { $0 }
    return try #require(made)
  }

  private final class Box<Value: Sendable>: Sendable { let value = Mutex<Value?>(nil) }

  private static func text(of path: String) -> String? {
    (try? FileReader.bytes(of: path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(.enabled(if: hasLandlock, "this kernel has no Landlock"))
  func `only the named folders can be read and written`() throws {
    try folder.link("in/link", to: folder.path("other/a"))
    let paths = ["in/a", "out/a", "other/a", "in/link", "in/none"].map(folder.path)
    let texts = try confined { (paths + ["/etc/passwd", "/proc/self/environ"]).map(Self.text) }
    #expect(texts == ["in/a", "out/a", nil, nil, nil, nil, nil])
    let targets = ["in/b", "out/b", "out/a", "other/b", "other/a"].map(folder.path)
    let isWritten = try confined { targets.map { (try? OutputFile.write("b", to: $0)) != nil } }
    #expect(isWritten == [false, true, true, false, false])
    #expect(folder.names(in: "in") == ["a", "link"] && folder.names(in: "other") == ["a"])
    #expect(try folder.text("out/a") == "b" && folder.text("other/a") == "other/a")
    #expect(Self.text(of: "/etc/passwd") != nil, "the thread that waits is free")
  }

  @Test(.enabled(if: hasLandlock, "this kernel has no Landlock"))
  func `a link that is replaced after it was checked leads nowhere`() throws {
    try folder.link("in/link", to: "a")
    let (asked, replaced) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Threads.start { [folder] in
      asked.wait()
      try? folder.remove("in/link")
      try? folder.link("in/link", to: "../other/a")
      replaced.signal()
    }
    // It is asked between the check of the fence and the opening of the file.
    let swap = SystemCall.FailureInjection { call in
      if call == .open {
        asked.signal()
        replaced.wait()
      }
      return nil
    }
    let inside = folder.path("in")
    let context = WorkContext().with(Fence(reading: inside, writing: inside)).with(swap)
    let (link, other) = (folder.path("in/link"), folder.path("other/a"))
    let outcome = try confined {
      context.run { Result { () throws(FileError) in try FileReader.bytes(of: link, limit: 99) } }
    }
    #expect(outcome == .failure(.denied(path: link)))
    #expect(Self.text(of: link) == "other/a" && Self.text(of: other) == "other/a")
  }

  @Test(.enabled(if: hasLandlock, "this kernel has no Landlock"))
  func `only the named programs can be started`() throws {
    let (yes, no) = (try #require(Program.path(of: "true")), try #require(Program.path(of: "ls")))
    let scratch = Path.folder(of: folder.path)
    let endings = try confined(running: [yes], writing: [scratch]) {
      [yes, no].map { path -> Program.Failure.Ending? in
        do throws(Program.Failure) {
          try Program(at: path, arguments: []).finish()
          return nil
        } catch {
          return error.ending
        }
      }
    }
    #expect(endings == [nil, .notStarted(reason: "Permission denied")])
  }

  @Test(.enabled(if: hasLandlock, "this kernel has no Landlock"))
  func `a file that is open stays open`() throws {
    let file = try #require(FileHandle(forReadingAtPath: folder.path("other/a")))
    let number = file.fileDescriptor
    let count = try confined {
      var byte: UInt8 = 0
      return read(number, &byte, 1)
    }
    #expect(count == 1)
  }

  @Test(.enabled(if: Confinement.hasSeccomp, "this kernel has no seccomp"))
  func `there are no sockets`() throws {
    let isOpen = try confined { (try? Loopback()) != nil }
    #expect(!isOpen && (try? Loopback()) != nil)
  }
}
