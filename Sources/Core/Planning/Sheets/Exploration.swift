package import TerrariumEncoding
package import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The facts of an explorable page about its runs.
package struct Exploration: Sendable {
  /// Writes its files.
  package let format: any ManyFilms
  /// The ending of their names.
  package let ending: String
  package let measures: [Measure]
  package let facts: ExplorationFacts
  /// The facts for the page around all films.
  package let page: PageFacts
}

extension Plan {
  /// The facts for a page with many films including this one; texts appear if all films share them.
  func pageFacts(ofMany count: Int, _ others: [Plan], varied: [String]) -> PageFacts {
    let own = pageFacts
    let facts = others.map(\.pageFacts)
    func shared(_ text: String?, _ texts: [String?]) -> String? {
      texts.allSatisfy { $0 == text } ? text : nil
    }
    let title = shared(own.title, facts.map(\.title)) ?? worldTitle
    let sentence = sentence(ofMany: count, titled: title, varied: varied)
    let caption = shared(own.caption(nil), facts.map { $0.caption(nil) }) ?? sentence
    return PageFacts(
      title: title, alt: shared(alt, others.map(\.alt)) ?? sentence,
      caption: { _ in caption },
      language: own.language, colours: own.colours, counts: [], ending: nil, grid: nil,
      labels: { _ in [] })
  }
}
