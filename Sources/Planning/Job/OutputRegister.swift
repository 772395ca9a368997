internal import Files
package import Vocabulary

/// The files that some jobs write, so that no other job writes them as well.
package struct OutputRegister {
  /// One spelling of each path.
  private var paths: Set<String>
  private var frames: FrameFiles

  /// Nothing so far but some files, each in the one spelling of its path.
  package init(_ files: [String] = []) {
    paths = Set(files)
    frames = FrameFiles(at: files)
  }

  /// Adds jobs.
  ///
  /// - Throws: which of their outputs are written twice; then none is added.
  package mutating func add(_ jobs: [Job]) throws(Faults) {
    var faults = Faults()
    var new: Set<String> = []
    for (path, place) in jobs.flatMap(\.places) where Path.kind(of: path) != .special {
      let identity = Path.identity(of: path)
      if paths.contains(identity) || !new.insert(identity).inserted {
        faults.add(.sameOutputTwice(path), at: place)
      }
    }
    let files = FrameFiles(jobs)
    files.refuseMeetings(&faults)
    frames.refuseMeetings(of: files, &faults)
    guard faults.list.isEmpty else { throw faults }
    paths.formUnion(new)
    frames.append(files)
  }

  /// Throws if something is in the place of a frame.
  func refuseObstacles() throws(Faults) { try frames.refuseObstacles() }
}
