internal import Encoding
internal import Rendering
internal import Simulation

/// Takes from a world what its outputs will show, and no more.
struct Camera {
  private let window: CellRect
  /// For each look, the cells of a pixel's side, where a picture shows fewer pixels than cells.
  private let blockSides: [Int]
  private let hasPicture: Bool
  private let hasLetters: Bool

  /// A camera for some files, pictures drawn by an artist in so many looks.
  init(window: CellRect, files: [OutputPlan], artist: FilmArtist?, lookCount: Int) {
    self.window = window
    blockSides = (0..<lookCount).map { artist?.blockSide(ofLook: $0) ?? 1 }
    hasPicture = files.contains { $0.format.isPicture }
    hasLetters = files.contains { $0.format == .txt }
  }

  /// What a world shows now.
  func frame(of stage: Stage, number: Int) -> Frame {
    let side = blockSides[stage.look]
    let scene = hasPicture ? stage.world.sceneFacts : nil
    let showsCells = hasLetters || hasPicture && side == 1 && scene == nil
    return Frame(
      number: number, tick: stage.world.tick,
      cells: showsCells ? stage.world.states(in: window) : nil,
      shares: hasPicture && side > 1 ? stage.world.shares(in: window, blockSide: side) : nil,
      census: stage.world.census, scene: scene, look: stage.look)
  }
}
