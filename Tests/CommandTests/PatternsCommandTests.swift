import TerrariumSupport
import Testing

/// The lists of `render patterns`.
@Suite(.ownThread) struct PatternsCommandTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    (
      "--kind oscillator --period 15",
      "Oscillators\n  pentadecathlon  period 15  Ten cells in a row become it.\n"
    ),
    ("--kind oscillator --period 15 --json", "[\n  {\"name\": \"pentadecathlon\", "),
    ("--kind rake --period 7 --json", "[]\n"),
    ("--rule seeds --kind spaceship", "Spaceships of B2/S\n  seeds-ship  c, period 1  As fast"),
    ("--rule b2s --kind spaceship", "Spaceships of B2/S\n  seeds-ship "),
    ("--states 8 --kind replicator", "Replicators of Langtons-Loops\n  langtons-loop "),
    ("--states 3 --kind spaceship", "Spaceships of /2/3\n  brians-brain-"),
    ("--period 1 --kind still-life", "Still lifes\n  block  "),
    ("eater --kind still-life", "Still lifes\n  eater "), ("Fishhook", "Still lifes\n  eater "),
    ("playle --kind device", "Devices\n  snark  55 generations  Turns a glider"),
    (
      "pentadecathlon --period 15 --markdown",
      "### Oscillators\n\n| figure | cells | box | facts | found by |\n| --- | ---: | --- | --- | --- |\n"
        + "| `pentadecathlon` (pentadecathalon) | 12 | 10×3 | period 15 | John Conway, 1970 |\n"
    ),
  ])
  func `figures are listed by kind, period, rule, states and words`(
    flags: String, start: String
  ) throws {
    let run = try Command.run("patterns list \(flags)", in: folder)
    #expect(run.code == 0 && run.text.hasPrefix(start), "\(run.text)")
  }

  @Test(arguments: [
    "--kind rake --period 7", "--states 29", "conway snark", "--kind rake --period 7 --markdown",
    "--kind gun --period 17 --out o.svg",
  ])
  func `a choice without figures is told`(flags: String) throws {
    let run = try Command.run("patterns list \(flags)", in: folder)
    let said = "render: no figure fits all of the words and flags; leave out some of them\n"
    #expect(run.code == 2 && run.text == "" && run.complaint == said)
  }

  @Test(arguments: [
    ("--kind gnu", "kind cannot be 'gnu'; did you mean 'gun'? It is one of still-life, oscillator"),
    ("--period 0", "period cannot be '0'; it is a whole number from 1 to 1000000000"),
    ("--rule highlif", "rule cannot be 'highlif'; did you mean 'highlife'?"),
    ("--rule B9", "rule cannot be 'B9'; "), ("--states 1", "states cannot be '1'; "),
  ])
  func `what is no kind or period is told`(flags: String, start: String) throws {
    let run = try Command.run("patterns list \(flags)", in: folder)
    #expect(run.code == 64 && run.complaint.hasPrefix("render: \(start)"), "\(run.complaint)")
  }

  @Test(arguments: [
    ("gosepr", "did you mean 'gosper-glider-gun'?"), ("zzzz", "leave it out, and all are listed"),
  ])
  func `a word that nothing is called is told`(word: String, advice: String) throws {
    let run = try Command.run("patterns list \(word)", in: folder)
    let what = "render: no figure has '\(word)' in its names or its author's"
    #expect(run.code == 2 && run.complaint == "\(what); \(advice)\n")
  }

  @Test func `programs are told all that is known`() throws {
    let run = try Command.run("patterns show sir-robin puffer-train --json", in: folder)
    for part in [
      "\"states\": 2", "\"author\": \"Adam P. Goucher and Tomas Rokicki\", \"year\": 2018",
      "\"period\": 6, \"moves\": [2, 1], \"speed\": \"(2,1)c/6\"",
      "\"period\": 140, \"moves\": [70, 0], \"speed\": \"c/2\", \"grows\": 1320, \"every\": 420, "
        + "\"after\": 5600",
    ] {
      #expect(run.text.contains(part), "\(run.text)")
    }
  }

  @Test func `a figure in many states is refused by a rule of few, and runs by its own`() throws {
    let few = try Command.run(
      "life --pattern langtons-loop --rule life --frames 1 --out a.txt", in: folder)
    #expect(few.code == 64, "\(few.complaint)")
    try Command.done("life --pattern langtons-loop --frames 1 --out a.txt", in: folder)
    #expect(try folder.text("a.txt").contains(".BBBBBBBB."))
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
