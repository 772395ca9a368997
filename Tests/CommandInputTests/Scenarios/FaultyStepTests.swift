import Testing

private let sea = "world: sea\nout: x.csv\n"

/// Invalid steps, and their exact messages.
struct FaultyStepTests {
  private static let cases =
    scenarios(
      """
      world: life
      out: x.csv
      steps:
        - place: glider
        - at: [1, 2]
      > 5:5: 'at' is a key of the step 'place' before; leave out its '- ' and indent it
      world: life
      out: x.csv
      steps:
        - set: {shape: sprite}
      > 4:18: shape cannot be 'sprite'; it is one of square, circle, rounded
      world: wolfram
      out: x.csv
      steps:
        - set: {rule: 300}
      > 4:17: rule '300' is too large; an elementary rule is a number from 0 to 255, such as 30 or W30
      """)
    + scenarios(
      after: sea + "steps:\n",
      """
        - rnu: 5
      > 4:5: unknown step 'rnu'; did you mean 'run'?
        - run 5
      > 4:5: unknown step 'run 5'; did you mean 'run: 5'?
        - run(5)
      > 4:5: unknown step 'run(5)'; did you mean 'run: 5'?
        - theme: dark
      > 4:5: 'theme' is a setting, not a step; change it with '- set: {theme: …}'
        - set:
          theme: dark
      > 5:5: 'theme' is beside 'set', not below it; indent it by two more spaces
        - blorb: 5
      > 4:5: unknown step 'blorb'; 'render list steps' shows all of them
        - run: -5
      > 4:10: run cannot be '-5'; it is a whole number from 0 to 4000000000000000000, or {until: CONDITION}
        - run: x
      > 4:10: run cannot be 'x'; it is a whole number from 0 to 4000000000000000000, or {until: CONDITION}
        - run
      > 4:5: step 'run' needs a value; give a whole number from 0 to 4000000000000000000, or {until: CONDITION}
        - run:
      > 4:9: run cannot be ''; it is a whole number from 0 to 4000000000000000000, or {until: CONDITION}
        - 5
      > 4:5: unknown step '5'; 'render list steps' shows all of them
        - [run, 5]
      > 4:5: '[run, 5]' is not a step; write its name and its value, such as '- run: 10'
        - {}
      > 4:5: '{}' is not a step; write its name and its value, such as '- run: 10'
        - {run: 5, hold: 2}
      > 4:14: 'run' and 'hold' are two steps; begin each with '- '
        - {run: 5, ovre: 2}
      > 4:14: step 'run' has no key 'ovre'; it has run and edits
        - hold: 1.5
      > 4:11: hold cannot be '1.5'; it is a whole number from 0 to 1000000000
        - restart: 3
      > 4:14: restart cannot be '3'; it is true or false
        - restore
      > 4:5: there is no snapshot here; add a step 'snapshot' before
        - restore: start
      > 4:14: there is no snapshot 'start' here; add a step 'snapshot' before
        - snapshot: start
        - restore: strat
      > 5:14: there is no snapshot 'strat' here; did you mean 'start'?
        - snapshot
        - forget
        - restore
      > 6:5: there is no snapshot here; add a step 'snapshot' before
        - snapshot: a/b
      > 4:15: snapshot cannot be 'a/b'; it is a name without / and line breaks, at most 100 letters
        - still: x.jpg
      > 4:12: 'x.jpg' has the wrong ending for a still; did you mean .png?
        - still: x
      > 4:12: 'x' has the wrong ending for a still; use \(stillFormats)
        - still: x-%d.png
      > 4:12: 'x-%d.png': a still is one picture, without numbers; leave out the %
        - still: x.csv
      > 4:12: 'x.csv' has the wrong ending for a still; use \(stillFormats)
        - still: a.png
        - still: a.png
      > 5:12: 'a.png' would be written twice; give every output a name of its own
        - still: no/a.png
      > 4:12: 'no/a.png': the folder 'no' does not exist; create it first
        - set: dark
      > 4:10: set cannot be 'dark'; it is settings and values, such as {theme: dark}
        - set: {}
      > 4:10: set cannot be '{}'; it is settings and values, such as {theme: dark}
        - set: {theme: drak}
      > 4:18: there is no theme 'drak'; did you mean 'dark'?
        - set: {size: 3x3}
      > 4:11: 'size' cannot change during a film; these can: \(changeable)
        - set: {tehme: dark}
      > 4:11: unknown key 'tehme'; did you mean 'theme'?
        - set: {blorb: dark}
      > 4:11: unknown key 'blorb'; these can change: \(changeable)
        - set: {delay: 1s, fps: 3}
      > 4:27: fps and delay exclude each other; give one of them
        - set: {colors: {orka: '#fff'}}
      > 4:20: no state or part is called 'orka'; did you mean 'orca'?
        - set: {rule: 30}
      > 4:11: 'sea' has no setting 'rule'; it belongs to life and wolfram
        - run: 4000000000000000000
        - run: 1
      > 4:10: the film would have over 1000000000 frames; hold or run for fewer
      > 5:10: the film would have over 4000000000000000000 ticks; lower frames, every or skip
        - hold: 1000000000
        - hold: 1000000000
      > 4:11: the film would have over 1000000000 frames; hold or run for fewer
        - run: 5
        -  set: {theme: dark
      > 6:1: the mapping in braces does not continue here; put ',' or '}' before
      """)
    + scenarios(
      after: sea,
      """
      steps: 5
      > 3:8: steps cannot be '5'; write a list, a line '- run: 10' for each step
      steps:
      > 3:7: steps cannot be ''; write a list, a line '- run: 10' for each step
      skip: 9
      steps:
        - run: 5
      > 3:7: the first frame would show tick 9, but the film ends at tick 5; begin earlier, or run for longer
      """)
    + scenarios(
      after: "world: sea\n",
      """
      steps: - run: 1
      > 2:8: no list can begin here; begin it on a line of its own, or put '-' in quotation marks
      steps:
        - run: 1
        hold: 2
      > 4:3: the list continues without a '-'; check the indentation
      out: a.png
      steps:
        - still: a.png
      > 2:6: 'a.png' would be written twice; give every output a name of its own
      """)
    + scenarios(
      """
      world: pig
      out: x.gif
      steps:
        - camera: [0, 0, 4, 4]
      > 4:5: 'pig' has no step 'camera'; it belongs to sea, life, wolfram and infection
      world: pig
      out: x.gif
      view: follow
      > 3:1: 'pig' has no setting 'view'; it belongs to sea, life, wolfram and infection
      world: life
      size: 8x6
      edges: wall
      out: x.gif
      view: folow
      > 5:7: view cannot be 'folow'; did you mean 'follow'? It is \(rectangle), or follow, or home, or history, or none
      """)
    + scenarios(
      after: "world: life\nsize: 8x6\nedges: wall\nout: x.gif\nsteps:\n",
      """
        - camera
      > 6:5: step 'camera' needs a value; give \(rectangle)
        - camera: [0, 0, 4]
      > 6:13: camera cannot be '[0, 0, 4]'; it is \(rectangle)
        - camera: [0, 0, 0, 4]
      > 6:13: camera cannot be '[0, 0, 0, 4]'; it is \(rectangle)
        - camera: follow
      > 6:13: camera cannot be 'follow'; it is \(rectangle)
        - {camera: [0, 0, 4, 4], over: -1}
      > 6:34: over cannot be '-1'; it is a whole number from 0 to 4000000000000000000
        - {camera: [0, 0, 4, 4], over: 10, hold: 5}
      > 6:44: hold cannot be '5'; it is true or false
        - {camera: [0, 0, 4, 4], hold: true}
      > 6:34: step 'camera' needs 'over'; give a whole number from 0 to 4000000000000000000
        - {camera: [0, 0, 4, 4], over: 2000000000, hold: true}
      > 6:34: the film would have over 1000000000 frames; hold or run for fewer
        - {camera: [0, 0, 4, 4], ovre: 10}
      > 6:28: step 'camera' has no key 'ovre'; did you mean 'over'?
        - {camera: [0, 0, 4, 4], run: 10}
      > 6:28: 'camera' and 'run' are two steps; begin each with '- '
        - camrea: [0, 0, 4, 4]
      > 6:5: unknown step 'camrea'; did you mean 'camera'?
        - {camera: [0, 0, 4, 4], over: 4000000000000000000}
        - run: 1
      > 6:14: the film would have over 1000000000 frames; hold or run for fewer
      > 7:10: the film would have over 4000000000000000000 ticks; lower frames, every or skip
        - set: {view: [1, 2]}
      > 6:17: view cannot be '[1, 2]'; it is \(rectangle), or follow, or home, or history, or none
      """)

  @Test(arguments: cases)
  func `what cannot be taken as a step is told`(text: String, said: [String]) {
    #expect(messages(text) == said, "\(text)")
  }
}
