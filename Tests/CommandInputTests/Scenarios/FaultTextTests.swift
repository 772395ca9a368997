import TerrariumBasics
import TerrariumFiles
import TerrariumProgram
import TerrariumSupport
import TerrariumVocabulary
import Testing

@Suite(.ownThread) struct FaultTextTests {
  private func fault(_ line: Int, _ column: Int, _ length: Int) -> Fault {
    Fault(
      .unknownKey("palete", nearest: "palette"),
      at: .file(path: "tide.yaml", line: line, column: column, length: length))
  }

  private func source(_ text: String) -> SourceText {
    SourceText(path: "tide.yaml", bytes: Array(text.utf8))
  }

  private func quotation(
    _ line: Int, _ column: Int, _ length: Int, of source: SourceText
  ) -> String? {
    Quotation(of: fault(line, column, length), in: source)?.text(isColoured: false)
  }

  @Test func `the line is quoted, and what is meant of it marked`() {
    let source = source("world: sea\nsize: 3x3\n\npalete: warm\n")
    #expect(fault(4, 1, 6).line() == "tide.yaml:4:1: unknown key 'palete'; did you mean 'palette'?")
    #expect(
      quotation(4, 1, 6, of: source) == "  4 | palete: warm\n    | ^^^^^^")
    #expect(
      quotation(4, 9, 4, of: source)
        == "  4 | palete: warm\n    |         ^^^^")
  }

  @Test func `a mark stands below its letters, however many columns and scalars these have`() {
    for (line, column, columns) in [
      ("e\u{301}e\u{301}: warm", 5, 2), ("漢字: warm", 3, 4),
      ("\u{1f1e9}\u{1f1ea}\u{26a1}\u{2603}\u{fe0f}\u{1f004}\u{1f18e}\u{1f680}: warm", 9, 12),
      ("\u{2603}→†\u{1f321}: warm", 5, 4),
    ] {
      let indent = String(repeating: " ", count: columns)
      #expect(
        quotation(1, 1, column - 1, of: source(line))
          == "  1 | \(line)\n    | \(indent.replacing(" ", with: "^"))")
      #expect(
        quotation(1, column, 1, of: source(line))
          == "  1 | \(line)\n    | \(indent)^")
    }
  }

  @Test func `a mark ends with its line, and stands behind it where something is missing`() {
    let source = source("world:\n")
    #expect(
      quotation(1, 7, 1, of: source) == "  1 | world:\n    |       ^")
    #expect(
      quotation(1, 4, 99, of: source) == "  1 | world:\n    |    ^^^")
    #expect(quotation(3, 1, 1, of: source) == nil)
  }

  @Test func `of a long line only the part round the place is shown`() throws {
    let text = String(repeating: "a", count: 500) + "PALETE" + String(repeating: "b", count: 500)
    let quoted = try #require(quotation(1, 501, 6, of: source(text)))
    let lines = quoted.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 110 })
    let column = lines[1].count { $0 != "^" }
    #expect(lines[0].dropFirst(column).hasPrefix("PALETE"))
    #expect(lines[1].hasSuffix("^^^^^^") && !lines[1].hasSuffix(" ^^^^^^^"))
  }

  @Test func `faults near each other are marked below one line`() throws {
    let text = "{aa: 1, bb: 2, cc: 3" + String(repeating: ", d: 4", count: 50) + "}"
    var quotation = try #require(Quotation(of: fault(1, 2, 2), in: source(text)))
    for (column, length) in [(9, 2), (10, 1), (16, 2)] {
      let isMarked = quotation.mark(fault(1, column, length))
      #expect(isMarked)
    }
    for fault in [fault(1, 120, 1), fault(2, 20, 1), fault(1, 3, 1)] {
      let isMarked = quotation.mark(fault)
      #expect(!isMarked)
    }
    let lines = quotation.text(isColoured: false).split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == "  1 | " + text.prefix(100))
    #expect(lines[1] == "    |  ^^     ^^     ^^")
    #expect(
      quotation.text(isColoured: true).contains(" \u{1b}[1;31m^^\u{1b}[0m     \u{1b}[1;31m^^"))
  }

  @Test(arguments: [20, 21, 400])
  func `of many faults of a file the first are printed, and the rest counted`(count: Int) throws {
    let folder = TemporaryFolder()
    try folder.write(
      "{world: sea, out: a.gif, " + (0..<count).map { "foo\($0): 1" }.joined(separator: ", ") + "}",
      to: "a.yaml")
    let run = try Command.run("run a.yaml", in: folder)
    let lines = run.complaint.split(separator: "\n")
    #expect(run.code == 2)
    #expect(lines.count { $0.hasPrefix("a.yaml:1:") } == 20)
    let rest = count - 20
    #expect(
      lines.dropFirst(20).map(String.init)
        == (rest == 0 ? [] : ["a.yaml: \(rest) more \(rest == 1 ? "fault" : "faults")"]))
  }

  @Test func `nothing that is quoted speaks to the terminal or breaks its line`() {
    let fault = Fault(
      .unknownKey("a\u{1b}[2J\nb\u{202e}", nearest: nil),
      at: .file(path: "t.yaml", line: 1, column: 1, length: 1))
    let line = fault.line()
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "\u{202e}" })
    #expect(line.hasPrefix("t.yaml:1:1: unknown key 'a␛[2J␊b\u{fffd}'"))
  }

  @Test func `GitHub is told file, line and column, its signs escaped`() {
    let place = Place.file(path: "a,b:c.yaml", line: 4, column: 2, length: 1)
    let fault = Fault(.unknownKey("50%", nearest: nil), at: place)
    #expect(
      fault.annotation
        == "::error file=a%2Cb%3Ac.yaml,line=4,col=2::unknown key '50%25'; "
        + "'render list settings' shows all of them")
  }

  @Test func `the command line by itself is wrong, or what it names`() {
    let inFile = Place.file(path: "t.yaml", line: 1, column: 1, length: 1)
    let key = Problem.unknownKey("x", nearest: nil)
    #expect(Fault.exitCode(of: [Fault(key, at: inFile)]) == .failed)
    #expect(Fault.exitCode(of: [Fault(key, at: .flag("--set"))]) == .wrongUsage)
    #expect(Fault.exitCode(of: [Fault(.said("no", "yes"))]) == .wrongUsage)
    #expect(Fault.exitCode(of: [Fault(.file(.denied(path: "x")), at: .flag("--out"))]) == .failed)
  }
}
