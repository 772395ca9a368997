internal import Encoding
package import Playback

extension Job {
  /// True if one of a sheet's files shows a moment of each run.
  package func isMoment(_ file: OutputPlan) -> Bool {
    file.format.content == .picture && file.numbered == nil
      || pages[0].marksMoment && file.format.isPicture && file.format.canBeStill
  }

  /// True if one of a sheet's files shows the runs in step.
  package func isInStep(_ file: OutputPlan) -> Bool { file.format.isPicture && !isMoment(file) }
}
