import Foundation
import TerrariumSupport
import Testing

/// The limits of processes that tests start, each exceeded once.
@Suite(.ownThread) struct ChildTests {
  private func limits(_ change: (inout Child.Limits) -> Void) -> Child.Limits {
    var limits = Child.Limits()
    change(&limits)
    return limits
  }

  /// Runs a shell command that should exceed a limit; returns the reported limit.
  private func broken(_ line: String, _ limits: Child.Limits) -> String {
    do {
      let run = try Child.run("/bin/sh", ["-c", line], limits: limits)
      return "ended by itself with \(run.code): \(run.complaint)"
    } catch Child.Failure.overran(_, let limit, _) {
      return limit
    } catch {
      return "\(error)"
    }
  }

  @Test func `one that runs too long is ended`() {
    #expect(broken("sleep 1000", limits { $0.seconds = 1 }) == "it ran for over 1 seconds")
  }

  @Test func `what it started is ended with it`() throws {
    let life = try Lifeline()
    let line = "exec 9> \(life.path); sleep 1000 & while :; do head -c 100000 /dev/zero; done"
    #expect(broken(line, limits { $0.writtenMegabytes = 20 }) == "it wrote over 20 MB")
    try life.waitForEnd()
  }

  @Test func `one that writes too much is ended`() throws {
    let folder = TemporaryFolder()
    let file = folder.path("file")
    let one = try Child.run(
      "/usr/bin/head", ["-c", "9000000", "/dev/zero"], limits: limits { $0.keptMegabytes = 1 })
    #expect(one.code == 0 && one.output.count == 1 << 20)
    let many = "while :; do head -c 100000 /dev/zero > \(file); done"
    #expect(broken(many, limits { $0.writtenMegabytes = 20 }) == "it wrote over 20 MB")
    try folder.remove("file")
    let large = try Child.run(
      "/bin/sh", ["-c", "exec cat /dev/zero > \(file)"], limits: limits { $0.fileMegabytes = 2 })
    #expect(large.code == -SIGXFSZ)
    #expect(try folder.bytes("file").count == 2 << 20)
  }

  @Test func `one that keeps the processor is ended`() throws {
    let run = try Child.run(
      "/bin/sh", ["-c", "while :; do :; done"], limits: limits { $0.processorSeconds = 1 })
    #expect([-SIGXCPU, -SIGKILL].contains(run.code))
  }

  @Test(.enabled(if: Self.setsid != nil, "there is no program 'setsid' here"))
  func `when the tests themselves are ended, so are all children`() throws {
    let setsid = try #require(Self.setsid)
    // The leash of this one ends at once.
    let words = "sh / 60 99 9999999 /bin/sleep 1000"
    let line = "true | \(setsid) -w /bin/sh -c \"$0\" \(words) 3<&0; echo $?"
    #expect(try Child.run("/bin/sh", ["-c", line, ChildStart.shell]).text == "137\n")
  }

  private static let setsid = ["/usr/bin/setsid", "/bin/setsid"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test func `one that nobody waits for goes with its last owner`() throws {
    let life = try Lifeline()
    do {
      let line = "exec > \(life.path); echo begun; exec sleep 1000"
      let child = try Child("/bin/sh", ["-c", line])
      #expect(life.waitForWord() == "begun\n")
      withExtendedLifetime(child) {}
    }
    try life.waitForEnd()
  }

  @Test func `what it leaves behind is ended after it`() throws {
    let life = try Lifeline()
    let line = "exec 9> \(life.path); sleep 1000 >&- 2>&- & echo left"
    #expect(try Child.run("/bin/sh", ["-c", line]).text == "left\n")
    try life.waitForEnd()
  }

  @Test func `how it ended and what it said is told`() throws {
    let run = try Child.run(
      "/bin/sh", ["-c", "echo \"$0\" \"$1\"; echo two >&2; pwd; exit 7", "a b", "'c'"], in: "/usr")
    #expect(run.code == 7 && run.text == "a b 'c'\n/usr\n" && run.complaint == "two\n")
    #expect(try Child.run("/bin/sh", ["-c", "kill -TERM $$"]).code == -SIGTERM)
    #expect(throws: Child.Failure.self) { try Child("/there/is/nothing") }
  }

  @Test func `a signal that is ignored here is not ignored there`() throws {
    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    #expect(try Child.run("/bin/sh", ["-c", "kill -USR2 $$; echo"]).code == -SIGUSR2)
  }

  @Test func `it has no files but its three streams`() throws {
    let open = open("/dev/null", O_RDONLY)
    defer { close(open) }
    let line = "for file in /dev/fd/*; do [ -e \"$file\" ] && echo \"$file\"; done"
    let files = try Child.run("/bin/sh", ["-c", line]).text
    #expect(files == "/dev/fd/0\n/dev/fd/1\n/dev/fd/2\n")
  }

  @Test func `scripts can be started while other tests start children`() async throws {
    // Each of these would find its file busy if this process had written it.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let folder = TemporaryFolder()
          try folder.writeProgram("echo \(number)", to: "program")
          #expect(try Child.run(folder.path("program")).text == "\(number)\n")
        }
      }
      try await group.waitForAll()
    }
  }
}

/// Tests without threads of their own.
struct SharedThreadTests {
  @Test func `no child is started where waiting would keep others from running`() {
    #expect(throws: Child.Failure.self) { try Child("/bin/true") }
  }
}
