import TerrariumSupport
import Testing

/// Practices that tests must avoid, because they fail or do harm on a busy machine.
@Suite(.ownThread) struct TestConventionsTests {
  /// Returns the lines below `Tests/` that match a pattern, without comments and some files.
  private func lines(matching pattern: String, but files: [String] = []) throws -> [String] {
    let grep = try Child.run(
      "/usr/bin/env", ["grep", "-rnE", "--include=*.swift", pattern, "."],
      in: Command.packageFolder + "/Tests")
    #expect(grep.code <= 1, "\(grep.complaint)")
    return grep.text.split(separator: "\n").map(String.init).filter { line in
      let parts = line.split(separator: ":", maxSplits: 2)
      let isComment = parts.last?.drop { $0 == " " }.hasPrefix("//") == true
      let isLeftOut = (files + ["CommandTests/TestConventionsTests.swift"]).contains {
        parts[0] == "./" + $0
      }
      return !isComment && !isLeftOut
    }
  }

  @Test(arguments: [
    (
      #"\bProcess\(|\bNSTask\b|\bposix_spawnp?\(|\bv?fork\(|\bpopen\(|\bsystem\(|\bexecv"#,
      "children are started by Child alone, which bounds them", ["Support/ChildStart.swift"]
    ),
    (
      #"\bu?sleep\(|\bnanosleep\(|\bsleepForTimeInterval\b|\.sleep\("#,
      "tests wait for what they need, not for time to pass",
      // These tests are about a pool that has fallen asleep.
      ["SimulationTests/Workers/WorkerPoolTests.swift"]
    ),
    (
      #"posixPermissions: 0o7|\bchmod\("#,
      "programs are written by TemporaryFolder.writeProgram: no other way is safe", []
    ),
    (
      #"\.timeLimit\(|ContinuousClock|SuspendingClock|clock_gettime|timeIntervalSince[A-Z]"#,
      "no test asks how long something takes",
      ["Support/Attendant.swift", "Support/TemporaryFolder.swift"]
    ),
    (
      #"\bbind\(|\blisten\(|localhost:[0-9]|127\.0\.0\.1:[0-9]"#,
      "no test takes a port that another may have",
      // It uses one that nobody has.
      ["Support/Loopback.swift"]
    ),
    (
      #""/(var/)?tmp|NSTemporaryDirectory|temporaryDirectory\b"#,
      "files of tests lie in a TemporaryFolder of their own",
      ["Support/TemporaryFolder.swift"]
    ),
    (
      #"\bsetenv\(|\bputenv\(|changeCurrentDirectoryPath|\bchdir\(|\bumask\("#,
      "what all tests share stays as it is; children get what they need", []
    ),
  ])
  func `no test does what harms others`(pattern: String, reason: String, but: [String]) throws {
    #expect(try lines(matching: pattern, but: but) == [], "\(reason)")
    // Without the exception it is found, so the pattern works.
    if !but.isEmpty { #expect(try !lines(matching: pattern).isEmpty) }
  }

  @Test func `whoever starts a child has threads of its own`() throws {
    let starts = try lines(
      matching: #"\b(Command\.(run|done|start)|Child(\.run)?)\("#,
      // Its callers have them.
      but: ["CommandTests/InnerRender.swift"])
    let owners = try lines(matching: #"\.ownThread\b"#)
    let files = { (lines: [String]) in Set(lines.compactMap { $0.split(separator: ":").first }) }
    let without = files(starts).subtracting(files(owners)).filter { !$0.hasPrefix("./Support/") }
    #expect(without == [] && files(starts).count > 10)
  }

  @Test func `no summary begins with a question word`() throws {
    let program = #"""
      /^ *\/\/\/ (What|Whether|How|Where|Who|Whom|Which|When|Why) / && last !~ /^ *\/\/\// {
        print FILENAME ":" FNR
      }
      { last = $0 }
      """#
    let names = ["(", "-name", "*.swift", "-o", "-name", "*.[ch]", ")"]
    let found = try Child.run(
      "/usr/bin/env",
      ["find", "Sources", "Tests"] + names + ["-exec", "awk", program, "{}", "+"],
      in: Command.packageFolder)
    #expect(found.code == 0 && found.text == "" && found.complaint == "")
  }
}
