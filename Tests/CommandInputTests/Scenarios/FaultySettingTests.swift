import TerrariumPlayback
import TerrariumVocabulary
import TerrariumWorlds
import Testing

private let sea = "world: sea\nout: x.csv\n"

/// Invalid settings, and their exact messages.
struct FaultySettingTests {
  private static let cases =
    scenarios(
      """
      out: x.csv
      > 1:1: the scenario names no world; add a line such as 'world: sea'
      world: see
      out: x.csv
      > 1:8: there is no world 'see'; did you mean 'sea'?
      world: mars
      out: x.csv
      > 1:8: there is no world 'mars'; the worlds are \(worlds)
      world: [sea]
      out: x.csv
      > 1:8: there is no world '[sea]'; the worlds are \(worlds)
      world:
      out: x.csv
      > 1:7: there is no world ''; the worlds are \(worlds)
      world: see
      out: x.csv
      tehme: dark
      frames: many
      > 1:8: there is no world 'see'; did you mean 'sea'?
      > 3:1: unknown key 'tehme'; did you mean 'theme'?
      > 4:9: frames cannot be 'many'; it is a whole number from 1 to 1000000000, or period
      world: sea
      > 1:1: no output; add a line such as 'out: film.gif'
      world: life
      out: a.gif
      size: 0x5
      fill: 150%
      > 3:7: size cannot be '0x5'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216
      > 4:7: fill cannot be '150%'; it is a percentage from 0% to 100% with at most three decimals
      world: life
      out: a.gif
      at: q
      > 3:5: at cannot be 'q'; it is a cell x,y such as 10,4
      world: life
      out: a.png
      grid: x
      vary: {grid: [true, false]}
      > 3:7: grid cannot be 'x'; it is true or false
      world: life
      out: a.gif
      annotate: [{label: "{bad2}", at: [1,1]}, {line: [[1,2]]}]
      > 3:21: there is no '{bad2}'; it has {tick}, {name}, {author}, {alive} and the settings of its recipe
      > 3:49: line cannot be '[[1, 2]]'; it is at least 2 places such as [[1, 2], [3, 4], …]
      world: pig
      target: 401
      map: mm.png
      > 2:9: optimal play to 401 points is too much to solve; give at most 400, or do without 'optimal' and 'map'
      world: sea
      steps: [{run: x}, {still: a.png}]
      > 2:15: run cannot be 'x'; it is a whole number from 0 to 4000000000000000000, or {until: CONDITION}
      world: wolfram
      out: [x.png, '{rule}.png']
      cell: huge
      vary: {rule: 0..255}
      > 3:7: cell cannot be 'huge'; it is a whole number from 1 to 2048
      world: wolfram
      out: x.png
      rule: 256
      > 3:7: rule '256' is too large; an elementary rule is a number from 0 to 255, such as 30 or W30
      """)
    + scenarios(
      after: sea,
      """
      palette: dark
      > 3:1: unknown key 'palette'; did you mean 'colors'?
      caption: #1 of seas
      > 3:9: '#1 of seas' is a comment here, so the value is missing; put it in quotation marks
      title: Sea #1
      > 3:8: title ends here: '#1' is a comment; put the whole text in quotation marks, or a space behind the #
      title: Se\u{301}e\u{301} #1
      > 3:8: title ends here: '#1' is a comment; put the whole text in quotation marks, or a space behind the #
      title: Sea # one
      caption: 'Sea' #1
      theme: dark #really
      >
      colors: {orca: #ff0000, free: #fff}
      > 3:16: '#ff0000, free: #fff}' is a comment here, so the value is missing; put it in quotation marks
      colors:
        orca: #ff0000
      > 4:8: '#ff0000' is a comment here, so the value is missing; put it in quotation marks
      colors:
      orca: red
      > 4:1: 'orca' is beside 'colors', not below it; indent it by two more spaces
      steps:
      run: 5
      > 4:1: 'run' is beside 'steps', not below it; indent it, and begin it with '- '
      tehme: dark
      > 3:1: unknown key 'tehme'; did you mean 'theme'?
      blorb: 1
      > 3:1: unknown key 'blorb'; 'render list settings' shows all of them
      rule: B3/S23
      > 3:1: 'sea' has no setting 'rule'; it belongs to life and wolfram
      people: 3
      > 3:1: 'sea' has no setting 'people'; it belongs to infection
      theme: dark
      theme: light
      > 4:1: 'theme' is given twice; keep one of them
      frames: 0
      > 3:9: frames cannot be '0'; it is a whole number from 1 to 1000000000, or period
      frames: 1.5
      > 3:9: frames cannot be '1.5'; it is a whole number from 1 to 1000000000, or period
      frames: [1]
      > 3:9: frames cannot be '[1]'; did you mean '1'? It is a whole number from 1 to 1000000000, or period
      frames:
      > 3:8: frames cannot be ''; it is a whole number from 1 to 1000000000, or period
      every: 0
      > 3:8: every cannot be '0'; it is a whole number from 1 to 1000000000000000000
      skip: -1
      > 3:7: skip cannot be '-1'; it is a whole number from 0 to 1000000000000000000
      size: 10
      > 3:7: size cannot be '10'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216
      size: 0x5
      > 3:7: size cannot be '0x5'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216
      size: [3, 4]
      > 3:7: size cannot be '[3, 4]'; did you mean '3x4'? It is COLUMNSxROWS, such as 10x15, each from 1 to 16777216
      theme: drak
      > 3:8: there is no theme 'drak'; did you mean 'dark'?
      theme: {a: b}
      > 3:8: there is no theme '{a: b}'; it is one of \(themes)
      edges: none
      > 3:8: edges cannot be 'none'; it is one of wall, wrap
      shape: circel
      > 3:8: there is no shape 'circel'; did you mean 'circle'?
      cell: 8
      fit: 100x100
      > 4:6: fit and cell exclude each other; give one of them
      delay: 80
      > 3:8: delay cannot be '80'; did you mean '80ms'? It is a time with its unit, such as 80ms, 1.5s or 5m, above 0 and at most 1h
      delay: 80ms
      fps: 10
      > 4:6: fps and delay exclude each other; give one of them
      delay: 80ms
      fps: 0
      > 4:6: fps cannot be '0'; it is frames a second, a number from 0.01 to 1000
      fps: 0
      > 3:6: fps cannot be '0'; it is frames a second, a number from 0.01 to 1000
      grid: maybe
      > 3:7: grid cannot be 'maybe'; it is true or false
      seed: -3
      > 3:7: seed cannot be '-3'; it is a whole number from 0 to 18446744073709551615, or random
      seed: rnd
      > 3:7: seed cannot be 'rnd'; it is a whole number from 0 to 18446744073709551615, or random
      penguins: 120%
      > 3:11: penguins cannot be '120%'; it is a number from 0, or a percentage from 0% to 100% with at most three decimals
      penguins: 100
      orcas: 100
      > 4:8: 200 animals do not fit into 150 cells; lower penguins or orcas, or raise size
      colors: {penguin: nocolour}
      > 3:19: colors cannot be 'penguin=nocolour'; it is a name and a colour, #ff8800, #f80 or a word such as orange
      colors: {pengiun: '#fff'}
      > 3:10: no state or part is called 'pengiun'; did you mean 'penguin'?
      colors: {file: red, text: black}
      > 3:10: no state or part is called 'file'; the names are free, penguin, orca, background, grid, text, muted, mark, trace, plot and axis
      frames: {file: x, text: 2}
      > 3:9: frames cannot be '{file: x, text: 2}'; it is a whole number from 1 to 1000000000, or period
      last: 2
      > 3:7: last cannot be '2'; did you mean '2s'? It is a time with its unit, such as 80ms, 1.5s or 5m, above 0 and at most 1h
      loop: 99999
      > 3:7: loop cannot be '99999'; it is a whole number from 0 to 65535
      jobs: 0
      > 3:7: jobs cannot be '0'; it is a whole number from 1 to 256
      memory: 10KBB
      > 3:9: memory cannot be '10KBB'; it is a size such as 500kB, 64MB or 2GB
      memory: 1.5TB
      > 3:9: memory cannot be '1.5TB'; it is a size such as 500kB, 64MB or 2GB
      memory: 99999999TB
      > 3:9: memory cannot be '99999999TB'; it is a size such as 500kB, 64MB or 2GB
      memory: 1.5GiB
      > 3:9: memory cannot be '1.5GiB'; did you mean '1.5GB'? It is a size such as 500kB, 64MB or 2GB
      max-size: 2 M
      > 3:11: max-size cannot be '2 M'; did you mean '2MB'? It is a size such as 500kB, 64MB or 2GB
      memory: -5
      > 3:9: memory cannot be '-5'; it is a size such as 500kB, 64MB or 2GB
      memory: true
      > 3:9: memory cannot be 'true'; it is a size such as 500kB, 64MB or 2GB
      columns: -1
      > 3:10: columns cannot be '-1'; it is a whole number from 1 to 10000
      size: 16777216x16777216
      > 3:7: size 16777216x16777216 is too large; the limit is 67108864 cells
      every: 1000000000000000000
      > 3:8: the film would have over 4000000000000000000 ticks; lower frames, every or skip
      """)
    + scenarios(
      after: "world: sea\n",
      """
      world: life
      out: x.csv
      > 2:1: 'world' is given twice; keep one of them
      out:
      > 2:5: out cannot be ''; it is a path
      out: []
      > 2:6: no output; add a line such as 'out: film.gif'
      out: x.gfi
      > 2:6: 'x.gfi' has an unknown ending; did you mean .gif?
      out: x
      > 2:6: the format of 'x' is unknown; add a line such as 'format: gif'
      out: [x.csv, x.csv]
      > 2:14: 'x.csv' would be written twice; give every output a name of its own
      out: x-%d.gif
      > 2:6: 'x-%d.gif': a run makes one .gif, without numbers; leave out the %
      out: nowhere/deep/x.gif
      > 2:6: 'nowhere/deep/x.gif': the folder 'nowhere' does not exist; create it first
      out: -
      > 2:6: no list can begin here; begin it on a line of its own, or put '-' in quotation marks
      out: [x.csv]
      format: gif
      > 3:9: format 'gif' is not needed: the ending of each output tells it; leave it out
      out: x-{seed}.gif
      > 2:6: 'x-{seed}.gif': no setting varies as 'seed'; add a line such as 'vary: {seed: 1..3}'
      out: [x.txt, y.csv]
      vary: {seed: 1..3}
      > 2:7: 'x.txt' would be written by every variant; put {seed} into its name
      out: '-'
      format: txt
      vary: {seed: 1..3}
      > 2:6: '-' would be written by every variant; write files with {seed} in their names
      out: x.png
      vary: {theme: near}
      > 3:15: there is no theme 'near'; it is one of \(themes)
      out: x.png
      frame: 7
      vary: {frames: 3..6}
      > 3:8: there is no frame 7; the film has 6, counted from 0; frames: 8 reaches it
      out: [x.png, x.png]
      vary: {seed: 1..300}
      > 2:14: 'x.png' would be written twice; give every output a name of its own
      out: [x.gfi]
      vary: {seed: 1..300}
      > 2:7: 'x.gfi' has an unknown ending; did you mean .gif?
      out: [x.gif]
      size: 300x300
      cell: 40
      vary: {seed: 1..3}
      > 4:7: the picture would have 24048x24099 pixels; the limit is \(1 << 28) pixels in all and 65535 a side: choose a smaller cell, or fit
      out: 'x-{sede}.csv'
      vary: {seed: 1..3}
      > 2:6: 'x-{sede}.csv': no setting varies as 'sede'; these vary: seed
      out: x.csv
      vary: {seed: 1..3}
      steps: [{run: 1}, {save: 'x-{sede}.state'}]
      > 4:26: 'x-{sede}.state': no setting varies as 'sede'; these vary: seed
      out: x.csv
      steps: [{repeat: 2, steps: [{load: 'x-{seed}.state'}]}]
      > 3:36: 'x-{seed}.state': no setting varies as 'seed'; add a line such as 'vary: {seed: 1..3}'
      out: 'x-{tehme}.csv'
      vary: {tehme: [a, b]}
      > 3:8: 'tehme' cannot vary; did you mean 'theme'?
      out: 't-{sort}.csv'
      rows: runs
      vary: {sort: [ticks, -rest], top: 1..2, x: [ticks], seed: 1..3}
      > 2:6: 't-{sort}.csv' would be written by every variant; put {top} and {x} into its name
      out: [s.png, 's-{columns}.png', f.gif]
      vary: {columns: 1..2, seed: 1..3}
      > 2:7: 's.png' would be written by every variant; put {columns} into its name
      > 2:33: 'f.gif' would be written by every variant; put {columns} into its name
      out: s.svg
      vary: {chart-style: [lines, heat], seed: 1..3}
      > 2:6: 's.svg' would be written by every variant; put {chart-style} into its name
      out: t.csv
      vary: {memory: [1GB, 2GB], resume: [true, false]}
      > 3:8: 'memory' cannot vary; '--help all' lists the settings
      > 3:28: 'resume' cannot vary; '--help all' lists the settings
      out: 'x-{theme}.csv'
      vary: {theme: [dark, drak]}
      > 3:22: there is no theme 'drak'; did you mean 'dark'?
      """)
    + scenarios(
      after: "world: life\n",
      """
      out: x.jsonl
      > 2:6: 'life' cannot be written as .jsonl; choose another format
      out: [t.jsonl, 'f-{seed}.txt']
      rows: runs
      vary: {seed: 1..2, edges: [wrap, wall]}
      > 2:16: 'f-{seed}.txt' would be written by every variant; put {edges} into its name
      out: x.csv
      at: [3, 3]
      vary: {pattern: [glider, lwss], sedd: 1..2}
      > 4:33: 'sedd' cannot vary; did you mean 'seed'?
      out: x.csv
      vary: {rule: B3/S23, seed: 1..10..0}
      > 3:28: vary cannot be '1..10..0'; it is NAME=VALUES with VALUES such as 0..255, 0..100..5 or a,b,"c,d"
      out: 'x-{low}.txt'
      rule: 'R5,C0,M1,S{low}..58,B34..45,NM'
      vary: {low: 33..35, seed: 1..2}
      > 2:6: 'x-{low}.txt' would be written by every variant; put {seed} into its name
      out: x.csv
      steps: [{place: no-such}]
      vary: {rule: near, sedd: 1..2}
      > 3:17: there is no pattern or file 'no-such'; 'render patterns list' lists the built-in ones
      > 4:20: 'sedd' cannot vary; did you mean 'seed'?
      out: [x.rle, y.cells, 'z-{rule}.mc']
      vary: {rule: near, seed: 1..3}
      > 2:7: 'x.rle' would be written by every variant; put {rule} and {seed} into its name
      > 2:14: 'y.cells' would be written by every variant; put {rule} and {seed} into its name
      > 2:23: 'z-{rule}.mc' would be written by every variant; put {seed} into its name
      out: x.png
      rule: WireWorld
      vary: {rule: near}
      > 4:7: rule 'WireWorld' is a table, without rules near it; give a rule such as B3/S23, B2-a/S12, 345/2/4 or R2,C2,M0,S3..5,B3..3,NM
      out: x.csv
      memory: 0
      > 3:9: memory cannot be '0'; it is a size such as 500kB, 64MB or 2GB
      out: x.gif
      pattern: gosper-glider-gnu
      > 3:10: there is no pattern or file 'gosper-glider-gnu'; did you mean 'gosper-glider-gun'?
      out: x.gif
      rule: B9/S23
      > 3:7: rule 'B9/S23', column 2: a cell cannot have 9 neighbours; the most is 8
      out: x.gif
      rule: B3/S23:Q3
      > 3:7: rule 'B3/S23:Q3', column 8: there is no grid ':Q'; T is a torus, P ends, K is a Klein bottle, C a cross-surface, S a sphere, such as :T30,20
      out: x.gif
      rule: R2,C0,S2-4,B3:K9
      > 3:7: rule 'R2,C0,S2-4,B3:K9', column 15: there is no grid ':K' for this rule; T is a torus, P ends, such as :T30,20
      out: x.gif
      rule: B2S345/4
      > 3:7: rule 'B2S345/4', column 7: two slashes before a number of states; write it as B2/S345/4 or 345/2/4
      out: x.gif
      rule: r1b1s1
      > 3:7: rule 'r1b1s1', column 4: there is 1 entry; there should be 2
      """)
    + scenarios(
      after: "world: monsters\nout: x.csv\n",
      """
      from: tokio
      > 3:7: from cannot be 'tokio'; did you mean 'tokyo'? It is moscow, petersburg, madrid, mexico, london, paris, tokyo, vela, or lat,lon with a latitude from -85 to 85
      z: 1
      > 3:1: unknown key 'z'; 'render list settings' shows all of them
      """)

  @Test(arguments: cases)
  func `what cannot be taken as a setting is told`(text: String, said: [String]) {
    #expect(messages(text) == said, "\(text)")
  }

  @Test(arguments: Catalogue.builtIn.names, ["x.csv", "x.gif"])
  func `a wrong value of any setting is told, of films and of sheets`(
    world: String, output: String
  ) throws {
    let settings = try #require(Catalogue.builtIn[world]).words.vocabulary.map(\.name)
    for name in settings where name != "out" {
      let film = "world: \(world)\n\(name): {a: {b: c}}\nout: \(output)\n"
      // A varying value replaces the setting's own.
      let isOfSheet = name != "seed" && name != "vary"
      for text in isOfSheet ? [film, film + "vary: {seed: 1..2}\n"] : [film] {
        #expect(messages(text).contains { $0.hasPrefix("t.yaml:2:") }, "\(text)")
      }
    }
  }
}
