package import TerrariumEncoding
package import TerrariumVocabulary

/// An extra with formats of outputs.
package protocol OutputFormats: Extra {
  var formats: [Format] { get }
}

extension Catalogue {
  /// Makes the formats of its extras known: they can then be named in settings and paths.
  package func offerFormats() {
    Format.offer(extras.adding((any OutputFormats).self).flatMap(\.formats))
  }
}
