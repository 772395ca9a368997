import Foundation
import TerrariumSupport
import Testing

/// Programs started with streams that nobody reads; `streams.txt` has those without any.
@Suite(.ownThread) struct StreamTests {
  private let folder = TemporaryFolder()

  private func shell(_ line: String) throws -> Child.Outcome {
    try Child.run("/bin/sh", ["-c", line, Command.built], in: folder.path)
  }

  @Test(arguments: ["TERM", "HUP", "ALRM"])
  // A shell lets background processes ignore INT and QUIT, and the program would do so, too.
  func `a standard error that nobody reads does not keep it from ending`(signal: String) throws {
    // A pipe that is full, and whose reader keeps it open without reading.
    try folder.makePipe("pipe")
    try folder.write("old", to: "sea.csv")
    let script = """
      exec 8<> pipe
      dd if=/dev/zero of=pipe bs=4096 count=1000 oflag=nonblock 2>/dev/null
      "$0" sea --frames 1000000000 --size 4x4 --jobs 1 --out go --format csv --out sea.csv 2>&8 &
      run=$!
      read -r word < go
      kill -\(signal) $run
      wait $run
      echo $?
      """
    try folder.makePipe("go")
    let run = try shell(script)
    #expect(run.text == "\(["TERM": 143, "HUP": 129, "ALRM": 142][signal] ?? 0)\n")
    #expect(folder.names == ["go", "pipe", "sea.csv"])
    #expect(try folder.text("sea.csv") == "old")
  }

  /// True if this user may hide a part of the file system from a child.
  private static let canHide: Bool = {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare") && geteuid() == 0
  }()

  @Test(.enabled(if: canHide), .withoutSanitizers, arguments: [3, 250_000])
  func `words are heard where there is no /proc`(frames: Int) throws {
    // Longer than a second, too: the runtime's own threads check that often.
    let script = """
      unshare -m sh -c 'mount -t tmpfs none /proc || exit 9; exec "$0" "$@"' \
        "$0" sea --frames \(frames) --quiet --out a.csv
      """
    let run = try shell(script)
    if run.code == 9 || run.complaint.hasPrefix("unshare") {
      try Test.cancel("this container does not let its superuser mount")
    }
    #expect(run.code == 0 && run.complaint == "")
    #expect(folder.names == ["a.csv"])
  }
}
