internal import TerrariumBasics
package import TerrariumPictures

/// The looks of a film so far, and in which of them something is shown.
package struct FilmLooks {
  /// All looks; frames refer to them by index.
  private var all: [Look]
  private var places: [Look: Int]
  /// The index of the current look.
  private var current = 0
  /// The looks of frames, and those of stills, in order.
  private var ofFrames: Set<Int> = []
  private var ofStills: [Int] = []
  /// The cells framed in pictures.
  var mark: CellRect?
  /// True if a step moves the camera.
  var hasCameraStep = false
  /// True if a field ended within the view of a look.
  var hasFarView = false

  init(startingWith look: Look) {
    all = [look]
    places = [look: 0]
  }

  /// Makes a look the current one, and returns its index.
  mutating func take(_ look: Look) -> Int {
    current = places[look] ?? all.count
    if current == all.count {
      places[look] = current
      all.append(look)
    }
    return current
  }

  /// Records that a frame is taken now.
  package mutating func show() { ofFrames.insert(current) }

  /// Records that a still is taken now.
  mutating func showStill() { ofStills.append(current) }

  /// The steps of a recipe, with stills that affect the film: those in a look that no frame has
  /// count for its size and colours.
  package func countingStills(_ recipe: [RecipeStep]) -> [RecipeStep] {
    var looks = ofStills[...]
    return recipe.map { step in
      guard case .still(let place, _) = step, let look = looks.popFirst() else { return step }
      return .still(place, counts: !ofFrames.contains(look))
    }
  }

  /// The film's looks; those in which nothing is shown do not affect the size of pictures.
  package var thatShow: [Look] {
    let shown = ofFrames.union(ofStills)
    // If a camera moves in one stretch of a film, the others are drawn in the same way and colours.
    let isMoved = hasCameraStep || hasFarView || all.contains(where: \.hasCamera)
    let first = all[shown.min() ?? current]
    return all.indices.map { place in
      var look = shown.contains(place) ? all[place] : first
      look.hasCamera = isMoved
      let hasOtherView =
        look.view.cells != first.view.cells || look.view.isHome != first.view.isHome
      look.isAimed = hasCameraStep && hasOtherView
      return look
    }
  }
}
