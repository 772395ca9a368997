internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A value with few cases, some with a number; its text is looked up among those of all cases.
private protocol StateCases: StateValue {
  /// All cases, with this number if they have one.
  static func cases(of number: Int) -> [Self]
}

extension StateCases {
  package init?(stateText text: String) {
    let number = text.split(separator: " ").last.flatMap { Int(plain: String($0)) }
    guard let found = Self.cases(of: number ?? 0).first(where: { $0.stateText == text }) else {
      return nil
    }
    self = found
  }
}

extension MomentPace: StateCases {
  static func cases(of number: Int) -> [Self] { [.tick, .press, .screen] }

  package var stateText: String { "\(self)" }
}

extension HuntPopup: StateCases {
  static func cases(of number: Int) -> [Self] {
    [.question, .far(metres: number), .missed, .caught, .fled]
  }

  package var stateText: String {
    if case .far(let metres) = self { "far \(metres)" } else { "\(self)" }
  }
}

extension HuntPress: StateCases {
  static func cases(of number: Int) -> [Self] {
    [.monster(number: number), .try, .zoomIn, .zoomOut, .locate]
  }

  package var stateText: String {
    if case .monster(let number) = self { "monster \(number)" } else { "\(self)" }
  }
}

extension HuntMoment: StateCases {
  static func cases(of number: Int) -> [Self] {
    let actions: [HuntAction] = [
      .ask, .deny, .grant, .zoomIn, .zoomOut, .locate, .tap(number: number), .try, .back, .team,
    ]
    return HuntPress.cases(of: number).map { .press($0) } + actions.map { .outcome($0) }
  }

  package var stateText: String {
    switch self {
    case .press(let press): "press \(press.stateText)"
    case .outcome(.tap(let number)): "tap \(number ?? 0)"
    case .outcome(let action): "\(action)"
    }
  }
}

extension HuntScreen: StateValue {}

extension Double: StateValue {
  package init?(stateText text: String) { self.init(number: text) }
}

extension GeoPoint: StateValue {
  package init?(stateText text: String) {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Double(number: String($0)) }
    guard words.count == 2, numbers.count == 2 else { return nil }
    self.init(latitude: numbers[0], longitude: numbers[1])
  }

  package var stateText: String { "\(latitude) \(longitude)" }
}

extension Monster: StateValue {
  package init?(stateText text: String) {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, let number = Int(plain: words[0]),
      let kind = MonsterKind(rawValue: words[1]), let place = GeoPoint(stateText: words[2])
    else { return nil }
    self.init(number: number, kind: kind, place: place)
  }

  package var stateText: String { "\(number) \(kind.rawValue) \(place.stateText)" }
}

extension HuntEncounter: StateValue {
  package init?(stateText text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Int(plain: $0) }
    guard words.count == 4, numbers.count == 3, let kind = MonsterKind(rawValue: words[1]) else {
      return nil
    }
    self.init(number: numbers[0], kind: kind, level: numbers[1])
    tries = numbers[2]
  }

  package var stateText: String { "\(number) \(kind.rawValue) \(level) \(tries)" }
}

extension TeamMember: StateValue {
  package init?(stateText text: String) {
    var words = text.split(separator: " ").map(String.init)
    let id = words.count > 2 && words[words.count - 2] == "id" ? words.last : nil
    if id != nil { words.removeLast(2) }
    let numbers = words.dropFirst().compactMap { Int(plain: $0) }
    guard words.count == 2 || words.count == 4, numbers.count == words.count - 1,
      let kind = MonsterKind(rawValue: words[0])
    else { return nil }
    let caught = numbers.count == 3 ? Catch(second: numbers[1], number: numbers[2]) : nil
    self.init(kind: kind, level: numbers[0], id: id, caught: caught)
  }

  package var stateText: String {
    let caught = caught.map { " \($0.second) \($0.number)" } ?? ""
    return "\(kind.rawValue) \(level)\(caught)\(id.map { " id \($0)" } ?? "")"
  }
}
