internal import Playback
internal import Encoding
package import Files
package import Planning
internal import Rendering
internal import Simulation
package import Vocabulary

extension Production {
  /// Does the work and gives a report of each plan, or one of a sheet.
  package func run(
    jobs: Int, hashing isHashed: Bool = false, purpose: OutputFile.Purpose = .writing,
    progress: @Sendable (Int) -> Void
  ) async throws(Fault) -> [RunReport] {
    switch self {
    case .film(let plans):
      try await plans.run(jobs: jobs, hashing: isHashed, purpose: purpose, progress: progress)
    case .sheet(let sheet):
      [try await sheet.run(jobs: jobs, hashing: isHashed, purpose: purpose, progress: progress)]
    }
  }

  /// How many frames are counted while it is done; nil where nobody knows before the end.
  package var workInFrames: Int? {
    switch self {
    case .film(let plans): plans[0].film.frames
    case .sheet(let sheet): sheet.workInFrames
    }
  }

  /// Whether nothing is to be said of it.
  package var isQuiet: Bool { main.isQuiet }

  /// How many threads; nil for as many as there are cores.
  package var jobs: Int? { main.jobs }

  /// Whether the seed was left to chance.
  package var picksSeed: Bool {
    switch self {
    case .film(let plans): plans[0].picksSeed
    case .sheet(let sheet): sheet.picksSeed
    }
  }

  /// The pixels of a picture that is written to a path; nil where that is none.
  package func pictureSize(ofOutputAt path: String) -> (width: Int, height: Int)? {
    let form: FilmForm?
    switch self {
    case .film(let plans):
      let plan = plans.first { $0.files.contains { $0.path == path && $0.format.isPicture } }
      form = plan?.artist?.form
    case .sheet(let sheet):
      let isPicture = sheet.outputs.contains { $0.path == path && $0.format.isPicture }
      form = isPicture ? sheet.painter?.form : nil
    }
    return form.map { ($0.width, $0.height) }
  }

  private var main: Plan {
    switch self {
    case .film(let plans): plans[0]
    case .sheet(let sheet): sheet.plans[0]
    }
  }
}
