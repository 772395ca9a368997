internal import TerrariumBasics

/// The patterns that steps keep: their names, boxes and files.
package struct KeptPatterns {
  /// The boxes by name.
  private(set) var sizes: [String: GridSize] = [:]
  /// The size of the last copied or cut pattern.
  var clipboard: GridSize?
  /// The names of patterns that steps write, by canonical path, and the file of the pattern that a
  /// name now refers to.
  private var namesByFile: [String: String] = [:]
  private var filesByName: [String: String] = [:]

  /// Keeps a pattern under a name, and in a file if it is written to one.
  mutating func keep(_ name: String, size: GridSize, file: String?) {
    sizes[name] = size
    filesByName[name] = file
    if let file { namesByFile[file] = name }
  }

  /// True if no pattern is written to a file.
  var hasNoFiles: Bool { namesByFile.isEmpty }

  /// The name under which a pattern was written to a file.
  func name(inFile file: String) -> String? { namesByFile[file] }

  /// True if a name now refers to the pattern that is written to a file.
  func isKept(_ name: String, inFile file: String) -> Bool { filesByName[name] == file }
}
