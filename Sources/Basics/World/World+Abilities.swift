/// The defaults of a world's abilities: none. The protocols below give their own; the other members are
/// declared by the worlds that have them.
extension World {
  package var asField: (any FieldWorld)? { nil }
  package var asMeasured: (any MeasuredWorld)? { nil }
  package var asResting: (any RestingWorld)? { nil }
  package var asTelling: (any TellingWorld)? { nil }
  package var asMoments: (any MomentWorld)? { nil }
  package var asTable: (any TableWorld)? { nil }

  package var isOver: Bool { false }
  package var isBusy: Bool { false }
  package var engineWork: EngineWork? { nil }
  package var sceneFacts: (any SceneFacts)? { nil }
  package var pressChangesScene: Bool { false }
  package func litForPress(after word: String?) -> Self? { nil }
}

extension FieldWorld { package var asField: (any FieldWorld)? { self } }

extension MeasuredWorld { package var asMeasured: (any MeasuredWorld)? { self } }

extension RestingWorld { package var asResting: (any RestingWorld)? { self } }

extension TellingWorld { package var asTelling: (any TellingWorld)? { self } }

extension MomentWorld { package var asMoments: (any MomentWorld)? { self } }

extension TableWorld { package var asTable: (any TableWorld)? { self } }
