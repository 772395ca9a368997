import Testing

private let life = "world: life\nsize: 8x6\nedges: wall\nout: x.csv\n"
private let torus = "world: life\nsize: 8x6\nedges: wrap\nout: x.csv\n"
private let cells = "a list of cells such as [[1, 2], [3, 4]]"

/// Invalid steps on cells, patterns and files, and their exact messages.
struct FaultyCellStepTests {
  private static let cases =
    scenarios(
      """
      world: life
      size: 8x6
      edges: wrap
      out: x.csv
      steps:
        - cut: [0, 0, 9, 2]
      > 6:10: the rectangle of 9x2 cells is larger than the field of 8x6; make it smaller
      world: life
      size: 8x6
      edges: wall
      out: x.csv
      library: nowhere
      steps:
        - run: 1
      > 5:10: 'nowhere' does not exist; check the name
      world: sea
      out: x.csv
      steps:
        - save: a.rle
      > 4:11: 'a.rle' has the wrong ending; end it in .state
      world: wolfram
      out: x.csv
      steps:
        - toggle: [[3, 1]]
      > 4:14: a line of cells has one row; y is 0, and the height 1
      world: wolfram
      out: x.csv
      steps:
        - place: glider
      > 4:12: a line of cells has one row; y is 0, and the height 1
      world: wolfram
      out: x.csv
      steps:
        - set: {rule: 29R}
      > 4:17: rule '29R' cannot take over from an elementary one; begin the film with it
      world: wolfram
      out: x.csv
      steps:
        - set: {rule: "{12,3,1}"}
      > 4:17: rule '{12,3,1}' cannot take over from an elementary one; begin the film with it
      world: sea
      out: x.csv
      steps:
        - toggle: [[3, 1]]
      > 4:5: 'sea' has no step 'toggle'; it belongs to life and wolfram
      world: life
      out: x.csv
      steps:
        - infect: 3
      > 4:5: 'life' has no step 'infect'; it belongs to infection
      world: infection
      out: x.csv
      steps:
        - infect: many
      > 4:13: infect cannot be 'many'; it is a cell x,y, a rectangle x,y,w,h, or a number of random people
      world: life
      out: x.gif
      view: [0, 0, 5]
      steps:
        - run: 3
      > 3:7: view cannot be '[0, 0, 5]'; it is \(rectangle), or follow, or home, or history, or none
      """)
    + scenarios(
      after: life + "steps:\n",
      """
        - toggle: [[0, 0], [8, 0]]
      > 6:22: the cell 8,0 is outside the field of 8x6; cells are counted from 0
        - set: {rule: b2s345g4}
      > 6:17: rule 'b2s345g4' has more than the 2 states of the film's first rule; begin the film with it
        - toggle: 5
      > 6:13: toggle cannot be '5'; it is \(cells)
        - toggle: []
      > 6:13: toggle cannot be '[]'; it is \(cells)
        - toggle: [[1, 2], [3]]
      > 6:22: toggle cannot be '[3]'; it is \(cells)
        - place: glyder
      > 6:12: there is no pattern or file 'glyder'; did you mean 'glider'?
        - {keep: thing, area: [0, 0, 2, 2]}
        - place: thnig
      > 7:12: there is no pattern or file 'thnig'; did you mean 'thing'?
        - {place: glider, at: [6, 0]}
      > 6:25: the pattern, 3x3 cells at 6,0, does not fit into the field of 8x6; make size larger, or move it with at
        - place: gosper-glider-gun
      > 6:12: the pattern, 36x9 cells at -14,-2, does not fit into the field of 8x6; make size larger
        - copy: [0, 0, 2, 5]
        - {place: clipboard, at: [4, 3], turn: left}
        - {place: clipboard, at: [4, 4], turn: left}
      > 7:28: the pattern, 5x2 cells at 4,3, does not fit into the field of 8x6; make size larger, or move it with at
      > 8:28: the pattern, 5x2 cells at 4,4, does not fit into the field of 8x6; make size larger, or move it with at
        - place: clipboard
      > 6:12: the clipboard is empty here; copy or cut cells before
        - {place: glider, turn: lfet}
      > 6:27: there is no turn 'lfet'; did you mean 'left'?
        - {place: glider, flip: left}
      > 6:27: there is no flip 'left'; it is one of across, down
        - {place: glider, mode: add}
      > 6:27: there is no mode 'add'; did you mean 'and'?
        - {place: glider, on: [0, 0]}
      > 6:21: step 'place' has no key 'on'; it has place, at, turn, flip and mode
        - copy: [6, 4, 3, 2]
      > 6:11: the rectangle, 3x2 cells at 6,4, does not fit into the field of 8x6; cells are counted from 0
        - cut: [0, 0, 2000000000, 2]
      > 6:10: '[0, 0, 2000000000, 2]' lies further out than cells can be named; give numbers up to 1073741824
        - cut: [0, 0, 0, 2]
      > 6:10: cut cannot be '[0, 0, 0, 2]'; it is \(rectangle)
        - erase: everything
      > 6:12: erase cannot be 'everything'; it is \(rectangle), or all
        - rotate: [0, 0, 8, 2]
          turn: left
      > 6:13: the rectangle, 2x8 cells at 0,0, does not fit into the field of 8x6; cells are counted from 0
        - rotate: [0, 0, 2, 2]
      > 6:5: step 'rotate' needs 'turn'; give one of left, right, half
        - mark: off
      > 6:11: mark cannot be 'off'; it is \(rectangle), or none
        - keep: thing
      > 6:5: step 'keep' needs 'area'; give \(rectangle)
        - {keep: clipboard, area: [0, 0, 2, 2]}
      > 6:12: 'clipboard' means what was copied or cut last; choose another name
        - {keep: a/b, area: [0, 0, 2, 2]}
      > 6:12: keep cannot be 'a/b'; it is a name without / and line breaks, at most 100 letters
        - {keep: thing, area: [0, 0, 2, 2], to: thing.gif}
      > 6:43: 'thing.gif' has the wrong ending; end it in .rle
        - snapshots: sheet.png
      > 6:5: there is no snapshot here; add a step 'snapshot' before
        - snapshot
        - snapshots: sheet.gif
      > 7:16: 'sheet.gif' has the wrong ending; use .png, .svg and .pdf
        - save: a.gif
      > 6:11: 'a.gif' has the wrong ending; use .state, .rle and .mc
        - save: x.csv
      > 6:11: 'x.csv' has the wrong ending; use .state, .rle and .mc
        - save: a.state
        - save: ./a.state
      > 7:11: './a.state' would be written twice; give every output a name of its own
        - load: no.state
      > 6:11: 'no.state' does not exist; check the name
        - load: Package.swift
      > 6:11: 'Package.swift' is not a state file; give one that 'save' has written
        - set: {size: 0x3}
      > 6:17: size cannot be '0x3'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216
        - set: {size: 100000x100000}
      > 6:17: size 100000x100000 is too large; the limit is 1073741824 cells
        - set: {size: 4x4}
        - toggle: [[5, 5]]
        - set: {size: 8x8}
        - toggle: [[5, 5]]
      > 7:14: the cell 5,5 is outside the field of 4x4; cells are counted from 0
      """)

  @Test(arguments: cases)
  func `what cannot be done with cells is told`(text: String, said: [String]) {
    #expect(messages(text) == said, "\(text)")
  }
}
