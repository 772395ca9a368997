internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

/// The screen space for watching a film.
package struct ScreenRoom: Hashable, Sendable {
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// True if there are too few pixels for letters.
  package let isCoarse: Bool

  package init(width: Int, height: Int, isCoarse: Bool) {
    self.width = max(40, width)
    self.height = max(24, height)
    self.isCoarse = isCoarse
  }
}

/// A film or a sheet for watching.
package struct WatchedJob: Sendable {
  package let job: Job
  /// The title of each look, shown beside the picture.
  package let titles: [PictureText?]

  /// True if its steps write files, with or without outputs.
  package var writes: Bool { job.runs.first.writesBesideOutputs }
}

extension Scenario {
  /// The jobs for watching the scenario on a terminal: pictures as large as the screen allows,
  /// without texts beside them and without files. A film of unknown length goes on.
  ///
  /// - Throws: All faults, in reading order.
  package func watched(in room: ScreenRoom) throws(Faults) -> [WatchedJob] {
    let settings = written.watched(in: room, by: world.words.vocabulary.map(\.name))
    var titles: [PictureText?] = []
    if written[Setting.title.name] != nil {
      titles = try with(settings).jobs()[0].runs.first.film.looks.map(\.texts.title)
    }
    return try with(settings.without(Setting.title.name)).jobs().map {
      WatchedJob(job: $0.goingOn, titles: titles)
    }
  }
}

extension Job {
  fileprivate var goingOn: Job {
    guard runs.areMade, runs.known.allSatisfy(\.mayGoOn) else { return self }
    var job = self
    job.runs = Runs(
      runs.known.changed { plan in
        plan.film = plan.film.lasting(frames: Limits.frames)
        plan.film.endsAtRest = plan.world.mayRest
      })
    return job
  }
}

extension Plan {
  /// True if only the usual number of frames ends the film, and no chart depends on that.
  fileprivate var mayGoOn: Bool {
    guard film.isPlain, !framesAreGiven,
      !endsAtRest, worldStart.length == .usual,
      film.looks.allSatisfy({ !$0.chart.isShown })
    else { return false }
    let (ticks, isTooMuch) = film.clock.every.multipliedReportingOverflow(by: Limits.frames)
    return !isTooMuch && ticks < Limits.ticks - film.clock.skip
  }
}

extension WrittenSettings {
  /// The settings for the size of pictures, for files, and for parts beside the field.
  private static let unseen = [
    "format", "cell", "scale", "text", "caption", "panels", "frame", "rows", "measures", "sort",
    "distinct", "top", "resume", "max-size",
  ]

  /// The settings for watching; `names` are the settings of the world.
  fileprivate func watched(in room: ScreenRoom, by names: [String]) -> WrittenSettings {
    var settings = Self.unseen.reduce(self) { $0.without($1) }
    // A sheet has small labels, and twice as many pixels if there are very few.
    let isSheet = settings[Setting.vary.name] != nil
    let times = isSheet && room.isCoarse && room.height < 80 ? 2 : 1
    var values = [
      (Setting.out.name, "-"), (Setting.format.name, Format.y4m.ending),
      (Setting.fit.name, "\(room.width * times)x\(room.height * times)"),
      (Setting.counters.name, "false"),
    ]
    if room.isCoarse { values += [("legend", "false"), ("text", isSheet ? "6px" : "8px")] }
    for (name, value) in values where names.contains(name) {
      let node = Node(made: value)
      settings.set(.init(name: name, namePlace: .word(name), value: node))
    }
    return settings
  }
}
