import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Films that end when a condition holds, and runs that are chosen and counted by one.
struct UntilTests {
  private func rows(_ settings: String) async throws -> [String] {
    let text = try await TemporaryFolder(madeBy: settings + "\nout: t.csv\n").text("t.csv")
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `what settles on a torus is what returns`() async throws {
    let base =
      "world: life\nedges: wrap\nsize: 24x20\nvary: {seed: 1..12}\nmeasures: [ticks, settled, rest]"
    for engine in ["auto", "dense"] {
      for row in try await measuredRows(base + "\nuntil: settled\nengine: \(engine)") {
        #expect(row["rest"]?.isEmpty == false && row["rest"] == row["settled"])
        #expect(row["ticks"] == row["rest"])
      }
    }
  }

  @Test(arguments: ["orcas = 0", "penguins < 60 and tick > 5", "not orcas > 10 or penguins = 0"])
  func `a film ends at the first tick at which its condition holds`(
    condition: String
  ) async throws {
    let base = "world: sea\nsize: 16x12\nframes: 300\n"
    let all = try await rows(base)
    let reader = try ValueType.condition.read(Node(condition, at: .word("")))
    let names = all[0].split(separator: ",").map(String.init)
    let first = all.dropFirst().firstIndex { line in
      let numbers = line.split(separator: ",").map { Double($0) }
      return reader.holds { name in names.firstIndex(of: name).flatMap { numbers[$0] } }
    }
    let end = try #require(first)
    for every in [1, 7] {
      let film = try await rows(base + "until: '\(condition)'\nevery: \(every)")
      #expect(film.last == all[end])
      let regular = stride(from: 1, to: end, by: every).map { all[$0] }
      #expect(Array(film.dropFirst().dropLast()) == regular)
    }
  }

  @Test func `frames limit a film, and a skipped moment does not end it`() async throws {
    let base = "world: life\npattern: r-pentomino\n"
    #expect(try await rows(base + "until: settled\nframes: 40").count == 41)
    #expect(try await rows(base + "edges: wrap\nsize: 12x12\nframes: rest").count > 2)
    let late = try await rows(base + "until: alive > 4\nskip: 9")
    #expect(late.count == 2 && late[1].hasPrefix("9,"))
  }

  @Test(arguments: [
    ("world: sea\nuntil: whales > 1", "sea has no number 'whales'"),
    ("world: sea\nuntil: orcas", "'orcas' is a number"),
    ("world: sea\nuntil: settled\npanels: 1,2", "until and panels exclude each other"),
    ("world: sea\nuntil: settled\nframes: period", "until and frames: period exclude each other"),
    ("world: sea\nuntil: settled\nframes: rest", "frames: rest and until exclude each other"),
    (
      "world: sea\nuntil: settled\nsteps: [{run: 3}]",
      "until and steps exclude each other"
    ),
    ("world: sea\nsteps: [{run: {until: whales}}]", "sea has no number 'whales'"),
    (
      "world: infection\nfactor: 0\nuntil: ill > 50",
      "'ill > 50' does not become true by tick 0"
    ),
  ])
  func `what cannot end a film is told`(settings: String, said: String) async throws {
    let told = await #expect(throws: Faults.self) {
      try await TemporaryFolder().runAll(settings + "\nout: t.gif\n")
    }
    #expect(told?.list.map(\.problem.sentence.what).contains(said) == true, "\(told as Any)")
  }

  private let seas =
    "world: sea\nsize: 12x9\nframes: 60\nvary: {orcas: [3, 6], seed: 1..30}\n"

