import Testing

private let sea = "world: sea\nout: x.csv\n"
private let brackets = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)

/// Texts that are no scenario, and exactly what is said of them.
struct FaultyTextTests {
  @Test(arguments: [
    (
      "",
      ["1:1: there is nothing in this scenario; 'render new sea' prints one to start from"]
    ),
    (
      "# nothing\n",
      ["1:1: there is nothing in this scenario; 'render new sea' prints one to start from"]
    ),
    (
      "---\n",
      ["1:1: there is nothing in this scenario; 'render new sea' prints one to start from"]
    ),
    (
      "just words\n",
      ["1:1: a scenario cannot be 'just words'; write a line 'key: value' for each setting"]
    ),
    (
      "- world: sea\n",
      ["1:1: a scenario cannot be '[{world: sea}]'; write a line 'key: value' for each setting"]
    ),
    (
      "[1, 2]\n",
      ["1:1: a scenario cannot be '[1, 2]'; write a line 'key: value' for each setting"]
    ),
    (
      "world: sea\n\tout: x.csv\n",
      ["2:1: a tab stands where the line begins; indent with spaces"]
    ),
    (
      sea + "\ttheme: dark\n",
      ["3:1: a tab stands where the line begins; indent with spaces"]
    ),
    (
      "world: 'sea\nout: x.csv\n",
      ["1:8: the quotation mark that opens here is never closed; close it"]
    ),
    (
      "world: \"a\\q\"\n",
      ["1:10: this escape means nothing; write \\\\ for a backslash, or use single quotation marks"]
    ),
    (
      "world: sea\nout: [x.csv, y.gif\ntheme: dark\n",
      ["3:6: the list in brackets does not go on here; put ',' or ']' before"]
    ),
    (
      "world: sea\ncolors: {penguin: red\n",
      ["3:1: the mapping in braces does not go on here; put ',' or '}' before"]
    ),
    (
      "world: sea: life\n",
      [
        "1:11: no value can begin here; check the indentation, or put text with ': ' in quotation marks"
      ]
    ),
    (
      "world: sea\nout\ntheme: dark\n",
      ["2:1: this line is no 'key: value'; put a colon and a space behind the key"]
    ),
    (
      "world: sea\nout: @x\n",
      ["2:6: no value can begin with '@'; put it in quotation marks"]
    ),
    (
      "world: sea\n  out: x.csv\n",
      [
        "2:6: no value can begin here; check the indentation, or put text with ': ' in quotation marks"
      ]
    ),
    (
      "world: &w sea\nout: x.csv\n",
      ["1:8: anchors such as '&w' are not taken; write the value where it is needed"]
    ),
    (
      "world: sea\nout: *w\n",
      ["2:6: aliases such as '*w' are not taken; write the value itself"]
    ),
    (
      "world: !!str sea\nout: x.csv\n",
      ["1:8: tags such as '!!str' are not taken; leave it out: every setting knows its type"]
    ),
    (
      sea + "---\nworld: sea\nout: x.csv\n",
      ["3:1: a second document begins here; put it into a file of its own"]
    ),
    (
      "world: sea\nout: x\u{7}.csv\n",
      ["2:7: a control character (code 7) stands here; take it out"]
    ),
    (
      "world: sea\nout: \(brackets)\n",
      ["2:69: the nesting is deeper than 64; no setting needs that"]
    ),
    (
      "[a]: 1\nworld: sea\nout: x.csv\n",
      ["1:1: a key is a word; write 'name: value'"]
    ),
    (
      "%FOO\n---\nworld: sea\n",
      ["1:5: this directive is not known; leave the line out"]
    ),
    (
      "world: sea\nout: |x\n  y\n",
      ["2:7: a text block begins with '|' or '>' alone; put the text below it"]
    ),
  ])
  func `what cannot be read as a scenario is told`(text: String, said: [String]) {
    #expect(messages(text) == said.map { "t.yaml:" + $0 }, "\(text)")
  }

  @Test func `a key that is misspelled is not missed as well`() {
    #expect(
      messages("wolrd: sea\nouts: x.csv\n") == [
        "t.yaml:1:1: unknown key 'wolrd'; did you mean 'world'?",
        "t.yaml:2:1: unknown key 'outs'; did you mean 'out'?",
      ])
  }
}
