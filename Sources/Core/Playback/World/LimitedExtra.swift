package import TerrariumVocabulary

/// An extra with limits of its own, which documents list.
package protocol LimitedExtra: Extra {
  var limits: [LimitRow] { get }
}
