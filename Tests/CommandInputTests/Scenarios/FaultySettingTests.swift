import Testing

private let sea = "world: sea\nout: x.csv\n"

/// Settings that cannot be taken, and exactly what is said of them.
struct FaultySettingTests {
  @Test(arguments: [
    (
      "out: x.csv\n",
      ["1:1: the scenario names no world; add a line such as 'world: sea'"]
    ),
    (
      "world: see\nout: x.csv\n",
      ["1:8: there is no world 'see'; did you mean 'sea'?"]
    ),
    (
      "world: mars\nout: x.csv\n",
      ["1:8: there is no world 'mars'; the worlds are \(worlds)"]
    ),
    (
      "world: [sea]\nout: x.csv\n",
      ["1:8: there is no world '[sea]'; the worlds are \(worlds)"]
    ),
    (
      "world:\nout: x.csv\n",
      ["1:7: there is no world ''; the worlds are \(worlds)"]
    ),
    (
      sea + "palette: dark\n",
      ["3:1: unknown key 'palette'; did you mean 'colors'?"]
    ),
    (
      sea + "caption: #1 of seas\n",
      ["3:9: '#1 of seas' is a comment here, so the value is missing; put it in quotation marks"]
    ),
    (
      sea + "title: Sea #1\n",
      [
        "3:8: title ends here: '#1' is a comment; put the whole text in quotation marks, or a space behind the #"
      ]
    ),
    (sea + "title: Sea # one\ncaption: 'Sea' #1\ntheme: dark #really\n", []),
    (
      sea + "colors: {orca: #ff0000, free: #fff}\n",
      [
        "3:16: '#ff0000, free: #fff}' is a comment here, so the value is missing; put it in quotation marks"
      ]
    ),
    (
      sea + "colors:\n  orca: #ff0000\n",
      ["4:8: '#ff0000' is a comment here, so the value is missing; put it in quotation marks"]
    ),
    (
      sea + "colors:\norca: red\n",
      ["4:1: 'orca' stands beside 'colors', not below it; indent it by two more spaces"]
    ),
    (
      sea + "steps:\nrun: 5\n",
      ["4:1: 'run' stands beside 'steps', not below it; indent it, and begin it with '- '"]
    ),
    (
      sea + "tehme: dark\n",
      ["3:1: unknown key 'tehme'; did you mean 'theme'?"]
    ),
    (
      sea + "blorb: 1\n",
      ["3:1: unknown key 'blorb'; 'render list settings' shows all of them"]
    ),
    (
      sea + "rule: B3/S23\n",
      ["3:1: 'sea' has no setting 'rule'; it belongs to life and wolfram"]
    ),
    (
      sea + "people: 3\n",
      ["3:1: 'sea' has no setting 'people'; it belongs to infection"]
    ),
    (
      sea + "theme: dark\ntheme: light\n",
      ["4:1: 'theme' is given twice; keep one of them"]
    ),
    (
      "world: sea\nworld: life\nout: x.csv\n",
      ["2:1: 'world' is given twice; keep one of them"]
    ),
    (
      "world: see\nout: x.csv\ntehme: dark\nframes: many\n",
      [
        "1:8: there is no world 'see'; did you mean 'sea'?",
        "3:1: unknown key 'tehme'; did you mean 'theme'?",
        "4:9: frames cannot be 'many'; it is a whole number from 1 to 1000000000, or period",
      ]
    ),
    (
      sea + "frames: 0\n",
      ["3:9: frames cannot be '0'; it is a whole number from 1 to 1000000000, or period"]
    ),
    (
      sea + "frames: 1.5\n",
      ["3:9: frames cannot be '1.5'; it is a whole number from 1 to 1000000000, or period"]
    ),
    (
      sea + "frames: [1]\n",
      [
        "3:9: frames cannot be '[1]'; did you mean '1'? It is a whole number from 1 to 1000000000, or period"
      ]
    ),
    (
      sea + "frames:\n",
      ["3:8: frames cannot be ''; it is a whole number from 1 to 1000000000, or period"]
    ),
    (
      sea + "every: 0\n",
      ["3:8: every cannot be '0'; it is a whole number from 1 to 1000000000000000000"]
    ),
    (
      sea + "skip: -1\n",
      ["3:7: skip cannot be '-1'; it is a whole number from 0 to 1000000000000000000"]
    ),
    (
      sea + "size: 10\n",
      ["3:7: size cannot be '10'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216"]
    ),
    (
      sea + "size: 0x5\n",
      ["3:7: size cannot be '0x5'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216"]
    ),
    (
      sea + "size: [3, 4]\n",
      [
        "3:7: size cannot be '[3, 4]'; did you mean '3x4'? It is COLUMNSxROWS, such as 10x15, each from 1 to 16777216"
      ]
    ),
    (
      sea + "theme: drak\n",
      ["3:8: theme cannot be 'drak'; did you mean 'dark'? It is one of \(themes)"]
    ),
    (
      sea + "theme: {a: b}\n",
      ["3:8: theme cannot be '{a: b}'; it is one of \(themes)"]
    ),
    (
      sea + "edges: none\n",
      ["3:8: edges cannot be 'none'; it is one of wall, wrap"]
    ),
    (
      sea + "shape: circel\n",
      [
        "3:8: shape cannot be 'circel'; did you mean 'circle'? It is one of square, circle, rounded, sprite, hexagon, triangle"
      ]
    ),
    (
      sea + "cell: 8\nfit: 100x100\n",
      ["4:6: fit and cell exclude each other; give one of them"]
    ),
    (
      sea + "delay: 80\n",
      [
        "3:8: delay cannot be '80'; did you mean '80ms'? It is a time with its unit, such as 80ms, 1.5s or 5m, above 0 and at most 1h"
      ]
    ),
    (
      sea + "delay: 80ms\nfps: 10\n",
      ["4:6: fps and delay exclude each other; give one of them"]
    ),
    (
      sea + "fps: 0\n",
      ["3:6: fps cannot be '0'; it is frames a second, a number from 0.01 to 1000"]
    ),
    (
      sea + "grid: maybe\n",
      ["3:7: grid cannot be 'maybe'; it is true or false"]
    ),
    (
      sea + "seed: -3\n",
      ["3:7: seed cannot be '-3'; it is a whole number from 0 to 18446744073709551615, or random"]
    ),
    (
      sea + "seed: rnd\n",
      ["3:7: seed cannot be 'rnd'; it is a whole number from 0 to 18446744073709551615, or random"]
    ),
    (
      sea + "penguins: 120%\n",
      ["3:11: penguins cannot be '120%'; it is a number from 0, or a percentage from 0% to 100%"]
    ),
    (
      sea + "penguins: 100\norcas: 100\n",
      ["4:8: 200 animals do not fit into 150 cells; lower penguins or orcas, or raise size"]
    ),
    (
      sea + "colors: {penguin: nocolour}\n",
      [
        "3:19: colors cannot be 'penguin=nocolour'; it is a name and a colour, #ff8800, #f80 or a word such as orange"
      ]
    ),
    (
      sea + "colors: {pengiun: '#fff'}\n",
      ["3:10: there is nothing called 'pengiun' to colour; did you mean 'penguin'?"]
    ),
    (
      sea + "last: 2\n",
      [
        "3:7: last cannot be '2'; did you mean '2s'? It is a time with its unit, such as 80ms, 1.5s or 5m, above 0 and at most 1h"
      ]
    ),
    (
      sea + "loop: 99999\n",
      ["3:7: loop cannot be '99999'; it is a whole number from 0 to 65535"]
    ),
    (
      sea + "jobs: 0\n",
      ["3:7: jobs cannot be '0'; it is a whole number from 1 to 256"]
    ),
    (
      sea + "size: 16777216x16777216\n",
      ["3:7: size 16777216x16777216 is too large; the limit is 67108864 cells"]
    ),
    (
      sea + "every: 1000000000000000000\n",
      ["3:8: the film would run over 4000000000000000000 ticks; lower frames, every or skip"]
    ),
    (
      "world: sea\n",
      ["1:1: nothing is asked for; add a line such as 'out: film.gif'"]
    ),
    (
      "world: sea\nout:\n",
      ["2:5: out cannot be ''; it is a path"]
    ),
    (
      "world: sea\nout: []\n",
      ["2:6: nothing is asked for; add a line such as 'out: film.gif'"]
    ),
    (
      "world: sea\nout: x.gfi\n",
      ["2:6: 'x.gfi' has an ending that names no format; did you mean .gif?"]
    ),
    (
      "world: sea\nout: x\n",
      ["2:6: nothing tells the format of 'x'; add a line such as 'format: gif'"]
    ),
    (
      "world: sea\nout: x.docx\n",
      [
        "2:6: 'x.docx' has an ending that names no format; known are \(formats)"
      ]
    ),
    (
      "world: sea\nout: [x.csv, x.csv]\n",
      ["2:14: 'x.csv' would be written twice; give every output a name of its own"]
    ),
    (
      "world: sea\nout: x-%d.gif\n",
      ["2:6: 'x-%d.gif': a .gif holds all frames, numbers have no meaning; leave out the %"]
    ),
    (
      "world: sea\nout: nowhere/deep/x.gif\n",
      ["2:6: 'nowhere/deep/x.gif': the folder 'nowhere' does not exist; make it first"]
    ),
    (
      "world: sea\nout: -\n",
      ["2:6: no list can begin here; begin it on a line of its own, or put '-' in quotation marks"]
    ),
    (
      "world: sea\nout: [x.csv]\nformat: gif\n",
      ["3:9: format 'gif' is not needed: every output's ending tells its own; leave it out"]
    ),
    (
      "world: life\nout: x.jsonl\n",
      ["2:6: 'life' has nothing to write as .jsonl; leave that output out"]
    ),
    (
      "world: sea\nout: x-{seed}.gif\n",
      ["2:6: 'x-{seed}.gif': nothing varies 'seed'; add a line such as 'vary: {seed: 1..3}'"]
    ),
    (
      "world: sea\nout: [x.txt, y.csv]\nvary: {seed: 1..3}\n",
      ["2:7: 'x.txt' would be written by every variant; put {seed} into its name"]
    ),
    (
      "world: life\nout: [t.jsonl, 'f-{seed}.txt']\nrows: runs\nvary: {seed: 1..2, edges: [wrap, wall]}\n",
      ["2:16: 'f-{seed}.txt' would be written by every variant; put {edges} into its name"]
    ),
    (
      "world: life\nout: x.csv\nat: [3, 3]\nvary: {pattern: [glider, lwss], sedd: 1..2}\n",
      ["4:33: 'sedd' cannot vary; did you mean 'seed'?"]
    ),
    (
      "world: life\nout: 'x-{low}.txt'\nrule: 'R5,C0,M1,S{low}..58,B34..45,NM'\nvary: {low: 33..35, seed: 1..2}\n",
      ["2:6: 'x-{low}.txt' would be written by every variant; put {seed} into its name"]
    ),
    (
      "world: life\nout: x.csv\nsteps: [{place: no-such}]\nvary: {rule: near, sedd: 1..2}\n",
      [
        "3:17: there is no figure or file 'no-such'; 'render patterns list' shows the library",
        "4:20: 'sedd' cannot vary; did you mean 'seed'?",
      ]
    ),
    (
      "world: life\nout: [x.rle, y.cells, 'z-{rule}.mc']\nvary: {rule: near, seed: 1..3}\n",
      [
        "2:7: 'x.rle' would be written by every variant; put {rule} and {seed} into its name",
        "2:14: 'y.cells' would be written by every variant; put {rule} and {seed} into its name",
        "2:23: 'z-{rule}.mc' would be written by every variant; put {seed} into its name",
      ]
    ),
    (
      "world: life\nout: x.png\nrule: WireWorld\nvary: {rule: near}\n",
      [
        "4:7: rule 'WireWorld' has no rules near it: it is a table, and has no numbers to change by one; give a rule such as B3/S23, B2-a/S12, 345/2/4 or R2,C2,M0,S3..5,B3..3,NM"
      ]
    ),
    (
      "world: sea\nout: x.png\nvary: {theme: near}\n",
      ["3:15: theme cannot be 'near'; it is one of \(themes)"]
    ),
    (
      "world: sea\nout: x.png\nframe: 7\nvary: {frames: 3..6}\n",
      ["3:8: there is no frame 7; the film has 6, the first is 0"]
    ),
    (
      "world: sea\nout: [x.png, x.png]\nvary: {seed: 1..300}\n",
      ["2:14: 'x.png' would be written twice; give every output a name of its own"]
    ),
    (
      "world: wolfram\nout: [x.png, '{rule}.png']\ncell: huge\nvary: {rule: 0..255}\n",
      ["3:7: cell cannot be 'huge'; it is a whole number from 1 to 2048"]
    ),
    (
      "world: sea\nout: [x.gfi]\nvary: {seed: 1..300}\n",
      ["2:7: 'x.gfi' has an ending that names no format; did you mean .gif?"]
    ),
    (
      "world: sea\nout: [x.gif]\nsize: 300x300\ncell: 40\nvary: {seed: 1..3}\n",
      [
        "4:7: the picture would have 24048x24099 pixels; at most \(1 << 28) in all and 65535 a side are possible: choose a smaller cell, or fit"
      ]
    ),
    (
      "world: sea\nout: 'x-{sede}.csv'\nvary: {seed: 1..3}\n",
      [
        "2:6: 'x-{sede}.csv': nothing varies 'sede'; what varies is seed"
      ]
    ),
    (
      "world: sea\nout: 'x-{tehme}.csv'\nvary: {tehme: [a, b]}\n",
      ["3:8: 'tehme' cannot vary; did you mean 'theme'?"]
    ),
    (
      "world: sea\nout: 'x-{theme}.csv'\nvary: {theme: [dark, drak]}\n",
      ["3:22: theme cannot be 'drak'; did you mean 'dark'? It is one of \(themes)"]
    ),
    (
      "world: life\nout: x.gif\npattern: gosper-glider-gnu\n",
      ["3:10: there is no figure or file 'gosper-glider-gnu'; did you mean 'gosper-glider-gun'?"]
    ),
    (
      "world: life\nout: x.gif\nrule: B9/S23\n",
      ["3:7: rule 'B9/S23', column 2: nobody has 9 neighbours; the most is 8"]
    ),
    (
      "world: wolfram\nout: x.png\nrule: 256\n",
      [
        "3:7: rule '256' is too large; an elementary rule is a number from 0 to 255, such as 30 or W30"
      ]
    ),
  ])
  func `what cannot be taken as a setting is told`(text: String, said: [String]) {
    #expect(messages(text) == said.map { "t.yaml:" + $0 }, "\(text)")
  }
}
