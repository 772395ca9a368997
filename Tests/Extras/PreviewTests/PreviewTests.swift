#if os(Linux)
  import Foundation
  import TerrariumSupport
  import Testing

  /// True if `script` is installed, and the system gives it terminals.
  private let hasTerminals: Bool = {
    let files = FileManager.default
    let end = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    if end >= 0 { close(end) }
    return end >= 0 && files.fileExists(atPath: "/dev/pts/ptmx")
      && files.isExecutableFile(atPath: "/usr/bin/script")
  }()

  /// Films on a terminal: one that `script` makes, recording everything that is written.
  @Suite(.ownThread, .enabled(if: hasTerminals))
  struct PreviewTests {
    private let folder: TemporaryFolder

    init() throws { folder = TemporaryFolder() }

    private static let film =
      "life --pattern block --at 1,1 --size 4x4 --frames 3 --delay 10ms --loop 1"

    /// Runs a shell command on a terminal of 40 columns and 13 rows, with some keys typed.
    private func run(
      _ line: String, typing keys: String = "", environment: [String: String] = [:]
    ) throws -> Child.Outcome {
      try folder.write(keys, to: "keys")
      var all = ProcessInfo.processInfo.environment
      all["NO_COLOR"] = nil
      all["TMUX"] = nil
      all["CI"] = nil
      all["TERM"] = "xterm-256color"
      all["COLORTERM"] = "truecolor"
      all["RENDER"] = Command.built
      all["SHELL"] = "/bin/sh"
      all["XDG_CACHE_HOME"] = "/dev/null"
      all["SWIFT_BACKTRACE"] = "enable=no"
      var limits = Child.Limits()
      limits.seconds = 60 * Sanitizers.slowness
      // It waits for all its children, and has inherited one from a child's shell, so a shell is
      // put between.
      let words = ["-c", "script -qec \"$0\" \"$1\"; exit $?"]
      return try Child.run(
        "/bin/sh", words + ["stty cols 40 rows 13; \(line); echo code=$?", folder.path("log")],
        in: folder.path, environment: all.merging(environment) { $1 }, input: folder.path("keys"),
        limits: limits)
    }

    private func model(_ outcome: Child.Outcome) -> TerminalModel {
      var model = TerminalModel(columns: 40, rows: 13)
      let text = outcome.text
      // The content of the alternate screen, up to where it is left.
      let end = text.ranges(of: "\u{1b}[?2026l\u{1b}[0m").last?.lowerBound ?? text.endIndex
      let start = text.ranges(of: "\u{1b}[?1049h").first?.lowerBound ?? text.startIndex
      if start < end { model.take(text[start..<end].utf8) }
      return model
    }

    private static let goodbye = "\u{1b}[0m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

    @Test func `a film without outputs plays, and leaves the terminal as it was`() throws {
      let modes = "stty -g | sed s/^/modes=/"
      let outcome = try run("\(modes); $RENDER \(Self.film) --title Still; \(modes)")
      let model = model(outcome)
      #expect(outcome.text.contains("code=0"), "\(outcome.text)")
      #expect(model.unknown.isEmpty, "\(outcome.text)")
      #expect(model.text(12).hasPrefix("Still · tick 2 · alive 4"))
      // Cells of six pixels, and only the colours of the block and the background.
      let pixels = model.halves(rows: 12)
      let counts = Dictionary(grouping: pixels.joined(), by: \.self).mapValues(\.count)
      #expect(counts.values.contains(144) && counts.values.contains(432), "\(counts)")
      #expect(outcome.text.contains(Self.goodbye))
      let told = outcome.text.split(whereSeparator: \.isNewline).filter { $0.contains("modes=") }
        .map { $0.split(separator: "modes=").last ?? "" }
      #expect(told.count == 2 && told[0] == told[1])
    }

    @Test func `keys end it`() throws {
      let outcome = try run("$RENDER life --pattern block", typing: " q")
      #expect(outcome.text.contains("code=0") && outcome.text.contains(Self.goodbye))
    }

    @Test(arguments: ["INT", "TERM"])
    func `a signal leaves the terminal as it was`(signal: String) throws {
      // The film ends by itself if the signal should not work.
      let line =
        "stty -g > a; timeout --foreground --preserve-status -s \(signal) 3 "
        + "$RENDER life --pattern blinker --frames 3000 --delay 10ms --loop 1"
      let outcome = try run("\(line); echo code=$?; stty -g > b")
      #expect(outcome.text.contains(signal == "INT" ? "code=130" : "code=143"), "\(outcome.text)")
      #expect(outcome.text.contains(Self.goodbye) && outcome.text.contains("render: interrupted"))
      #expect(try folder.text("a") == folder.text("b"))
    }

    @Test(arguments: [
      ("", ["TERM": "dumb"]), ("", ["NO_COLOR": "1"]), ("", ["CI": "true"]),
      ("--color never", [:]), ("--json", [:]),
      ("--format gif", [:]), ("> out.txt", [:]),
    ])
    func `elsewhere it says what to write`(flags: String, environment: [String: String]) throws {
      let outcome = try run("$RENDER \(Self.film) \(flags)", environment: environment)
      #expect(
        outcome.text.contains("no output; add --out film.gif"))
      #expect(outcome.text.contains("code=64") && !outcome.text.contains("\u{1b}[?1049h"))
    }

    @Test func `a scenario plays, and with --preview after its outputs`() throws {
      let text = "world: life\npattern: block\nframes: 2\nloop: 1\ndelay: 10ms\n"
      try folder.write(text, to: "a.yaml")
      let bare = try run("$RENDER run a.yaml")
      #expect(bare.text.contains("code=0"))
      #expect(model(bare).text(12).hasPrefix("life · tick 1 · alive 4"))
      try folder.write(text + "out: a.gif\n", to: "b.yaml")
      let beside = try run("$RENDER run b.yaml --safe --preview")
      #expect(beside.text.contains("code=0") && beside.text.contains("\u{1b}[?1049h"))
      #expect(folder.names.contains("a.gif"))
      let elsewhere = try run("$RENDER run b.yaml --safe --preview > x.txt")
      #expect(elsewhere.text.contains("render: note: --preview plays on a terminal with colours"))
      #expect(elsewhere.text.contains("code=0"))
    }

    @Test func `what is wrong is told on the usual screen`() throws {
      let outcome = try run("$RENDER life --pattern nonsuch-gun")
      #expect(outcome.text.contains("nonsuch-gun") && outcome.text.contains("code="))
      #expect(!outcome.text.contains("code=0") && !outcome.text.contains("\u{1b}[?1049h"))
    }
  }
#endif
