extension Fault {
  /// The fault, and the advice for its place: a file is mended by other words than a command.
  package var sentence: (what: String, advice: String) {
    let (what, advice) = problem.sentence
    guard case .file = place else { return (what, advice) }
    switch problem {
    case .noOutput: return (what, "add a line such as 'out: film.gif'")
    case .formatMissing: return (what, "add a line such as 'format: gif'")
    case .placeholderUnknown(_, let name, let varied) where varied.isEmpty:
      return (what, "add a line such as 'vary: {\(name): 1..3}'")
    default: return (what, advice)
    }
  }
}

extension Problem {
  /// The sentence for a fault of a scenario and its steps.
  var scenarioSentence: (what: String, advice: String) {
    switch self {
    case .textCut(let name, let comment):
      (
        "\(name) ends here: '\(comment)' is a comment",
        "put the whole text in quotation marks, or a space behind the #"
      )
    case .besideItsKey(let key, let other, let isStep):
      (
        "'\(key)' stands beside '\(other)', not below it",
        isStep ? "indent it, and begin it with '- '" : "indent it by two more spaces"
      )
    case .noScenarioInPage(let path):
      ("'\(path)' has no block marked 'yaml render'", "begin one with ```yaml render")
    case .noScenario:
      ("no scenario is named", "give a file, or - for standard input")
    case .oneWorldNeeded(let worlds):
      ("no world is named", "give one of \(worlds.listed)")
    case .emptyScenario:
      ("there is nothing in this scenario", "'render new sea' prints one to start from")
    case .scenarioIsNoMapping(let text):
      ("a scenario cannot be '\(text)'", "write a line 'key: value' for each setting")
    case .noWorld(let worlds):
      ("the scenario names no world", "add a line such as 'world: \(worlds[0])'")
    case .unknownWorldValue(let word, let nearest, let worlds):
      ("there is no world '\(word)'", meant(nearest) ?? "the worlds are \(worlds.listed)")
    case .notForStrangers(let name):
      ("'\(name)' is not for a stranger's scenario to say", "give --\(name) yourself")
    case .writesBesideOutputs:
      ("this writes a file, and with --safe a scenario writes nothing but 'out'", "leave it out")
    case .tooManyFrames(let limit):
      ("the film would have over \(limit) frames", "hold or run for less")
    case .skipTooLong(let skip, let ticks, let isPanel):
      (
        "\(isPanel ? "a panel" : "the first frame") would show tick \(skip), "
          + "but the film ends at tick \(ticks)",
        "begin earlier, or run for longer"
      )
    case .cannotChange(let name, let isKnown, let nearest, let known):
      isKnown
        ? ("'\(name)' cannot change on the way", "what can is \(known.listed)")
        : ("unknown key '\(name)'", meant(nearest) ?? "what can change is \(known.listed)")
    case .cannotCompare(let path):
      ("'\(path)' is no file that could be compared", "give the output a file")
    case .noSuchFrame(let number, let frames):
      ("there is no frame \(number)", "the film has \(frames), the first is 0")
    case .noRecipe(let path):
      (
        "'\(path)' carries no recipe",
        "only a .gif, .png, .apng, .webp, .svg, .pdf or .html that render made has one"
      )
    case .recipeOfOtherVersion(let text):
      ("recipe '\(text)' is of another version", "this render understands recipes 1 and 2")
    case .noPicture:
      ("one picture is needed", "name a .gif, .png, .apng, .webp, .svg, .pdf or .html")
    case .stepsAreNoList(let text):
      ("steps cannot be '\(text)'", "write a list, a line '- run: 10' for each step")
    case .notAStep(let text):
      ("'\(text)' is no step", "write its name and its value, such as '- run: 10'")
    case .unknownStep(let name, let nearest):
      ("unknown step '\(name)'", meant(nearest) ?? "'render list steps' shows all of them")
    case .stepOfOtherWorlds(let name, let world, let worlds):
      ("'\(world)' has no step '\(name)'", "it belongs to \(worlds.listed)")
    case .settingAsStep(let name):
      ("'\(name)' is a setting and no step", "change it with '- set: {\(name): …}'")
    case .keyAsStep(let key, let step):
      ("'\(key)' is a key of the step '\(step)' before", "leave out its '- ' and indent it")
    case .stepNeedsValue(let name, let expected):
      ("step '\(name)' needs a value", "give \(expected)")
    case .unknownStepKey(let key, let step, let nearest, let known):
      (
        "step '\(step)' has no key '\(key)'",
        meant(nearest)
          ?? (known.count > 1 ? "it has \(known.listed)" : "it takes none beside its value")
      )
    case .twoSteps(let one, let other):
      ("'\(one)' and '\(other)' are two steps", "begin each with '- '")
    case .notAStill(let path, let nearest, let known):
      (
        "'\(path)' has an ending that a still cannot have",
        nearest.map { "did you mean .\($0)?" } ?? "it can be \(known.map { "." + $0 }.listed)"
      )
    case .numberInStill(let path):
      ("'\(path)': a still is one picture, numbers have no meaning", "leave out the %")
    case .noSnapshot(let name?, let nearest):
      ("there is no snapshot '\(name)' here", meant(nearest) ?? "keep one before with 'snapshot'")
    case .noSnapshot(nil, _):
      ("there is no snapshot here", "keep one before with 'snapshot'")
    default: ("", "")
    }
  }
}

