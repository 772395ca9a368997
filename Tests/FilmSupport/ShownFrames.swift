import TerrariumEncoding
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumVocabulary
import Testing

/// Returns the only plan of a scenario's text.
package func plan(of text: String) throws -> Plan {
  try Scenario(text).plan()
}

extension Plan {
  /// Returns its film before the first shot; nothing is drawn without an artist.
  package func playing(
    showing files: [OutputPlan] = [], by artist: FilmArtist? = nil, reports: Bool = false,
    showsFrames: Bool = true
  ) throws -> Film {
    let stage = try worldStart.stage(seed: seed, threads: 1, window: window).stage
    let camera = Camera(
      window: window, files: files, pictures: artist?.cameraViews ?? [], looks: film.looks)
    return Film(film, on: stage, camera: camera, reports: reports, showsFrames: showsFrames)
  }
}

extension Film {
  /// Returns all shots from here on.
  package mutating func shotsLeft() throws -> [Shot] {
    var shots: [Shot] = []
    while let shot = try nextShot() { shots.append(shot) }
    return shots
  }
}

/// Returns every shot of a scenario's film, with its cells, without drawing any.
package func shots(of text: String, reports: Bool = false) throws -> [Shot] {
  let plan = try plan(of: text)
  let letters = OutputPlan(path: "t.txt", format: .txt, place: nil)
  var film = try plan.playing(showing: [letters], reports: reports)
  let shots = try film.shotsLeft()
  #expect(shots.compactMap(\.frame).count == plan.film.frames, "the plan counts as the film does")
  return shots
}

/// Returns the frames of a scenario's film.
package func frames(of text: String) throws -> [Frame] { try shots(of: text).compactMap(\.frame) }

/// Returns the model's tick of each frame.
package func ticksShown(by text: String) throws -> [Int] { try frames(of: text).map(\.tick) }

/// Returns the cells of the last frame, row by row: `O` for live cells, `.` for others.
package func lastPicture(of text: String) throws -> [String] {
  let frame = try #require(try frames(of: text).last)
  let cells = try #require(frame.letters ?? frame.cells)
  return (0..<cells.size.rows).map { y in
    String((0..<cells.size.columns).map { cells[$0, y] == 0 ? "." : "O" })
  }
}

/// Returns the frames of a film of life on an empty field.
package func lifePicture(
  _ size: String, edges: String = "wall", settings: String = "", _ steps: String...
) throws -> [String] {
  try lastPicture(
    of: "world: life\nsize: \(size)\nedges: \(edges)\nout: x.txt\n\(settings)steps:\n"
      + steps.map { "  - \($0)\n" }.joined())
}
