/// Another one.
public enum XML {}
