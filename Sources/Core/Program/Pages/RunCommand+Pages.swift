internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

extension RunCommand {
  /// Writes the links of pages, or reports outdated ones. Untrusted pages are not written.
  func followPages(
    _ files: [(path: String, log: ReadLog)], _ linksOf: (MarkdownPage) -> PageLinks
  ) -> (code: ExitCode, cases: [CheckedCase]) {
    guard flags.options["safe"] == nil else { return (.done, []) }
    var code = ExitCode.done
    var cases: [CheckedCase] = []
    for (file, log) in files where MarkdownPage.isPage(file) && file != "-" {
      do throws(Fault) {
        let source = try Result { () throws(FileError) in try SourceText(at: file) }
          .mapError { Fault(.file($0)) }.get()
        let links = linksOf(MarkdownPage(source))
        // The blocks may have changed.
        if log.changed.contains(file) {
          shell.printer.note(
            "'\(file.printable)' has changed meanwhile; its links are left as they are")
        } else if purpose.isComparing {
          let stale = links.stale.map {
            Finding(staleLinkIn: file, line: $0, command: command(file, file))
          }
          code = max(code, Finding.tell(stale, isJSON: flags.isJSON, shell.printer))
          cases.append(
            CheckedCase(
              scenario: file, name: "links of \(file)", place: stale.first?.place, findings: stale))
        } else {
          try links.write()
          log.noteWritten(file)
        }
      } catch {
        code = max(code, shell.printer.refuse([error]))
        cases.append(CheckedCase(failed: file, [error]))
      }
    }
    return (code, cases)
  }
}
