import TerrariumSupport
import Testing

/// Sheets and pairs as people ask for them.
@Suite(.ownThread) struct SheetCommandTests {
  private let folder = TemporaryFolder()

  private func picture(_ alt: String) -> String {
    "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"sea-dark.gif\">"
      + "<img alt=\"\(alt)\" src=\"sea-light.gif\"></picture>"
  }

  @Test func `a light and a dark film end with what a page needs`() throws {
    let line = "sea --vary theme=dark,light --frames 3 --size 4x4 --title A --out sea-{theme}.gif"
    let picture = picture("A: a film of 3 frames")
    let run = try Command.run(line + " --out {theme}.csv", in: folder)
    #expect(run.code == 0 && run.text == "")
    #expect(run.complaint.split(separator: "\n").count == 5)
    #expect(run.complaint.hasSuffix("\n\(picture)\n"))
    #expect(try Command.run(line + " --quiet", in: folder).complaint == "")
    let json = try Command.run(line + " --json --out {theme}.csv --quiet", in: folder)
    let quoted = picture.replacing("\"", with: "\\\"")
    let lines = json.text.split(separator: "\n").filter { $0.contains("\"path\"") }
    #expect(lines.count == 4)
    for line in lines {
      #expect(line.contains("\"picture\": \"\(quoted)\"}") == line.contains(".gif"), "\(line)")
    }
  }

  @Test(arguments: [
    ("--pattern glider --panels 0,3", "life: 2 moments of a run"),
    ("--pattern glider --panels 0,3 --title Moments", "Moments: 2 moments of a run"),
    ("--pattern glider --panels 0,3 --language ru", "жизнь: моментов прогона: 2"),
    ("--vary seed=1..3 --frames 2 --title Three", "Three: 3 films by seed"),
  ])
  func `words of sheets tell the title and moments`(flags: String, words: String) throws {
    let line = "life --size 9x9 \(flags) --vary theme=light,dark --out a-{theme}.png"
    let run = try Command.run(line, in: folder)
    #expect(run.complaint.contains("alt=\"\(words)\""), "\(run.complaint)")
  }

  @Test func `so do two sheets that differ in their theme`() throws {
    let line =
      "sea --vary seed=1..3 --vary theme=dark,light --frames 2 --size 4x4 --out sea-{theme}.gif"
    let run = try Command.run(line + " --out {theme}.csv --out all.gif", in: folder)
    #expect(run.code == 0 && run.complaint.hasSuffix("\n\(picture("sea: 3 films by seed"))\n"))
    #expect(run.complaint.split(separator: "\n").count == 6, "\(run.complaint)")
  }

  @Test(arguments: [
    "sea --vary theme=dark,light --frames 2 --size 4x4 --out {theme}.csv",
    "sea --vary theme=dark,light --frames 2 --size 4x4 --out {theme}-%d.png",
    "sea --vary theme=dark,light --frames 2 --size 4x4 --out both.png",
    "sea --vary theme=light --frames 2 --size 4x4 --out {theme}.png",
    "sea --vary shape=circle,square --frames 2 --size 4x4 --out {shape}.png",
  ])
  func `nothing else has that end`(line: String) throws {
    let run = try Command.run(line, in: folder)
    #expect(run.code == 0 && !run.complaint.contains("<picture>"), "\(run.complaint)")
  }

