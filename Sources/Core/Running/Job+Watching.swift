package import TerrariumEncoding
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

extension WatchedJob {
  /// Plays the runs once and passes on their pictures; nothing is written.
  package func play(threads: Int, to receiver: @escaping PictureTarget.Receiver) async throws(Fault)
  {
    let (rendition, plan) = (job.renditions[0], job.runs.first)
    do {
      let tools = JobTools(threads: threads) { _ in }
      let next: () throws -> Shot?
      if job.isSheet {
        var film = try RunsInStep(of: job, tools.pool)
        next = { try film.nextShot() }
      } else {
        var film = Film(of: job, on: try plan.stage(threads: threads))
        next = { try film.nextShot() }
      }
      let timing = plan.film.endsAtRest ? rendition.timing.holdingTheEnd : rendition.timing
      let target = PictureTarget(
        for: receiver, timing: timing.divided(by: job.smooth), momentsAlone: false)
      var way = Smoother(steps: job.smooth)
      try await Pipeline([(rendition.painter, [target])])
        .run(on: tools.threads) { try way.next(next) }
    } catch {
      throw Fault(of: error, in: job)
    }
  }
}

extension Job {
  /// The film's first picture on its first rendition; nil if it shows none.
  package func firstPicture() throws(Fault) -> IndexedPicture? {
    let plan = runs.first
    do {
      var film = Film(of: self, on: try plan.stage(threads: 1))
      while let shot = try film.nextShot() {
        if let frame = shot.frame { return plan.artist?.draw(frame) }
      }
      return nil
    } catch {
      throw Fault(of: error, in: self)
    }
  }
}
