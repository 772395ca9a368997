import Foundation
import TerrariumBasics
import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Films of walks among monsters, from the settings to tables and recipes.
struct MonsterFilmTests {
  private func plan(of text: String, in folder: TemporaryFolder? = nil) throws -> Plan {
    let text = "world: monsters\n" + text
    return try (folder?.scenario(text) ?? Scenario(text)).plan()
  }

  private func film(_ text: String) throws -> (plan: Plan, shots: [Shot], end: MonsterWorld) {
    let plan = try plan(of: "out: x.csv\n" + text)
    var film = try plan.playing(reports: true)
    return (plan, try film.shotsLeft(), try #require(film.world as? MonsterWorld))
  }

  private func faults(_ text: String) -> [Fault] {
    Faults.list {
      var film = try plan(of: "out: x.csv\n" + text).playing(reports: true)
      return try film.shotsLeft()
    }
  }

  private func sentences(_ text: String) -> [String] {
    faults(text).map { fault in
      guard case .said(let saying) = fault.problem else { return "\(fault.problem)" }
      return "\(saying.what); \(saying.advice)"
    }
  }

  @Test func `seconds make frames, and so does all that takes no time`() throws {
    let (_, shots, _) = try film(
      "from: vela\nsteps: [{wait: 3s}, {zoom: in}, {run: 2}, {wait: 0s}, team, back, locate, "
        + "{hold: 2}]")
    #expect(shots.compactMap(\.frame).map(\.tick) == [0, 1, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5])
    let usual = shots.map(\.delay)
    let (press, screen) = (FrameDelay(milliseconds: 500), FrameDelay(milliseconds: 1500))
    #expect(usual == [nil, nil, nil, nil, press, nil, nil, screen, screen, press, press, press])
  }

  @Test func `a film begins at the question for permission, repeated or not`() throws {
    let steps = "{permit: grant}, {wait: 2s}"
    let (_, plain, _) = try film("steps: [\(steps)]")
    let (_, repeated, _) = try film("steps: [{repeat: 1, steps: [\(steps)]}]")
    #expect(plain.compactMap(\.frame).map(\.tick) == repeated.compactMap(\.frame).map(\.tick))
    #expect(repeated.compactMap(\.frame).count > 2)
  }

  @Test func `moments are seen however few seconds are`() throws {
    let (_, shots, end) = try film("seed: 5\nevery: 1000\nfrom: madrid")
    let frames = shots.compactMap(\.frame)
    #expect(end.census[2] == 1)
    // The start, the tap and the screen, and two frames for each try.
    let tries = try #require(end.state.encounter?.tries)
    #expect(frames.count >= 3 + 2 * tries)
    #expect(frames.last?.census == end.census)
  }

  @Test func `with a number of frames a hunt goes on after its first catch`() throws {
    let (_, shots, end) = try film("frames: 2000\nseed: 5")
    #expect(shots.compactMap(\.frame).count == 2000)
    #expect(end.census[2] > 1)
    let (_, tracked, _) = try film("frames: 30\ntrack: [[43.2, -28.6], [43.20005, -28.6]]")
    #expect(tracked.compactMap(\.frame).count == 30)
    let strip = try Scenario("world: monsters\nout: x.png\npanels: 400\nseed: 5").jobs()[0]
    var panel = try strip.runs.first.playing(reports: true)
    #expect(try panel.shotsLeft().compactMap(\.frame).map(\.tick) == [400])
  }

  @Test(arguments: ["csv", "jsonl", "png"])
  func `a film that ends before its first frame is refused in every format`(ending: String) {
    let faults = Faults.list {
      var film = try plan(
        of: "out: x.\(ending)\nskip: 60\ntrack: [[43.2, -28.6, 0], [43.2001, -28.6, 25]]"
      ).playing(reports: true)
      return try film.shotsLeft()
    }
    #expect(
      faults.map(\.placedText) == [
        "3:7: the first frame would show tick 60, but the film ends at tick 25; begin earlier, or run for longer"
      ])
  }

  @Test func `a track is walked to its end`() throws {
    let (_, shots, end) = try film("track: [[43.2, -28.6, 0], [43.2001, -28.6, 25]]")
    #expect(shots.compactMap(\.frame).count == 26)
    #expect(end.state.place == GeoPoint(latitude: 43.2001, longitude: -28.6))
    let (_, flow, _) = try film("track: '[[43.2, -28.6, 0], [43.2001, -28.6, 25]]'")
    #expect(flow.compactMap(\.frame).count == 26)
    let (_, faster, _) = try film("speed: 2\ntrack: 43.2,-28.6,0 43.2001,-28.6,25")
    #expect(faster.compactMap(\.frame).count == 7)
  }

