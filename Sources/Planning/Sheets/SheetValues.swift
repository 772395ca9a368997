internal import Playback
internal import Rendering
internal import Basics
internal import Vocabulary

/// The values of a setting that varies on a sheet: how they are labelled, and how recipes have
/// them. A label comes from what recipes have, so that running one gives the same labels.
struct SheetValues {
  let axis: SheetAxis
  let recipe: Node.Pair

  /// `values` are as they were written, `canonical` as recipes have them.
  init(_ variation: Variation, canonical: [Node]) {
    let labelled = zip(variation.values, canonical).map(Self.labelled)
    axis = SheetAxis(name: variation.name, labels: labelled.map(\.label))
    let nodes = labelled.map(\.recipe)
    let value = Self.range(nodes).map(Node.init(made:)) ?? Node(.list(nodes))
    recipe = Node.Pair(key: variation.name, keyPlace: .word(""), value: value)
  }

  /// The values of all that varies, found in the films that first have them.
  static func all(of varied: [Variation], in plans: [Plan]) -> [SheetValues] {
    var stride = plans.count
    return varied.enumerated().map { place, variation in
      stride /= variation.values.count
      let canonical = variation.values.indices.map { plans[$0 * stride].variedValues[place] }
      return SheetValues(variation, canonical: canonical)
    }
  }

  /// The label of a value. A text of several lines is a figure, which recipes name after its file.
  private static func labelled(_ written: Node, _ canonical: Node) -> (label: String, recipe: Node)
  {
    guard case .scalar(let text) = canonical.content, text.contains("\n") else {
      return (canonical.text, canonical)
    }
    let own = written.text.split(separator: "\n").first { $0.hasPrefix("#N ") }
    let name = own.map { String($0.dropFirst(3)) } ?? fileName(of: written.text)
    // What the figure is called in its own file gives way to the label.
    let isNamed = text.hasPrefix("#N ")
    let rest = isNamed ? text.split(separator: "\n", maxSplits: 1).last.map(String.init) : nil
    return (name, Node(made: "#N \(name)\n\(rest ?? text)"))
  }

  /// The name of a file without its folder and ending; a text that is no path stays as it is.
  private static func fileName(of text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    guard !text.contains("$"), !text.contains("!") else { return line }
    let name = line.split(separator: "/").last.map(String.init) ?? line
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }

  /// Whole numbers in equal steps as a range.
  private static func range(_ nodes: [Node]) -> String? {
    let numbers = nodes.compactMap { Int(plain: $0.text) }
    guard numbers.count == nodes.count, numbers.count > 2,
      zip(numbers, nodes).allSatisfy({ String($0) == $1.text }), let last = numbers.last
    else { return nil }
    // Numbers that are further apart than numbers go are no range.
    let steps = Set(
      zip(numbers, numbers.dropFirst()).map { $1.subtractingReportingOverflow($0) }
        .map { $0.overflow ? 0 : $0.partialValue })
    guard steps.count == 1, let step = steps.first, step != 0 else { return nil }
    return "\(numbers[0])..\(last)" + (step.magnitude == 1 ? "" : "..\(step.magnitude)")
  }
}
