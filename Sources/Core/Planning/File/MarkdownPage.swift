internal import TerrariumBasics
internal import TerrariumFiles
package import TerrariumVocabulary

/// A page of Markdown with scenarios: fenced blocks marked `yaml render`, each with a link to its
/// picture below.
package struct MarkdownPage: Sendable {
  /// A block of a page, and the link below it.
  package struct Block: Sendable {
    /// The scenario; its lines keep their numbers in the page.
    package let source: SourceText
    /// The lines of its link; empty if there is none yet.
    let link: Range<Int>
    /// The indentation that keeps its link in a list item.
    let indentation: String
  }

  package let path: String
  package private(set) var blocks: [Block] = []
  /// The fault of a block in a quote, or of a last block without an end; nil if there is none.
  package private(set) var fault: Fault?
  /// The byte order mark, if there is one.
  private let mark: String
  /// The lines with their ends.
  private let lines: [String]

  package static func isPage(_ path: String) -> Bool {
    ["md", "markdown"].contains(Path.ending(of: path))
  }

  package init(_ source: SourceText) {
    path = source.path
    lines = Self.lines(of: String(decoding: source.content, as: UTF8.self))
    mark = String(decoding: source.bytes.prefix(source.content.startIndex), as: UTF8.self)
    findBlocks()
  }

  /// Returns the page with new links; nil keeps an old one.
  package func text(with links: [String?]) -> String {
    var text = mark
    var done = 0
    for (block, link) in zip(blocks, links) {
      guard let link else { continue }
      // A new link gets an empty line before it; an existing one keeps its place.
      let isNew = block.link.isEmpty
      let end = end(of: block.link.upperBound - 1)
      text += lines[done..<block.link.lowerBound].joined()
      if text.last.map(Self.isEnd) == false { text += end }
      text += (isNew ? end : "") + block.indentation + link + end
      done = block.link.upperBound
      // Markdown directly below a tag would be read as HTML.
      let becomesTag = link.hasPrefix("<") && !lines[block.link].joined().trimmed.hasPrefix("<")
      if isNew || becomesTag, done < lines.count, !lines[done].trimmed.isEmpty { text += end }
    }
    return text + lines[done...].joined()
  }

  /// The end of a line; for an unterminated last line that of the first one.
  private func end(of line: Int) -> String {
    let ends = [lines[line], lines[0]].compactMap(\.last).filter(Self.isEnd)
    return ends.first.map { String($0) } ?? "\n"
  }

  /// The link below a block as it is now; nil if there is none.
  package func link(below block: Int) -> String? {
    let own = lines[blocks[block].link]
    return own.isEmpty ? nil : own.joined().trimmed
  }

  /// The link to a block's pictures, including other pictures that are beside them now.
  package func link(to pictures: String, below block: Int) -> String {
    PictureLink(lines[blocks[block].link].joined())?.replaced(by: pictures) ?? pictures
  }

  /// The line of the link below a block, existing or not, from 1.
  package func line(ofLinkBelow block: Int) -> Int {
    min(blocks[block].link.lowerBound + 1, max(1, lines.count))
  }
}

extension MarkdownPage {
  /// The ends of lines, as in scenarios; a carriage return and a line feed are one character.
  private static func isEnd(_ character: Character) -> Bool { "\n\r\r\n".contains(character) }

  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while let end = rest.firstIndex(where: isEnd) {
      lines.append(String(rest[...end]))
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? lines : lines + [String(rest)]
  }

  private mutating func findBlocks() {
    var number = 0
    var items = ListItems()
    var quote = Quote()
    while number < lines.count {
      let text = items.read(lines[number])
      if quote.opensScenario(text) {
        refuse("a block in a quote is not run", "move it out of the quote", line: number)
      }
      guard let text, let fence = Fence(text) else {
        let isComment = text?.hasPrefix("<!--") ?? false
        number = isComment ? lineAfterComment(from: number, in: items) : number + 1
        continue
      }
      let end = lines[(number + 1)...].firstIndex { fence.isClosed(by: $0) } ?? lines.count
      if fence.isScenario, end < lines.count {
        let content = lines[(number + 1)..<end].joined()
        blocks.append(
          Block(
            source: SourceText(path: path, bytes: Array(content.utf8), firstLine: number + 2),
            link: linkRange(from: end + 1, in: items),
            indentation: String(repeating: " ", count: lines[number].count - text.count)))
      } else if fence.isScenario {
        refuse("this block has no end", "write a line \(fence.text) below it", line: number)
      }
      number = end + 1
    }
  }

