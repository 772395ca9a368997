internal import Patterns
internal import Rendering
internal import Basics
internal import Vocabulary

/// Where the camera of a film is: it glides for as long as a step says, and then stays until
/// something else is asked for.
struct CameraPath {
  private let camera: Camera
  private let live: LivePath?
  /// A glide on its way: from where, and how long it takes.
  private var glide: (from: Sight, length: Int)?
  /// Where the view was as it began to follow, and at which frame that was.
  private var entry: (from: Sight, frame: Int)?
  /// What was seen last by a view that follows.
  private var last: Sight?
  /// What was seen before the step that begins, and whether that followed.
  private var here: (sight: Sight, follows: Bool)?
  private var timesAimed = 0

  /// How many frames the view takes until it follows.
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

  /// What is seen in a frame, with so much left of the step that lasts.
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

  /// What a view that follows shows; nil where nothing has lived yet.
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

  /// What is seen where nothing moves.
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
