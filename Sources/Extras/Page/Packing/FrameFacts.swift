internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPictures
internal import TerrariumZlib

/// The facts that a page shows for a frame besides its picture.
struct FrameFacts: Sendable {
  let tick: Int
  /// The numbers of its census that are shown.
  let counts: [UInt128]
  /// The note on the frame.
  let tell: String?
  let labels: [String]

  /// Creates the facts of a frame for a page.
  init(of frame: Frame, on page: PageFacts) {
    tick = frame.tick
    counts = Array(frame.census.prefix(page.counts.count))
    // A card shows neither.
    let isOver =
      !frame.isCover && frame.census.count > 1 && frame.census.dropLast().allSatisfy { $0 == 0 }
    tell = isOver ? page.ending : nil
    labels = frame.isCover ? [] : page.labels(frame)
  }
}

/// The facts of all frames of a film, in compact form.
struct FilmFactsRecord {
  private var delays: [(milliseconds: Int, times: Int)] = []
  private var ticks: [(first: Int, step: Int, times: Int)] = []
  /// The numbers of each column, as differences.
  private var columns: [[UInt8]]
  private var last: [Int]
  private var tells: [(frame: Int, text: String)] = []
  private var labels: [(from: Int, to: Int, text: String)] = []
  /// The places of the labels that the last frame shows.
  private var shownLabels: [String: Int] = [:]
  private(set) var count = 0
  private let page: PageFacts

  /// The largest exact integer of JavaScript.
  private static let largest = UInt128(1) << 53 - 1

  init(_ page: PageFacts) {
    self.page = page
    columns = [[UInt8]](repeating: [], count: page.counts.count)
    last = [Int](repeating: 0, count: page.counts.count)
  }

  mutating func add(delay milliseconds: Int) {
    if let last = delays.last, last.milliseconds == milliseconds {
      delays[delays.count - 1].times += 1
    } else {
      delays.append((milliseconds, 1))
    }
  }

  mutating func add(_ frame: FrameFacts) {
    add(tick: frame.tick)
    for place in columns.indices {
      // Frames without numbers of their own repeat those before.
      let number =
        frame.counts.indices.contains(place)
        ? Int(min(frame.counts[place], Self.largest)) : last[place]
      columns[place].append(signed: number - last[place])
      last[place] = number
    }
    if (frame.tell ?? "") != (tells.last?.text ?? "") { tells.append((count, frame.tell ?? "")) }
    var shown: [String: Int] = [:]
    for text in frame.labels where shown[text] == nil {
      if let place = shownLabels[text] {
        labels[place].to = count
        shown[text] = place
      } else {
        shown[text] = labels.count
        labels.append((count, count, text))
      }
    }
    shownLabels = shown
    count += 1
  }

  private mutating func add(tick: Int) {
    guard let last = ticks.last else { return ticks.append((tick, 1, 1)) }
    if last.times == 1 {
      ticks[ticks.count - 1] = (last.first, tick - last.first, 2)
    } else if tick == last.first + last.step * last.times {
      ticks[ticks.count - 1].times += 1
    } else {
      ticks.append((tick, 1, 1))
    }
  }

  /// The fields of a film's data.
  var fields: [JSON.Field] {
    var fields = [
      JSON.Field("count", .number(count)),
      JSON.Field("delays", .list(delays.map { [.number($0.milliseconds), .number($0.times)] })),
      JSON.Field(
        "ticks", .list(ticks.map { [.number($0.first), .number($0.step), .number($0.times)] })),
    ]
    if !columns.isEmpty { fields.append(JSON.Field("census", census)) }
    if !tells.isEmpty {
      let items = tells.map { [.number($0.frame), .text($0.text)] as JSON }
      fields.append(JSON.Field("tells", .list(items)))
    }
    if !labels.isEmpty {
      let items = labels.map { [.number($0.from), .number($0.to), .text($0.text)] as JSON }
      fields.append(JSON.Field("annotations", .list(items)))
    }
    return fields
  }

  private var census: JSON {
    let colours = JSON.texts(page.counts.map(\.colour.written))
    let lines = JSON.texts(page.counts.map(\.line.written))
    let head: JSON = ["names": .texts(page.counts.map(\.name)), "colors": colours]
    return head.with("lines", lines == colours ? nil : lines)
      .with("plot", page.hasChart ? true : nil).with("list", page.hasCounters ? true : nil)
      .with("rows", .text(Base64.text(of: deflated(Array(columns.joined()), as: .bare))))
  }
}
