internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumProgram
internal import TerrariumVocabulary

/// The table of what was found, the best first.
struct FoundTable {
  private let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }

  /// True if a path is one of a table.
  static func isMeant(_ path: String) -> Bool { Format(ofPath: path) == .csv }

  private var names: [String] { findings.first?.facts.map(\.name) ?? [] }

  /// In columns for people.
  var text: String {
    let rows = findings.enumerated().map { number, finding in
      ["\(number + 1)"] + finding.facts.filter { !$0.isLong }.map(\.value)
    }
    let head = findings.first?.facts.filter { !$0.isLong }.map(\.name) ?? []
    return TextTable([["rank"] + head] + rows).text
  }

  /// As programs read it.
  var json: String {
    JSON.lines(
      findings.enumerated().map { number, finding in
        .object(
          [.init("rank", .number(number + 1)), .init("reason", .text(finding.label))]
            + finding.facts.map { fact in
              .init(fact.name, Int(plain: fact.value).map { .number($0) } ?? .text(fact.value))
            })
      })
  }

  private var csv: String {
    let rows = findings.enumerated().map { number, finding in
      ["\(number + 1)"] + finding.facts.map(\.value) + [finding.label]
    }
    return ([["rank"] + names + ["reason"]] + rows).map { $0.tableRow + "\n" }.joined()
  }

  /// Writes it to some files.
  func write(to paths: [String]) throws(Faults) {
    do {
      if !paths.isEmpty { _ = try PictureOutputs.write(to: paths) { _ in Array(csv.utf8) } }
    } catch let error as FileError {
      throw Faults([Fault(.file(error))])
    } catch {
      preconditionFailure("files fail with their own errors: \(error)")
    }
  }
}
