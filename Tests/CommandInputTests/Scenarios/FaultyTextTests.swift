import Testing

private let sea = "world: sea\nout: x.csv\n"
private let brackets = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
private let nothing =
  "1:1: the scenario is empty; 'render new sea' prints one to start from"

/// Texts that are not scenarios, and their exact messages.
struct FaultyTextTests {
  private static let cases =
    [(text: "", said: ["t.yaml:\(nothing)"])]
    + scenarios(
      """
      # nothing
      > \(nothing)
      ---
      > \(nothing)
      just words
      > 1:1: a scenario cannot be 'just words'; write a line 'key: value' for each setting
      - world: sea
      > 1:1: a scenario cannot be '[{world: sea}]'; write a line 'key: value' for each setting
      [1, 2]
      > 1:1: a scenario cannot be '[1, 2]'; write a line 'key: value' for each setting
      world: 'sea
      out: x.csv
      > 1:8: the quotation mark that opens here is never closed; close it
      world: "a\\q"
      > 1:10: this escape is unknown; write \\\\ for a backslash, or use single quotation marks
      world: sea: life
      > 1:11: no value can begin here; check the indentation, or put text with ': ' in quotation marks
      world: &w sea
      out: x.csv
      > 1:8: anchors such as '&w' are not allowed; write the value where it is needed
      world: !!str sea
      out: x.csv
      > 1:8: tags such as '!!str' are not allowed; leave it out: every setting knows its type
      [a]: 1
      world: sea
      out: x.csv
      > 1:1: a key is a word; write 'name: value'
      %FOO
      ---
      world: sea
      > 1:5: this directive is unknown; leave the line out
      """)
    + scenarios(
      after: sea,
      """
      \ttheme: dark
      > 3:1: a tab at the start of the line; indent with spaces
      ---
      world: sea
      out: x.csv
      > 3:1: a second document begins here; put it into a file of its own
      """)
    + scenarios(
      after: "world: sea\n",
      """
      \tout: x.csv
      > 2:1: a tab at the start of the line; indent with spaces
      out: [x.csv, y.gif
      theme: dark
      > 3:6: the list in brackets does not continue here; put ',' or ']' before
      colors: {penguin: red
      > 3:1: the mapping in braces does not continue here; put ',' or '}' before
      out
      theme: dark
      > 2:1: this line is not 'key: value'; put a colon and a space after the key
      out: @x
      > 2:6: no value can begin with '@'; put it in quotation marks
        out: x.csv
      > 2:6: no value can begin here; check the indentation, or put text with ': ' in quotation marks
      out: *w
      > 2:6: aliases such as '*w' are not allowed; write the value itself
      out: x\u{7}.csv
      > 2:7: a control character (code 7) is here; remove it
      out: \(brackets)
      > 2:69: the nesting is deeper than 64; no setting needs that
      out: |x
        y
      > 2:7: a text block begins with '|' or '>' alone; put the text below it
      """)

  @Test(arguments: cases)
  func `what cannot be read as a scenario is told`(text: String, said: [String]) {
    #expect(messages(text) == said, "\(text)")
  }

  @Test func `a key that is misspelled is not missed as well`() {
    #expect(
      messages("wolrd: sea\nouts: x.csv\n") == [
        "t.yaml:1:1: unknown key 'wolrd'; did you mean 'world'?",
        "t.yaml:2:1: unknown key 'outs'; did you mean 'out'?",
      ])
  }
}
