internal import Rendering
internal import Basics

/// The path of a film's camera: it glides for as long as a step says, and then stays until
/// something else is asked for.
struct CameraPath {
  private let camera: Camera
  private let live: LivePath?
  /// A glide on its way: from where, and how long it takes.
  private var glide: (from: Sight, length: Int)?
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
  package mutating func prepare(_ stage: Stage) {
    guard camera.moves else { return }
    glide = nil
    let follows = camera.follows(stage)
    here = (follows ? last ?? rest(stage) : rest(stage), follows)
  }

  /// A step has begun that lasts so long, after so many frames.
  package mutating func begin(_ stage: Stage, lasting duration: StepDuration, frame: Int) {
    guard let here, stage.timesAimed != timesAimed else { return }
    timesAimed = stage.timesAimed
    if case .rectangle = stage.aim {
      glide = duration.count.map { (here.sight, $0) }
    } else if camera.follows(stage), !here.follows {
      entry = frame > 0 ? (here.sight, frame) : nil
      last = here.sight
    }
  }

  /// The visible part in a frame, given the rest of the current step.
  package mutating func sight(
    _ stage: Stage, frame: Int, left: StepDuration
  ) -> Sight? {
    guard camera.moves else { return nil }
    var sight = rest(stage)
    if camera.follows(stage) {
      sight = followed(stage, frame: frame) ?? sight
    } else if let glide {
      let time = Double(glide.length - (left.count ?? 0)) / Double(glide.length)
      sight = glide.from.glided(to: sight, part: Sight.eased(time))
    }
    sight.field = stage.field?.bounds
    return sight
  }

  /// The visible part of a following view; nil where nothing has lived yet.
  private mutating func followed(_ stage: Stage, frame: Int) -> Sight? {
    guard let seen = live?.envelope(ofFrame: frame, in: camera.lattice(ofLook: stage.look)) ?? last
    else { return nil }
    var sight = camera.fitted(seen.cut(to: stage.field?.bounds), inLook: stage.look)
      .moved(into: stage.field?.bounds)
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
    case .rectangle(let cells):
      camera.fitted(
        Sight(cells, in: camera.lattice(ofLook: stage.look)), inLook: stage.look)
    }
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
