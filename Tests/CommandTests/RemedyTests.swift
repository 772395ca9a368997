import Foundation
import TerrariumSupport
import Testing

/// Each remedy in a message is a command or a value that works.
@Suite(.ownThread) struct RemedyTests {
  /// A row of the table: a command with a fault or a note, the advice, and a command that follows
  /// it.
  struct Row: CustomTestStringConvertible {
    let line: String
    let advice: String
    let mended: String
    var testDescription: String { line }
  }

  private static let rows = """
    sea --thme dark -o a.gif | '--theme' | sea --theme dark -o a.gif
    sea --dark -o a.gif | '--theme=dark' | sea --theme=dark -o a.gif
    sea --generations 3 -o a.gif | '--frames' | sea --frames 3 -o a.gif
    sea --colour orca=#fff -o a.gif | '--colors' | sea --colors orca=#fff -o a.gif
    sea out.gif | '--out out.gif' | sea --out out.gif
    sea --out a.gif theme=dark | '--theme=dark' | sea --out a.gif --theme=dark
    sea --frames 2k -o a.csv | '2000' | sea --frames 2000 -o a.csv
    sea --size 20X10 -o a.gif | '20x10' | sea --size 20x10 -o a.gif
    sea --delay 80 -o a.gif | '80ms' | sea --delay 80ms -o a.gif
    sea --fps 30fps -o a.gif | '30' | sea --fps 30 -o a.gif
    sea --view 1x2x3x4 -o a.gif | '1,2,3,4' | sea --view 1,2,3,4 -o a.gif
    sea --language spanish -o a.gif | 'es' | sea --language es --counters -o a.gif
    sea --food 9 -o a.gif | '--penguins' | sea --penguins 9 -o a.gif
    sea --until 3 -o a.gif | 'tick >= 3' | sea --until 'tick >= 3' -o a.gif
    sea --subtitle Tide -o a.gif | '--caption' | sea --caption Tide -o a.gif
    sea --background white -o a.gif | '--colors=background=white' | sea --colors=background=white -o a.gif
    sea --bg=#eef -o a.gif | '--colors=background=#eef' | sea --colors=background=#eef -o a.gif
    sea --delay 12fps -o a.gif | '--fps=12' | sea --fps=12 -o a.gif
    sea --vary seed=1-4 -o a.gif | '--vary=seed=1..4' | sea --vary=seed=1..4 -o a.gif
    sea --orcas 5%..9% -o a.gif | '--vary=orcas=5%..9%' | sea --vary=orcas=5%..9% -o a.gif
    sea --vary title=,a -o a.gif | as '""' | sea --vary title='""',a -o a.gif
    life wrap=true --size 9x9 -o a.gif | '--edges=wrap' | life --edges=wrap --size 9x9 -o a.gif
    life --wrap --size 9x9 -o a.gif | '--edges=wrap' | life --edges=wrap --size 9x9 -o a.gif
    infection --rate 4 -o a.csv | '--factor' | infection --factor 4 -o a.csv
    monsters --walk route.gpx -o a.csv | '--track' | monsters --track route.gpx -o a.csv
    pig --vary players=hold-20,hold-25 -o a.csv | --vary 'players="hold-20,hold-25"' | pig --vary 'players="hold-20,hold-25"' -o a.csv
    life --pattern film.txt --pattern-frame 9 -o a.gif | 2 frames | life --pattern film.txt --pattern-frame 1 -o a.gif
    life --pattern glider --key w=1 -o a.gif | a drawing as pattern | life --pattern wire.txt --key w=1 -o a.gif
    life --rule /2/20 --pattern live.txt -o a.gif | key: {O: 1} | life --rule /2/20 --pattern live.txt --key O=1 -o a.gif
    life --rule WireWorld --pattern wire.txt --key w=wirre -o a.gif | 'wire' | life --rule WireWorld --pattern wire.txt --key w=wire -o a.gif
    run made.gif | 'render show made.gif' | show made.gif
    sea --theme drak -o a.gif | 'dark' | sea --theme dark -o a.gif
    sea --colors pengin=#fff -o a.gif | 'penguin' | sea --colors penguin=#fff --shape square -o a.gif
    sea --colors penguin=blu -o a.gif | 'penguin=blue' | sea --colors penguin=blue --shape square -o a.gif
    sea --colors penguin=red -o a.gif | shape: square | sea --colors penguin=red --shape square -o a.gif
    sea | --out film.gif | sea --out film.gif
    sea --out sea.gfi | .gif | sea --out sea.gif
    sea --out sea | --format gif | sea --out sea --format gif
    sea --out - | --format gif | sea --out - --format gif
    sea --out a-%3d.png | '%03d' | sea --out a-%03d.png --frames 2
    sea --out a-%d-%d.png | %03d | sea --out a-%03d.png --frames 2
    sea --out none/a.gif | create it first | sea --out folder/a.gif
    sea --vary seed=1..3 --out a.txt | {seed} | sea --vary seed=1..3 --out a-{seed}.txt
    sea --vary sede=1..3 --out a.gif | 'seed' | sea --vary seed=1..3 --out a.gif
    sea --frames 2 --loop 2 -o a.png | .gif | sea --frames 2 --loop 2 -o a.gif
    sea --frames 2 --theme dark -o a.csv | a picture | sea --frames 2 --theme dark -o a.gif
    sea --chart-style stacked -o a.gif | chart | sea --chart --chart-style stacked -o a.gif
    life --fill 0.3 -o a.gif | '30%' | life --fill 30% -o a.gif
    life --pattern gospr -o a.gif | 'gosper-glider-gun' | life --pattern gosper-glider-gun -o a.gif
    life --pattern foo.rle -o a.gif | 'render patterns list' | patterns list
    life --rule hilife -o a.gif | 'highlife' | life --rule highlife -o a.gif
    life --rule conway -o a.gif | 'life' | life --rule life -o a.gif
    life --rule B36-S125 -o a.gif | 'B36/S125' | life --rule B36/S125 -o a.gif
    life --rule B03/S23:X9,9 -o a.gif | :T30,20 | life --rule B3/S23:T30,20 -o a.gif
    life --fill 0% -o a.gif | fill: 30% | life --fill 30% -o a.gif
    life --steps 5 -o a.gif | 'render new WORLD' | new life
    life --pattern pulsar --frames 7 -o a.gif | --frames=period | life --pattern pulsar --frames=period -o a.gif
    life --pattern glider --frames period -o a.gif | --view=follow | life --pattern glider --frames period --view=follow -o a.gif
    life --pattern glider --seed 5 -o a.gif | a random field | life --seed 5 -o a.gif
    life --pattern glider --shades 4 -o a.gif | fade or age | life --pattern glider --shades 4 --fade 9 -o a.gif
    life --symmetry D8_4 --pattern glider -o a.gif | a random field | life --symmetry D8_4 --fill 30% --size 32x32 --edges wrap -o a.gif
    life --at 1,1 -o a.gif | pattern | life --at 1,1 --pattern glider -o a.gif
    life --texture drift --pattern glider -o a.gif | such as sea | sea --texture drift -o a.gif
    wolfram --rule 300 -o a.png | such as 30 | wolfram --rule 30 -o a.png
    wolfram --fill 40% -o a.png | start random | wolfram --fill 40% --start random -o a.png
    wolfram --rule 30 --frames 5 -o a.png | --size=129x5 | wolfram --rule 30 --size=129x5 -o a.png
    wolfram --rule 30 --film grow -o a.png | an animation | wolfram --rule 30 --film grow -o a.gif
    infection --factor 9 -o a.csv | the same as 8 | infection --factor 8 -o a.csv
    infection --infect 5,5,9 -o a.gif | a cell x,y | infection --infect 5,5 -o a.gif
    pig --players hold-20,steps -o a.csv | the steps of a scenario | new pig
    pig --dice 3,7 -o a.csv | such as 3,1,6 | pig --dice 3,1,6 -o a.csv
    monsters --track [95,37] -o a.gif | [[lat, lon], …] | monsters --track [[55,37],[55.0005,37]] -o a.csv
    monsters --image-mode fit -o a.csv | a backdrop | monsters --image-mode fit --backdrop photo.png --frames 9 -o a.gif
    monsters --from tokio -o a.csv | 'tokyo' | monsters --from tokyo --frames 9 -o a.csv
    sea.yaml | 'render run sea.yaml' | run sea.yaml
    gif | 'render sea --out film.gif' | sea --out film.gif
    film.gif | 'render sea --out film.gif' | sea --out film.gif
    glider.rle | 'render life --pattern glider.rle --out film.gif' | life --pattern glider.rle --out film.gif
    chekc sea.yaml | 'check' | run sea.yaml
    hunt -o a.csv | 'monsters' | monsters --frames 9 -o a.csv
    dice -o a.csv | 'pig' | pig -o a.csv
    rules | 'list rules' | list rules
    themes | 'list themes' | list themes
    conway -o a.gif | 'life' | life -o a.gif
    gol -o a.gif | 'life' | life -o a.gif
    penguins -o a.gif | 'sea' | sea -o a.gif
    virus -o a.gif | 'infection' | infection -o a.gif
    sir -o a.gif | 'infection' | infection -o a.gif
    epidemic -o a.gif | 'infection' | infection -o a.gif
    elementary -o a.png | 'wolfram' | wolfram -o a.png
    figures | 'patterns' | patterns list
    xyzzy | 'render --help' | --help
    sea --zzz | '--help all' | sea --help all
    help xyzzy | 'render --help all' | --help all
    help themes | 'render list themes' | list themes
    patterns weekender | 'render patterns show weekender' | patterns show weekender
    life -p acorn -o a.gif | '--pattern' | life --pattern acorn --frames 3 -o a.gif
    life --pattern acorn --frame 120 -o a.png | frames: 121 | life --pattern acorn --frames 121 --frame 120 -o a.png
    life --pattern acorn -o a.rle | frames: 1 keeps | life --pattern acorn --frames 1 -o a.rle
    life --pattern glider --size 9x9 --frames 60 --counters -o a.gif | edges: wrap keeps | life --pattern glider --size 9x9 --edges wrap --frames 60 --counters -o a.gif
    life --pattern gosper-glider-gun --frames period -o a.gif | --view=-12,-12,60,33 shows | life --pattern gosper-glider-gun --frames period --view=-12,-12,60,33 -o a.gif
    pig --map a.png --chart | with out | pig --map a.png
    list theme | 'themes' | list themes
    new se | 'sea' | new sea
    run empty.yaml | 'render new sea' | new sea
    check page.md | 'render run page.md' makes it | run page.md
    show glider.rle | .png | show photo.png
    """.split(separator: "\n").map { line in
      let parts = line.components(separatedBy: " | ")
      return Row(line: parts[0], advice: parts[1], mended: parts[2])
    }

