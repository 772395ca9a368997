import Foundation
import Support
import Testing

/// What was there before a run that ends early is there after it, whole.
struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves the old file, and nothing half written`(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let talk = try TemporaryFolder()
    try folder.write("old", to: "sea.gif")
    let process = try Command.start(
      ["sea", "--frames", "1000000000", "--out", "sea.gif", "--out", "sea.csv", "--jobs", "1"],
      in: folder.path, output: talk.path("output"), complaint: talk.path("complaint"))
    let name = ".sea.csv.render-\(process.processIdentifier)"
    while process.isRunning, !folder.names.contains(name) {
      try await Task.sleep(for: .milliseconds(10))
    }
    try await Task.sleep(for: .milliseconds(100))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let complaint = try talk.text("complaint")
    #expect(process.terminationReason == .exit, "\(complaint)")
    #expect(process.terminationStatus == 128 + signal, "\(complaint)")
    #expect(folder.names == ["sea.gif"])
    #expect(try folder.text("sea.gif") == "old")
    #expect(
      complaint
        .hasSuffix("render: interrupted; files that were not finished are as they were before\n"))
  }

  @Test func `a killed run's leavings go with the next one`() async throws {
    let folder = try TemporaryFolder()
    let talk = try TemporaryFolder()
    let process = try Command.start(
      ["sea", "--frames", "1000000000", "--out", "sea.gif", "--jobs", "1"], in: folder.path,
      output: talk.path("output"), complaint: talk.path("complaint"))
    let name = ".sea.gif.render-\(process.processIdentifier)"
    while process.isRunning, !folder.names.contains(name) {
      try await Task.sleep(for: .milliseconds(10))
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(folder.names == [name])
    #expect(try Command.run("sea --frames 1 --out other.csv", in: folder).code == 0)
    #expect(folder.names == ["other.csv"])
  }

  @Test func `a reader that has seen enough ends the run quietly`() throws {
    let folder = try TemporaryFolder()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let line = "\"$0\" sea --frames 100000 --size 2x2 --out - --format csv; echo $? >&2"
    shell.arguments = ["-c", "{ \(line); } 2>complaint | head -1 >first", Command.built]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(try folder.text("first") == "tick,penguins,orcas,free\n")
    #expect(try folder.text("complaint") == "0\n")
  }

  @Test func `a full disk is told, and other files stay`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "sea.gif")
    let run = try Command.run(
      "sea --frames 5 --out /dev/full --format csv --out sea.gif", in: folder)
    #expect(run.code == 2)
    #expect(
      run.complaint
        == "render: '/dev/full': the disk is full; make room; the old file is as it was\n"
    )
    #expect(folder.names == ["sea.gif"])
    #expect(try folder.text("sea.gif") == "old")
  }

  @Test func `devices are written and stay`() throws {
    let folder = try TemporaryFolder()
    let run = try Command.run("sea --frames 3 --out /dev/null --format gif --quiet", in: folder)
    #expect(run.code == 0 && run.complaint == "" && folder.names.isEmpty)
  }

  @Test func `a folder where one may not write is told`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("closed"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    // The superuser may write everywhere but where the system itself says no.
    let isRoot = geteuid() == 0
    let path = isRoot ? "/proc/self/sea.gif" : "closed/sea.gif"
    let run = try Command.run("sea --frames 1 --out \(path)", in: folder)
    #expect(run.code == 2, "\(run.complaint)")
    if !isRoot {
      #expect(
        run.complaint
          == "render: 'closed/sea.gif': permission denied; choose another place, or change its rights\n"
      )
    }
    #expect(run.complaint.split(separator: "\n").count == 1)
  }
}
