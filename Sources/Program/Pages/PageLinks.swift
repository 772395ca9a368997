internal import Encoding
internal import Files
internal import Planning
internal import Playback
internal import Running
internal import Vocabulary

/// The links to pictures below the scenarios of a page, kept as the scenarios have them.
struct PageLinks {
  private let page: MarkdownPage
  /// The links that belong below each block; nil for a block that makes no picture or has failed.
  private let links: [String?]

  /// The links of a page whose scenarios were run or compared.
  init(_ page: MarkdownPage, _ done: [(order: RunSession.Order, reports: [RunReport])]) {
    self.page = page
    let own = Dictionary(
      grouping: done.filter { $0.order.scenario == page.path }, by: \.order.block)
    links = page.blocks.indices.map { block in
      let work = own[block, default: []].map { ($0.order.job, $0.reports) }
      return Self.link(work, folder: Path.folder(of: page.path))
    }
  }

  /// Writes the page, if a link of it is another one.
  func write() throws(Fault) {
    let text = page.text(with: links)
    do throws(FileError) {
      let old = try FileReader.bytes(of: page.path, limit: SourceText.limit)
      guard !Array(text.utf8).elementsEqual(old), !stale.isEmpty else { return }
      try OutputFile.write(text, to: page.path, synced: true)
    } catch {
      throw Fault(.file(error))
    }
  }

  /// The lines of links that are wrong.
  var stale: [Int] {
    links.indices.filter { links[$0] != nil && links[$0] != page.link(below: $0) }
      .map { page.line(ofLinkBelow: $0) }
  }

  /// The pictures that were made, as a page shows them; nil if there are none.
  private static func link(
    _ work: [(job: Job, reports: [RunReport])], folder: String
  ) -> String? {
    let pairs = PicturePair.all(in: work)
    let paired = Set(pairs.flatMap { [$0.light, $0.dark] })
    let sizes = work.map(\.job.pictureSizes)
    let singles = work.enumerated().flatMap { maker, work in
      work.reports.flatMap(\.outputs).filter { $0.isImage && !paired.contains($0.path) }.map {
        PicturePair(world: work.job.world.name, light: $0.path, dark: $0.path, maker: maker)
      }
    }
    let all = (pairs + singles).map { pair in
      PictureSnippet(pair, in: work[pair.maker].job, sizes[pair.maker], folder: folder).text
    }
    return all.isEmpty ? nil : all.joined(separator: " ")
  }
}
