import Foundation
import TerrariumSupport
import Testing

/// The public interface, and the parts that stay the same in all versions 1.x.
@Suite(.ownThread) struct PublicTests {
  /// Symbols and settings are committed in `Tests/Goldens/public`; `TERRARIUM_RECORD=1` writes the
  /// current ones. A line may be added with a minor version. It must not be removed or changed
  /// before version 2.
  @Test(arguments: ["Terrarium", "GIFWriter", "settings"])
  func `what is promised for all versions 1.x is as it was`(name: String) throws {
    let lines = try name == "settings" ? settings() : symbols(of: name)
    let text = lines.joined(separator: "\n") + "\n"
    let path = "\(Command.packageFolder)/Tests/Goldens/public/\(name).txt"
    if ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "1" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    let kept = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(kept.count > 20)
    let (gone, new) = (Set(kept).subtracting(lines).sorted(), Set(lines).subtracting(kept).sorted())
    #expect(gone == [], "promised in \(path)")
    #expect(new == [], "not in \(path) yet")
  }

  /// Returns the declarations of a module, as the compiler lists them.
  private func symbols(of module: String) throws -> [String] {
    let folder = TemporaryFolder()
    let package = Command.packageFolder
    let build = URL(fileURLWithPath: Command.built).deletingLastPathComponent().path
    func parts(_ folder: String, where isWanted: (String) -> Bool) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).filter(isWanted).map {
        "\(folder)/\($0)"
      }
    }
    let maps = try parts(build) { $0.hasSuffix(".build") }.map { "\($0)/module.modulemap" }
      .filter(FileManager.default.fileExists)
    var words = ["swift", "symbolgraph-extract", "-module-name", module, "-target", Self.target]
    words += ["-I", "\(build)/Modules", "-output-dir", folder.path("")]
    words += ["-minimum-access-level", "public", "-skip-synthesized-members"]
    words += try parts("\(package)/Sources/Libraries") { $0.hasPrefix("C") }.flatMap { ["-I", $0] }
    words += ["-I", "\(package)/Sources/Core/CKernels/include"]
    words += maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let run = try Child.run("/usr/bin/env", words)
    try #require(run.code == 0, "\(run.complaint)")
    let graphs = try folder.names.filter { $0.hasSuffix(".symbols.json") }.map {
      try JSONDecoder().decode(Graph.self, from: Data(folder.bytes($0)))
    }
    return graphs.flatMap(\.symbols).map(\.line).sorted()
  }

  private static let target: String = {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }()

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Fragment: Decodable { let spelling: String }

    let pathComponents: [String]
    let declarationFragments: [Fragment]

    var line: String {
      pathComponents.joined(separator: ".") + ": " + declarationFragments.map(\.spelling).joined()
    }
  }

  /// Returns the settings, each with the worlds that have it.
  private func settings() throws -> [String] {
    struct Setting: Decodable {
      let name: String
      let worlds: [String]
    }
    let text = try Command.done("list settings --json", in: TemporaryFolder()).text
    return try JSONDecoder().decode([Setting].self, from: Data(text.utf8))
      .map { "\($0.name): \($0.worlds.joined(separator: " "))" }.sorted()
  }

  @Test func `nothing but the two libraries is public`() throws {
    let sources = Command.packageFolder + "/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    var seen = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      if file.hasPrefix("Terrarium/") || file.hasPrefix("GIFWriter/") { continue }
      seen += 1
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      let isPublic = text.contains(#/(?m)^\s*(@\w+ )*public (?!import)/#)
      #expect(!isPublic, "\(file)")
    }
    #expect(seen > 100)
  }
}
