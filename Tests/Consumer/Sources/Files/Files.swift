/// A module that is called as one of the modules of Terrarium once was: both can be in one program.
public enum Files {
  public static let names = ["sea.gif", "sea.csv"]
}
