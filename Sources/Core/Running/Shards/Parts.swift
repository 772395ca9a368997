internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

/// The parts that shards have made of a sheet: complete and consistent for each of its outputs.
///
/// Only some bytes of each part are held in memory.
package struct Parts: Sendable {
  /// The parts of each output, by the numbers of their shards.
  private let parts: [String: [(path: String, file: PartFile)]]
  /// The files of the parts.
  package let paths: [String]

  /// The bytes of all parts in memory.
  private static let room = 32 << 20
  private static let mostBytesAtOnce = 1 << 17

  /// Checks the parts of all outputs. The command is the one that makes the whole.
  package init(of job: Job, madeBy command: String) throws(Faults) {
    var all: [String: [(path: String, file: PartFile)]] = [:]
    var faults = Faults()
    if let fault = job.faultOfShards { throw Faults([fault]) }
    for output in job.renditions[0].outputs {
      do throws(Faults) {
        all[output.path] = try Self.parts(of: output.path, job.fingerprint(of: output), command)
      } catch {
        faults.add(error)
      }
    }
    guard faults.list.isEmpty else { throw faults }
    parts = all
    paths = job.renditions[0].outputs.flatMap { all[$0.path]?.map(\.path) ?? [] }
  }

  func tiles(of job: Job) throws(Fault) -> [Frame] {
    var frames: [Frame] = []
    let path = job.renditions[0].outputs.first(where: job.isMoment)?.path ?? ""
    var blocks = blocks(of: path)
    for run in job.runs.indices {
      let (block, part) = try blocks.next()
      guard let tile = PaintedTile(block.bytes), job.sheetArtist?.fits(tile, onTile: run) ?? false
      else { throw Fault(.badPart(path: part)) }
      frames.append(tile.frame)
    }
    return frames
  }

  /// The rows of all runs in order, as written, some runs at once.
  func rows(of job: Job) -> () throws(Fault) -> Shot? {
    // All tables of one format have the same rows.
    var endings: Set<String> = []
    let tables = job.renditions[0].outputs.filter {
      !$0.format.isPicture && endings.insert($0.format.ending).inserted
    }
    var sources = tables.map { blocks(of: $0.path) }
    var run = 0
    return { () throws(Fault) -> Shot? in
      guard run < job.runs.count else { return nil }
      var (frames, written) = ([Int](repeating: 0, count: tables.count), [String: [UInt8]]())
      var size = 0
      while run < job.runs.count, size < 1 << 16 {
        for place in tables.indices {
          let block = try sources[place].next().block
          written[tables[place].format.ending, default: []] += block.bytes
          frames[place] += block.frames
          size += block.bytes.count + 1
        }
        run += 1
      }
      var shot = Shot(reports: [], frame: nil, unseen: frames.max() ?? 0)
      shot.run = run - 1
      shot.written = written
      return shot
    }
  }

  private func blocks(of path: String) -> BlocksInTurn {
    let own = parts[path] ?? []
    let bytes = min(Self.mostBytesAtOnce, Self.room / max(1, own.count * parts.count))
    return BlocksInTurn(own, bytesAtOnce: bytes)
  }
}

/// The blocks of all runs in order, each from the part of its shard.
private struct BlocksInTurn {
  private let parts: [(path: String, file: PartFile)]
  private var blocks: [PartFile.Blocks]
  private var run = 0

  init(_ parts: [(path: String, file: PartFile)], bytesAtOnce: Int) {
    self.parts = parts
    blocks = parts.map { $0.file.blocks(bytesAtOnce: bytesAtOnce) }
  }

  mutating func next() throws(Fault) -> (block: PartFile.Block, part: String) {
    let shard = RunNumbers.shard(ofRun: run, among: parts.count)
    let path = parts[shard].path
    let block: PartFile.Block?
    do throws(FileError) { block = try blocks[shard].next() } catch { throw Fault(.file(error)) }
    guard let block, block.run == run else { throw Fault(.badPart(path: path)) }
    run += 1
    return (block, path)
  }
}

