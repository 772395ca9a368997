internal import Encoding
internal import Files
internal import Planning
internal import Vocabulary

/// Looks for pictures with a recipe that no scenario makes any more.
struct Orphans {
  private let made: Set<String>
  private let frames: FrameFiles

  /// Those that none of some jobs makes.
  init(of jobs: [Job]) {
    made = Set(jobs.flatMap(\.places).map(\.path).filter { $0 != "-" }.map(Path.identity))
    frames = FrameFiles(jobs)
  }

  /// The orphans in a folder and below it, in the order of their names.
  func all(below folder: String) throws(Fault) -> [String] {
    guard Path.kind(of: folder) == .folder else {
      throw Fault(.file(.notFound(path: folder, missing: folder)), at: .flag("--orphans"))
    }
    return look(in: folder)
  }

  /// Looks for pictures in a folder. Hidden folders and links are skipped.
  private func look(in folder: String) -> [String] {
    Path.names(in: folder).sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = Path.collapsed(Path.join(folder, name))
      if Path.isLink(path) { return [] }
      if Path.kind(of: path) == .folder { return look(in: path) }
      return isOrphan(path) ? [path] : []
    }
  }

  private func isOrphan(_ path: String) -> Bool {
    // What is no file may keep who reads it waiting for ever.
    guard Format(ofPath: path)?.recipe != nil, Path.kind(of: path) == .file else { return false }
    let identity = Path.identity(of: path)
    guard !made.contains(identity), !frames.hasFrame(at: identity) else { return false }
    return (try? PictureRecipe.scenario(ofPictureAt: path, in: .offered)) != nil
  }
}
