internal import CArguments
internal import Files

/// The words that the program was started with.
enum Words {
  /// All words but the program's name. Bytes that are no UTF-8 are kept: see `Path.text(of:)`.
  static var all: [String] {
    let count = carguments_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    var words: [String] = []
    for number in 1..<max(1, count) {
      guard let word = unsafe carguments_word(number) else { continue }
      words.append(unsafe Path.text(ofWord: word))
    }
    return words
  }
}
