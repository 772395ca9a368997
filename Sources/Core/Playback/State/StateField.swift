package import TerrariumBasics
package import TerrariumVocabulary

/// A part of a state file: its writing from a record, and its reading and checking.
///
/// A world lists its parts once, in the order of the file, and both writing and reading use that
/// list:
///
///     [
///       .size(\.size, limit: 1_000_000), .tick(\.tick), .init("edges", \.edges),
///       .init("factor", \.factor, in: 0...8), .check("cells", \.isSound),
///     ]
package struct StateField<Record> {
  let write: (Record, inout StateText) -> Void
  let read: (StateText, inout Record) throws(StateFault) -> Void

  /// Creates a part with its own functions; `read` throws if the file has no such value.
  package init(
    write: @escaping (Record, inout StateText) -> Void = { _, _ in },
    read: @escaping (StateText, inout Record) throws(StateFault) -> Void
  ) {
    self.write = write
    self.read = read
  }

  /// A named value.
  package init<Value: StateValue>(
    _ name: String, _ path: WritableKeyPath<Record, Value>,
    where isAllowed: @escaping (Value) -> Bool = { _ in true }
  ) {
    self.init { record, text in
      text[name] = record[keyPath: path].stateText
    } read: { text, record throws(StateFault) in
      let value: Value = try text.value(name)
      guard isAllowed(value) else { throw .badValue(name) }
      record[keyPath: path] = value
    }
  }

  /// A whole number in a range.
  package init(_ name: String, _ path: WritableKeyPath<Record, Int>, in range: ClosedRange<Int>) {
    self.init(name, path) { range.contains($0) }
  }

  /// The ticks so far, which are in the head of each file.
  package static func tick(_ path: WritableKeyPath<Record, Int>) -> Self {
    Self { text, record throws(StateFault) in
      record[keyPath: path] = try text.number("tick", in: 0...FilmPlan.tickLimit)
    }
  }

  /// Columns and rows; on a bounded field, at most a number of cells.
  package static func size(_ path: WritableKeyPath<Record, GridSize>, limit: Int? = nil) -> Self {
    Self { record, text in
      text["size"] = "\(record[keyPath: path])"
    } read: { text, record throws(StateFault) in
      let sides = (text["size"] ?? "").split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy((1...Limits.edges.upperBound).contains),
        sides[0] <= limit.map({ $0 / sides[1] }) ?? .max
      else { throw .badValue("size") }
      record[keyPath: path] = GridSize(columns: sides[0], rows: sides[1])
    }
  }

  /// A seed and its epoch.
  package static func seed(_ name: String, _ path: WritableKeyPath<Record, Seed>) -> Self {
    Self { record, text in
      text[name] = String(record[keyPath: path].value)
      text["\(name)-epoch"] = String(record[keyPath: path].epoch)
    } read: { text, record throws(StateFault) in
      record[keyPath: path] = try text.seed(name, epoch: "\(name)-epoch")
    }
  }

  /// The lines after the named values.
  package static func body(
    write: @escaping (Record) -> String,
    read: @escaping ([UInt8], inout Record) throws(StateFault) -> Void
  ) -> Self {
    Self { record, text in
      text.body = Array(write(record).utf8)
    } read: { text, record throws(StateFault) in
      try read(text.body, &record)
    }
  }

  /// A condition on everything read so far; if it fails, the value of this name is reported.
  package static func check(_ name: String, _ holds: @escaping (Record) -> Bool) -> Self {
    Self { _, record throws(StateFault) in
      guard holds(record) else { throw .badValue(name) }
    }
  }
}

/// A world whose states can be saved and loaded; it lists their fields once.
package protocol StoredKind: WorldKind {
  /// The contents of a file.
  associatedtype Record

  /// An initial record, which the fields of a file are read into.
  var unset: Record { get }

  /// The fields of a record, in the order of the file.
  var fields: [StateField<Record>] { get }

  /// The record of a state; throws if no file can hold it.
  func record(of state: State) throws(Problem) -> Record

  /// The state of a valid record, not yet turned into a world.
  func loaded(_ record: Record) -> LoadedState
}
