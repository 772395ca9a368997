internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The links to pictures below the scenarios of a page.
struct PageLinks {
  private let page: MarkdownPage
  /// The link for each block; nil if it has no relevant pictures, or if they are unknown.
  private let links: [String?]

  /// Creates the links of a page from everything planned. Blocks without relevant items have none;
  /// items without a report link all planned pictures.
  init(
    _ page: MarkdownPage, of items: [RunSession.WorkItem], counting: [RunSession.WorkItem],
    _ reports: [Int: [RunReport]]
  ) {
    self.page = page
    let blocks = Set(counting.filter { $0.scenario == page.path }.compactMap { $0.block })
    let own = Dictionary(grouping: items.filter { $0.scenario == page.path }) { $0.block }
    links = page.blocks.indices.map { block in
      let work = own[block, default: []].map { item in (item.job, reports[item.number]) }
      let isKnown = work.allSatisfy { job, reports in reports != nil || !job.dependsOnMoments }
      guard isKnown, blocks.contains(block) else { return nil }
      let link = Self.link(
        work.map { job, reports in (job, job.pictures(in: reports)) },
        folder: Path.folder(of: page.path))
      return link.map { page.link(to: $0, below: block) }
    }
  }

  /// Writes the page if a link has changed.
  func write() throws(Fault) {
    guard !stale.isEmpty else { return }
    do throws(FileError) {
      try OutputFile.write(page.text(with: links), to: page.path, synced: true)
    } catch {
      throw Fault(.file(error))
    }
  }

  var stale: [Int] {
    links.indices.filter { links[$0] != nil && links[$0] != page.link(below: $0) }
      .map { page.line(ofLinkBelow: $0) }
  }

  /// The link to the made pictures; nil if there are none.
  private static func link(_ work: [(job: Job, pictures: [[String]])], folder: String) -> String? {
    let pairs = PicturePair.all(in: work)
    let paired = Set(pairs.flatMap { [$0.light, $0.dark] })
    let sizes = work.map(\.job.pictureSizes)
    let singles = work.enumerated().flatMap { maker, work in
      work.pictures.joined().filter { !paired.contains($0) }.map {
        PicturePair(light: $0, dark: $0, maker: maker)
      }
    }
    let all = (pairs + singles).map { pair in
      PictureSnippet(pair, in: work[pair.maker].job, sizes[pair.maker], folder: folder).text
    }
    return all.isEmpty ? nil : all.joined(separator: " ")
  }
}
