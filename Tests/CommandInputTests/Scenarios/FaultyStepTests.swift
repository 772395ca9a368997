import Testing

private let sea = "world: sea\nout: x.csv\n"

/// Steps that cannot be taken, and exactly what is said of them.
struct FaultyStepTests {
  @Test(arguments: [
    (
      "world: sea\nsteps: - run: 1\n",
      ["2:8: no list can begin here; begin it on a line of its own, or put '-' in quotation marks"]
    ),
    (
      "world: sea\nsteps:\n  - run: 1\n  hold: 2\n",
      ["4:3: the list goes on without a '-'; check the indentation"]
    ),
    (
      sea + "steps: 5\n",
      ["3:8: steps cannot be '5'; write a list, a line '- run: 10' for each step"]
    ),
    (
      sea + "steps:\n",
      ["3:7: steps cannot be ''; write a list, a line '- run: 10' for each step"]
    ),
    (
      sea + "steps:\n  - rnu: 5\n",
      ["4:5: unknown step 'rnu'; did you mean 'run'?"]
    ),
    (sea + "steps:\n  - run 5\n", ["4:5: unknown step 'run 5'; did you mean 'run: 5'?"]),
    (sea + "steps:\n  - run(5)\n", ["4:5: unknown step 'run(5)'; did you mean 'run: 5'?"]),
    (
      sea + "steps:\n  - theme: dark\n",
      ["4:5: 'theme' is a setting and no step; change it with '- set: {theme: …}'"]
    ),
    (
      sea + "steps:\n  - set:\n    theme: dark\n",
      ["5:5: 'theme' stands beside 'set', not below it; indent it by two more spaces"]
    ),
    (
      "world: life\nout: x.csv\nsteps:\n  - place: glider\n  - at: [1, 2]\n",
      ["5:5: 'at' is a key of the step 'place' before; leave out its '- ' and indent it"]
    ),
    (
      sea + "steps:\n  - blorb: 5\n",
      ["4:5: unknown step 'blorb'; 'render list steps' shows all of them"]
    ),
    (
      sea + "steps:\n  - run: -5\n",
      ["4:10: run cannot be '-5'; it is a whole number from 0 to 4000000000000000000"]
    ),
    (
      sea + "steps:\n  - run: x\n",
      ["4:10: run cannot be 'x'; it is a whole number from 0 to 4000000000000000000"]
    ),
    (
      sea + "steps:\n  - run\n",
      ["4:5: step 'run' needs a value; give a whole number from 0 to 4000000000000000000"]
    ),
    (
      sea + "steps:\n  - run:\n",
      ["4:9: run cannot be ''; it is a whole number from 0 to 4000000000000000000"]
    ),
    (
      sea + "steps:\n  - 5\n",
      ["4:5: unknown step '5'; 'render list steps' shows all of them"]
    ),
    (
      sea + "steps:\n  - [run, 5]\n",
      ["4:5: '[run, 5]' is no step; write its name and its value, such as '- run: 10'"]
    ),
    (
      sea + "steps:\n  - {}\n",
      ["4:5: '{}' is no step; write its name and its value, such as '- run: 10'"]
    ),
    (
      sea + "steps:\n  - {run: 5, hold: 2}\n",
      ["4:14: 'run' and 'hold' are two steps; begin each with '- '"]
    ),
    (
      sea + "steps:\n  - {run: 5, ovre: 2}\n",
      ["4:14: step 'run' has no key 'ovre'; it has run and edits"]
    ),
    (
      sea + "steps:\n  - hold: 1.5\n",
      ["4:11: hold cannot be '1.5'; it is a whole number from 0 to 1000000000"]
    ),
    (
      sea + "steps:\n  - restart: 3\n",
      ["4:14: restart cannot be '3'; it is true or false"]
    ),
    (
      sea + "steps:\n  - restore\n",
      ["4:5: there is no snapshot here; keep one before with 'snapshot'"]
    ),
    (
      sea + "steps:\n  - restore: start\n",
      ["4:14: there is no snapshot 'start' here; keep one before with 'snapshot'"]
    ),
    (
      sea + "steps:\n  - snapshot: start\n  - restore: strat\n",
      ["5:14: there is no snapshot 'strat' here; did you mean 'start'?"]
    ),
    (
      sea + "steps:\n  - snapshot\n  - forget\n  - restore\n",
      ["6:5: there is no snapshot here; keep one before with 'snapshot'"]
    ),
    (
      sea + "steps:\n  - snapshot: a/b\n",
      [
        "4:15: snapshot cannot be 'a/b'; it is a name without / and line breaks, at most 100 letters"
      ]
    ),
    (
      sea + "steps:\n  - still: x.jpg\n",
      ["4:12: 'x.jpg' has an ending that a still cannot have; it can be \(stillFormats)"]
    ),
    (
      sea + "steps:\n  - still: x\n",
      ["4:12: 'x' has an ending that a still cannot have; it can be \(stillFormats)"]
    ),
    (
      sea + "steps:\n  - still: x-%d.png\n",
      ["4:12: 'x-%d.png': a still is one picture, numbers have no meaning; leave out the %"]
    ),
    (
      sea + "steps:\n  - still: x.csv\n",
      ["4:12: 'x.csv' has an ending that a still cannot have; it can be \(stillFormats)"]
    ),
    (
      sea + "steps:\n  - still: a.png\n  - still: a.png\n",
      ["5:12: 'a.png' would be written twice; give every output a name of its own"]
    ),
    (
      sea + "steps:\n  - still: no/a.png\n",
      ["4:12: 'no/a.png': the folder 'no' does not exist; make it first"]
    ),
    (
      "world: sea\nout: a.png\nsteps:\n  - still: a.png\n",
      ["2:6: 'a.png' would be written twice; give every output a name of its own"]
    ),
    (
      sea + "steps:\n  - set: dark\n",
      ["4:10: set cannot be 'dark'; it is settings and values, such as {theme: dark}"]
    ),
    (
      sea + "steps:\n  - set: {}\n",
      ["4:10: set cannot be '{}'; it is settings and values, such as {theme: dark}"]
    ),
    (
      sea + "steps:\n  - set: {theme: drak}\n",
      ["4:18: theme cannot be 'drak'; did you mean 'dark'? It is one of \(themes)"]
    ),
    (
      sea + "steps:\n  - set: {size: 3x3}\n",
      [
        "4:11: 'size' cannot change on the way; what can is \(changeable)"
      ]
    ),
    (
      sea + "steps:\n  - set: {tehme: dark}\n",
      ["4:11: unknown key 'tehme'; did you mean 'theme'?"]
    ),
    (
      sea + "steps:\n  - set: {blorb: dark}\n",
      [
        "4:11: unknown key 'blorb'; what can change is \(changeable)"
      ]
    ),
    (
      sea + "steps:\n  - set: {delay: 1s, fps: 3}\n",
      ["4:27: fps and delay exclude each other; give one of them"]
    ),
    (
      sea + "steps:\n  - set: {colors: {orka: '#fff'}}\n",
      ["4:20: there is nothing called 'orka' to colour; did you mean 'orca'?"]
    ),
    (
      "world: life\nout: x.csv\nsteps:\n  - set: {shape: sprite}\n",
      ["4:18: shape cannot be 'sprite'; it is one of square, circle, rounded"]
    ),
    (
      "world: wolfram\nout: x.csv\nsteps:\n  - set: {rule: 300}\n",
      [
        "4:17: rule '300' is too large; an elementary rule is a number from 0 to 255, such as 30 or W30"
      ]
    ),
    (
      sea + "steps:\n  - set: {rule: 30}\n",
      ["4:11: 'sea' has no setting 'rule'; it belongs to life and wolfram"]
    ),
    (
      sea + "skip: 9\nsteps:\n  - run: 5\n",
      ["3:7: skip 9 leaves no frame: the steps run for 5 ticks; lower skip, or run for longer"]
    ),
    (
      sea + "steps:\n  - run: 4000000000000000000\n  - run: 1\n",
      [
        "4:10: the film would have over 1000000000 frames; hold or run for less",
        "5:10: the film would run over 4000000000000000000 ticks; lower frames, every or skip",
      ]
    ),
    (
      sea + "steps:\n  - hold: 1000000000\n  - hold: 1000000000\n",
      ["4:11: the film would have over 1000000000 frames; hold or run for less"]
    ),
    (
      sea + "steps:\n  - run: 5\n  -  set: {theme: dark\n",
      ["6:1: the mapping in braces does not go on here; put ',' or '}' before"]
    ),
  ])
  func `what cannot be taken as a step is told`(text: String, said: [String]) {
    #expect(messages(text) == said.map { "t.yaml:" + $0 }, "\(text)")
  }
}
