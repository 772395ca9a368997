import Support

extension TemporaryFolder {
  /// The lines of a file.
  func lines(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n").map(String.init)
  }

  /// A GIF as it is read back.
  func gif(_ name: String) throws -> GIFReader { try GIFReader(bytes(name)) }

  /// Tells when files come and go in it.
  func watch() -> FolderWatch { FolderWatch(path("")) }
}
