internal import Encoding
internal import Rendering
internal import Simulation

/// Takes from a world what its outputs will show, and no more.
struct Camera {
  /// For each look, what texts show of the field, and what pictures do.
  private let fields: [CellRect]
  private let views: [CellRect]
  /// For each look, the cells of a pixel's side, where a picture shows fewer pixels than cells.
  private let blockSides: [Int]
  private let hasPicture: Bool
  private let hasLetters: Bool

  /// A camera for some files, pictures drawn by an artist in some looks. `window` is what the
  /// film shows where a look says nothing else.
  init(window: CellRect, files: [OutputPlan], artist: FilmArtist?, looks: [Look]) {
    fields = looks.map { $0.window ?? window }
    views = looks.map { $0.view ?? $0.window ?? window }
    blockSides = looks.indices.map { artist?.blockSide(ofLook: $0) ?? 1 }
    hasPicture = files.contains { $0.format.isPicture }
    hasLetters = files.contains { $0.format == .txt }
  }

  /// What a world shows now.
  func frame(of stage: Stage, number: Int) -> Frame {
    let side = blockSides[stage.look]
    let scene = hasPicture ? stage.world.sceneFacts : nil
    let (field, view) = (fields[stage.look], views[stage.look])
    let showsCells = hasPicture && side == 1 && scene == nil
    let shown = showsCells ? view : hasLetters ? field : nil
    return Frame(
      number: number, tick: stage.world.tick, cells: shown.map(stage.world.states(in:)),
      letters: hasLetters && shown != field ? stage.world.states(in: field) : nil,
      shares: hasPicture && side > 1 ? stage.world.shares(in: view, blockSide: side) : nil,
      census: stage.world.census, scene: scene, look: stage.look)
  }
}
