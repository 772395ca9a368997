/// A file that comes to different things by other settings: a picture, or a figure with a script.
package struct Origin: Sendable {
  /// The setting that names it.
  package let setting: String
  /// The whole of it, as that setting takes it.
  package let text: DeferredText
  /// The settings that are needed to read it, and that are in no other recipe.
  package let settings: [Node.Pair]

  /// The most bytes of files, taken together, that a recipe has room for.
  package static let limit = 1 << 20

  /// The origin in a file.
  ///
  /// - Parameters:
  ///   - setting: The setting that names it.
  ///   - bytes: The bytes of the file.
  ///   - way: The name of the way in which its text is made.
  ///   - settings: The settings that are needed to read it.
  ///   - text: Makes its text.
  package init(
    of setting: String, _ bytes: [UInt8], _ way: String, settings: [Node.Pair],
    text: @escaping @Sendable () -> String
  ) {
    self.setting = setting
    self.settings = settings
    self.text = .shared(bytes, way, text)
  }
}
