internal import Encoding
internal import Files
package import Planning
internal import Simulation
internal import Vocabulary

/// A light and a dark picture of the same, for pages that are read in either way.
package struct PicturePair: Hashable, Sendable {
  package let world: String
  package let light: String
  package let dark: String

  package init(world: String, light: String, dark: String) {
    (self.world, self.light, self.dark) = (world, light, dark)
  }

  /// The pairs among what was made: of films and of sheets that come in two themes, one light and
  /// one dark.
  package static func all(in work: [(job: Job, reports: [RunReport])]) -> [PicturePair] {
    var pairs: [PicturePair] = []
    var waiting: [Job.Twin: (isDark: Bool, report: RunReport)] = [:]
    for (job, reports) in work {
      let own = zip(job.pages, reports).map { (isDark: $0.isDark, report: $1) }
      if own.count == 2 { pairs += all(of: own[0], own[1]) }
      guard let twin = job.twin, let one = own.first else { continue }
      if let other = waiting.removeValue(forKey: twin) {
        pairs += all(of: other, one)
      } else {
        waiting[twin] = one
      }
    }
    return pairs
  }

  private static func all(
    of one: (isDark: Bool, report: RunReport), _ other: (isDark: Bool, report: RunReport)
  ) -> [PicturePair] {
    guard one.isDark != other.isDark else { return [] }
    let (light, dark) = one.isDark ? (other.report, one.report) : (one.report, other.report)
    return zip(light.outputs, dark.outputs).compactMap { light, dark in
      guard light.isImage, dark.isImage else { return nil }
      return PicturePair(world: one.report.world, light: light.path, dark: dark.path)
    }
  }
}

extension WrittenOutput {
  /// Whether it is a single file that pages show as a picture.
  package var isImage: Bool {
    files == 1 && ["gif", "png", "apng", "webp", "svg"].contains(Path.ending(of: path))
      && NumberedPath(path) == nil
  }
}