  @Test func `what happens is told with its second, from the start on`() throws {
    let (plan, shots, _) = try film("from: vela\nsteps: [{wait: 1s}, {tap: nearest}]")
    let writer = HappeningWriter(timeName: plan.world.subject.timeName)
    let text = String(decoding: writer.bytes(of: Batch(previous: nil, shots: shots)), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix(#"{"seconds":0,"event":"appeared","monster":"#) } == 30)
    #expect(lines.last?.hasPrefix(#"{"seconds":1,"event":"tapped","monster":"#) ?? false)
    let table = TableWriter(
      timeName: plan.world.subject.timeName, columns: plan.world.subject.census.map(\.name))
    #expect(table.head == "seconds,on_map,in_sight,team\n")
  }

  @Test(arguments: ["frames: 9", "skip: 5\nframes: 4", "steps: [{wait: 2s}, restart, {wait: 2s}]"])
  func `what happens before the first second is told with second 0`(settings: String) throws {
    let (_, shots, _) = try film("from: madrid\nseed: 5\n" + settings)
    let seconds = shots.flatMap(\.reports).flatMap { report in
      report.happenings.compactMap { $0.event == "appeared" ? report.tick : nil }
    }
    #expect(Set(seconds) == [0] && seconds.count >= 30 && seconds.count % 30 == 0)
  }

  @Test func `what cannot be asked for is refused in words`() {
    let tables: [(String, String)] = [
      ("policy: hunt\nsteps: [team]", "excludes(\"policy\", \"steps\")"),
      ("from: madrid\ntrack: 1,2", "excludes(\"from\", \"track\")"),
      (
        "track: [[80, 0], [80, 1], [80, -179]]",
        "the way to place 3 of the track leads over latitude 85; give places that lead round the "
          + "pole"
      ),
      ("image-mode: fit", "needs(\"image-mode\", \"a backdrop\")"),
      (
        "policy: sleep",
        "unknownValue(\"sleep\", of: \"policy\", nearest: nil, known: [\"hunt\"])"
      ),
    ]
    for (text, expected) in tables { #expect(sentences(text) == [expected], "\(text)") }
    for text in [
      "from: atlantis", "from: [86, 0]", "track: [[1]]", "speed: 0", "track: '[1, 2]'",
      "track: '[[1, 2}]'", "track: '[]'", "track: 88,2 1,2", "track: 88,2,3 1,2",
    ] {
      guard case .badValue? = faults(text).first?.problem else {
        Issue.record("\(text): \(faults(text))")
        continue
      }
    }
  }

  @Test(arguments: [
    ("1,2,3 1,2", "place 2 of the track has no time; every place needs a time, or none"),
    ("1,2 1,2,0", "place 1 of the track has no time; every place needs a time, or none"),
    (
      "1,2,0 1,2,5 1,2,4",
      "time goes back at place 3 of the track; put the places in the order of their times"
    ),
  ])
  func `times of places are missing or go back`(places: String, said: String) {
    let list = "[[\(places.split(separator: " ").joined(separator: "], ["))]]"
    for track in [places, list, "'\(list)'"] {
      #expect(sentences("track: \(track)") == [said], "\(track)")
    }
  }

  @Test func `a step that is not allowed ends the run at its line`() {
    let faults = faults("from: vela\nsteps:\n  - team\n  - zoom: in\n")
    #expect(
      faults.map(\.problem) == [
        .worldStopped(
          .notAllowed(
            action: "zoom: in", because: "the team is shown; go 'back' to the map first"))
      ])
    #expect(faults.first?.placedText.hasPrefix("6:") == true)
  }

  @Test func `a walk goes on from a state file as if nothing had been`() throws {
    let kind = Monsters()
    for seed in UInt64(0)..<12 {
      var world = MonsterWorld(
        from: GeoPoint(latitude: 40, longitude: 3), way: .hunt,
        team: [TeamMember(kind: .iskra, level: 7, id: "x-1-2-3")], seed: Seed(seed))
      for _ in 0..<Int(seed) * 60 {
        if world.hasMoment { world.showMoment() } else { world.advance(by: 1) }
      }
      let bytes = try kind.bytes(
        of: world, seed: Seed(seed), window: CellRect(x: 0, y: 0, width: 1, height: 1))
      let loaded = try kind.state(in: bytes)
      var box: any World = MonsterWorld(
        from: GeoPoint(latitude: 1, longitude: 2), way: .hunt, seed: Seed(99))
      try loaded.make(&box)
      let again = try #require(box as? MonsterWorld)
      #expect(again.state == world.state, "seed \(seed)")
    }
  }

  @Test func `damaged state files are refused`() throws {
    var world = MonsterWorld(from: GeoPoint(latitude: 40, longitude: 3), way: .hunt, seed: Seed(5))
    world.advance(by: 25)
    let window = CellRect(x: 0, y: 0, width: 1, height: 1)
    let text = try StateText(Monsters().bytes(of: world, seed: Seed(5), window: window))
    let head = ["world", "tick", "seed", "epoch", "window"]
    #expect(text.fields.count > 2 * head.count)
    for (name, _) in text.fields where !head.contains(name) {
      for damage in ["", "nobody", "-5", "1 2 3 4 5"] {
        var broken = text
        broken[name] = damage
        if name == "zoom" && damage == "-5" { continue }
        #expect(throws: StateFault.self, "\(name): \(damage)") {
          try Monsters().state(in: broken.bytes)
        }
      }
    }
  }

  @Test func `a recipe has the track and the ground as text, and makes the same film`() throws {
    let folder = TemporaryFolder()
    try folder.write(
      """
      <gpx version="1.1"><trk><trkseg><trkpt lat="43.2" lon="-28.6"/>
      <trkpt lat="43.2002" lon="-28.6001"/></trkseg></trk></gpx>
      """, to: "a.gpx")
    try folder.write(
      """
      {"type": "Feature", "properties": {"highway": "primary", "name": "Long Road"},
       "geometry": {"type": "LineString", "coordinates": [[-28.6, 43.2], [-28.61, 43.21]]}}
      """, to: "a.geojson")
    let plan = try plan(of: "out: x.csv\ntrack: a.gpx\nground: a.geojson\n", in: folder)
    let recipe = plan.recipe.text()
    #expect(!recipe.contains("a.gpx") && !recipe.contains("a.geojson"))
    let lines = recipe.split(separator: "\n").filter {
      !$0.hasPrefix("recipe") && !$0.hasPrefix("world")
    }
    let again = try self.plan(of: "out: x.csv\n" + lines.joined(separator: "\n"))
    #expect(again.recipe.text() == recipe)
    let worlds = try [plan, again].map { try $0.worldStart.make(Seed(1), 1).world as? MonsterWorld }
    #expect(worlds[0] != nil && worlds[0] == worlds[1])
  }
}
