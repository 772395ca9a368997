import Synchronization
import TerrariumBasics
import TerrariumFilmSupport
import TerrariumGD
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Sheets contain the results that their films make by themselves.
struct SheetTests {
  private let folder = TemporaryFolder()

  private func sheet(_ text: String) throws -> Job {
    try #require(try folder.scenario(text).jobs().first(where: \.isSheet))
  }

  private static let worlds = [
    "world: sea\nsize: 7x5\nskip: 2\nframes: 4\nvary: {seed: 1..5}\n",
    "world: sea\nsize: 4x3\nframes: 3\nvary: {theme: [dark, light], shape: [square, circle]}\n",
    "world: life\nedges: wrap\nvary: {size: [9x9, 33x8, 5x17], rule: near}\nframes: 3\n",
    "world: life\npattern: glider\nframes: 9\nvary: {rule: [B3/S23, B2/S, B36/S23]}\ngrid: true\n",
    "world: wolfram\nsize: 15x6\nvary: {rule: near}\n",
    "world: wolfram\nsize: 15x6\nframe: 4\nvary: {rule: [30, 90], start: [single, 1101]}\n",
    "world: infection\npeople: 30\nframes: 5\nvary: {factor: 1..3}\n",
    "world: pig\nframes: 12\nvary: {seed: 1..3}\nalerts: off\n",
    "world: sea\nsize: 6x6\nvary: {orcas: [1, 5, 9]}\nsteps: [{run: 3}, still, {run: 4}]\n",
  ]

  @Test(arguments: worlds, ["s.png", "s.gif", "s.csv", "[s.png, s.gif, s.csv]"])
  func `as many frames are counted as were announced`(text: String, outputs: String) async throws {
    let text = outputs.contains("png") ? text : text.replacing("frame: 4\n", with: "")
    let sheet = try sheet(text + "out: \(outputs)\n")
    let counted = Mutex(0)
    _ = try await sheet.run(threads: 2) { told in counted.withLock { $0 += told.count } }
    // Histories and tables of a world's own have an unknown number of rows.
    let hasHistory = text.hasPrefix("world: wolfram")
    let isUncounted =
      outputs == "s.csv" && (hasHistory || text.hasPrefix("world: pig"))
      || outputs == "s.png" && hasHistory && !text.contains("frame: ")
    #expect((sheet.workInFrames == nil) == isUncounted)
    if let work = sheet.workInFrames { #expect(counted.withLock { $0 } == work) }
  }

  /// Labels of a long range are those of its numbers; tables name only both ends.
  @Test func `a sheet has a tile for each number of a long range`() async throws {
    let sheet = try sheet(
      "world: life\nsize: 1x1\nfill: 100%\nframes: 1\ncell: 1\nvary: {seed: 1..1030}\nout: s.png\n")
    _ = try await sheet.run(threads: 1) { _ in }
    let picture = try DecodedPicture(folder.bytes("s.png"))
    let least = picture.pixels.filter { $0 != picture.pixels[0] }.count
    #expect(least >= 1030)
  }

  @Test(arguments: ["fit: 30000x9", "fit: 300x9\ntext: 6px", "fit: 1x1\ncolumns: 7"])
  func `a sheet with little room is drawn`(fit: String) async throws {
    let text = "world: infection\npeople: 9\nframes: 2\n\(fit)\nvary: {seed: 1..300}\nout: s.gif\n"
    let reports = try await sheet(text).run(threads: 1) { _ in }
    #expect(reports.first?.outputs.first?.frames == 2)
  }

  /// Above 1,024 runs plans are made one by one.
  @Test(arguments: [
    "world: sea\nsize: 3x3\nframes: 2\n", "world: wolfram\nsize: 5x2\nstart: random\n",
    "world: pig\ntarget: 3\nplayers: hold-2, hold-3\n",
  ])
  func `a table has the same rows whether its plans are made beforehand or not`(
    world: String
  ) async throws {
    for range in ["1..1030", "1..515", "516..1030"] {
      try await folder.runAll("\(world)vary: {seed: \(range)}\nout: '\(range).csv'\n")
    }
    let rows = try ["1..1030", "1..515", "516..1030"].map { try folder.lines("\($0).csv") }
    #expect(rows[0] == rows[1] + rows[2].dropFirst() && rows[0].count > 1030)
    let ofMany = "vary: {seed: 1..500000000000}\ntop: 1030\nrows: frames\nout: top.csv\n"
    try await folder.runAll(world + ofMany)
    #expect(try folder.lines("top.csv") == rows[0])
  }

  @Test(arguments: [
    ("rule: [B3/S23, B9/S1], seed: 1..2000", "rule 'B9/S1'"),
    ("fill: [10%, 101%], seed: 1..2000", "fill cannot be '101%'"),
    ("frames: 2000..0", "frames cannot be '0'"),
  ])
  func `what is wrong with a value of many runs is told before the first`(
    values: String, said: String
  ) throws {
    let faults = #expect(throws: Faults.self) {
      try folder.scenario("world: life\nvary: {\(values)}\nout: a.csv\n").jobs()
    }
    #expect(faults?.list.map(\.text).contains { $0.contains(said) } ?? false)
  }

