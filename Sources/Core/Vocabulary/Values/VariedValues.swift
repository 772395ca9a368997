/// The varying values of a setting: a list, or computed on demand without memory.
package struct VariedValues: RandomAccessCollection, Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case list([Node])
    case computed(Computed)
  }

  private struct Computed: Hashable, Sendable {
    let word: String
    let count: Int
    let place: Place
    let text: @Sendable (Int) -> String

    static func == (one: Computed, other: Computed) -> Bool {
      (one.word, one.count, one.place) == (other.word, other.count, other.place)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(word)
      hasher.combine(count)
    }
  }

  private let content: Content

  package init(_ list: [Node]) { content = .list(list) }

  /// Creates equally spaced numbers, written as a range.
  package init(first: Int128, step: Int128, count: Int, at place: Place) {
    let range = "\(first)..\(first + Int128(count - 1) * step)"
    let word = step.magnitude == 1 ? range : "\(range)..\(step.magnitude)"
    self.init(count: count, word: word, at: place) { "\(first + Int128($0) * step)" }
  }

  /// Creates values that are computed from their indices; a word stands for all of them.
  package init(
    count: Int, word: String, at place: Place, text: @escaping @Sendable (Int) -> String
  ) {
    content = .computed(Computed(word: word, count: count, place: place, text: text))
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch content {
    case .list(let list): list.count
    case .computed(let values): values.count
    }
  }

  package subscript(number: Int) -> Node {
    switch content {
    case .list(let list): list[number]
    case .computed(let values): Node(values.text(number), at: values.place)
    }
  }

  /// The range as written, or the word for all values; nil for a list.
  package var range: String? {
    if case .computed(let values) = content { values.word } else { nil }
  }
}

extension [Variation] {
  /// The number of combinations of all values, limited to the largest integer.
  package var combinations: Int {
    reduce(1) { product, variation in
      let (count, isTooMuch) = product.multipliedReportingOverflow(by: variation.values.count)
      return isTooMuch ? .max : count
    }
  }

  /// The distances between consecutive values of each setting in the list of all combinations.
  package var strides: [Int] {
    indices.map { Array(self[($0 + 1)...]).combinations }
  }

  /// The name of a table's column besides those of the settings, which keep theirs.
  package func column(_ name: String) -> String {
    contains { $0.name == name } ? "measured-\(name)" : name
  }

  /// The indices of the values in a combination, given its number; the last setting's change
  /// fastest.
  package func places(ofCombination number: Int) -> [Int] {
    var rest = number
    return reversed().map { variation in
      defer { rest /= variation.values.count }
      return rest % variation.values.count
    }.reversed()
  }

  /// The values of a combination, given its number.
  package func values(ofCombination number: Int) -> [Node] {
    zip(self, places(ofCombination: number)).map { $0.values[$1] }
  }
}
