internal import Files
internal import Planning
internal import Vocabulary

extension RunCommand {
  /// Keeps the links of pages, or tells which are not as they should be. A part of the work does not
  /// know all of them, and strangers' pages are not written.
  func followPages(_ result: RunSession.Result, _ files: [String]) -> ExitCode {
    guard flags.options["shard"] == nil, flags.options["safe"] == nil else { return .done }
    var code = ExitCode.done
    for file in files where MarkdownPage.isPage(file) && file != "-" {
      do throws(Fault) {
        let source: SourceText
        do throws(FileError) {
          source = try SourceText(at: file)
        } catch {
          throw Fault(.file(error))
        }
        let links = PageLinks(MarkdownPage(source), result.done)
        if purpose.isComparing {
          code = max(code, tell(links, of: file))
        } else {
          try links.write()
        }
      } catch {
        code = max(code, Printer.shared.refuse([error]))
      }
    }
    return code
  }

  private func tell(_ links: PageLinks, of file: String) -> ExitCode {
    var code: ExitCode = links.stale.isEmpty ? .done : .different
    for line in links.stale {
      let text =
        "\(file):\(line): stale; the link to the picture is another one; "
        + "'\(mending(file))' makes it anew"
      if flags.options["json"] == nil {
        code = max(code, Printer.shared.result(Path.shown(text).printableAtStart + "\n"))
      }
      if Printer.isOnGitHub {
        Printer.shared.say(
          FaultText.annotation(text, at: .file(path: file, line: line, column: 1, length: 1)))
      }
    }
    return code
  }
}
