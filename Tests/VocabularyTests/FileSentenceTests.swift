import TerrariumFiles
import TerrariumPatterns
import TerrariumVocabulary
import Testing

/// Sentences about a file as a whole.
struct FileSentenceTests {
  @Test(arguments: [("-", "standard input"), ("a.rle", "'a.rle'")])
  func `standard input is called by its name`(path: String, name: String) {
    for problem in [Problem.said("there is no rule 'B'", ""), .pattern(.empty, path: nil)] {
      #expect(problem.of(file: path).sentence.what.hasPrefix("\(name): "))
    }
  }

  @Test(arguments: [
    ("-", "make room"), ("/dev/full", "make room"), ("none.csv", "make room"),
    (Path.ofThisProgram ?? "", "make room; the old file is unchanged"),
  ])
  func `an old file is told of where there is one`(path: String, advice: String) {
    #expect(Problem.file(.diskFull(path: path)).sentence.advice == advice)
  }
}
