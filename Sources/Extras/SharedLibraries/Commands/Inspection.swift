internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumProgram
internal import TerrariumVocabulary

/// Checks, before a file is kept, that its content matches its name.
enum Inspection {
  /// A pattern is read completely; a state is checked by its seal and its world.
  static func check(
    _ file: String, _ bytes: [UInt8], _ remote: Remote, in catalogue: Catalogue
  ) throws(RemoteFault) {
    switch KeptKind.of(file)?.kind {
    case .pattern:
      do throws(PatternError) {
        _ = try PatternFile(reading: bytes, limits: .manyStates)
      } catch {
        throw RemoteFault(.pattern(file: file, error), of: remote)
      }
    case .state:
      do throws(StateFault) {
        _ = try KeptState(bytes, in: catalogue)
      } catch {
        throw RemoteFault(.badState(file: file, words: error.sentence(file).what), of: remote)
      }
    case nil: throw RemoteFault(.missing(file: file), of: remote)
    }
  }
}
