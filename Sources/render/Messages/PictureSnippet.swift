internal import Files
internal import Playback
internal import Running
internal import Simulation
internal import Vocabulary
internal import Worlds

/// A light and a dark picture as a page shows them, each to those who read it so.
struct PictureSnippet {
  let pair: PicturePair
  /// What is said to those who do not see it.
  let alt: String

  /// The snippet of a pair, told of by its world.
  init(_ pair: PicturePair) {
    self.pair = pair
    let summary = Catalogue.builtIn[pair.world]?.words.summary
    alt = summary.map { "\(pair.world): \($0)" } ?? pair.world
  }

  /// The HTML, in one line.
  var text: String {
    "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(Self.address(pair.dark))\">"
      + "<img alt=\"\(Self.escaped(alt))\" src=\"\(Self.address(pair.light))\"></picture>"
  }

  /// A path as an address: what has a meaning in addresses and lists of them is written in digits.
  private static func address(_ path: String) -> String {
    var address = ""
    for scalar in Path.collapsed(path).unicodeScalars {
      if scalar.value <= 32 || 127..<160 ~= scalar.value
        || " \"#%&',<>?\\`{}".unicodeScalars.contains(scalar)
      {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        address += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        address.unicodeScalars.append(scalar)
      }
    }
    return address
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