extension Parts {
  private static func parts(
    of path: String, _ scenario: String, _ command: String
  ) throws(Faults) -> [(path: String, file: PartFile)] {
    var found: [(path: String, file: PartFile?)] = []
    do throws(FileError) {
      for name in try names(of: path) {
        let own = Path.resolve(name, in: Path.folder(of: path))
        found.append((own, try PartFile(at: own)))
      }
    } catch {
      throw Faults([Fault(.file(error))])
    }
    var parts: [(path: String, file: PartFile)] = []
    let whole = wholeDivision(found.compactMap(\.file).filter { $0.scenario == scenario })
    for (own, file) in found where whole == nil || file?.shard.count == whole {
      guard let file else { throw Faults([Fault(.badPart(path: own))]) }
      parts.append((own, file))
    }
    guard let (first, file) = parts.first else {
      let advice = "make them with \("\(command) --shard K/N".quotedAsCommand)"
      throw Faults([Fault(.said("'\(path)' has no parts yet", advice, isOfFile: true))])
    }
    let count = file.shard.count
    for part in parts where part.file.shard.count != count {
      let what = "'\(first)' and '\(part.path)' are of different numbers of parts"
      throw Faults([Fault(.said(what, "remove those that are old", isOfFile: true))])
    }
    for part in parts where part.file.scenario != scenario {
      let what = "'\(part.path)' is of another scenario or output"
      throw Faults([Fault(.said(what, "make that part again", isOfFile: true))])
    }
    let there = Set(parts.map(\.file.shard.number))
    var missing = Faults()
    for number in 1...count where !there.contains(number) {
      let part = path + (Shard(number: number, count: count)?.suffix ?? "")
      let one = "\(command) --shard \(number)/\(count)".quotedAsCommand
      missing.add(.said("'\(part)' is missing", "make it with \(one)", isOfFile: true))
    }
    guard missing.list.isEmpty else { throw missing }
    // If there are two copies of a part, the first one counts.
    var isFirst = Array(repeating: true, count: count)
    return parts.sorted { ($0.file.shard.number, $0.path) < ($1.file.shard.number, $1.path) }
      .filter { part in
        defer { isFirst[part.file.shard.number - 1] = false }
        return isFirst[part.file.shard.number - 1]
      }
  }

  /// The number of shards whose parts are all present, whatever else is there; nil if there is
  /// none.
  private static func wholeDivision(_ parts: [PartFile]) -> Int? {
    let numbers = Dictionary(grouping: parts.map(\.shard), by: \.count)
      .mapValues { Set($0.map(\.number)).count }
    return numbers.filter { $0.key == $0.value }.keys.min()
  }

  /// The names of an output's parts in its folder.
  private static func names(of path: String) throws(FileError) -> [String] {
    let start = Path.name(of: path) + "."
    return try Path.content(of: Path.folder(of: path)).filter { name in
      guard name.hasPrefix(start), name.hasSuffix(".part") else { return false }
      let numbers = name.dropFirst(start.count).dropLast(5).split(separator: "-")
      return numbers.count == 3 && numbers[1] == "of" && Int(numbers[0]) != nil
        && Int(numbers[2]) != nil
        && Path.kind(of: Path.resolve(name, in: Path.folder(of: path))) == .file
    }.sorted()
  }
}

extension Job {
  /// The fingerprint of a sheet: a hash of the inputs that determine it.
  var fingerprint: String {
    let frame = renditions[0].shownFrame.map { "frame \($0)\n" } ?? ""
    let recipe = renditions[0].recipe.text()
    let files = filesByName.sorted().joined(separator: "\n")
    let inputs = "\(Recipe.version)\n\(runs.count)\n\(tableText)\(frame)\(recipe)\(files)"
    return FileHash.of(Array(inputs.utf8))
  }

  /// The hashes of the fonts, and of the states that the recipe names.
  private var filesByName: [String] {
    let films = runs.known.map(\.film)
    let fonts = Set(films.flatMap(\.looks).map(\.text.face)).compactMap(\.bytes)
    let states = Set(films.compactMap(\.script?.files.statesByName).joined())
    return fonts.map(FileHash.of) + states.compactMap(FileHash.of)
  }

  /// The fingerprint of the parts of an output, regardless of their names.
  func fingerprint(of output: OutputPlan) -> String { "\(fingerprint) \(output.format.ending)" }

  /// The kind of its rows, unless it has one for each frame.
  private var tableText: String {
    table.map { "runs \($0.measures.map(\.name).joined(separator: ","))\n" } ?? ""
  }
}