  @Test(arguments: [
    ("--out s.png --out s.csv", ["s.png  1 frame, ", "s.csv  4 runs, "]),
    ("--out s.gif", ["s.gif  3 frames, "]), ("--out s.jsonl", ["s.jsonl  4 runs, "]),
    ("--chart-style histogram --out s.png --out s.csv", ["s.png  1 frame, ", "s.csv  4 runs, "]),
    ("--out {seed}.csv --vary seed=1..1", ["1.csv  4 runs, "]),
  ])
  func `pictures have frames, rows of runs have runs`(outputs: String, starts: [String]) throws {
    let line = "life --size 9x9 --frames 3 --vary fill=10%..40%..10% --rows runs "
    let run = try Command.run(line + outputs, in: folder)
    let lines = run.complaint.split(separator: "\n")
    #expect(run.code == 0 && lines.count == starts.count, "\(run.complaint)")
    for (line, start) in zip(lines, starts) { #expect(line.hasPrefix(start)) }
  }

  @Test(
    arguments: [
      ("frames", "varied, every 1, skip 0"), ("every", "3, every varied, skip 0"),
      ("skip", "3, every 1, skip varied"),
    ], ["--out s.gif", "--out s.csv --rows runs"])
  func `a plan of many runs tells what varies`(_ plan: (name: String, text: String), out: String)
    throws
  {
    let line = "life --size 9x9 --dry-run --frames 3 --vary \(plan.name)=1..2 \(out)"
    #expect(try Command.run(line, in: folder).text.contains("\nframes  \(plan.text)\n"))
  }

  @Test func `names that mean something in pages are written in digits`() throws {
    try folder.makeFolder("a b")
    let run = try Command.run(
      ["sea", "--vary", "theme=dark,light", "--frames", "1", "--out", "a b/x,<&\"{theme}.png"],
      in: folder)
    #expect(
      run.complaint.contains(
        "srcset=\"a%20b/x%2C%3C%26%22dark.png\"><img alt="), "\(run.complaint)")
    #expect(run.complaint.contains(" src=\"a%20b/x%2C%3C%26%22light.png\"></picture>"))
  }

  @Test func `a sheet is planned, made, told of, and checked`() throws {
    try folder.write(
      """
      world: infection
      frames: 4
      counters: false
      vary: {factor: 1..3, seed: [1, 2]}
      out: [a.gif, a.csv]

      """, to: "s.yaml")
    let plan = try Command.run("run s.yaml --dry-run", in: folder)
    #expect(
      plan.text == """
        world   infection, seed 1
        sheet   6 films, factor and seed varied
        frames  4, every 1, skip 0
        picture 233x307 pixels, 8 a cell
        output  a.gif as gif
        output  a.csv as csv

        """)
    let missing = try Command.run("check s.yaml", in: folder)
    #expect(missing.code == 1 && missing.text.contains("a.gif: missing"))
    let run = try Command.run("run s.yaml", in: folder)
    #expect(run.code == 0 && run.text == "")
    #expect(run.complaint.hasPrefix("a.gif  4 frames, 233x307 pixels, "))
    #expect(run.complaint.contains("\na.csv  24 frames, "))
    let same = try Command.run("check s.yaml --jobs 1", in: folder)
    #expect(same.code == 0 && same.text == "" && same.complaint == "")
    try folder.write("factor,seed,tick\n", to: "a.csv")
    let other = try Command.run("check s.yaml", in: folder).text
    #expect(other.hasPrefix("a.csv: stale; "), "\(other)")
    #expect(other.hasSuffix("; 'render run s.yaml' makes it anew\n"), "\(other)")
    let json = try Command.run("run s.yaml --json --quiet", in: folder)
    #expect(json.text.split(separator: "\n").count == 4 && json.text.contains("\"frames\": 24"))
  }

  @Test func `a sheet goes to standard output too`() throws {
    let line = "wolfram --vary rule=near --size 9x9 --format png --out - --out a.png"
    let run = try Command.run(line, in: folder)
    let file = try folder.bytes("a.png")
    #expect(run.code == 0 && run.output == file)
  }

  @Test func `labels without room are told of`() throws {
    let run = try Command.run(
      "sea --vary seed=1..300 --size 8x8 --cell 1 --frames 1 --out a.png", in: folder)
    #expect(
      run.complaint.hasPrefix(
        "render: note: 'a.png': tiles of 8x8 pixels have no room for labels; raise cell\n"))
  }

  @Test func `stills that steps take are files of each film`() throws {
    try folder.write(
      """
      world: sea
      size: 4x4
      vary: {seed: 1..3}
      out: all.png
      steps: [{run: 2}, {still: "s-{seed}.png"}]

      """, to: "s.yaml")
    try Command.done("run s.yaml", in: folder)
    #expect(folder.names == ["all.png", "s-1.png", "s-2.png", "s-3.png", "s.yaml"])
  }

  @Test func `more frames in all than a number can count are begun`() throws {
    try folder.write(
      """
      world: life
      size: 8x8
      frames: 1000000000
      vary: {theme: [light, dark], seed: 1..500000000000}
      out: "{theme}.csv"

      """, to: "s.yaml")
    let run = try Command.run("run s.yaml --time 500ms --quiet", in: folder)
    #expect(run.code == 2 && run.complaint.contains("takes longer than 500ms"))
    #expect(folder.names == ["s.yaml"])
  }
}