  @Test(arguments: [
    ("caption: [9223372036854775807, -9223372036854775808, 1]", "caption"),
    ("title: [-9223372036854775808, 9223372036854775807, 5]", "title"),
    ("title: [0, -9223372036854775808, 5]", "title"), ("title: [1, 2, 3]", "title 1..3"),
    ("title: [3, 3, 3]", "title"),
  ])
  func `numbers at the ends are labels like others`(values: String, said: String) throws {
    let sheet = try sheet("world: sea\nvary: {\(values)}\nout: s.png\n")
    #expect(sheet.runs.count == 3 && said.hasPrefix(sheet.varied[0].name))
  }

  @Test(arguments: worlds)
  func `a tile of a still sheet is its film's own picture`(text: String) async throws {
    let sheet = try sheet(text + "out: sheet.png\n")
    let painter = try #require(sheet.renditions[0].painter as? SheetArtist)
    let scale = sheet.runs.first.film.looks[0].scale
    let size =
      switch scale {
      case .pixelsACell(let cell): "cell: \(cell)\n"
      case .fit(let width, let height): "fit: \(width)x\(height)\n"
      case .automatic, .cellsAPixel: ""
      }
    let names = sheet.varied.map { "{\($0.name)}" }.joined(separator: "~")
    try await folder.runAll(text + "out: sheet.png\n")
    try await folder.runAll(text + size + "out: 'own~\(names).png'\n")
    let picture = try folder.picture("sheet.png")
    #expect(picture.width == painter.layout.width && picture.height == painter.layout.height)
    let films = try folder.scenario(text + size + "out: 'own~\(names).png'\n").jobs()
      .flatMap(\.renditions)
    #expect(films.count == painter.layout.corners.count)
    // Films in two themes come in pairs; their paths tell the order.
    let order = Dictionary(uniqueKeysWithValues: zip(sheet.runs.indices, painter.layout.corners))
    for (number, corner) in order {
      let path = try #require(Self.path(of: number, in: sheet))
      let own = try folder.picture(path)
      let part = picture.part(
        left: corner.x + (painter.layout.tile.columns - own.width) / 2,
        top: corner.y + (painter.layout.tile.rows - own.height) / 2, width: own.width,
        height: own.height)
      #expect(part == own, "\(path)")
    }
  }

  /// Returns the file of a film's own picture.
  private static func path(of number: Int, in sheet: Job) -> String? {
    let values = Dictionary(
      uniqueKeysWithValues: zip(
        sheet.varied.map(\.name), sheet.labels(ofRun: number, sheet.runs.known[number])))
    let names = sheet.varied.map { "{\($0.name)}" }.joined(separator: "~")
    return PathTemplate("own~\(names).png").path(with: values)
  }

