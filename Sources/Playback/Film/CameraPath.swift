internal import Rendering
internal import Basics
internal import Vocabulary

/// The path of a film's camera: it glides for as long as a step says, and then stays until
/// something else is asked for.
struct CameraPath {
  private let camera: Camera
  private let live: LivePath?
  /// A glide on its way: from where, how, and how long it takes.
  private var glide: Way?

  private struct Way {
    let from: Sight
    let glide: CameraGlide
    let length: Int
    /// The tick at which it began, where it goes on while other steps are taken.
    let start: Int?
  }
  /// The view when it began to follow, and the frame.
  private var entry: (from: Sight, frame: Int)?
  /// The last visible part of a following view.
  private var last: Sight?
  /// The visible part before the current step, and whether it was a following view.
  private var here: (sight: Sight, follows: Bool)?
  private var timesAimed = 0

  /// The number of frames that the view takes until it follows.
  private static let entryFrames = 16

  package init(_ camera: Camera, live: LivePath?) {
    self.camera = camera
    self.live = live
  }

  /// A step is over, the next one has not begun.
  package mutating func prepare(_ stage: Stage, ticks: Int) {
    guard camera.moves else { return }
    if glide?.start == nil { glide = nil }
    let follows = camera.follows(stage)
    here = (
      follows ? last ?? rest(stage) : onItsWay(rest(stage), ticks: ticks, left: .none), follows
    )
  }

  /// A step has begun that lasts so long, after so many frames and ticks.
  package mutating func begin(
    _ stage: Stage, lasting duration: StepDuration, frame: Int, ticks: Int
  ) {
    guard let here, stage.timesAimed != timesAimed else { return }
    timesAimed = stage.timesAimed
    glide = nil
    if case .rectangle(let target) = stage.aim {
      let length = target.ticksMeanwhile ?? duration.count
      glide = length.map {
        Way(
          from: here.sight, glide: target.glide, length: $0,
          start: target.ticksMeanwhile == nil ? nil : ticks)
      }
    } else if camera.follows(stage), !here.follows {
      entry = frame > 0 ? (here.sight, frame) : nil
      last = here.sight
    }
  }

  /// The visible part in a frame, given the rest of the current step.
  package mutating func sight(
    _ stage: Stage, frame: Int, ticks: Int, left: StepDuration
  ) -> Sight? {
    guard camera.moves else { return nil }
    var sight = rest(stage)
    if camera.follows(stage) {
      sight = followed(stage, frame: frame) ?? sight
    } else {
      sight = onItsWay(sight, ticks: ticks, left: left)
    }
    sight.field = stage.field?.bounds
    return sight
  }

  /// The visible part on the way to another one, where the camera glides.
  private func onItsWay(_ end: Sight, ticks: Int, left: StepDuration) -> Sight {
    guard let glide, glide.length > 0 else { return end }
    let passed = glide.start.map { ticks - $0 } ?? glide.length - (left.count ?? 0)
    let time = Double(passed) / Double(glide.length)
    if glide.glide.isUsual { return glide.from.glided(to: end, part: Sight.eased(time)) }
    return glide.from.glided(to: end, time: time, glide.glide)
  }

  /// The visible part of a following view; nil where nothing has lived yet.
  private mutating func followed(_ stage: Stage, frame: Int) -> Sight? {
    let grows = camera.keepsAll(inLook: stage.look)
    guard
      let seen = live?.envelope(
        ofFrame: frame, in: camera.lattice(ofLook: stage.look), grows: grows)
        ?? last
    else { return nil }
    var sight = camera.fitted(seen.cut(to: stage.field?.bounds), inLook: stage.look)
      .moved(into: stage.field?.bounds)
    sight.turn = camera.turn(ofLook: stage.look)
    if let entry, frame < entry.frame + Self.entryFrames {
      let time = Double(frame + 1 - entry.frame) / Double(Self.entryFrames)
      sight = entry.from.glided(to: sight, part: Sight.eased(time))
    }
    last = sight
    return sight
  }

  /// The visible part if nothing moves.
  private func rest(_ stage: Stage) -> Sight {
    switch stage.aim {
    case .look: camera.own(ofLook: stage.look)
    case .rectangle(let target): sight(of: target, stage)
    }
  }

  /// The visible part of a target.
  private func sight(of target: CameraTarget, _ stage: Stage) -> Sight {
    let (area, lattice) = (target.area, camera.lattice(ofLook: stage.look))
    var sight =
      lattice == .squares
      ? Sight(x: area.x, y: area.y, width: area.width, height: area.height)
      : Sight(area.outerCells, in: lattice)
    sight = camera.fitted(sight, inLook: stage.look)
    sight.turn = stage.turn ?? camera.turn(ofLook: stage.look)
    return sight
  }
}

extension StepDuration {
  /// The ticks or frames, where their number is known.
  fileprivate var count: Int? {
    switch self {
    case .ticks(let count), .frames(let count): count
    case .none, .untilDone, .untilOver: nil
    }
  }
}
