internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The scenarios and pages below a folder: those that git lists, or all where there is no
/// repository. Hidden folders and links are left out.
enum ScenarioFolder {
  /// Their paths, in order.
  static func files(below folder: String) -> [String] {
    let names = listed(below: folder) ?? all(below: folder)
    return names.map { Path.resolve($0, in: folder) }.filter(isOne).sorted()
  }

  /// The names of the files that git lists; nil if the folder is in no repository.
  private static func listed(below folder: String) -> [String]? {
    let words = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    guard let names = try? Git(in: folder, for: folder).list(words) else { return nil }
    return Set(names).filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }
  }

  private static func all(below folder: String) -> [String] {
    Path.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = Path.resolve(name, in: folder)
      guard Path.kind(of: path) == .folder, !Path.isLink(path) else { return [name] }
      let isRepository = Path.kind(of: Path.join(path, ".git")) != .nothing
      let names = (isRepository ? listed(below: path) : nil) ?? all(below: path)
      return names.map { Path.join(name, $0) }
    }
  }

  private static func isOne(_ path: String) -> Bool {
    guard Command.scenarioEndings.contains(Path.ending(of: path)) || MarkdownPage.isPage(path),
      !ProjectFile.isOne(path), Path.kind(of: path) == .file, !Path.isLink(path)
    else { return false }
    let source: SourceText
    do throws(FileError) {
      source = try SourceText(at: path)
    } catch {
      // Data may be longer than any scenario. What cannot be read is reported later.
      if case .tooLarge = error { return false }
      return true
    }
    if MarkdownPage.isPage(path) {
      let page = MarkdownPage(source)
      return !page.blocks.isEmpty || page.fault != nil
    }
    if let node = YAMLReader.read(source).node { return node["world"] != nil }
    // A scenario with faults is one all the same.
    let lines = String(decoding: source.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasPrefix("world:") }
  }
}
