import Testing

private let life = "world: life\nsize: 8x6\nedges: wall\nout: x.gif\n"
private let rectangle = "a rectangle x,y,w,h such as 2,2,10,5"

/// Cameras and views that cannot be, and exactly what is said of them.
struct FaultyCameraTests {
  private static let cases =
    scenarios(
      """
      world: pig
      out: x.gif
      steps:
        - camera: [0, 0, 4, 4]
      > 4:5: 'pig' has no step 'camera'; it belongs to sea, life, wolfram and infection
      world: pig
      out: x.gif
      view: follow
      > 3:1: 'pig' has no setting 'view'; it belongs to sea, life, wolfram and infection
      world: life
      size: 8x6
      edges: wall
      out: x.gif
      view: folow
      > 5:7: view cannot be 'folow'; did you mean 'follow'? It is \(rectangle), or follow, or home, or history, or none
      """)
    + scenarios(
      after: life + "steps:\n",
      """
        - camera
      > 6:5: step 'camera' needs a value; give \(rectangle)
        - camera: [0, 0, 4]
      > 6:13: camera cannot be '[0, 0, 4]'; it is \(rectangle)
        - camera: [0, 0, 0, 4]
      > 6:13: camera cannot be '[0, 0, 0, 4]'; it is \(rectangle)
        - camera: follow
      > 6:13: camera cannot be 'follow'; it is \(rectangle)
        - {camera: [0, 0, 4, 4], over: -1}
      > 6:34: over cannot be '-1'; it is a whole number from 0 to 4000000000000000000
        - {camera: [0, 0, 4, 4], over: 10, hold: 5}
      > 6:44: hold cannot be '5'; it is true or false
        - {camera: [0, 0, 4, 4], hold: true}
      > 6:34: step 'camera' needs 'over'; give a whole number from 0 to 4000000000000000000
        - {camera: [0, 0, 4, 4], over: 2000000000, hold: true}
      > 6:34: the film would have over 1000000000 frames; hold or run for less
        - {camera: [0, 0, 4, 4], ovre: 10}
      > 6:28: step 'camera' has no key 'ovre'; did you mean 'over'?
        - {camera: [0, 0, 4, 4], run: 10}
      > 6:28: 'camera' and 'run' are two steps; begin each with '- '
        - camrea: [0, 0, 4, 4]
      > 6:5: unknown step 'camrea'; did you mean 'camera'?
        - {camera: [0, 0, 4, 4], over: 4000000000000000000}
        - run: 1
      > 6:14: the film would have over 1000000000 frames; hold or run for less
      > 7:10: the film would run over 4000000000000000000 ticks; lower frames, every or skip
        - set: {view: [1, 2]}
      > 6:17: view cannot be '[1, 2]'; it is \(rectangle), or follow, or home, or history, or none
      """)

  @Test(arguments: cases)
  func `what a camera cannot do is told`(text: String, said: [String]) {
    #expect(messages(text) == said, "\(text)")
  }
}
