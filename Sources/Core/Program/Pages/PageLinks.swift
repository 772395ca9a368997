internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The links to pictures below the scenarios of a page, kept as the scenarios have them.
struct PageLinks {
  private let page: MarkdownPage
  /// The links that belong below each block; nil for a block without pictures that count, or whose
  /// pictures are not known.
  private let links: [String?]

  /// The links of a page, of all that is planned. Blocks of which no order counts have none; of
  /// orders without a report all pictures that they plan are linked.
  init(
    _ page: MarkdownPage, of orders: [RunSession.Order], counting: [RunSession.Order],
    _ reports: [Int: [RunReport]]
  ) {
    self.page = page
    let blocks = Set(counting.filter { $0.scenario == page.path }.compactMap { $0.block })
    let own = Dictionary(grouping: orders.filter { $0.scenario == page.path }) { $0.block }
    links = page.blocks.indices.map { block in
      let work = own[block, default: []].map { order in (order.job, reports[order.number]) }
      let isKnown = work.allSatisfy { job, reports in reports != nil || !job.dependsOnMoments }
      guard isKnown, blocks.contains(block) else { return nil }
      let link = Self.link(
        work.map { job, reports in (job, job.pictures(in: reports)) },
        folder: Path.folder(of: page.path))
      return link.map { page.link(to: $0, below: block) }
    }
  }

  /// Writes the page, if a link of it is another one.
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

  /// The pictures that were made, as a page shows them; nil if there are none.
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
