internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The values of a varying setting of a sheet: their labels, and their form in recipes. Labels are
/// derived from the form in recipes, so that running a recipe gives the same labels.
struct SheetValues {
  let axis: SheetAxis
  let recipe: Node.Pair

  /// Creates a range that is shown as written.
  private init(_ variation: Variation, range: String) {
    axis = SheetAxis(name: variation.name, labels: [])
    recipe = Node.Pair(variation.name, made: range)
  }

  /// `values` are as written, `canonical` as in recipes.
  private init(_ variation: Variation, canonical: [Node]) {
    let labels = zip(variation.values, canonical).map(variation.label)
    axis = SheetAxis(name: variation.name, labels: labels)
    let nodes = zip(zip(labels, variation.values), canonical).map { written, value in
      variation.recipeValue(of: written.1, as: value, label: written.0)
    }
    let value =
      variation.isLabelled
      ? Node(.map(zip(labels, nodes).map { Node.Pair(key: $0, value: $1) }))
      : Self.range(nodes).map(Node.init(made:)) ?? Node(.list(nodes))
    recipe = Node.Pair(key: variation.name, value: value)
  }

  /// Creates the moments of a strip, labelled with letters.
  private init(panels: Variation) {
    let ticks = panels.values.map(\.text)
    axis = SheetAxis(name: "", labels: ticks.enumerated().map { "(\(Self.letters($0))) t = \($1)" })
    recipe = Node.Pair(key: panels.name, value: Node(.list(ticks.map { Node(made: $0) })))
  }

  /// The letters of a panel: a to z, then aa.
  private static func letters(_ number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number % 26)))
    return number < 26 ? letter : letters(number / 26 - 1) + letter
  }

  /// The values of all varying settings, taken from the films that first have them.
  ///
  /// - Parameters:
  ///   - varied: The settings that vary.
  ///   - isSampled: True to show long ranges as written, without labels.
  ///   - plan: The plan of a film.
  /// - Returns: The values of each setting.
  static func all(
    of varied: [Variation], isSampled: Bool = false, in plan: (Int) -> Plan
  ) -> [SheetValues] {
    zip(varied, varied.strides).enumerated().map { place, varied in
      let (variation, stride) = varied
      if variation.name == Setting.panels.name { return SheetValues(panels: variation) }
      if isSampled, let range = variation.longRange { return SheetValues(variation, range: range) }
      let canonical = variation.values.indices.map { plan($0 * stride).variedValues[place] }
      return SheetValues(variation, canonical: canonical)
    }
  }

  /// The values of all varying settings without planning every film: only one film for each value.
  ///
  /// - Throws: The known faults, followed by those of these plans.
  static func sampled(
    of varied: [Variation], after faults: Faults = Faults(),
    _ make: @Sendable (Int) throws(Faults) -> Plan
  ) throws(Faults) -> (plans: [Plan], values: [SheetValues]) {
    let numbers = samples(of: varied)
    var plans = try Plan.all(numbers.count, after: faults) { place throws(Faults) in
      try make(numbers[place])
    }
    plans.recallOrigins(of: varied, numbers: numbers)
    let known = Dictionary(zip(numbers, plans)) { one, _ in one }
    return (plans, all(of: varied, isSampled: true) { known[$0] ?? plans[0] })
  }

  /// The single axis of chosen films, each labelled with all its values.
  static func axis(of order: [Int], among varied: [Variation], _ plans: [Plan]) -> SheetAxis {
    let texts = zip(order, plans).map { number, plan in
      labels(of: varied, ofRun: number, plan.variedValues).joined(separator: " · ")
    }
    return SheetAxis(name: varied.map(\.name).joined(separator: " · "), labels: texts)
  }

  /// The numbers of the films that first have each value, or for long ranges, both ends.
  static func samples(of varied: [Variation]) -> [Int] {
    let numbers = zip(varied, varied.strides).flatMap { variation, stride in
      let isLong = variation.longRange != nil
      return (isLong ? [0, variation.values.count - 1] : Array(variation.values.indices))
        .map { $0 * stride }
    }
    return Set([0] + numbers).sorted()
  }

  /// The labels of a run's values; `canonical` are the values as in recipes.
  static func labels(of varied: [Variation], ofRun number: Int, _ canonical: [Node]) -> [String] {
    zip(zip(varied, varied.values(ofCombination: number)), canonical).map {
      $0.0.label(of: $0.1, as: $1)
    }
  }

  /// Equally spaced whole numbers as a range.
  static func range(_ nodes: [Node]) -> String? {
    let numbers = nodes.compactMap { Int(plain: $0.text) }
    guard numbers.count == nodes.count, numbers.count > 2,
      zip(numbers, nodes).allSatisfy({ String($0) == $1.text }), let last = numbers.last
    else { return nil }
    // Numbers whose difference overflows are not a range.
    let steps = Set(
      zip(numbers, numbers.dropFirst()).map { $1.subtractingReportingOverflow($0) }
        .map { $0.overflow ? 0 : $0.partialValue })
    guard steps.count == 1, let step = steps.first, step != 0 else { return nil }
    return "\(numbers[0])..\(last)" + (step.magnitude == 1 ? "" : "..\(step.magnitude)")
  }
}

