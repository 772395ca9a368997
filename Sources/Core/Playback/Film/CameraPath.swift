internal import TerrariumBasics
internal import TerrariumPictures

/// The path of a film's camera: it glides for the duration of a step, then stays until the next
/// camera step.
struct CameraPath {
  private let camera: Camera
  private let live: LivePath?
  private var glide: Glide?

  /// A glide to the camera's next resting area.
  private struct Glide {
    let from: VisibleArea
    let shape: CameraGlide
    let length: Int
    /// The tick at which it began, if it continues during other steps.
    let start: Int?
  }
  /// The visible area before a following view, and the frame at which that began.
  private var entry: (from: VisibleArea, frame: Int)?
  /// The last visible area of a following view.
  private var last: VisibleArea?
  /// The visible area before the current step, and if it was a following view.
  private var here: (visible: VisibleArea, follows: Bool)?
  private var timesAimed = 0

  /// The number of frames in which the camera glides to a following view.
  private static let entryFrames = 16

  package init(_ camera: Camera, live: LivePath?) {
    self.camera = camera
    self.live = live
  }

  /// Prepares for the next step, after one has ended.
  package mutating func prepare(_ stage: Stage, ticks: Int) {
    guard camera.moves else { return }
    if glide?.start == nil { glide = nil }
    let follows = camera.follows(stage)
    // Before the first frame, a following view is where it will be at that frame.
    here = (
      follows
        ? last ?? followed(stage, frame: 0) ?? camera.rest(of: stage)
        : onItsWay(camera.rest(of: stage), ticks: ticks, left: .none), follows
    )
  }

  /// Begins a step of a duration, after a number of frames and ticks.
  package mutating func begin(
    _ stage: Stage, lasting duration: StepDuration, frame: Int, ticks: Int
  ) {
    guard let here, stage.timesAimed != timesAimed else { return }
    timesAimed = stage.timesAimed
    glide = nil
    if case .rectangle(let target) = stage.aim {
      let length = target.ticksMeanwhile ?? duration.count
      glide = length.map {
        Glide(
          from: here.visible, shape: target.glide, length: $0,
          start: target.ticksMeanwhile == nil ? nil : ticks)
      }
    } else if camera.follows(stage), !here.follows {
      entry = frame > 0 ? (here.visible, frame) : nil
      last = here.visible
    }
  }

  /// The visible area in a frame, given the rest of the current step.
  package mutating func visibleArea(
    _ stage: Stage, frame: Int, ticks: Int, left: StepDuration
  ) -> VisibleArea? {
    guard camera.moves else { return nil }
    var visible = camera.rest(of: stage)
    if camera.follows(stage) {
      visible = followed(stage, frame: frame) ?? visible
    } else {
      visible = onItsWay(visible, ticks: ticks, left: left)
    }
    visible.field = stage.field?.bounds
    return visible
  }

  /// The visible area on the way to another one while the camera glides.
  private func onItsWay(_ end: VisibleArea, ticks: Int, left: StepDuration) -> VisibleArea {
    guard let glide, glide.length > 0 else { return end }
    let passed = glide.start.map { ticks - $0 } ?? glide.length - (left.count ?? 0)
    let time = Double(passed) / Double(glide.length)
    if glide.shape.isUsual { return glide.from.glided(to: end, part: VisibleArea.eased(time)) }
    return glide.from.glided(to: end, time: time, glide.shape)
  }

  /// The visible area of a following view; nil if nothing has been alive yet.
  private mutating func followed(_ stage: Stage, frame: Int) -> VisibleArea? {
    guard
      let seen = live?.envelope(
        ofFrame: frame, in: camera.lattice(ofLook: stage.look),
        grows: camera.looks[stage.look].view.keepsAll)
    else { return last }
    var visible = camera.whole(seen.cut(to: stage.field?.bounds), inLook: stage.look)
      .moved(into: stage.field?.bounds)
    if let entry, frame < entry.frame + Self.entryFrames {
      let time = Double(frame + 1 - entry.frame) / Double(Self.entryFrames)
      visible = entry.from.glided(to: visible, part: VisibleArea.eased(time))
    }
    last = visible
    return visible
  }
}

extension StepDuration {
  /// The number of ticks or frames, if known.
  fileprivate var count: Int? {
    switch self {
    case .ticks(let count), .frames(let count): count
    case .none, .untilDone, .untilOver, .until: nil
    }
  }
}
