import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumProgram
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds

/// Returns all messages about a scenario's text, line by line, as without a terminal.
func messages(_ text: String, overrides: WrittenSettings = WrittenSettings()) -> [String] {
  Scenario.faults(text, overrides: overrides).map { $0.line() }
}

/// Reads scenarios that begin with the same lines, each with its messages, from a transcript.
func scenarios(after head: String = "", _ text: String) -> [(text: String, said: [String])] {
  transcript(text).map { (head + $0.entered + "\n", $0.answers.map { "t.yaml:" + $0 }) }
}

let rectangle = "a rectangle x,y,w,h such as 2,2,10,5"

// Lists that grow with the program, as in messages.

let worlds = Catalogue.builtIn.names.listed
let themes = Theme.names.joined(separator: ", ")
let stillFormats = StillStep.formats.map { "." + $0.ending }.listed
let changeable = settingsOfLooks.listed

/// The settings that may change during the film in every world with cells.
private let settingsOfLooks = Catalogue.builtIn["sea"]?.changeable.map(\.name) ?? []
