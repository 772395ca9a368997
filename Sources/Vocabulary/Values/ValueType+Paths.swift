extension ValueType where Value == String {
  /// A path as the system takes it.
  package static func path(placeholder: String) -> Self {
    word(
      placeholder: placeholder, expected: "a path", schema: #"{"type": "string", "minLength": 1}"#
    ) { text in
      // The systems' own limit.
      text.isEmpty || text.utf8.count > 4096 || text.utf8.contains(0) ? nil : text
    }
  }

  /// A name that people give something: one part of a path, so that it can be a file's.
  package static var name: Self {
    word(
      placeholder: "NAME", expected: "a name without / and line breaks, at most 100 letters",
      schema: #"{"type": "string", "minLength": 1, "maxLength": 100}"#
    ) { text in
      guard !text.isEmpty, text.count <= 100, text != ".", text != "..",
        text.unicodeScalars.allSatisfy({ $0 != "/" && $0.value >= 32 && $0.value != 127 })
      else { return nil }
      return text
    }
  }
}
