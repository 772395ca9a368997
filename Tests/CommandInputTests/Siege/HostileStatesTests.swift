import TerrariumFiles
import TerrariumSupport
import Testing

/// States with a valid seal and invalid values, which anybody can make.
@Suite(.ownThread) struct HostileStatesTests {
  private let folder = TemporaryFolder()

  /// Returns a state with some other values in its head, sealed again.
  private static func sealed(
    _ bytes: [UInt8], _ changes: [String: String], body: [UInt8]? = nil
  ) -> [UInt8] {
    let lines = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    let text = String(decoding: lines[2], as: UTF8.self)
    let end = text.firstRange(of: "\n\n")?.upperBound ?? text.endIndex
    let head = text[..<end].split(separator: "\n").map { line in
      let name = String(line.prefix { $0 != ":" })
      return changes[name].map { "\(name): \($0)" } ?? String(line)
    }
    let rest =
      Array((head.joined(separator: "\n") + "\n\n").utf8) + (body ?? Array(text[end...].utf8))
    return Array("terrarium state 1\nsha256 \(FileHash.of(rest))\n".utf8) + rest
  }

  /// Saves a state of some settings as s.state in a folder, and returns its text after the head.
  private static func state(
    of settings: String, after steps: String = "", in folder: TemporaryFolder
  ) throws -> (bytes: [UInt8], body: Substring) {
    try folder.write(
      "world: \(settings)\nframes: 3\nout: s.csv\nsteps: [\(steps){save: s.state}]\n", to: "s.yaml")
    try Command.done(["run", "--quiet", "s.yaml"], in: folder)
    let bytes = try folder.bytes("s.state")
    let text = String(decoding: bytes, as: UTF8.self)
    return (bytes, text[(text.firstRange(of: "\n\n")?.upperBound ?? text.endIndex)...])
  }

  private static let numbers = [
    "-9223372036854775808", "-2147483648", "-1", "0", "1", "2147483648", "4294967296",
    "1099511627776", "2305843009213693952", "4000000000000000000", "9223372036854775807",
    "18446744073709551615", "18446744073709551616", "", "x",
  ]

  /// The steps that follow the loading of a state, for some settings.
  private static let steps: [String: [String]] = [
    "sea\nfit: 60x60": ["restart", "{set: {size: 5x5}}"],
    "life\nfit: 60x60": [
      "restart", "{toggle: [[1, 1], [1073741824, -1073741824]]}", "{set: {size: 5x5}}",
      "{place: glider, at: [0, 0]}", "{copy: [0, 0, 3, 3]}",
    ],
    "wolfram\nfit: 60x60": ["restart", "{toggle: [[1, 0]]}", "{set: {size: 5x5}}"],
    "wolfram\nrule: C777K3R1\nfit: 60x60": ["restart", "{toggle: [[1, 0]]}", "{set: {size: 5x5}}"],
    "wolfram\nrule: 90R\nedges: wrap\nfit: 60x60": [
      "restart", "{toggle: [[1, 0]]}", "{set: {size: 5x5}}",
    ],
    "infection\nfit: 60x60": ["restart", "{infect: 3}", "{infect: [0, 0]}"],
    "pig\nfit: 90x120": ["restart", "roll", "bank"],
    "monsters\nfit: 90x150": ["restart", "locate", "{tap: nearest}", "{wait: 1s}", "{zoom: in}"],
  ]

