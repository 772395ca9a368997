import Encoding
import Rendering
import Simulation
import Testing

@testable import Scenario

/// The one plan of a scenario's text.
func plan(of text: String) throws -> Plan {
  let source = SourceText(path: "t.yaml", bytes: Array(text.utf8))
  return try #require(try ScenarioFile(source).plans().first)
}

/// Every shot of a scenario's film, cells and all, without drawing one.
func shots(of text: String, reports: Bool = false) throws -> [Shot] {
  let plan = try plan(of: text)
  let seed = Seed(plan.seed)
  let stage = Stage(plan.genesis, plan.genesis.make(seed, 1).world, seed: seed, jobs: 1)
  let letters = OutputPlan(path: "t.txt", format: .txt, place: nil)
  let camera = Camera(
    window: plan.window, files: [letters], artist: nil, lookCount: plan.film.looks.count)
  var film = Film(plan.film, on: stage, camera: camera, reports: reports)
  var shots: [Shot] = []
  while let shot = try film.nextShot() { shots.append(shot) }
  #expect(shots.compactMap(\.frame).count == plan.film.frames, "the plan counts as the film does")
  return shots
}

/// The frames of a scenario's film.
func frames(of text: String) throws -> [Frame] { try shots(of: text).compactMap(\.frame) }

/// The model's tick of each frame.
func ticksShown(by text: String) throws -> [Int] { try frames(of: text).map(\.tick) }
