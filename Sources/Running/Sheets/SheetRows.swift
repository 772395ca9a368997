internal import Encoding
internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Rendering
internal import Simulation
internal import Synchronization
internal import Vocabulary

/// The rows of all films of a sheet in one file, those of each behind its values.
final class RowsTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared = { _, _ in .nothing }

  private let file: OutputFile
  private var frames = 0

  /// A file in one of the formats of rows.
  package init(_ file: OutputFile, of sheet: SheetPlan, as format: Format) throws {
    self.file = file
    guard format == .csv else { return }
    let names = sheet.axes.map { SheetRowsWriter.field($0.name) + "," }.joined()
    try file.write(names + SheetRowsWriter(of: sheet, as: format).head)
  }

  package func write(_ prepared: Prepared, of batch: Batch) {}

  /// Writes what was made of some frames.
  package func write(_ bytes: [UInt8], frames count: Int) throws {
    try file.write(bytes)
    frames += count
  }

  package func finish() {}

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: frames)
  }
}

/// Writes the rows of a sheet's films in one of the formats.
struct SheetRowsWriter: Sendable {
  private let writer: any TextWriter
  private let isTable: Bool

  package init(of sheet: SheetPlan, as format: Format) {
    isTable = format == .csv
    if format == .jsonl {
      writer = HappeningWriter()
    } else if let columns = sheet.world.tableColumns {
      writer = RowsWriter(columns: columns)
    } else {
      writer = TableWriter(columns: sheet.world.subject.census.map(\.name))
    }
  }

  package var head: String { writer.head }

  /// The rows of some shots, each behind the same beginning.
  package func bytes(of batch: Batch, after beginning: [UInt8]) -> [UInt8] {
    let bytes = writer.bytes(of: batch)
    var rows: [UInt8] = []
    rows.reserveCapacity(bytes.count * 5 / 4)
    var isStart = true
    for byte in bytes {
      if isStart {
        rows += beginning
        isStart = false
        // The beginning has the brace that opens an object.
        if !isTable { continue }
      }
      rows.append(byte)
      if byte == UInt8(ascii: "\n") { isStart = true }
    }
    return rows
  }

  /// What the rows of a film begin with.
  package func beginning(of values: [(name: String, value: String)]) -> [UInt8] {
    if isTable { return Array(values.map { Self.field($0.value) + "," }.joined().utf8) }
    let fields = values.map { "\(JSON.quoted($0.name)):\(Self.json($0.value))," }
    return Array(("{" + fields.joined()).utf8)
  }

  /// A field of a table, in quotation marks where it would mean more than one.
  package static func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r\r\n".contains($0) }) else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// A whole number as it is, everything else as text.
  private static func json(_ text: String) -> String {
    let isNumber = Int(plain: text).map(String.init) == text
    return isNumber ? text : JSON.quoted(text)
  }
}

/// A film whose rows are being written: what it has ready waits until its turn comes.
final class TileRows: Sendable {
  private struct State {
    var ready: [[UInt8]]
    var frames = 0
    var isOver = false
    var fault: Fault?
  }

  private let film: TileFilm
  private let writers: [(writer: SheetRowsWriter, beginning: [UInt8])]
  private let showsHistory: Bool
  private let state: Mutex<State>

  /// The most bytes that are ready before the film waits for its turn.
  private static let roomInBytes = 1 << 22
  private static let shotsAtOnce = 64

  package init(
    _ plan: Plan, files: [OutputPlan], values: [(name: String, value: String)],
    _ writers: [SheetRowsWriter]
  ) {
    film = TileFilm(
      plan, files: files, reports: plan.isReported, showsFrames: plan.world.tableColumns == nil)
    self.writers = writers.map { ($0, $0.beginning(of: values)) }
    showsHistory = plan.world.hasHistory
    state = Mutex(State(ready: writers.map { _ in [] }))
  }

  /// Goes on a little, if there is room for more rows.
  package func advance() {
    state.withLock { state in
      guard !state.isOver, state.ready.allSatisfy({ $0.count < Self.roomInBytes }) else { return }
      do throws(Fault) {
        let shots =
          showsHistory
          ? try film.lines().map { Shot(reports: [], frame: $0) }
          : try film.shots(atMost: Self.shotsAtOnce)
        state.isOver = shots.isEmpty || showsHistory
        let batch = Batch(previous: nil, shots: shots)
        for (index, (writer, beginning)) in writers.enumerated() {
          state.ready[index] += writer.bytes(of: batch, after: beginning)
        }
        state.frames += batch.frameCount
      } catch {
        (state.isOver, state.fault) = (true, error)
      }
    }
  }

  /// Hands over what is ready; whether more will come.
  package func take() throws(Fault) -> (rows: [[UInt8]], frames: Int, isOver: Bool) {
    try state.withLock { state throws(Fault) in
      if let fault = state.fault { throw fault }
      defer {
        state.ready = state.ready.map { _ in [] }
        state.frames = 0
      }
      return (state.ready, state.frames, state.isOver)
    }
  }
}
