internal import TerrariumEncoding
package import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// A light and a dark version of a picture, for pages with both themes.
package struct PicturePair: Hashable, Sendable {
  package let light: String
  package let dark: String
  /// The number of the job that makes the light one.
  package let maker: Int

  package init(light: String, dark: String, maker: Int = 0) {
    self.light = light
    self.dark = dark
    self.maker = maker
  }

  /// The pictures of a rendition of a job, and the number of the job.
  private typealias Half = (isDark: Bool, paths: [String], maker: Int)

  /// The pairs among the pictures of renditions: films and sheets in two themes, one light and one dark.
  package static func all(in work: [(job: Job, pictures: [[String]])]) -> [PicturePair] {
    var pairs: [PicturePair] = []
    var waiting: [[Node]: Half] = [:]
    for (maker, (job, pictures)) in work.enumerated() {
      let own = zip(job.renditions, pictures).map { Half($0.isDark, $1, maker) }
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
    return zip(lit.paths, unlit.paths).map { light, dark in
      PicturePair(light: light, dark: dark, maker: lit.maker)
    }
  }
}

extension Job {
  /// The pictures of each of its renditions for documents: the written ones, or without reports the
  /// planned ones.
  package func pictures(in reports: [RunReport]?) -> [[String]] {
    var written: [[String]]
    if let reports {
      written = reports.map { $0.outputs.filter { $0.files == 1 }.map(\.path) }
    } else {
      written = renditions.map { $0.files.map(\.path) }
      if !written.isEmpty { written[0] += stepFiles.map(\.path) }
    }
    return written.map { $0.filter(Self.isPicture) }
  }

  /// True if a path is a single file that documents show as a picture.
  private static func isPicture(_ path: String) -> Bool {
    Format(ofPath: path)?.isShownOnPages ?? false && NumberedPath(path) == nil
  }
}
