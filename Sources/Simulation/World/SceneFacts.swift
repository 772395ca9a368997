/// What a picture shows of a world that is no grid of cells: the facts, and nothing of how they
/// look.
public protocol SceneFacts: Sendable {}

extension World {
  public var sceneFacts: (any SceneFacts)? { nil }

  public var isOver: Bool { false }

  public var isBusy: Bool { false }
}
