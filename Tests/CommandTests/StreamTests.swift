import Foundation
import TerrariumSupport
import Testing

/// A program may be started without streams, or with streams that nobody reads.
@Suite(.ownThread) struct StreamTests {
  private let folder = TemporaryFolder()

  private func shell(_ line: String) throws -> Child.Outcome {
    try Child.run("/bin/sh", ["-c", line, Command.built], in: folder.path)
  }

  private static let closings = [
    "<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-",
  ]

  @Test(arguments: closings)
  func `closed streams change nothing of the files`(closing: String) throws {
    let line = "sea --frames 5 --seed 3 --quiet --out"
    #expect(try shell("exec \"$0\" \(line) a.gif --out a.csv").code == 0)
    let closed = try shell("exec \"$0\" \(line) b.gif --out b.csv \(closing)")
    #expect(closed.code == 0 && closed.complaint == "")
    #expect(try folder.bytes("b.gif") == folder.bytes("a.gif"))
    #expect(try folder.bytes("b.csv") == folder.bytes("a.csv"))
    #expect(folder.names == ["a.csv", "a.gif", "b.csv", "b.gif"])
  }

  @Test(arguments: closings)
  func `closed streams change no exit code`(closing: String) throws {
    #expect(try shell("exec \"$0\" sea --frams 5 --out a.gif \(closing)").code == 64)
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [
    "run a.yaml --json", "check a.yaml --json", "check --quiet b.yaml", "list worlds",
    "run a.yaml --dry-run", "patterns show glider",
  ])
  func `a result that meets a full disk is a fault`(line: String) throws {
    for name in ["a", "b"] {
      try folder.write(
        "world: life\npattern: block\nframes: 2\nout: \(name).gif\n", to: "\(name).yaml")
    }
    #expect(try shell("exec \"$0\" run a.yaml --quiet").code == 0)
    let run = try shell("exec \"$0\" \(line) > /dev/full")
    #expect(run.code == 2)
    #expect(run.complaint.hasSuffix("render: '-': the disk is full; make room\n"))
  }

  @Test func `a quiet run says nothing that is no fault`() throws {
    try folder.write(
      "world: sea\nsize: 4x4\ncell: 1\ntitle: A sea\nlegend: true\nframes: 2\nout: a.gif\n",
      to: "a.yaml")
    #expect(try shell("exec \"$0\" run a.yaml --force").complaint.contains("render: note: "))
    let quiet = try shell("exec \"$0\" run a.yaml --force --quiet")
    #expect(quiet.code == 0 && quiet.complaint == "")
  }

  @Test func `a result for which there is no output is a fault`() throws {
    let run = try shell("exec \"$0\" sea --frames 5 --out - --format csv >&-")
    #expect(run.code == 2)
    #expect(run.complaint == "render: '-': Bad file descriptor\n")
    #expect(try shell("exec \"$0\" --version >&-").code == 2)
    let input = try shell("exec \"$0\" life --pattern - --frames 2 --out a.gif <&-")
    #expect(input.code != 0 && folder.names.isEmpty)
  }

  @Test(arguments: [
    "cat s.rle | \"$0\" life --pattern - --out a.csv",
    "cat s.rle | \"$0\" life --pattern /dev/stdin --out a.csv",
    "mkfifo p; cat s.rle > p & \"$0\" life --pattern p --out a.csv",
    "\"$0\" life --pattern - --vary theme=light,dark --frames 2 --out a.gif < s.rle",
    "cat s.rle | \"$0\" life --pattern - --vary seed=1..3 --frames 2 --out a.csv",
    "cat s.rle | \"$0\" life --pattern - --panels 0,3 --out a.png",
    "cat s.rle | \"$0\" new --from -",
  ])
  func `what can be read only once serves every plan`(line: String) throws {
    try folder.write("x = 3, y = 3\nbo$2bo$3o!\n[[ STOP 5 ]]\n", to: "s.rle")
    let run = try shell(line)
    #expect(run.code == 0, "\(run.complaint)")
  }

  @Test(arguments: ["- <", "/dev/stdin <", "/proc/self/fd/0 <", "/dev/fd/3 3<"])
  func `the files of a scenario that comes in a stream lie in the current folder`(
    words: String
  ) throws {
    try folder.makeFolder("deep")
    try folder.write("world: sea\nframes: 2\nout: c.csv\n", to: "deep/c.yaml")
    for command in ["run", "check"] {
      let run = try shell("\"$0\" \(command) \(words) deep/c.yaml")
      #expect(run.code == 0 && folder.names == ["c.csv", "deep"], "\(run.complaint)")
    }
  }

  @Test(arguments: ["gif", "png", "apng", "webp", "svg", "pdf", "html"])
  func `a picture without a name is shown as a scenario that makes it`(ending: String) throws {
    let make = "\"$0\" life --pattern glider --frames 3 --quiet --out a.\(ending)"
    let run = try shell("\(make) && \"$0\" show - < a.\(ending) | \"$0\" run - > b")
    #expect(run.code == 0, "\(run.complaint)")
    #expect(try folder.bytes("b") == folder.bytes("a.\(ending)"))
    let file = try shell("\"$0\" show b > b.yaml && mv b c && \"$0\" run b.yaml")
    #expect(file.code == 0, "\(file.complaint)")
    #expect(try folder.bytes("b") == folder.bytes("c"))
  }

  @Test func `a map on standard input is shown as a scenario that makes it`() throws {
    let run = try shell("\"$0\" pig --map a.png && \"$0\" show - < a.png | \"$0\" run -")
    #expect(run.code == 0, "\(run.complaint)")
    #expect(try folder.bytes("map.png") == folder.bytes("a.png"))
  }

  @Test(arguments: ["run - ", "run - --pattern - ", "run - --pattern ./glider.rle --title x "])
  func `standard input that has the scenario has nothing else`(words: String) throws {
    try folder.write("bo$2bo$3o!", to: "glider.rle")
    let scenario = "world: life\\npattern: \"-\"\\nframes: 2\\nout: a.csv\\n"
    let run = try shell("printf '\(scenario)' | \"$0\" \(words)")
    let isOther = words.contains("glider")
    #expect(run.code == (isOther ? 0 : 2))
    #expect(
      isOther || run.complaint.hasSuffix("standard input has the scenario itself; give a file\n"),
      "\(run.complaint)")
  }

  @Test(arguments: ["sea --frames 2 --out - --format csv", "run s.yaml"])
  func `an output and a report do not share standard output`(words: String) throws {
    try folder.write("world: sea\nframes: 2\nout: '-'\nformat: csv\n", to: "s.yaml")
    let run = try shell("exec \"$0\" \(words) --json")
    #expect(run.code == (words == "run s.yaml" ? 2 : 64) && run.text == "")
    #expect(run.complaint.contains(": --json and out: - exclude each other; give one of them\n"))
    #expect(try shell("exec \"$0\" \(words) --json --dry-run").code == 0)
  }

  @Test(arguments: ["TERM", "HUP", "ALRM"])
  // A shell lets what runs in the background ignore INT and QUIT, and so would the program.
  func `a standard error that nobody reads does not keep it from ending`(signal: String) throws {
    // A pipe that is full, and whose reader holds it open without reading.
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

  /// True if this user may take a part of the file system away from a child.
  private static let canHide: Bool = {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare") && geteuid() == 0
  }()

  @Test(.enabled(if: canHide), .withoutSanitizers, arguments: [3, 250_000])
  func `words are heard where there is no /proc`(frames: Int) throws {
    // Longer than a second, too: so often the runtime's own threads look there.
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
