package import TerrariumEncoding
package import TerrariumVocabulary

/// An extra with formats of outputs.
package protocol OutputFormats: Extra {
  var formats: [Format] { get }
}

extension Catalogue {
  /// The formats that settings and paths can name.
  package var formats: Formats {
    Formats(with: extras.adding((any OutputFormats).self).flatMap(\.formats))
  }
}
