import Support
import Testing

/// What `render patterns` lists.
@Suite(.ownThread)
struct PatternsCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (
      "--kind oscillator --period 15",
      "Oscillators\n  pentadecathlon  Ten cells in a row become it.\n"
    ),
    ("--kind oscillator --period 15 --json", "[\n  {\"name\": \"pentadecathlon\", "),
    ("--kind rake --period 7", ""), ("--kind rake --period 7 --json", "[]\n"),
  ])
  func `figures are listed by kind and period`(flags: String, start: String) throws {
    let run = try Command.run("patterns list \(flags)", in: folder)
    #expect(run.code == 0 && run.text.hasPrefix(start), "\(run.text)")
    if start.isEmpty { #expect(run.text == "") }
  }

  @Test(arguments: [
    ("--kind gnu", "kind cannot be 'gnu'; did you mean 'gun'? It is one of still-life, oscillator"),
    ("--period 0", "period cannot be '0'; it is a whole number from 1 to 1000000000"),
  ])
  func `what is no kind or period is told`(flags: String, start: String) throws {
    let run = try Command.run("patterns list \(flags)", in: folder)
    #expect(run.code == 64 && run.complaint.hasPrefix("render: \(start)"), "\(run.complaint)")
  }

  @Test(arguments: [
    ("eater1", "eater"), ("fishhook", "eater"), ("gosper_glider_gun", "gosper-glider-gun"),
    ("Koks-Galaxy", "galaxy"), ("LWSS", "lwss"),
  ])
  func `a figure has the names that others give it`(name: String, own: String) throws {
    let run = try Command.run("patterns show \(name)", in: folder)
    #expect(run.code == 0 && run.text.hasPrefix("#N \(own)\n"), "\(run.text)")
  }
}