extension YAMLFault {
  /// The sentence for a fault in the text.
  package var sentence: (what: String, advice: String) {
    switch self {
    case .anchor(let name):
      ("anchors such as '&\(name)' are not taken", "write the value where it is needed")
    case .alias(let name):
      ("aliases such as '*\(name)' are not taken", "write the value itself")
    case .tag(let tag):
      ("tags such as '\(tag)' are not taken", "leave it out: every setting knows its type")
    case .severalDocuments:
      ("a second document begins here", "put it into a file of its own")
    case .keyIsNoWord:
      ("a key is a word", "write 'name: value'")
    case .tooDeep(let limit):
      ("the nesting is deeper than \(limit)", "no setting needs that")
    case .tooManyValues(let limit):
      ("there are more than \(limit) values", "make the scenario smaller")
    case .picture:
      (
        "this is a picture and no scenario",
        "name the scenario that makes it; 'render show' prints the recipe that a picture carries"
      )
    case .notUTF8:
      ("this is not UTF-8", "save the file as UTF-8")
    case .controlCharacter(let code):
      ("a control character (code \(code)) stands here", "take it out")
    case .outOfMemory:
      ("there is not enough memory", "make the scenario smaller")
    case .tab: ("a tab stands where the line begins", "indent with spaces")
    case .colonMissing: ("this line is no 'key: value'", "put a colon and a space behind the key")
    case .colonMisplaced:
      ("no value can begin here", "check the indentation, or put text with ': ' in quotation marks")
    case .dashMisplaced:
      ("no list can begin here", "begin it on a line of its own, or put '-' in quotation marks")
    case .dashMissing: ("the list goes on without a '-'", "check the indentation")
    case .keyMissing: ("a key was expected here", "check the indentation and the quotation marks")
    case .valueMissing: ("a value was expected here", "check the commas and brackets")
    case .hashInValue(let comment):
      ("'\(comment)' is a comment here, so the value is missing", "put it in quotation marks")
    case .listNotClosed: ("the list in brackets does not go on here", "put ',' or ']' before")
    case .mapNotClosed: ("the mapping in braces does not go on here", "put ',' or '}' before")
    case .quoteNotClosed: ("the quotation mark that opens here is never closed", "close it")
    case .badStart(let character):
      ("no value can begin with '\(character)'", "put it in quotation marks")
    case .badEscape:
      ("this escape means nothing", "write \\\\ for a backslash, or use single quotation marks")
    case .badBlockText: ("a text block begins with '|' or '>' alone", "put the text below it")
    case .badDirective: ("this directive is not known", "leave the line out")
    case .endMissing: ("something stands behind the end of the text", "take it out")
    case .other(let words): ("this cannot be read: \(words)", "check the line")
    }
  }
}
