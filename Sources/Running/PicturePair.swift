internal import Encoding
package import Planning

/// A light and a dark picture of the same, for pages that are read in either way.
package struct PicturePair: Hashable, Sendable {
  package let world: String
  package let light: String
  package let dark: String
  /// The place of the work that makes the light one.
  package let maker: Int

  package init(world: String, light: String, dark: String, maker: Int = 0) {
    self.world = world
    self.light = light
    self.dark = dark
    self.maker = maker
  }

  /// A report, and the place of its work among all.
  private typealias Half = (isDark: Bool, report: RunReport, maker: Int)

  /// The pairs among the outputs: films and sheets in two themes, one light and one dark.
  package static func all(in work: [(job: Job, reports: [RunReport])]) -> [PicturePair] {
    var pairs: [PicturePair] = []
    var waiting: [Job.Twin: Half] = [:]
    for (maker, (job, reports)) in work.enumerated() {
      let own = zip(job.pages, reports).map { Half($0.isDark, $1, maker) }
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

  private static func all(of one: Half, _ other: Half) -> [PicturePair] {
    guard one.isDark != other.isDark else { return [] }
    let (lit, unlit) = one.isDark ? (other, one) : (one, other)
    let (lights, darks) = (
      lit.report.outputs.filter(\.isImage), unlit.report.outputs.filter(\.isImage)
    )
    return zip(lights, darks).map { light, dark in
      PicturePair(
        world: one.report.world, light: light.path, dark: dark.path, maker: lit.maker)
    }
  }
}

extension WrittenOutput {
  /// True if it is a single file that pages show as a picture.
  package var isImage: Bool {
    files == 1 && Format(ofPath: path)?.isShownOnPages ?? false && NumberedPath(path) == nil
  }
}
