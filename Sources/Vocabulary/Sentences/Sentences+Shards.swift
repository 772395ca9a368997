internal import Files

extension Problem {
  /// What is wrong with a part of the work.
  var shardSentence: (what: String, advice: String) {
    switch self {
    case .badShard(let text) where text.hasPrefix("auto"):
      (
        "nothing here tells which shard '\(text)' is",
        "write K/N, or auto/N where only the number of the job is known"
      )
    case .badShard(let text):
      ("shard cannot be '\(text)'", "it is K/N with K from 1 to N, such as 2/5, or auto, or auto/N")
    case .noParts(let path):
      ("there is no part of '\(path)'", "make them with 'render run FILE --shard K/N'")
    case .partMissing(let path, let number, let count):
      (
        "'\(path)' is missing",
        "make it with 'render run FILE --shard \(number)/\(count)'"
      )
    case .badPart(let path):
      ("'\(path)' is not whole", "make that part again")
    case .partOfOther(let path):
      ("'\(path)' is of another scenario or another number of parts", "make that part again")
    default: ("", "")
    }
  }
}
