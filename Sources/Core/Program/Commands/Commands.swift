package import TerrariumPlayback
package import TerrariumVocabulary

/// An extra with commands of its own.
package protocol Commands: Extra {
  func commands(in catalogue: Catalogue) -> [Command]
}
