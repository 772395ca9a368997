import Encoding
import Planning
import Playback
import Rendering
import Simulation
import Testing
import Vocabulary

/// The one plan of a scenario's text.
package func plan(of text: String) throws -> Plan {
  let source = SourceText(path: "t.yaml", bytes: Array(text.utf8))
  return try #require(try ScenarioFile(source).plans().first)
}

/// Every shot of a scenario's film, cells and all, without drawing one.
package func shots(of text: String, reports: Bool = false) throws -> [Shot] {
  let plan = try plan(of: text)
  let seed = Seed(plan.seed)
  let stage = Stage(plan.genesis, try plan.genesis.make(seed, 1).world, seed: seed, jobs: 1)
  let letters = OutputPlan(path: "t.txt", format: .txt, place: nil)
  let camera = Camera(
    window: plan.window, files: [letters], artist: nil, looks: plan.film.looks)
  var film = Film(plan.film, on: stage, camera: camera, reports: reports)
  var shots: [Shot] = []
  while let shot = try film.nextShot() { shots.append(shot) }
  #expect(shots.compactMap(\.frame).count == plan.film.frames, "the plan counts as the film does")
  return shots
}

/// The frames of a scenario's film.
package func frames(of text: String) throws -> [Frame] { try shots(of: text).compactMap(\.frame) }

/// The model's tick of each frame.
package func ticksShown(by text: String) throws -> [Int] { try frames(of: text).map(\.tick) }

/// The cells of the last frame, row by row: `O` for live cells, `.` for others.
package func lastPicture(of text: String) throws -> [String] {
  let frame = try #require(try frames(of: text).last)
  let cells = try #require(frame.letters ?? frame.cells)
  return (0..<cells.size.rows).map { y in
    String((0..<cells.size.columns).map { cells[$0, y] == 0 ? "." : "O" })
  }
}

/// The frames of a film of life on an empty field.
package func lifePicture(
  _ size: String, edges: String = "wall", settings: String = "", _ steps: String...
) throws -> [String] {
  try lastPicture(
    of: "world: life\nsize: \(size)\nedges: \(edges)\nout: x.txt\n\(settings)steps:\n"
      + steps.map { "  - \($0)\n" }.joined())
}
