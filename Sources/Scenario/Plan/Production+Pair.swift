internal import Encoding
internal import Files
internal import Rendering

/// A film's light and its dark picture, for pages that are read in either way.
package struct PicturePair: Hashable, Sendable {
  package let light: String
  package let dark: String
}

extension Production {
  /// The pictures of a film that was made in two themes, one light and one dark. `reports` are those
  /// of its plans.
  package func pairs(in reports: [RunReport]) -> [PicturePair] {
    guard case .film(let plans) = self, plans.count == 2, reports.count == 2,
      plans[0].isDark != plans[1].isDark
    else { return [] }
    let light = plans[0].isDark ? 1 : 0
    let pairs = zip(reports[light].outputs, reports[1 - light].outputs)
    return pairs.compactMap { light, dark in
      light.isImage && dark.isImage ? PicturePair(light: light.path, dark: dark.path) : nil
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
    files == 1 && ["gif", "png", "apng"].contains(Path.ending(of: path))
      && NumberedPath(path) == nil
  }
}
