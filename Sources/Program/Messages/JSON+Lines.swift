internal import Basics

extension JSON {
  /// A list of objects that are written already, each on a line of its own.
  static func lines(_ rows: [String]) -> String {
    rows.isEmpty ? "[]\n" : "[\n" + rows.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
  }
}
