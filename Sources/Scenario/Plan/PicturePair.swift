internal import Encoding
internal import Files
internal import Rendering

/// A light and a dark picture of the same, for pages that are read in either way.
package struct PicturePair: Hashable, Sendable {
  package let world: String
  package let light: String
  package let dark: String

  /// The pairs among what was made: of films and of sheets that come in two themes, one light and
  /// one dark.
  package static func all(
    in work: [(production: Production, reports: [RunReport])]
  ) -> [PicturePair] {
    var pairs: [PicturePair] = []
    var waiting: [SheetPlan.Twin: (isDark: Bool, report: RunReport)] = [:]
    for (production, reports) in work {
      switch production {
      case .film(let plans) where plans.count == 2 && reports.count == 2:
        pairs += all(of: (plans[0].isDark, reports[0]), (plans[1].isDark, reports[1]))
      case .film: continue
      case .sheet(let sheet):
        guard let twin = sheet.twin, let report = reports.first else { continue }
        let own = (isDark: sheet.plans[0].isDark, report: report)
        if let other = waiting.removeValue(forKey: twin) {
          pairs += all(of: other, own)
        } else {
          waiting[twin] = own
        }
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

extension Plan {
  /// Whether what lies round the cells is dark.
  fileprivate var isDark: Bool { film.looks[0].theme.isDark }
}

extension WrittenOutput {
  /// Whether it is a single file that pages show as a picture.
  fileprivate var isImage: Bool {
    files == 1 && ["gif", "png", "apng", "webp"].contains(Path.ending(of: path))
      && NumberedPath(path) == nil
  }
}
