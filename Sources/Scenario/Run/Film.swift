internal import Encoding
internal import Rendering
internal import Simulation

/// A film being shot: lets the world's ticks pass and takes its frames, one after the other.
struct Film {
  private let plan: FilmPlan
  private let window: CellRect
  private let camera: Camera
  private let reports: Bool
  private var world: any World
  private var frames = 0
  private var ticks = 0

  /// The most ticks and happenings that are carried along without a frame.
  private static let reportLimit = 4096

  init(of world: any World, plan: FilmPlan, window: CellRect, camera: Camera, reports: Bool) {
    self.world = world
    self.plan = plan
    self.window = window
    self.camera = camera
    self.reports = reports
  }

  /// The next shot; nil when the film is over.
  mutating func nextShot() throws(WorldError) -> Shot? {
    guard frames < plan.frames else { return nil }
    let due = plan.skip + frames * plan.every
    var told: [TickReport] = []
    if reports {
      var carried = 0
      while ticks < due {
        let happenings = try world.advanceReporting()
        ticks += 1
        told.append(TickReport(tick: world.tick, happenings: happenings))
        carried += 1 + happenings.count
        if carried > Self.reportLimit && ticks < due { return Shot(reports: told, frame: nil) }
      }
    } else if ticks < due {
      try world.advance(by: due - ticks)
      ticks = due
    }
    let frame = camera.frame(of: world, window: window, number: frames)
    frames += 1
    return Shot(reports: told, frame: frame)
  }
}

/// Takes from a world what its outputs will show, and no more.
struct Camera {
  let showsCells: Bool
  /// The cells of a pixel's side, where a picture shows fewer pixels than cells; else nil.
  let blockSide: Int?

  init(outputs: [OutputPlan], artist: Artist?) {
    let side = artist?.layout.blockSide ?? 1
    blockSide = side > 1 ? side : nil
    let hasPictureOfCells = side == 1 && outputs.contains { $0.format.isPicture }
    showsCells = hasPictureOfCells || outputs.contains { $0.format == .txt }
  }

  func frame(of world: any World, window: CellRect, number: Int) -> Frame {
    Frame(
      number: number, tick: world.tick,
      cells: showsCells ? world.states(in: window) : nil,
      shares: blockSide.map { world.shares(in: window, blockSide: $0) },
      census: world.census)
  }
}
