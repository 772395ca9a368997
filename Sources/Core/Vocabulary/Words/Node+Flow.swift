extension Node {
  /// The list or mapping of a flag's text in YAML's flow style; nil if it begins like neither.
  package var flow: Node? {
    get throws(Refusal) {
      guard let text = word, let first = text.first(where: { $0 != " " }), "{[".contains(first)
      else { return nil }
      let source = SourceText(path: "", bytes: Array(text.utf8), at: place)
      let (read, faults) = YAMLReader.read(source)
      guard let read, read.content != .scalar(text) else { throw .unexpectedPart(self) }
      guard faults.list.isEmpty else {
        throw .faults(Faults(faults.list.map { Fault($0.problem, at: $0.place ?? place) }))
      }
      return read
    }
  }
}
