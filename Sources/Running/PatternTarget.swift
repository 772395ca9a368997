internal import Encoding
internal import Files
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

/// The last state of a film as a pattern file: nothing is written before the film is over.
final class PatternTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared = { _, _ in .nothing }

  private let file: OutputFile
  private let format: Format

  package init(_ file: OutputFile, format: Format) {
    self.file = file
    self.format = format
  }

  package func write(_ prepared: Prepared, of batch: Batch) {}

  package func finish() {}

  /// Writes what the film has made of a world.
  package func write(_ world: any World, of kind: any WorldKind) throws {
    let bytes: [UInt8]
    do throws(Problem) {
      bytes = try (kind as? any PatternKind)?.patternFile(ofWorld: world, as: format) ?? []
    } catch {
      throw Fault(error)
    }
    try file.write(bytes)
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: 1)
  }
}
