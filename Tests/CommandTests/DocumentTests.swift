import Foundation
import TerrariumSupport
import Testing

/// The links between documents.
@Suite(.ownThread) struct DocumentTests {
  static let pages: [String] = {
    let folder = Command.packageFolder + "/Documentation"
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ["README.md", "SECURITY.md", "CHANGELOG.md", "Python/README.md"]
      + all.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
  }()

  /// Returns the text of a page without its code blocks.
  static func prose(_ page: String) throws -> String {
    let text = try String(contentsOfFile: Command.packageFolder + "/" + page, encoding: .utf8)
    return text.replacing(#/(?m)^ *```[\s\S]*?^ *```$/#, with: "")
      .replacing(#/(?m)^    .*$/#, with: "")
  }

  /// Returns the anchors of a page's headings, as GitHub makes them.
  private static func anchors(_ page: String) throws -> Set<String> {
    let headings = try prose(page).matches(of: #/(?m)^#+ (.*)$/#)
    return Set(
      headings.map { heading in
        let name = heading.1.lowercased().filter {
          $0.isLetter || $0.isNumber || "- _".contains($0)
        }
        return name.replacing(" ", with: "-")
      })
  }

  @Test(arguments: pages)
  func `every link and anchor of a page leads somewhere`(page: String) throws {
    let text = try Self.prose(page).replacing(#/`[^`\n]*`/#, with: "")
    let links =
      text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
      + text.matches(of: #/(?:src|srcset)="([^"]+)"/#).map { String($0.1) }
    let folder = URL(fileURLWithPath: Command.packageFolder + "/" + page)
      .deletingLastPathComponent()
    #expect(!links.isEmpty || ["CHANGELOG.md", "Python/README.md"].contains(page))
    for link in links where !link.hasPrefix("http") {
      let pieces = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let target = pieces[0].isEmpty ? page : pieces[0]
      let path =
        pieces[0].isEmpty
        ? Command.packageFolder + "/" + page
        : folder.appendingPathComponent(target).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(page): \(link)")
      guard pieces.count == 2, path.hasSuffix(".md") else { continue }
      let other = String(path.dropFirst(Command.packageFolder.count + 1))
      #expect(try Self.anchors(other).contains(pieces[1]), "\(page): \(link)")
    }
  }

  @Test func `there are seven documents`() {
    #expect(Self.pages.count { $0.hasPrefix("Documentation/") } == 7)
  }
}
