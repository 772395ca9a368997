/// The abilities of a kind: each protocol gives its own.
extension WorldKind {
  package var asChanging: (any ChangingKind)? { nil }
  package var asRuled: (any RuledKind)? { nil }
  package var asStored: (any StoredKind)? { nil }
  package var asPattern: (any PatternKind)? { nil }
  package var asScripted: (any ScriptedKind)? { nil }
}

extension ChangingKind {
  package var asChanging: (any ChangingKind)? { self }
}

extension RuledKind {
  package var asRuled: (any RuledKind)? { self }
}

extension StoredKind {
  package var asStored: (any StoredKind)? { self }
}

extension PatternKind {
  package var asPattern: (any PatternKind)? { self }
}

extension ScriptedKind {
  package var asScripted: (any ScriptedKind)? { self }
}
