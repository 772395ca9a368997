internal import Synchronization
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumLibraries
internal import TerrariumProgram

/// Asks for a name and a password if the server wants them and the user is at the terminal.
enum SignIn {
  /// Runs a request with the credentials of the environment, and if the server rejects these, with
  /// those that the user enters.
  static func during<Value>(
    _ remote: Remote, in shell: Shell, _ body: (Credentials) throws -> Value
  ) throws -> Value {
    do {
      return try body(Credentials(of: remote.name))
    } catch let fault as RemoteFault
      where [.signInNeeded, .signInRefused].contains(fault.kind) && remote.address.isPrivate
    {
      guard let account = ask(for: remote, in: shell) else { throw fault }
      return try body(Credentials(account))
    }
  }

  /// Reads a name and a password from the terminal; nil if there is none.
  private static func ask(for remote: Remote, in shell: Shell) -> Credentials.Account? {
    let streams = Surroundings.current
    guard streams.isTerminal(STDIN_FILENO), streams.isTerminal(STDERR_FILENO) else { return nil }
    shell.printer.show(progress: "Name for '\(remote.name)' (\(remote.address.host)): ")
    guard let user = readLine(), !user.isEmpty else { return nil }
    shell.printer.show(progress: "")
    shell.printer.show(progress: "Password, which is not shown: ")
    shell.atEnd(Echo.goOn)
    Echo.stop()
    defer { Echo.goOn() }
    guard let password = readLine() else { return nil }
    shell.printer.say("")
    return Credentials.Account(user: user, password: password)
  }
}

/// Controls the echo of typed characters on the terminal.
enum Echo {
  private static let usual = Mutex<termios?>(nil)

  /// Turns the echo off.
  static func stop() {
    var now = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &now) == 0 else { return }
    let before = now
    usual.withLock { $0 = before }
    now.c_lflag &= ~tcflag_t(ECHO)
    unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &now)
  }

  /// Turns the echo on again if it was on before.
  static func goOn() {
    usual.withLock { state in
      guard var before = state else { return }
      unsafe tcsetattr(STDIN_FILENO, TCSANOW, &before)
      state = nil
    }
  }
}
