import Foundation
import TerrariumSupport
import Testing

/// Runs that end early: the old files must still be complete.
@Suite(.ownThread) struct InterruptionTests {
  private let folder = TemporaryFolder()

  /// An endless film that reports on standard output when it is running.
  private let endless = [
    "sea", "--frames", "1000000000", "--size", "4x4", "--cell", "1", "--jobs", "1", "--out", "-",
    "--format", "csv",
  ]

  /// The names of temporary files.
  private var temporaries: [String] {
    folder.names.filter { $0.wholeMatch(of: /\..*\.render-[0-9a-z]{16}/) != nil }
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
  ])
  func `a signal leaves the old file, and nothing half written`(signal: Int32) throws {
    try folder.write("old", to: "sea.gif")
    let words = endless + ["--out", "sea.gif", "--out", "sea.csv"]
    let run = try Command.start(words, in: folder.path)
    #expect(run.waitForOutput().hasPrefix("tick,"))
    #expect(temporaries.contains { $0.hasPrefix(".sea.csv.") })
    run.signal(signal)
    let end = try run.wait()
    #expect(end.code == 128 + signal, "\(end.complaint)")
    #expect(folder.names == ["sea.gif"])
    #expect(try folder.text("sea.gif") == "old")
    #expect(
      end.complaint
        .hasSuffix("render: interrupted; unfinished files are unchanged\n"))
  }

  @Test func `a killed run's leavings go with the next one`() throws {
    let run = try Command.start(endless + ["--out", "sea.gif"], in: folder.path)
    #expect(run.waitForOutput().hasPrefix("tick,"))
    run.signal(SIGKILL)
    #expect(try run.wait().code == -SIGKILL)
    #expect(temporaries.count == 1 && folder.names.count == 1)
    try Command.done("sea --frames 1 --out other.csv", in: folder)
    #expect(folder.names == ["other.csv"])
  }

  @Test func `a folder where one may not write is told`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("closed"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    // The superuser may write everywhere except where the system itself forbids it.
    let isRoot = geteuid() == 0
    let path = isRoot ? "/proc/self/sea.gif" : "closed/sea.gif"
    let run = try Command.run("sea --frames 1 --out \(path)", in: folder)
    #expect(run.code == 2, "\(run.complaint)")
    if !isRoot {
      #expect(
        run.complaint
          == "render: 'closed/sea.gif': permission denied; choose another place, or change its permissions\n"
      )
    }
    #expect(run.complaint.split(separator: "\n").count == 1)
  }
}
