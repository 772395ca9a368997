/// A file that comes to different things by other settings: a picture, or a figure with a script.
package struct Origin: Sendable {
  /// The setting that names it.
  let setting: String
  /// The whole of it, as that setting takes it.
  let text: LaterText
  /// The settings that are needed to read it, and that are in no other recipe.
  package let settings: [Node.Pair]

  /// The most bytes of a file that a recipe has room for.
  package static let limit = 1 << 20

  package init(of setting: String, settings: [Node.Pair], text: @escaping @Sendable () -> String) {
    self.setting = setting
    self.settings = settings
    self.text = LaterText(text)
  }
}
