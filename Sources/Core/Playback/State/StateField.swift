package import TerrariumBasics
package import TerrariumVocabulary

/// A part of a state file: how it is written from a record, and how it is read and checked.
///
/// A kind of world lists its parts once, in the order of the file; writing and reading walk that
/// list:
///
///     [
///       .size(\.size, limit: 1_000_000), .tick(\.tick), .init("edges", \.edges),
///       .init("factor", \.factor, in: 0...8), .check("cells", \.isSound),
///     ]
package struct StateField<Record> {
  let write: (Record, inout StateText) -> Void
  let read: (StateText, inout Record) throws(StateFault) -> Void

  /// A part of its own kind; `read` throws if the file has no such value.
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

  /// The ticks that have passed, which the head of each file has.
  package static func tick(_ path: WritableKeyPath<Record, Int>) -> Self {
    Self { text, record throws(StateFault) in
      record[keyPath: path] = try text.number("tick", in: 0...FilmPlan.tickLimit)
    }
  }

  /// Columns and rows, of at most a number of cells where the field ends.
  package static func size(_ path: WritableKeyPath<Record, GridSize>, limit: Int? = nil) -> Self {
    Self { record, text in
      text["size"] = "\(record[keyPath: path])"
    } read: { text, record throws(StateFault) in
      let sides = (text["size"] ?? "").split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy(Limits.farSides.contains),
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

  /// The lines below the named values.
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

  /// A condition on all that was read so far; where it fails, the value of this name is at fault.
  package static func check(_ name: String, _ holds: @escaping (Record) -> Bool) -> Self {
    Self { _, record throws(StateFault) in
      guard holds(record) else { throw .badValue(name) }
    }
  }
}

/// A world whose states are written into files and read again: it lists their fields once.
package protocol StoredKind: WorldKind {
  /// The contents of a file.
  associatedtype Record

  /// A record that the fields of a file are read into.
  var unset: Record { get }

  /// The fields of a record, in the order of the file.
  var fields: [StateField<Record>] { get }

  /// The contents of a file for a state; throws if no file can hold it.
  func record(of state: State) throws(Problem) -> Record

  /// The state of a record in which all fields are right; nothing is made yet.
  func loaded(_ record: Record) -> LoadedState
}