  @Test(arguments: [
    ("orcas > 0", "last-orcas"), ("extinct", "extinct"), ("not extinct", "extinct"),
  ])
  func `where keeps the rows that meet a condition`(condition: String, column: String) async throws
  {
    let measures = "measures: [extinct, last-orcas]\n"
    let all = try await measuredRows(seas + measures)
    let kept = try await measuredRows(seas + measures + "where: \(condition)")
    let wanted = all.filter { row in
      let value = row[column] ?? ""
      return column == "last-orcas" ? value != "0" : value.isEmpty == condition.hasPrefix("not")
    }
    #expect(kept == wanted && !kept.isEmpty && kept.count < all.count)
    let three = try await measuredRows(
      seas + measures + "where: \(condition)\nsort: -extinct\ntop: 3")
    let sorted = wanted.enumerated().sorted { one, other in
      let (a, b) = (Double(one.element["extinct"] ?? ""), Double(other.element["extinct"] ?? ""))
      return a == b ? one.offset < other.offset : (a ?? -1) > (b ?? -1)
    }
    #expect(three == sorted.prefix(3).map(\.element))
  }

  @Test func `groups are the statistics of their runs`() async throws {
    let runs = try await measuredRows(seas + "measures: [extinct, ticks, last-penguins]\n")
    let table = try await rows(
      seas
        + "rows: groups\nmeasures: [share(penguins > 50), median(extinct), last-penguins, share(extinct)]"
    )
    #expect(
      table[0]
        == "orcas,runs,share(penguins > 50),share(penguins > 50)-low,share(penguins > 50)-high,"
        + "median(extinct),median(extinct)-low,median(extinct)-high,last-penguins,"
        + "last-penguins-low,last-penguins-high,share(extinct),share(extinct)-low,share(extinct)-high"
    )
    for (line, orcas) in zip(table.dropFirst(), ["3", "6"]) {
      let own = runs.filter { $0["orcas"] == orcas }
      let values = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let penguins = own.compactMap { Double($0["last-penguins"] ?? "") }
      let extinct = own.compactMap { Double($0["extinct"] ?? "") }.sorted()
      try #require(own.count == 30 && penguins.count == 30 && !extinct.isEmpty)
      #expect(values[0] == orcas && values[1] == "30")
      #expect(Double(values[2]) == Double(penguins.count { $0 > 50 }) / 30)
      let middle = (extinct[(extinct.count - 1) / 2] + extinct[extinct.count / 2]) / 2
      #expect(Double(values[5]) == middle)
      #expect(abs((Double(values[8]) ?? -1) - penguins.reduce(0, +) / 30) < 1e-9)
      #expect(Double(values[11]) == Double(extinct.count) / 30)
      for place in [2, 5, 8, 11] {
        let numbers = values[place...place + 2].compactMap { Double($0) }
        try #require(numbers.count == 3)
        #expect(numbers[1] <= numbers[0] && numbers[0] <= numbers[2])
      }
    }
    #expect(table.count == 3)
  }

  @Test func `a game is won once by one of both, and turns end as they do`() async throws {
    for row in try await measuredRows(
      "world: pig\ngames: 7\nvary: {seed: 1..5}\nmeasures: [wins1, wins2, turns, busts]")
    {
      let numbers = ["wins1", "wins2", "turns", "busts"].compactMap { name in
        row[name].flatMap { Int($0) }
      }
      try #require(numbers.count == 4)
      #expect(numbers[0] + numbers[1] == 7 && numbers[3] < numbers[2] && numbers[2] >= 35)
    }
  }

  @Test func `people fall ill when the census says so`() async throws {
    let base = "world: infection\nsize: 20x20\nframes: 60\n"
    let film = try await rows(base).dropFirst().map {
      $0.split(separator: ",").compactMap { Int($0) }
    }
    let run = try #require(
      try await measuredRows(base + "vary: {seed: [1]}\nmeasures: [peak, peak-tick, half, all]")
        .first)
    let cases = zip(film, film.dropFirst()).map { $1[2] - $0[2] }
    let most = try #require(cases.max())
    #expect(run["peak"] == "\(most)")
    #expect(run["peak-tick"] == (cases.firstIndex(of: most)).map { "\($0 + 1)" })
    #expect(run["half"] == film.first { $0[2] >= $0[1] }.map { "\($0[0])" })
  }
}
