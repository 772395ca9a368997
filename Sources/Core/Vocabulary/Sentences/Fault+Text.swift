internal import TerrariumBasics

extension Fault {
  /// The fault and its advice, which differs between files and commands.
  package var sentence: (what: String, advice: String) {
    let (what, advice) = problem.sentence
    guard case .file = place else { return (what, advice) }
    switch problem {
    case .noOutput: return (what, "add a line such as 'out: film.gif'")
    case .formatMissing: return (what, "add a line such as 'format: gif'")
    case .placeholderUnknown(_, let name, let varied, nil) where varied.isEmpty:
      return (what, "add a line such as 'vary: {\(name): 1..3}'")
    default: return (what, advice)
    }
  }

  /// The whole message in one line.
  package var text: String {
    let (what, advice) = sentence
    return (advice.isEmpty ? what : "\(what); \(advice)").withoutEndlessMiddle.printable
  }

  /// The place at the start of a message, `file:line:column: `; nil if it is not in a file.
  package var placeText: String? {
    guard case .file(let path, let line, let column, _) = place else { return nil }
    return "\(path):\(line):\(column): ".printableAtStart
  }
}

extension String {
  /// The text, or the beginning and the end of a very long one, for example if a message quotes a
  /// huge word. The longest path is shorter than that.
  fileprivate var withoutEndlessMiddle: String {
    guard utf8.count > 10_000 else { return self }
    return String(unicodeScalars.prefix(200)) + " … " + String(unicodeScalars.suffix(200))
  }
}

extension StringProtocol {
  /// The text without characters that would break the line or control the terminal.
  package var printable: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.controlsText {
        text.append(scalar.value < 32 ? Unicode.Scalar(0x2400 + scalar.value) ?? " " : "\u{fffd}")
      } else {
        text.append(scalar)
      }
    }
    // CI services interpret these signs in output as commands.
    return String(text).replacing("##[", with: "# #[")
  }

  /// The text for the start of a line, where two colons would be such a command.
  package var printableAtStart: String {
    let text = printable
    return text.drop { $0 == " " }.hasPrefix("::") ? "./" + text : text
  }
}
