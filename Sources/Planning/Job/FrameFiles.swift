internal import Encoding
internal import Files
internal import Playback
internal import Vocabulary

/// The files of some jobs, those of numbered outputs among them: one for each frame.
struct FrameFiles {
  private struct Output {
    let path: String
    let place: Place?
    /// One spelling of the path.
    let identity: String
    /// The paths of its frames, as they were written and in that spelling, and how many there are.
    let numbered: (written: NumberedPath, identity: NumberedPath)?
    let count: Int
  }

  private let outputs: [Output]
  /// Which outputs have frames whose paths look alike but for digits.
  private var alike: [NumberedPath.Frame: [Int]] = [:]

  init(_ jobs: [Job]) {
    outputs = jobs.flatMap { job in
      let numbered = Set(job.pages.flatMap(\.files).filter { $0.numbered != nil }.map(\.path))
      return job.places.filter { Path.kind(of: $0.path) != .special && $0.path != "-" }
        .map { path, place in
          let identity = Path.identity(of: path)
          let paths = numbered.contains(path) ? NumberedPath(path) : nil
          let both = paths.flatMap { paths in NumberedPath(identity).map { (paths, $0) } }
          return Output(
            path: path, place: place, identity: identity, numbered: both,
            count: job.frames ?? .max)
        }
    }
    for (index, output) in outputs.enumerated() {
      if let paths = output.numbered { alike[paths.identity.frame, default: []].append(index) }
    }
  }

  /// Whether there is nothing to look at.
  var isEmpty: Bool { alike.isEmpty }

  /// Notes the outputs that a frame of another one would be written over.
  func refuseMeetings(_ faults: inout Faults) {
    for (index, output) in outputs.enumerated() {
      if let paths = output.numbered {
        // Each pair is looked at once, at its later one.
        let others = (alike[paths.identity.frame] ?? []).prefix { $0 < index }
        let meeting = others.lazy.compactMap { other in
          outputs[other].numbered.flatMap {
            outputs[other].identity == output.identity
              ? nil
              : paths.identity.meeting(output.count, with: $0.identity, outputs[other].count)
          }
        }.first
        if let meeting {
          faults.add(.sameOutputTwice(shortened(meeting, as: output)), at: output.place)
        }
      } else if let other = writer(of: output.identity) {
        let later = max(index, other)
        faults.add(.sameOutputTwice(output.path), at: outputs[later].place)
      }
    }
  }

  /// Notes what stands where a frame is to be written and cannot be replaced, or is another output
  /// by another name.
  func refuseObstacles(_ faults: inout Faults) {
    let others = Set(outputs.filter { $0.numbered == nil }.map(\.identity))
    var names: [String: [String]] = [:]
    for output in outputs {
      guard let paths = output.numbered else { continue }
      let folder = Path.folder(of: output.identity)
      let there = names[folder] ?? Path.names(in: folder)
      names[folder] = there
      for name in there {
        guard let number = paths.identity.number(of: Path.join(folder, name)),
          number < output.count
        else { continue }
        let path = paths.written.path(of: number)
        if let obstacle = Path.obstacle(toWriting: path) {
          faults.add(.file(obstacle), at: output.place)
          break
        }
        if others.contains(Path.identity(of: path)) {
          faults.add(.sameOutputTwice(path), at: output.place)
          break
        }
      }
    }
  }

  /// The output of which a path is a frame.
  private func writer(of identity: String) -> Int? {
    for frame in NumberedPath.frames(of: identity) {
      for index in alike[frame] ?? [] {
        guard let paths = outputs[index].numbered,
          let number = paths.identity.number(of: identity), number < outputs[index].count
        else { continue }
        return index
      }
    }
    return nil
  }

  /// A path as somebody would write it who wrote an output so.
  private func shortened(_ path: String, as output: Output) -> String {
    guard output.path.utf8.contains(UInt8(ascii: "/")) else { return Path.name(of: path) }
    return Path.join(Path.folder(of: output.path), Path.name(of: path))
  }
}