  @Test func `animated sheets show frame by frame what numbered ones do`() async throws {
    let text = """
      world: sea
      size: 6x5
      vary: {frames: [3, 5], seed: [1, 2]}
      out: [a.gif, a.apng, a.y4m, a-%d.png, a.png]

      """
    try await folder.runAll(text)
    let gif = try folder.gif("a.gif")
    let apng = try APNGReader(folder.bytes("a.apng"))
    #expect(gif.frames.count == 5 && apng.frames.count == 5)
    #expect(!folder.names.contains("a-5.png"))
    for number in 0..<5 {
      let still = try folder.picture("a-\(number).png")
      #expect(gif.frames[number].picture(width: gif.width, height: gif.height) == still)
      #expect(apng.frames[number].shown.map { $0 & 0xff_ffff } == still.colours)
    }
    #expect(try folder.picture("a-4.png") == folder.picture("a.png"))
    // A film that is over stands still: both shorter ones, in the upper row of the table.
    let painter = try sheet(text).renditions[0].painter as? SheetArtist
    let layout = try #require(painter?.layout)
    for (tile, corner) in layout.corners.enumerated() {
      let parts = try (2..<5).map { number in
        try folder.picture("a-\(number).png").part(
          left: corner.x, top: corner.y, width: layout.tile.columns, height: layout.tile.rows)
      }
      #expect((parts[0] == parts[2]) == (tile < 2), "tile \(tile)")
    }
  }

  @Test(arguments: [
    ("sea --size 7x5 --frames 9 --vary seed=1..7", ["gif", "apng", "png", "csv", "jsonl"]),
    ("infection --frames 5 --vary factor=1..4 --vary seed=1..3", ["gif", "png", "csv", "jsonl"]),
    ("pig --vary seed=1..5 --delay 300ms", ["csv", "jsonl", "png"]),
    ("wolfram --vary rule=near --size 21x9 --cell 3", ["csv", "png", "gif"]),
  ])
  func `any number of threads makes the same bytes`(line: String, endings: [String]) async throws {
    var all: [[[UInt8]]] = []
    for threads in 1...3 {
      let folder = TemporaryFolder()
      let outs = endings.flatMap { ["--out", folder.path("a.\($0)")] }
      let words = line.split(separator: " ").map(String.init) + outs
      let world = try #require(Catalogue.builtIn[words[0]])
      let flags = FlagReader(
        Array(words.dropFirst()), vocabulary: world.words.vocabulary, options: [])
      for job in try Job.all(world: world, written: flags.settings) {
        _ = try await job.run(threads: threads) { _ in }
      }
      all.append(try endings.map { try folder.bytes("a.\($0)") })
    }
    #expect(all[0].allSatisfy { !$0.isEmpty })
    #expect(all[1] == all[0] && all[2] == all[0])
  }

  @Test(arguments: ["rule: [B3/S23, 345/2/4]", "rule: [345/2/4, B3/S23]"])
  func `a table has the columns of all rules, empty where one has not`(rules: String) async throws {
    let text = "world: life\nsize: 8x8\nedges: wrap\nframes: 2\nvary: {\(rules)}\nout: t.csv\n"
    let lines = try await TemporaryFolder(madeBy: text).text("t.csv").split(separator: "\n")
    #expect(lines[0] == "rule,tick,alive,1,2,3" && lines.count == 5)
    for line in lines.dropFirst() {
      #expect(line.count { $0 == "," } == 5, "\(line)")
      #expect(line.hasSuffix(",,,") == line.hasPrefix("B3/S23"), "\(line)")
    }
  }

