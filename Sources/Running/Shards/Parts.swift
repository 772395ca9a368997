internal import Encoding
internal import Files
package import Planning
internal import Playback
internal import Rendering
internal import Basics
package import Vocabulary

/// The parts that shards have made of a sheet: for each of its outputs all parts, whole and alike.
package struct Parts {
  /// The bytes that a run's shard has written, and their part.
  private typealias Block = (content: PartFile.Block, part: String)

  /// For each output the blocks of all runs.
  private let blocks: [String: [Block]]
  /// The files of the parts.
  package let paths: [String]

  /// The most bytes of a part.
  private static let limit = 1 << 36

  /// Reads the parts of all outputs.
  package init(of job: Job) throws(Fault) {
    var (blocks, paths): ([String: [Block]], [String]) = ([:], [])
    for output in job.pages[0].outputs {
      let parts = try Self.parts(of: output.path, job.fingerprint)
      blocks[output.path] = try Self.inOrder(parts, job.runs.count, output.path)
      paths += parts.map(\.path)
    }
    (self.blocks, self.paths) = (blocks, paths)
  }

  /// The moments of all runs.
  func tiles(of job: Job) throws(Fault) -> [Frame] {
    var frames: [Frame] = []
    let path = job.pages[0].outputs.first(where: job.isMoment)?.path ?? ""
    for (run, block) in (blocks[path] ?? []).enumerated() {
      guard let tile = PaintedTile(block.content.bytes),
        job.sheetArtist?.fits(tile.picture, onTile: run) ?? false
      else { throw Fault(.badPart(path: block.part)) }
      frames.append(tile.frame)
    }
    return frames
  }

  /// The rows of all runs, as they are written.
  func rows(of job: Job) -> [Shot] {
    let tables = job.pages[0].outputs.filter { !$0.format.isPicture }
    return job.runs.indices.map { number in
      let own = tables.compactMap { output in
        blocks[output.path].map { (output.format.ending, $0[number].content) }
      }
      var shot = Shot(reports: [], frame: nil, unseen: own.map(\.1.frames).max() ?? 0)
      shot.run = number
      shot.written = Dictionary(own.map { ($0, Array($1.bytes)) }) { one, _ in one }
      return shot
    }
  }
}

extension Parts {
  private static func parts(
    of path: String, _ scenario: String
  ) throws(Fault) -> [(path: String, file: PartFile)] {
    var parts: [(path: String, file: PartFile)] = []
    for name in names(of: path) {
      let own = Path.resolve(name, in: Path.folder(of: path))
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileReader.bytes(of: own, limit: limit)
      } catch {
        throw Fault(.file(error))
      }
      guard let file = PartFile(bytes) else { throw Fault(.badPart(path: own)) }
      parts.append((own, file))
    }
    guard let first = parts.first?.file.shard else { throw Fault(.noParts(path: path)) }
    for part in parts where part.file.scenario != scenario || part.file.shard.count != first.count {
      throw Fault(.partOfOther(path: part.path))
    }
    for number in 1...first.count where !parts.contains(where: { $0.file.shard.number == number }) {
      let missing = path + (Shard(number: number, count: first.count)?.suffix ?? "")
      throw Fault(.partMissing(path: missing, number: number, count: first.count))
    }
    return parts
  }

  /// The names of an output's parts, as they lie beside it.
  private static func names(of path: String) -> [String] {
    let start = Path.name(of: path) + "."
    return Path.names(in: Path.folder(of: path)).filter { name in
      guard name.hasPrefix(start), name.hasSuffix(".part") else { return false }
      let numbers = name.dropFirst(start.count).dropLast(5).split(separator: "-")
      return numbers.count == 3 && numbers[1] == "of" && Int(numbers[0]) != nil
        && Int(numbers[2]) != nil
        && Path.kind(of: Path.resolve(name, in: Path.folder(of: path))) == .file
    }.sorted()
  }

  private static func inOrder(
    _ parts: [(path: String, file: PartFile)], _ count: Int, _ path: String
  ) throws(Fault) -> [Block] {
    var all: [Int: Block] = [:]
    for part in parts {
      all.merge(part.file.blocks.mapValues { ($0, part.path) }) { one, _ in one }
    }
    var blocks: [Block] = []
    for run in 0..<count {
      guard let block = all[run] else { throw Fault(.badPart(path: path)) }
      blocks.append(block)
    }
    return blocks
  }
}

extension Job {
  /// The fingerprint of all parts of a sheet: a hash of what makes it.
  var fingerprint: String {
    var hash = SHA256()
    hash.update(
      Array("\(Recipe.version)\n\(runs.count)\n\(tableText)\(pages[0].recipe.text())".utf8))
    return hash.finalized().hexadecimal
  }

  /// What its rows are, where that is not a frame each.
  private var tableText: String {
    table.map { "runs \($0.measures.map(\.name).joined(separator: ",")) \(choice?.top ?? 0)\n" }
      ?? ""
  }
}