  private static func makeFolder() async throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try folder.makeFolder("folder")
    try folder.write("world: sea\nframes: 2\nout: s.gif\n", to: "sea.yaml")
    try folder.write("", to: "empty.yaml")
    try folder.write("bo$2bo$3o!", to: "glider.rle")
    try folder.write(
      "# Sea\n\n```yaml render\nworld: sea\nframes: 1\nout: images/a.png\n```\n", to: "page.md")
    try folder.write("O.\n.O\n\n.O\nO.\n", to: "film.txt")
    try folder.write("ww\nww\n", to: "wire.txt")
    try folder.write("OO\nOO\n", to: "live.txt")
    try folder.write(
      "<gpx><trk><trkseg><trkpt lat=\"55\" lon=\"37\"/><trkpt lat=\"55.0005\" lon=\"37\"/></trkseg></trk></gpx>",
      to: "route.gpx")
    await InnerRender.done(
      "sea --frames 1 --size 4x4 --cell 4 --out photo.png --out made.gif --quiet", in: folder)
    return folder
  }

  /// A line of a row whose films are short if it does not say how long they are.
  private static func short(_ line: String) -> String {
    let isFilm = line.contains("-o a.gif") && !line.contains("frame") && !line.contains("symmetry")
    return line.hasPrefix("sea ") && isFilm ? line + " --frames 3" : line
  }

  @Test(arguments: rows) func `the advice of a message works`(row: Row) async throws {
    let folder = try await Self.makeFolder()
    let wrong = try await InnerRender.type("render \(Self.short(row.line))", in: folder)
    #expect(wrong.complaint.contains(row.advice), "\(row.line): \(wrong.complaint)")
    // What begins like a flag is typed as it was printed.
    let words = row.advice.hasPrefix("'") ? String(row.advice.dropFirst().dropLast()) : row.advice
    if words.hasPrefix("--"), let flag = words.split(separator: " ").first {
      #expect(row.mended.contains(words.contains("=") ? words.prefix { $0 != " " } : flag))
    }
    let right = try await InnerRender.type("render \(Self.short(row.mended))", in: folder)
    #expect(right.code == 0, "\(row.mended): \(right.complaint)")
    if wrong.code == 0 {
      #expect(!right.complaint.contains(row.advice) || !right.complaint.contains("note:"))
    }
  }

  @Test(arguments: ["gosper-glider-gun", "simkin-glider-gun", "p46-gun"])
  func `the advice on a gun's seam keeps its gliders, and closes the film`(name: String)
    async throws
  {
    let folder = TemporaryFolder()
    let first = await InnerRender.run("life --pattern \(name) --cell 2 --out a.gif", in: folder)
    let view = try #require(
      first.complaint.split(separator: " ").first { $0.hasPrefix("--view=") })
    let line = "life --pattern \(name) --cell 2 \(view) --frames=period"
    let closed = await InnerRender.run("\(line) --out b.gif --out b.csv", in: folder)
    #expect(closed.code == 0 && !closed.complaint.contains("note:"), "\(closed.complaint)")
    let sizes = try ["a.gif", "b.gif"].map { try folder.gif($0) }.map { "\($0.width)x\($0.height)" }
    #expect(sizes[0] == sizes[1])
  }

  @Test func `a window that cuts off live cells is told with the view that does not`() async throws
  {
    let folder = TemporaryFolder()
    let line = "life --pattern r-pentomino --frames 3 --every 1500"
    let first = await InnerRender.run("\(line) --out a.gif", in: folder)
    let view = try #require(
      first.complaint.split(separator: " ").first { $0.hasPrefix("--view=") })
    let second = await InnerRender.run("\(line) \(view) --out a.gif", in: folder)
    #expect(second.code == 0 && !second.complaint.contains("cut off"), "\(second.complaint)")
  }
}