  @Test func `tables and happenings have all films in order, the values in front`() async throws {
    let text = """
      world: sea
      size: 6x5
      frames: 3
      vary: {seed: [5, 3], edges: [wall, wrap]}
      out: [all.csv, all.jsonl, 'own-{seed}-{edges}.csv', 'own-{seed}-{edges}.jsonl']

      """
    try await folder.runAll(text)
    let films = [("5", "wall"), ("5", "wrap"), ("3", "wall"), ("3", "wrap")]
    var table = "seed,edges,tick,penguins,orcas,free\n"
    var happenings = ""
    for (seed, edges) in films {
      for row in try folder.lines("own-\(seed)-\(edges).csv").dropFirst() {
        table += "\(seed),\(edges),\(row)\n"
      }
      for row in try folder.lines("own-\(seed)-\(edges).jsonl") {
        happenings += "{\"seed\":\(seed),\"edges\":\"\(edges)\",\(row.dropFirst())\n"
      }
    }
    #expect(try folder.text("all.csv") == table)
    #expect(try folder.text("all.jsonl") == happenings)
    #expect(table.split(separator: "\n").count == 13)
  }

  @Test func `values with commas and quotation marks stay one field`() async throws {
    try await folder.runAll(
      """
      world: pig
      frames: 2
      alerts: off
      vary: {players: ["hold-20,hold-25", "random,random"]}
      out: [all.csv, all.jsonl]

      """)
    let rows = try folder.lines("all.csv")
    #expect(rows[0] == "players,game,turn,player,event,die,points,total1,total2")
    #expect(rows[1].hasPrefix("\"hold-20,hold-25\",1,1,1,start,"))
    #expect(try folder.text("all.jsonl").hasPrefix("{\"players\":\"hold-20,hold-25\",\"tick\":"))
  }

