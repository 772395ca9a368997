import Foundation
import TerrariumSupport
import Testing

/// A system with hardly any free files or addresses: the program prints a message and gets no
/// signal, and nothing waits for ever.
@Suite(.ownThread, .withoutSanitizers) struct RoomTests {
  private let folder = TemporaryFolder()

  private func shell(
    _ limit: String, _ line: String, as user: String = ""
  ) throws -> Command.Outcome {
    var limits = Child.Limits()
    limits.seconds = 60
    return try Child.run(
      "/bin/sh", ["-c", "\(limit) && exec \(user) \"$0\" \(line)", Command.built], in: folder.path,
      limits: limits)
  }

  @Test(arguments: 3...24)
  func `few files are told, or are enough`(files: Int) throws {
    let run = try shell("ulimit -n \(files)", "life --frames 3 --quiet --out a.csv --out b.gif")
    // Below this even the program's own libraries cannot be opened.
    if run.code == 127 {
      #expect(files < 5)
    } else {
      #expect([0, 2].contains(run.code), "\(run.code) \(run.complaint)")
      #expect(run.complaint.split(separator: "\n").count == (run.code == 0 ? 0 : 1))
      #expect(folder.names == (run.code == 0 ? ["a.csv", "b.gif"] : []))
    }
    if 6...10 ~= files {
      #expect(
        run.complaint == "render: the system's limit leaves the program fewer than 10 more files; "
          + "raise it, as with 'ulimit -n 256'\n")
    }
    if files == 24 { #expect(run.code == 0) }
  }

  @Test func `steps write more files than can be open`() throws {
    let steps = (1...80).map { "  - {save: s\($0).json}\n  - {run: 1}\n" }.joined()
    try folder.write("world: life\nsize: 9x9\nout: a.csv\nsteps:\n" + steps, to: "a.yaml")
    let run = try shell("ulimit -n 48", "run a.yaml --quiet")
    #expect(run.code == 0 && run.complaint.isEmpty, "\(run.complaint)")
    #expect(folder.names.count == 82)
  }

  @Test(
    arguments: Array(stride(from: 60_000, to: 150_000, by: 6_000))
      + Array(stride(from: 150_000, through: 600_000, by: 50_000)))
  func `few addresses are told, or are enough`(kilobytes: Int) throws {
    let run = try shell("ulimit -v \(kilobytes)", "infection --frames 3 --quiet --out a.gif")
    // Below this the program cannot be loaded.
    if run.code == 127, kilobytes < 300_000 { return }
    #expect([0, 2].contains(run.code), "\(run.code) \(run.complaint)")
    #expect(run.complaint.split(separator: "\n").count == (run.code == 0 ? 0 : 1))
    #expect(folder.names == (run.code == 0 ? ["a.gif"] : []))
    if kilobytes > 500_000 { #expect(run.code == 0) }
  }

  @Test(arguments: ["--version", "sea --frames 1 --out a.gif"])
  func `a lack of threads is told`(line: String) throws {
    // The limit applies to everyone but the superuser, and includes other processes of the same
    // user.
    let own = 64_000 + getpid() % 1000
    let user = geteuid() == 0 ? "setpriv --reuid=\(own) --regid=\(own) --clear-groups" : ""
    let run = try shell("{ ulimit -u 1 2>/dev/null || ulimit -p 1; }", line, as: user)
    #expect(run.code == 2)
    #expect(
      run.complaint == "render: the system lets the program start no threads; raise the limit, "
        + "as with 'ulimit -u 256'\n")
  }

  @Test(arguments: ["show", "life --out a.csv --pattern"])
  func `a file without end is refused by its first bytes`(command: String) throws {
    let run = try shell("ulimit -v 800000", "\(command) /dev/zero")
    #expect(run.code == 2)
    #expect(run.complaint.hasPrefix("render: '/dev/zero'"), "\(run.complaint)")
    #expect(!run.complaint.contains("memory"))
    #expect(folder.names.isEmpty)
  }
}
