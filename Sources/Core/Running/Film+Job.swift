internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension Film {
  /// Creates the film of a job's only run, for all of its renditions.
  init(of job: Job, on stage: Stage) {
    let plan = job.runs.first
    self.init(
      plan.film, on: stage, camera: job.camera(by: plan.artist), reports: job.isTold,
      showsFrames: job.showsFrames, hasCover: plan.artist?.hasCover ?? false,
      showsMotion: job.showsMotion, boxesLife: plan.needsLife)
  }
}

extension Job {
  /// The camera of its only run, for all of its renditions, with the artist of its pictures.
  func camera(by artist: FilmArtist?) -> Camera {
    let plan = runs.first
    return Camera(
      window: plan.window, files: renditions.flatMap(\.files),
      pictures: artist?.cameraViews ?? [], looks: plan.film.looks,
      lettersWindow: plan.lettersWindow, largeFrame: plan.largeFrame)
  }

  /// The number of pictures for each frame, if there is an animation.
  var smooth: Int { renditions.contains { $0.movingOutput != nil } ? renditions[0].plan.smooth : 1 }

  /// True if interpolated pictures show gliding things.
  var showsMotion: Bool { smooth > 1 && world.subject.glides }

  /// True if some output lists the events.
  var isTold: Bool {
    renditions.flatMap(\.outputs).contains {
      $0.format.content == .happenings || $0.format.content == .table && world.tableColumns != nil
    }
  }

  /// True if some output shows moments of the film, unlike a table of the world's own.
  var showsFrames: Bool {
    world.tableColumns == nil
      || renditions.flatMap { $0.outputs + $0.stills }
        .contains { $0.format.content != .happenings && $0.format.content != .table }
  }
}

extension Plan {
  /// The stage at the start of its run.
  func stage(threads: Int) throws(Fault) -> Stage {
    try worldStart.stage(seed: seed, threads: threads, window: window).stage
  }

  /// The index of the frame whose pictures are too large for memory, if any.
  fileprivate var largeFrame: Int? {
    guard let form = artist?.form, isStill,
      StripedPicture.isLarge(width: form.width, height: form.height)
    else { return nil }
    return shownFrame ?? (film.frames ?? 1) - 1
  }
}
