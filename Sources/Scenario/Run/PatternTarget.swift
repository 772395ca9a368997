internal import Encoding
internal import Files
internal import Rendering
internal import Simulation

/// The last state of a film as a pattern file: nothing is written before the film is over.
final class PatternTarget: FilmTarget {
  let wantsPictures = false
  let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared = { _, _ in .nothing }

  private let file: OutputFile
  private let format: Format

  init(_ file: OutputFile, format: Format) {
    self.file = file
    self.format = format
  }

  func write(_ prepared: Prepared, of batch: Batch) {}

  func finish() {}

  /// Writes what the film has made of a world.
  func write(_ world: any World, of entry: WorldEntry) throws {
    let bytes: [UInt8]
    do throws(Problem) {
      bytes = try entry.pattern?(world, format) ?? []
    } catch {
      throw Fault(error)
    }
    try file.write(bytes)
  }

  func checkSize() throws { try file.checkSize() }

  func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: 1)
  }
}
