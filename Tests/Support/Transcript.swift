/// Parses the turns of a text: some lines of input, followed by a line with `>` for each answer, or
/// one with `>` alone for none.
package func transcript(_ text: String) -> [(entered: String, answers: [String])] {
  var turns: [(entered: String, answers: [String])] = []
  var isAnswered = true
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if !line.hasPrefix(">") {
      if isAnswered {
        turns.append((String(line), []))
      } else {
        turns[turns.count - 1].entered += "\n" + line
      }
    } else if line != ">" {
      turns[turns.count - 1].answers.append(String(line.dropFirst(2)))
    }
    isAnswered = line.hasPrefix(">")
  }
  return turns
}
