/// The text of a film's opening card: its title, and the settings that determine it.
package struct CoverFacts: Hashable, Sendable {
  package var title: PictureText
  package let subtitle: String
  package let settings: [Row]

  /// A setting and its value.
  package struct Row: Hashable, Sendable {
    package let name, value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(title: PictureText, subtitle: String, settings: [Row]) {
    self.title = title
    self.subtitle = subtitle
    self.settings = settings
  }
}
