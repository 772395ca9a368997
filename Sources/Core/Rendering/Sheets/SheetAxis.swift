/// A varying setting, and the labels of its values on a sheet.
package struct SheetAxis: Hashable, Sendable {
  /// The name of the setting, or an empty text if its values include it.
  package let name: String
  package let labels: [String]

  package init(name: String, labels: [String]) {
    self.name = name
    self.labels = labels
  }
}

extension [SheetAxis] {
  /// The axes of a table for panels and two or more settings: the settings joined into one vertical
  /// axis, the panels horizontally.
  package var withPanelsAcross: [SheetAxis] {
    guard count > 2, let panels = last, panels.name.isEmpty else { return self }
    let rest = Array(dropLast())
    let name = rest.map(\.name).joined(separator: " · ")
    return [SheetAxis(name: name, labels: SheetLayout.labels(of: rest)), panels]
  }

  /// The axes with the beginning that all labels of a single one share in its name, if that is long:
  /// what tells tiles apart is left.
  package var sharingBeginnings: [SheetAxis] {
    guard count == 1, let axis = first, !axis.name.isEmpty, let label = axis.labels.first,
      axis.labels.count > 1
    else { return self }
    let shared = axis.labels.dropFirst().reduce(label) { $0.commonPrefix(with: $1) }
    // A word or a number is not torn apart.
    let end = shared.lastIndex { !$0.isLetter && !$0.isNumber }.map(shared.index(after:))
    let beginning = String(shared[..<(end ?? shared.startIndex)])
    guard beginning.count >= 6 else { return self }
    return [
      SheetAxis(
        name: "\(axis.name) \(beginning)…",
        labels: axis.labels.map { String($0.dropFirst(beginning.count)) })
    ]
  }

  /// The axes of a table with a person's own titles; other sheets have none.
  package func titled(_ titles: AxisTitles) -> [SheetAxis] {
    guard count == 2 else { return self }
    return zip(self, [titles.y, titles.x]).map { axis, title in
      SheetAxis(name: title ?? axis.name, labels: axis.labels)
    }
  }
}

extension String {
  /// The longest beginning of both texts.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
