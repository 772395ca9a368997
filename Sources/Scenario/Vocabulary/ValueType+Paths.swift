extension ValueType where Value == String {
  /// A path as the system takes it.
  static func path(placeholder: String) -> Self {
    word(
      placeholder: placeholder, expected: "a path", schema: #"{"type": "string", "minLength": 1}"#
    ) { text in
      text.isEmpty || text.utf8.contains(0) ? nil : text
    }
  }
}