  /// Records a fault of the block that begins in a line.
  private mutating func refuse(_ what: String, _ advice: String, line: Int) {
    let place = Place.file(path: path, line: line + 1, column: 1, length: 1)
    fault = fault ?? Fault(.said(what, advice), at: place)
  }

  /// The line after a comment, which ends with its list item at the latest.
  private func lineAfterComment(from start: Int, in items: ListItems) -> Int {
    let end = lines[(start + 1)...].firstIndex { items.isEnded(by: $0) } ?? lines.count
    return lines[start..<end].firstIndex { $0.contains("-->") }.map { $0 + 1 } ?? end
  }

  /// The lines of a link directly below a block, if they contain nothing else.
  private func linkRange(from start: Int, in items: ListItems) -> Range<Int> {
    let first = lines[min(start, lines.count)...].firstIndex { !$0.trimmed.isEmpty } ?? lines.count
    let stop =
      lines[first...].firstIndex { line in
        var items = items
        return line.trimmed.isEmpty || items.read(line).flatMap(Fence.init) != nil
      } ?? lines.count
    guard let link = PictureLink(lines[first..<stop].joined()) else { return start..<start }
    var (end, length) = (first, 0)
    while length < link.text.utf8.count {
      length += lines[end].utf8.count
      end += 1
    }
    return first..<end
  }

  /// The nested list items that a line is in.
  private struct ListItems {
    /// The columns in which their texts begin.
    private var columns: [Int] = []

    /// The column in which the text of the innermost item begins; 0 outside lists.
    private var column: Int { columns.last ?? 0 }

    /// True if a line is not part of the innermost item.
    func isEnded(by line: String) -> Bool {
      !line.trimmed.isEmpty && line.prefix { $0 == " " }.count < column
    }

    /// Leaves the items that a line ends, and enters those that it begins. Returns the text after
    /// their markers; nil if there is none, or if its indentation makes it code.
    mutating func read(_ line: String) -> Substring? {
      var text = line.drop { $0 == " " }
      guard !line.trimmed.isEmpty else { return nil }
      while isEnded(by: line) { columns.removeLast() }
      var indentation = line.count - text.count
      while indentation - column < 4, let marker = Self.marker(of: text) {
        text = text.dropFirst(marker)
        let blanks = text.prefix { $0 == " " }.count
        // Text five columns after the marker is code, indented by one column.
        let room = blanks < 5 && text.contains { !$0.isWhitespace } ? blanks : 1
        columns.append(indentation + marker + room)
        text = text.drop { $0 == " " }
        indentation += marker + blanks
      }
      return indentation - column < 4 ? text : nil
    }

    /// The length of the marker at the start of a text, such as `-` and `12.`.
    private static func marker(of text: Substring) -> Int? {
      let digits = text.prefix { $0.isASCII && $0.isNumber }.count
      let rest = text.dropFirst(digits)
      guard let sign = rest.first, (digits > 0 ? ".)" : "-+*").contains(sign), digits < 10,
        rest.dropFirst().first?.isWhitespace ?? true
      else { return nil }
      return digits + 1
    }
  }

  /// A quote, with its own lists and blocks.
  private struct Quote {
    private var items = ListItems()
    /// The opening fence of the quoted block that the next line is in.
    private var fence: Fence?

    /// True if a line opens a block with a scenario. A line outside the quote ends it.
    mutating func opensScenario(_ text: Substring?) -> Bool {
      guard let text, text.first == ">" else {
        self = Quote()
        return false
      }
      if let fence {
        if fence.isClosed(by: String(text.drop { "> ".contains($0) })) { self.fence = nil }
        return false
      }
      var inner: Substring? = text
      while let marked = inner, marked.first == ">" {
        let rest = marked.dropFirst()
        inner = items.read(String(rest.first == " " ? rest.dropFirst() : rest))
      }
      fence = inner.flatMap { Fence($0) }
      return fence?.isScenario ?? false
    }
  }

  /// The line that opens a block.
  private struct Fence {
    private let sign: Character
    private let length: Int
    let isScenario: Bool

    /// The fence that a line opens; nil if it opens none.
    init?(_ text: Substring) {
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      let length = text.prefix { $0 == sign }.count
      guard length >= 3 else { return nil }
      // A line with more backticks is inline code.
      let rest = text.dropFirst(length)
      guard sign == "~" || !rest.contains("`") else { return nil }
      let words = rest.split(whereSeparator: \.isWhitespace)
      self.sign = sign
      self.length = length
      isScenario = words.first == "yaml" && words.dropFirst().contains("render")
    }

    /// The line that closes it.
    var text: String { String(repeating: sign, count: length) }

    func isClosed(by line: String) -> Bool {
      let text = line.trimmed
      return text.count >= length && text.allSatisfy { $0 == sign }
    }
  }
}
