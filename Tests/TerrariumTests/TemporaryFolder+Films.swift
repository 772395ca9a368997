import Support

extension TemporaryFolder {
  /// Tells when files come and go in it.
  func watch() -> FolderWatch { FolderWatch(path("")) }
}
