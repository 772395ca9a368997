extension BinaryInteger {
  /// The number and its noun: `1 film`, `2 films`, `1 copy`, `2 copies`.
  package func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
