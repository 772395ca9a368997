import Testing

private let life = "world: life\nsize: 8x6\nedges: wall\nout: x.csv\n"
private let torus = "world: life\nsize: 8x6\nedges: wrap\nout: x.csv\n"
private let cells = "a list of cells such as [[1, 2], [3, 4]]"
private let rectangle = "a rectangle x,y,w,h such as 2,2,10,5"

/// Steps on cells, figures and files that cannot be taken, and exactly what is said of them.
struct FaultyCellStepTests {
  @Test(arguments: [
    (
      life + "steps:\n  - toggle: [[0, 0], [8, 0]]\n",
      ["6:22: the cell 8,0 lies outside of the walled field of 8x6; cells count from 0"]
    ),
    (life + "steps:\n  - toggle: 5\n", ["6:13: toggle cannot be '5'; it is \(cells)"]),
    (life + "steps:\n  - toggle: []\n", ["6:13: toggle cannot be '[]'; it is \(cells)"]),
    (
      life + "steps:\n  - toggle: [[1, 2], [3]]\n",
      ["6:22: toggle cannot be '[3]'; it is \(cells)"]
    ),
    (
      life + "steps:\n  - place: glyder\n",
      ["6:12: there is no figure or file 'glyder'; did you mean 'glider'?"]
    ),
    (
      life + "steps:\n  - {keep: thing, area: [0, 0, 2, 2]}\n  - place: thnig\n",
      ["7:12: there is no figure or file 'thnig'; did you mean 'thing'?"]
    ),
    (
      life + "steps:\n  - {place: glider, at: [6, 0]}\n",
      [
        "6:25: the figure, 3x3 cells at 6,0, stands out of the walled field of 8x6; make size larger, or move it with at"
      ]
    ),
    (
      life + "steps:\n  - place: gosper-glider-gun\n",
      [
        "6:12: the figure, 36x9 cells at -14,-2, stands out of the walled field of 8x6; make size larger, or move it with at"
      ]
    ),
    (
      life + "steps:\n  - copy: [0, 0, 2, 5]\n  - {place: clipboard, at: [4, 3], turn: left}\n"
        + "  - {place: clipboard, at: [4, 4], turn: left}\n",
      [
        "7:28: the figure, 5x2 cells at 4,3, stands out of the walled field of 8x6; make size larger, or move it with at",
        "8:28: the figure, 5x2 cells at 4,4, stands out of the walled field of 8x6; make size larger, or move it with at",
      ]
    ),
    (
      life + "steps:\n  - place: clipboard\n",
      ["6:12: the clipboard is empty here; copy or cut something before"]
    ),
    (
      life + "steps:\n  - {place: glider, turn: lfet}\n",
      ["6:27: turn cannot be 'lfet'; did you mean 'left'? It is one of left, right, half"]
    ),
    (
      life + "steps:\n  - {place: glider, flip: left}\n",
      ["6:27: flip cannot be 'left'; it is one of across, down"]
    ),
    (
      life + "steps:\n  - {place: glider, mode: add}\n",
      ["6:27: mode cannot be 'add'; did you mean 'and'? It is one of replace, merge, or, xor, and"]
    ),
    (
      life + "steps:\n  - {place: glider, on: [0, 0]}\n",
      ["6:21: step 'place' has no key 'on'; it has place, at, turn, flip and mode"]
    ),
    (
      life + "steps:\n  - copy: [6, 4, 3, 2]\n",
      [
        "6:11: the rectangle, 3x2 cells at 6,4, stands out of the walled field of 8x6; cells count from 0"
      ]
    ),
    (
      torus + "steps:\n  - cut: [0, 0, 9, 2]\n",
      ["6:10: the rectangle of 9x2 cells is larger than the field of 8x6; make it smaller"]
    ),
    (
      life + "steps:\n  - cut: [0, 0, 0, 2]\n",
      ["6:10: cut cannot be '[0, 0, 0, 2]'; it is \(rectangle)"]
    ),
    (
      life + "steps:\n  - erase: everything\n",
      ["6:12: erase cannot be 'everything'; it is \(rectangle), or all"]
    ),
    (
      life + "steps:\n  - rotate: [0, 0, 8, 2]\n    turn: left\n",
      [
        "6:13: the rectangle, 2x8 cells at 0,0, stands out of the walled field of 8x6; cells count from 0"
      ]
    ),
    (
      life + "steps:\n  - rotate: [0, 0, 2, 2]\n",
      ["6:5: step 'rotate' needs 'turn'; give one of left, right, half"]
    ),
    (
      life + "steps:\n  - mark: off\n",
      ["6:11: mark cannot be 'off'; it is \(rectangle), or none"]
    ),
    (
      life + "steps:\n  - keep: thing\n", ["6:5: step 'keep' needs 'area'; give \(rectangle)"]
    ),
    (
      life + "steps:\n  - {keep: clipboard, area: [0, 0, 2, 2]}\n",
      ["6:12: 'clipboard' means what was copied or cut last; choose another name"]
    ),
    (
      life + "steps:\n  - {keep: a/b, area: [0, 0, 2, 2]}\n",
      ["6:12: keep cannot be 'a/b'; it is a name without / and line breaks, at most 100 letters"]
    ),
    (
      life + "steps:\n  - {keep: thing, area: [0, 0, 2, 2], to: thing.gif}\n",
      ["6:43: 'thing.gif' has an ending that names something else; end it in .rle"]
    ),
    (
      life + "library: nowhere\nsteps:\n  - run: 1\n",
      ["5:10: 'nowhere' does not exist; check the name"]
    ),
    (
      life + "steps:\n  - snapshots: sheet.png\n",
      ["6:5: there is no snapshot here; keep one before with 'snapshot'"]
    ),
    (
      life + "steps:\n  - snapshot\n  - snapshots: sheet.gif\n",
      ["7:16: 'sheet.gif' has an ending that names something else; it can be .png, .svg and .pdf"]
    ),
    (
      life + "steps:\n  - save: a.gif\n",
      ["6:11: 'a.gif' has an ending that names something else; it can be .state, .rle and .mc"]
    ),
    (
      life + "steps:\n  - save: x.csv\n",
      ["6:11: 'x.csv' has an ending that names something else; it can be .state, .rle and .mc"]
    ),
    (
      "world: sea\nout: x.csv\nsteps:\n  - save: a.rle\n",
      ["4:11: 'a.rle' has an ending that names something else; end it in .state"]
    ),
    (
      life + "steps:\n  - save: a.state\n  - save: ./a.state\n",
      ["7:11: './a.state' would be written twice; give every output a name of its own"]
    ),
    (
      life + "steps:\n  - load: no.state\n",
      ["6:11: 'no.state' does not exist; check the name"]
    ),
    (
      life + "steps:\n  - load: Package.swift\n",
      ["6:11: 'Package.swift' is no state file; give one that 'save' has written"]
    ),
    (
      life + "steps:\n  - set: {size: 0x3}\n",
      ["6:17: size cannot be '0x3'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216"]
    ),
    (
      life + "steps:\n  - set: {size: 100000x100000}\n",
      ["6:17: size 100000x100000 is too large; the limit is 1073741824 cells"]
    ),
    (
      life + "steps:\n  - set: {size: 4x4}\n  - toggle: [[5, 5]]\n  - set: {size: 8x8}\n"
        + "  - toggle: [[5, 5]]\n",
      ["7:14: the cell 5,5 lies outside of the walled field of 4x4; cells count from 0"]
    ),
    (
      "world: wolfram\nout: x.csv\nsteps:\n  - toggle: [[3, 1]]\n",
      ["4:14: a line of cells has one row; y is 0, and the height 1"]
    ),
    (
      "world: wolfram\nout: x.csv\nsteps:\n  - place: glider\n",
      ["4:12: a line of cells has one row; y is 0, and the height 1"]
    ),
    (
      "world: sea\nout: x.csv\nsteps:\n  - toggle: [[3, 1]]\n",
      ["4:5: 'sea' has no step 'toggle'; it belongs to life and wolfram"]
    ),
    (
      "world: life\nout: x.csv\nsteps:\n  - infect: 3\n",
      ["4:5: 'life' has no step 'infect'; it belongs to infection"]
    ),
    (
      "world: infection\nout: x.csv\nsteps:\n  - infect: many\n",
      [
        "4:13: infect cannot be 'many'; it is a cell x,y, a rectangle x,y,w,h, or a number of random people"
      ]
    ),
    (
      "world: life\nout: x.gif\nview: [0, 0, 5]\nsteps:\n  - run: 3\n",
      [
        "3:7: view cannot be '[0, 0, 5]'; it is \(rectangle), or follow, or home, or history, or none"
      ]
    ),
  ])
  func `what cannot be done with cells is told`(text: String, said: [String]) {
    #expect(messages(text) == said.map { "t.yaml:" + $0 }, "\(text)")
  }
}
