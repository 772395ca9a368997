package import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

extension WatchedJob {
  /// Plays the runs once and passes on their pictures; nothing is written.
  package func play(threads: Int, to receiver: @escaping PictureTarget.Receiver) async throws(Fault)
  {
    let (rendition, plan) = (job.renditions[0], job.runs.first)
    do {
      let executor = JobExecutor(threads: threads) { _ in }
      let timing = plan.film.endsAtRest ? rendition.timing.holdingTheEnd : rendition.timing
      let target = PictureTarget(
        for: receiver, timing: timing.divided(by: job.smooth), momentsAlone: false)
      let strands = [Strand(painter: rendition.painter, targets: [target])]
      var way = Smoother(steps: job.smooth)
      if job.isSheet {
        var film = try RunsInStep(of: job, executor.pool)
        try await executor.play(into: strands) { try way.next { try film.nextShot() } }
      } else {
        let stage = try plan.worldStart.stage(
          seed: plan.seed, threads: threads, window: plan.window
        )
        .stage
        var film = Film(of: job, on: stage)
        try await executor.play(into: strands) { try way.next { try film.nextShot() } }
      }
    } catch {
      throw Fault(of: error, in: job)
    }
  }
}