  @Test func `each output decides for itself`() throws {
    let all = try folder.scenario(
      """
      world: sea
      frames: 2
      vary: {seed: 1..3, orcas: [1, 2]}
      out: [all.png, '{seed}.png', '{orcas}.gif', '{orcas}-{seed}.csv', all.csv]

      """
    ).jobs()
    let films = all.filter { !$0.isSheet }.flatMap(\.runs.known)
    func name(_ output: OutputPlan) -> String {
      output.path.split(separator: Character("/")).last.map(String.init) ?? ""
    }
    let tables = films.map { name($0.outputs[0]) }
    #expect(tables == ["1-1.csv", "2-1.csv", "1-2.csv", "2-2.csv", "1-3.csv", "2-3.csv"])
    let sheets = all.filter(\.isSheet)
    let files = sheets.map { $0.renditions[0].outputs.map(name) }
    #expect(
      files == [["all.png", "all.csv"], ["1.png"], ["2.png"], ["3.png"], ["1.gif"], ["2.gif"]])
    #expect(sheets.map(\.runs.count) == [6, 2, 2, 2, 3, 3])
    #expect(
      sheets.map { $0.varied.map(\.name) } == [
        ["seed", "orcas"], ["orcas"], ["orcas"], ["orcas"], ["seed"], ["seed"],
      ])
  }

  @Test(arguments: [
    ("world: wolfram\nsize: 64x64\nvary: {rule: 0..255}", 1),
    ("world: wolfram\nsize: 64x64\nvary: {rule: 0..8}", 8),
    ("world: wolfram\nsize: 200x100\nvary: {rule: 0..8}", 2),
    ("world: wolfram\nsize: 200x100\nvary: {rule: 0..8}\ncell: 3", 3),
    ("world: sea\nsize: 10x15\nvary: {seed: 1..2}", 8),
    ("world: sea\nsize: 10x15\nvary: {seed: 1..2}\nscale: 3", 24),
    ("world: wolfram\nsize: 200x100\nvary: {rule: 0..8}\nscale: 2", 5),
    ("world: wolfram\nsize: 200x100\nvary: {rule: 0..8}\nscale: 2\ncell: 3", 3),
    ("world: life\nvary: {size: [30x30, 100x50], seed: 1..3}", 5),
  ])
  func `cells are as large as 1600 pixels allow, at most eight`(text: String, cell: Int) throws {
    let sheet = try sheet(text + "\nout: a.png\n")
    #expect(sheet.runs.known.count > 1)
    #expect(sheet.runs.known.allSatisfy { $0.artist?.layout.cell == cell })
  }

  @Test func `rules near a rule are named, and are files too`() throws {
    let life = try sheet("world: life\nrule: highlife\nvary: {rule: near}\nout: a.png\n")
    let labels = try life.firstLabels
    #expect(labels.count == 19 && labels[0] == "B36/S23" && Set(labels).count == 19)
    #expect(labels.contains("B3/S23") && labels.contains("B036/S23") && labels.contains("B36/S3"))
    let wolfram = try sheet("world: wolfram\nvary: {rule: near}\nout: a.png\n")
    #expect(try wolfram.firstLabels == ["30", "158", "94", "62", "14", "22", "26", "28", "31"])
    let files = try folder.scenario(
      "world: wolfram\nrule: 0\nvary: {rule: [near, 7]}\nout: '{rule}.png'\n"
    ).jobs().flatMap(\.runs.known).map { $0.outputs[0].path.split(separator: "/").last }
    #expect(
      files == [
        "0.png", "128.png", "64.png", "32.png", "16.png", "8.png", "4.png", "2.png", "1.png",
        "7.png",
      ])
  }

  @Test(arguments: [
    ("[a.rle, d.rle, glider, 3o!]", ["a", "d", "glider", "3o!"]),
    ("[a.rle, ./a.rle, deep/a.rle]", ["a.rle", "./a.rle", "deep/a.rle"]),
    ("[a.rle, a.cells]", ["a.rle", "a.cells"]), ("[a.rle, a.rle]", ["a", "a"]),
    ("[block, block.rle]", ["block", "block.rle"]),
    ("[\"#N here\\nbo$2bo$3o!\", deep/a.rle]", ["here", "a"]),
  ])
  func `files are called by their names`(values: String, labels: [String]) throws {
    try folder.makeFolder("deep")
    for (name, text) in [
      ("a.rle", "bo$2bo$3o!\n[[ STOP 3 ]]\n"), ("d.rle", "#N bee\nx = 3, y = 1\n3o!\n"),
      ("a.cells", ".O\n..O\nOOO\n"), ("deep/a.rle", "bo$2bo$3o!\n"),
      ("block.rle", "2o$2o!\n"),
    ] { try folder.write(text, to: name) }
    for out in ["a.png", "a.csv\nrows: runs"] {
      let scenario = "world: life\nframes: 2\nvary: {pattern: \(values)}\nout: \(out)\n"
      #expect(try sheet(scenario).firstLabels == labels)
    }
  }

  @Test(arguments: [
    ("infection\nvary: {infect: 1..3}", ["1", "2", "3"]),
    ("infection\nvary: {infect: [[[1, 2]], [[1, 2], [3, 4]]]}", ["[1, 2]", "[[1, 2], [3, 4]]"]),
    ("infection\nvary: {infect: [[[1]], [[2]]]}", ["1", "2"]),
  ])
  func `a list with one value is labelled as that`(text: String, labels: [String]) throws {
    #expect(try sheet("world: \(text)\nout: a.svg\n").firstLabels == labels)
  }

  @Test func `a seed left to chance is one for all`() throws {
    let all = try folder.scenario(
      "world: sea\nseed: random\nvary: {orcas: [1, 2]}\nout: [a.png, '{orcas}.csv']\n"
    ).jobs()
    let films = all.filter { !$0.isSheet }.flatMap(\.runs.known)
    let sheets = all.filter(\.isSheet)
    #expect(Set(films.map(\.seed) + sheets[0].runs.known.map(\.seed)).count == 1)
    #expect(films[0].picksSeed && sheets[0].picksSeed)
  }
}

extension Job {
  /// The labels of the setting that varies.
  fileprivate var firstLabels: [String] {
    get throws { try runs.indices.map { labels(ofRun: $0, try runs.plan($0))[0] } }
  }
}
