package import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
package import TerrariumVocabulary

/// The files that some jobs write, to check that no other job writes them; a numbered output is one
/// file for each frame.
package struct OutputRegister {
  private struct Output {
    let path: String
    let place: Place?
    /// The canonical path.
    let identity: String
    /// The path template of its frames, as written and canonical, and their number.
    let numbered: (written: NumberedPath, identity: NumberedPath)?
    let count: Int
  }

  /// The canonical paths.
  private var paths: Set<String> = []
  private var outputs: [Output] = []
  /// The files that grow with films, by canonical path, and what their growth depends on. Two films
  /// may add the same to one file, in any order.
  private var grown: [String: String] = [:]
  /// Numbered outputs, by the text of their paths around the digits.
  private var alike: [NumberedPath.Frame: DigitIndex] = [:]
  /// Other outputs whose paths look like a frame of a numbered one.
  private var plain: [NumberedPath.Frame: DigitIndex] = [:]

  /// Creates a register of canonical paths; it is fastest if they are sorted.
  package init(_ files: [String] = []) {
    paths = Set(files)
    for path in files {
      add(Output(path: path, place: nil, identity: path, numbered: nil, count: 1))
    }
  }

  /// Creates a register of the files of some jobs, even if they collide.
  package init(of jobs: [Job]) {
    for job in jobs {
      let numbered = job.numberedPaths
      for (path, place) in job.places where Path.kind(of: path) != .special && path != "-" {
        let identity = Path.identity(of: path)
        let written = numbered.contains(path) ? NumberedPath(path) : nil
        let both = written.flatMap { written in NumberedPath(identity).map { (written, $0) } }
        paths.insert(identity)
        add(
          Output(
            path: path, place: place, identity: identity, numbered: both,
            count: job.frames ?? .max))
      }
    }
  }

  /// Adds jobs.
  ///
  /// - Throws: The outputs that are written twice, or that are among the canonical paths of files
  ///   that were read; none is then added.
  package mutating func add(_ jobs: [Job], reading read: Set<String> = []) throws(Faults) {
    var faults = Faults()
    var new: Set<String> = []
    for (path, place) in jobs.flatMap(\.places) where Path.kind(of: path) != .special {
      let identity = Path.identity(of: path)
      if paths.contains(identity) || grown[identity] != nil || !new.insert(identity).inserted {
        faults.add(.sameOutputTwice(path), at: place)
      }
    }
    var growth = grown
    for (path, source, place) in jobs.compactMap(\.grownFile) {
      let identity = Path.identity(of: path)
      if paths.contains(identity) || new.contains(identity)
        || growth.updateValue(source, forKey: identity).map({ $0 != source }) ?? false
      {
        faults.add(.sameOutputTwice(path), at: place)
      }
    }
    let files = OutputRegister(of: jobs)
    files.refuseMeetings(&faults)
    refuseMeetings(of: files, &faults)
    if faults.list.isEmpty { files.refuse(replacing: read, &faults) }
    guard faults.list.isEmpty else { throw faults }
    paths.formUnion(new)
    grown = growth
    for output in files.outputs { add(output) }
  }

  private mutating func add(_ output: Output) {
    let index = outputs.count
    outputs.append(output)
    if let paths = output.numbered?.identity {
      alike[paths.frame, default: DigitIndex()].insert(paths.rows(output.count), of: index)
    } else {
      for frame in NumberedPath.frames(of: output.identity) {
        let rows = NumberedPath.rows(of: output.identity, in: frame)
        plain[frame, default: DigitIndex()].insert(rows, of: index)
      }
    }
  }

  /// Records outputs of other jobs that collide with a frame of these, or the reverse.
  private func refuseMeetings(of others: OutputRegister, _ faults: inout Faults) {
    for output in others.outputs {
      guard let paths = output.numbered?.identity else {
        if writer(of: output.identity) != nil {
          faults.add(.sameOutputTwice(output.path), at: output.place)
        }
        continue
      }
      refuseSharedPath(of: output, paths, before: outputs.count, &faults)
      guard let frame = plainFile(among: paths, output.count) else { continue }
      faults.add(.sameOutputTwice(shortened(frame, as: output)), at: output.place)
    }
  }

  /// The first of the plain files that is one of a number of frames.
  private func plainFile(among frames: NumberedPath, _ count: Int) -> String? {
    let others = plain[frames.frame]?.outputs(overlapping: frames.rows(count)) ?? []
    return others.lazy.map { outputs[$0].identity }.first { other in
      frames.number(of: other).map { $0 < count } ?? false
    }
  }

  /// Records the first path that a numbered output shares with outputs before it.
  private func refuseSharedPath(
    of output: Output, _ paths: NumberedPath, before limit: Int, _ faults: inout Faults
  ) {
    let others = alike[paths.frame]?.outputs(overlapping: paths.rows(output.count)) ?? []
    let common = others.prefix { $0 < limit }.lazy.compactMap { index -> String? in
      let other = outputs[index]
      guard other.identity != output.identity, let own = other.numbered?.identity else {
        return nil
      }
      return paths.firstShared(output.count, with: own, other.count)
    }
    guard let path = common.first else { return }
    faults.add(.sameOutputTwice(shortened(path, as: output)), at: output.place)
  }

  /// True if a canonical path is one of the files.
  package func contains(_ identity: String) -> Bool {
    paths.contains(identity) || writer(of: identity) != nil
  }

  /// True if one of the plain files is that of a number.
  package func containsAny(of numbered: NumberedPath) -> Bool {
    plainFile(among: numbered, .max) != nil
  }

  /// Records the outputs that collide with a frame of another one.
  private func refuseMeetings(_ faults: inout Faults) {
    for (index, output) in outputs.enumerated() {
      if let paths = output.numbered?.identity {
        // Each pair is checked once, at the later one.
        refuseSharedPath(of: output, paths, before: index, &faults)
      } else if let other = writer(of: output.identity) {
        let later = max(index, other)
        faults.add(.sameOutputTwice(output.path), at: outputs[later].place)
      }
    }
  }

  /// Throws if existing files in place of a frame cannot be replaced, or are another output under
  /// another name.
  func refuseObstacles() throws(Faults) {
    var faults = Faults()
    let others = Set(outputs.filter { $0.numbered == nil }.map(\.identity))
    var refused: Set<Int> = []
    for folder in Set(outputs.filter { $0.numbered != nil }.map { Path.folder(of: $0.identity) }) {
      for name in Path.names(in: folder) {
        for (index, number) in writers(of: Path.join(folder, name)) where !refused.contains(index) {
          let output = outputs[index]
          guard let path = output.numbered?.written.path(of: number) else { continue }
          // An unnamed pipe or device would not be replaced either.
          let isSpecial = Path.kind(of: path) == .special
          if let obstacle = isSpecial ? .noPlainFile(path: path) : Path.obstacle(toWriting: path) {
            faults.add(.file(obstacle), at: output.place)
            refused.insert(index)
          } else if others.contains(Path.identity(of: path)) {
            faults.add(.sameOutputTwice(path), at: output.place)
            refused.insert(index)
          }
        }
      }
    }
    guard faults.list.isEmpty else { throw faults }
  }

  /// Records the outputs that would replace files that were read.
  private func refuse(replacing read: Set<String>, _ faults: inout Faults) {
    for path in read.sorted() where contains(path) {
      let same = outputs.firstIndex { $0.numbered == nil && $0.identity == path }
      guard let output = (same ?? writer(of: path)).map({ outputs[$0] }) else { continue }
      let shown = output.numbered == nil ? output.path : shortened(path, as: output)
      faults.add(
        .said(
          "'\(shown)' is an input and would be overwritten", "give the output a name of its own"),
        at: output.place)
    }
  }

  private func writer(of identity: String) -> Int? { writers(of: identity).first?.output }

  /// The outputs that have a path as a frame, and its number.
  private func writers(of identity: String) -> [(output: Int, number: Int)] {
    var writers: [(output: Int, number: Int)] = []
    for frame in NumberedPath.frames(of: identity) {
      guard let digits = alike[frame] else { continue }
      for index in digits.outputs(overlapping: NumberedPath.rows(of: identity, in: frame)) {
        guard let number = outputs[index].numbered?.identity.number(of: identity),
          number < outputs[index].count
        else { continue }
        writers.append((index, number))
      }
    }
    return writers
  }

  /// A path in the spelling of an output.
  private func shortened(_ path: String, as output: Output) -> String {
    guard output.path.utf8.contains(UInt8(ascii: "/")) else { return Path.name(of: path) }
    return Path.join(Path.folder(of: output.path), Path.name(of: path))
  }
}
