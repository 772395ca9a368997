internal import Encoding

extension OutputPlan {
  /// Whether it is seen to move, as the film's delays say.
  var isMoving: Bool {
    switch format {
    case .gif, .apng, .webp, .y4m, .mp4, .webm: true
    default: false
    }
  }
}

extension Plan {
  /// The first of the outputs that move; nil where none does.
  var movingOutput: OutputPlan? {
    outputs.first { $0.isMoving && !(film.marksMoment && $0.format == .gif) }
  }

  /// Watches the film for flashes, where it is seen to move.
  func flashWatch() -> FlashWatch? { movingOutput.map { _ in FlashWatch(timing: timing) } }

  /// What is to be said of the flashes that were seen.
  func notices(of watch: FlashWatch?) -> [Notice] {
    guard let watch, let output = movingOutput else { return [] }
    return watch.notice(of: output, world: world).map { [$0] } ?? []
  }
}

extension FlashWatch {
  /// What is to be said of a film of a world; nil where nothing is.
  func notice(of output: OutputPlan, world: WorldEntry) -> Notice? {
    tooMany.map { times in
      .flashes(
        path: output.path, timesASecond: times,
        canBeCalm: !world.lacking.contains(Setting.calm.name))
    }
  }
}
