/// A file whose result depends on other settings: a picture, or a pattern with a script.
package struct Origin: Sendable {
  /// The setting that names it.
  package let setting: String
  /// The whole content, as that setting accepts it.
  package let text: DeferredText
  /// The settings for reading it, which no other recipe has.
  package let settings: [Node.Pair]

  /// The most bytes of files in a recipe, in total.
  package static let limit = 1 << 20

  /// Creates the origin in a file.
  ///
  /// - Parameters:
  ///   - setting: The setting that names it.
  ///   - bytes: The bytes of the file.
  ///   - way: The name of the way its text is made.
  ///   - settings: The settings for reading it.
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