extension Job {
  /// A run's varying values, as tables have them.
  package func columns(ofRun number: Int, _ plan: Plan) -> [String] {
    let written = varied.values(ofCombination: order?[number] ?? number)
    return zip(zip(varied, written), plan.variedValues).map {
      $0.0.name(of: $0.1, as: $1) ?? YAMLWriter.flow($1.unwrapped)
    }
  }

  /// The labels of a run's varying values.
  package func labels(ofRun number: Int, _ plan: Plan) -> [String] {
    SheetValues.labels(of: varied, ofRun: order?[number] ?? number, plan.variedValues)
  }

  /// A run's varying values as written.
  package func writtenColumns(ofRun number: Int) -> [String] {
    zip(varied, varied.values(ofCombination: order?[number] ?? number)).map {
      $0.fileLabel(of: $1) ?? YAMLWriter.flow($1)
    }
  }
}

extension SheetAxis {
  /// The axis of runs in order, with the value that each is sorted by.
  func telling(_ values: [MeasureValue?], of measure: Measure?, in plan: Plan) -> SheetAxis {
    guard let measure, !values.contains(nil) else { return self }
    let title = measure.title(of: plan.subject, in: plan.film.looks[0].language)
    return SheetAxis(
      name: "\(name) · \(title)",
      labels: zip(labels, values).map { "\($0) · \($1?.shortText ?? "")" })
  }
}

extension MeasureValue {
  /// The value as text with at most three decimals.
  fileprivate var shortText: String {
    guard case .real(let number) = self, abs(number) < 1e12 else { return text }
    return MeasureValue.real((number * 1000).rounded() / 1000).text
  }
}

extension Variation {
  /// The label of a value, given it as written and as in recipes.
  func label(of written: Node, as canonical: Node) -> String {
    titles[written.text] ?? name(of: written, as: canonical) ?? canonical.unwrapped.text
  }

  /// The name of a value that is a text: its file's name, or for a pattern in older recipes the
  /// name in its text; nil for all other values.
  func name(of written: Node, as canonical: Node) -> String? {
    guard hasLabelOfText(written, as: canonical) else { return nil }
    let lines = written.text.split(separator: "\n")
    let own = lines.first { $0.hasPrefix("#N ") }.map { String($0.dropFirst(3)) }
    return fileLabel(of: written) ?? own ?? lines.joined(separator: " ")
  }

  /// The value in a recipe from which the label can be derived again.
  fileprivate func recipeValue(of written: Node, as canonical: Node, label: String) -> Node {
    let path = written.file ?? written.text
    guard let own = fileLabel(of: written), hasLabelOfText(written, as: canonical) else {
      return (self.label(of: canonical, as: canonical) == label ? canonical : written).writingFile
    }
    // Files with equal names are distinguished by their paths.
    let name = own == path ? path : canonical.file ?? Path.name(of: path)
    return Node(text: canonical.text, ofFile: name).writingFile
  }

  /// True if a value is a text represented by a name.
  private func hasLabelOfText(_ written: Node, as canonical: Node) -> Bool {
    canonical.text.contains("\n") || fileLabel(of: written) != nil && canonical.isPattern
  }

  /// The range as written, if it has more values than are planned beforehand; otherwise nil.
  fileprivate var longRange: String? { values.count > Plan.mostMade ? values.range : nil }
}

extension Node {
  /// True if the value contains cells or names a pattern, instead of a file.
  fileprivate var isPattern: Bool { !PatternSource.meansFile(text) }
}