  @Test(arguments: steps.keys.sorted())
  func `no value of a state ends in a trap`(world: String) throws {
    let (state, body) = try Self.state(of: world, after: "{run: 2}, ", in: folder)
    let names = body.base[..<body.startIndex]
      .split(separator: "\n").dropFirst(2).map { String($0.prefix { $0 != ":" }) }
    #expect(names.count > 4)
    let steps = try #require(Self.steps[world])
    for (index, name) in names.enumerated() where name != "world" {
      var files: [String] = []
      // Each value of one name or the other is combined with each step.
      for (number, value) in Self.values(of: name).enumerated() {
        let step = steps[(index + number) % steps.count]
        try folder.write(Self.sealed(state, [name: value]), to: "\(number).state")
        try folder.write(
          "world: \(world)\nframes: 5\nout: [x\(number).png, x\(number).csv]\nsteps: "
            + "[{load: \(number).state}, \(step), {run: 2}, {save: y\(number).state}]\n",
          to: "\(number).yaml")
        files.append("\(number).yaml")
      }
      let run = try Command.run(["run", "--quiet", "--memory", "1GB"] + files, in: folder)
      #expect(
        [0, 2].contains(run.code), "\(world) \(name): \(run.code) \(run.complaint.suffix(500))")
    }
  }

  @Test(arguments: steps.keys.sorted())
  func `no odd line behind the others ends in a trap`(world: String) throws {
    let (state, body) = try Self.state(of: world, after: "{run: 2}, ", in: folder)
    var files: [String] = []
    for line in [
      "", " ", "  ", "\t", "\r", "x", "-", "then", "then try", "has", "sees 1", "0", "\u{0}",
    ] {
      let number = files.count
      let bytes = Array("\(body)\(line)\n".utf8)
      try folder.write(Self.sealed(state, [:], body: bytes), to: "\(number).state")
      try folder.write(
        "world: \(world)\nframes: 5\nout: x\(number).csv\nsteps: [{load: \(number).state}, {run: 2}]\n",
        to: "\(number).yaml")
      files.append("\(number).yaml")
    }
    let run = try Command.run(["run", "--quiet"] + files, in: folder)
    #expect([0, 2].contains(run.code), "\(world): \(run.code) \(run.complaint.suffix(500))")
  }

  @Test func `more tries than there are numbers are refused`() throws {
    let (state, body) = try Self.state(of: "monsters", after: "{run: 2}, ", in: folder)
    try folder.write(
      "world: monsters\nout: x.csv\nsteps: [{load: t.state}, {run: 3}]\n", to: "t.yaml")
    for (tries, code) in [("9223372036854775807", 2), ("-1", 2), ("3", 0)] as [(String, Int32)] {
      let values = ["screen": "encounter", "encounter": "5 bubla 10 \(tries)"]
      let bytes = Self.sealed(state, values, body: Array("\(body)then try\n".utf8))
      try folder.write(bytes, to: "t.state")
      let run = try Command.run("run t.yaml --quiet --force", in: folder)
      #expect(run.code == code, "\(tries): \(run.complaint)")
    }
  }

  @Test(arguments: ["C777K3R1", "90R"])
  func `no lines of a state end in a trap`(rule: String) throws {
    let settings = "world: wolfram\nrule: \(rule)\n"
    let state = try Self.state(of: "wolfram\nrule: \(rule)", in: folder).bytes
    let places = [-1 << 61, -1 << 60, -1 << 30, 0, 1 << 28, 1 << 60, 1 << 61, Int.max, .min]
    let wholes =
      places.flatMap { ["\($0) 0 1", "\($0) 0 "] } + ["0 1 1", "0 2 1", "0 255 1", "0 0 z", "0 0"]
    var files: [String] = []
    for newest in wholes {
      for before in wholes {
        let number = files.count
        let body = Array("\(newest)\n\(before)\n".utf8)
        // The largest size takes as long as all the others, so few lines use it.
        let size = ["size": number % 15 == 14 ? "16777216x64" : ["129x64", "1x1"][number % 2]]
        try folder.write(Self.sealed(state, size, body: body), to: "\(number).state")
        try folder.write(
          settings + "out: [x\(number).csv]\nsteps: [{load: \(number).state}, "
            + "\(["{run: 2}", "{toggle: [[1, 0]]}", "{erase: all}"][number / 3 % 3]), {run: 9}]\n",
          to: "\(number).yaml")
        files.append("\(number).yaml")
      }
    }
    let run = try Command.run(["run", "--quiet", "--memory", "1GB"] + files, in: folder)
    #expect(run.code == 2, "\(run.code) \(run.complaint.suffix(500))")
    #expect(folder.names.contains { $0.hasSuffix(".csv") }, "some are states that can be")
  }

  private static func values(of name: String) -> [String] {
    switch name {
    case "size":
      ["2147483648x8", "12x16777216", "16777216x16777216", "1x4294967296", "0x0", "-1x1"]
    case "window", "middle", "place", "centre", "target":
      numbers.flatMap { number in
        ["\(number),0", "0,\(number)", "\(number),0,5,5", "0,0,\(number),1", "\(number) 0"]
      }
    default: numbers
    }
  }
}
