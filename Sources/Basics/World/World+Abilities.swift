/// The abilities of a world: each protocol gives its own, and a world has none without it.
extension World {
  package var asField: (any FieldWorld)? { nil }
  package var asMeasured: (any MeasuredWorld)? { nil }
  package var asResting: (any RestingWorld)? { nil }
  package var asTelling: (any TellingWorld)? { nil }
  package var asMoments: (any MomentWorld)? { nil }
  package var asPlayed: (any PlayedWorld)? { nil }
  package var asScene: (any SceneWorld)? { nil }
  package var asButtons: (any ButtonWorld)? { nil }
  package var asTable: (any TableWorld)? { nil }
  package var asEngine: (any EngineWorld)? { nil }
}

extension FieldWorld {
  package var asField: (any FieldWorld)? { self }
}

extension MeasuredWorld {
  package var asMeasured: (any MeasuredWorld)? { self }
}

extension RestingWorld {
  package var asResting: (any RestingWorld)? { self }
}

extension TellingWorld {
  package var asTelling: (any TellingWorld)? { self }
}

extension MomentWorld {
  package var asMoments: (any MomentWorld)? { self }
}

extension PlayedWorld {
  package var asPlayed: (any PlayedWorld)? { self }
}

extension SceneWorld {
  package var asScene: (any SceneWorld)? { self }
}

extension ButtonWorld {
  package var asButtons: (any ButtonWorld)? { self }
}

extension TableWorld {
  package var asTable: (any TableWorld)? { self }
}

extension EngineWorld {
  package var asEngine: (any EngineWorld)? { self }
}
