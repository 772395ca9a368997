import Encoding
import FilmSupport
import Rendering

import Planning
import Playback
import Vocabulary
import Worlds
import Program

/// Everything that is said of a scenario's text, line by line, as it is said without a terminal.
func messages(_ text: String, overrides: WrittenSettings = WrittenSettings()) -> [String] {
  ScenarioFile(text, overrides: overrides).faults.map { FaultText($0).line(isColoured: false) }
}

/// Scenarios that begin with the same lines, each followed by all that is said of it: a line with
/// `>` for each message, or one with `>` alone where nothing is said.
func scenarios(after head: String = "", _ table: String) -> [(text: String, said: [String])] {
  var cases: [(text: String, said: [String])] = []
  var isOver = true
  for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
    if !line.hasPrefix(">") {
      if isOver { cases.append((head, [])) }
      cases[cases.count - 1].text += line + "\n"
    } else if line != ">" {
      cases[cases.count - 1].said.append("t.yaml:" + line.dropFirst(2))
    }
    isOver = line.hasPrefix(">")
  }
  return cases
}

// Lists that grow with the program, as messages have them.

let worlds = Catalogue.builtIn.names.listed
let themes = Theme.names.joined(separator: ", ")
let formats = Format.endings.map { "." + $0 }.listed
let stillFormats = StillStep.formats.map { "." + $0.ending }.listed
let changeable = settingsOfLooks.listed

/// The settings that may change on the way in every world that has cells.
private let settingsOfLooks = Catalogue.builtIn["sea"]?.changeable.map(\.name) ?? []
