import Foundation
import TerrariumSupport
import Testing

/// Libraries that are shared through a real Apache httpd.
@Suite(.ownThread, .enabled(if: Apache.isThere, "there is no Apache httpd here"))
struct ApacheTests {
  private let apache: Apache
  private let people: TwoLibraries

  init() throws {
    apache = try Apache()
    people = try TwoLibraries(address: apache.address)
  }

  @Test func `two libraries come to the same`() throws {
    try people.add(3, as: "three", by: "ada")
    try people.add(4, as: "a b ü", by: "ada")
    try people.folder.write("world: sea\nout: a.png\nsteps: [{save: day@my}]\n", to: "s.yaml")
    #expect(try people("ada", "run s.yaml").code == 0)
    try people.add(5, as: "five", by: "bob")
    #expect(
      try people("ada", "patterns sync").text
        == "sent a b ü.rle to 'team'\nsent day.state to 'team'\nsent three.rle to 'team'\n")
    #expect(try people("bob", "patterns sync").code == 0)
    #expect(try people("ada", "patterns sync").text == "fetched five.rle from 'team'\n")
    #expect(try people.cells(of: "ada") == ["three": 3, "a b ü": 4, "five": 5])
    #expect(people.files(of: "ada") == people.files(of: "bob"))
    // The findings about the server are kept with the record; the resolution of marks depends on
    // the disk.
    #expect(
      try people.folder.text("ada/terrarium/patterns/.sync-team").contains(
        "\nprotection queue/"))
    for who in ["ada", "bob"] {
      let again = try people(who, "patterns sync")
      #expect(again.code == 0 && again.text == "" && again.complaint == "")
    }
    // A change is transferred at once, though its mark is weak in the second in which it is made.
    for cells in 6...8 {
      try people.add(cells, as: "five", by: "ada")
      #expect(try people("ada", "patterns sync").text == "sent five.rle to 'team'\n")
    }
    #expect(try people("bob", "patterns sync").text == "fetched five.rle from 'team'\n")
    #expect(try people.cells(of: "bob")["five"] == 8)
    // The file that the fetch has replaced stays until both sides are known to be equal.
    let copies = "bob/terrarium/patterns/.replaced-team"
    #expect(try people.folder.text("\(copies)/five.rle").hasSuffix("\n5o!\n"))
    #expect(try people("bob", "patterns sync").text == "")
    #expect(people.folder.names(in: copies) == [])
    // So does a deleted file.
    #expect(try people("bob", "patterns remove three").code == 0)
    #expect(
      try people("bob", "patterns sync").text
        == "removed three.rle from 'team': it was removed here\n")
    #expect(
      try people("ada", "patterns sync").text
        == "removed three.rle here: it was removed from 'team'\n")
    #expect(apache.files == ["a b ü.rle", "day.state", "five.rle"])
  }

  @Test(arguments: [["row"], ["row", "tub"]])
  func `a pattern may be renamed in capitals only`(names: [String]) throws {
    for name in names { try people.add(3, as: name, by: "ada") }
    for who in ["ada", "bob"] { #expect(try people(who, "patterns sync").code == 0) }
    for name in names {
      #expect(try people("ada", "patterns rename \(name) \(name.uppercased())").code == 0)
    }
    for who in ["ada", "bob"] {
      let run = try people(who, "patterns sync")
      #expect(run.code == 0 && !run.text.contains("left"), "\(run.text)\(run.complaint)")
      #expect(people.files(of: who) == people.files(of: "ada"))
    }
    #expect(apache.files == names.map { $0.uppercased() + ".rle" })
  }

  @Test func `a file that somebody has locked is not written`() throws {
    try people.add(3, as: "row", by: "ada")
    #expect(try people("ada", "patterns sync").code == 0)
    try people.add(4, as: "row", by: "ada")
    let lock = apache.root + "/.lock-row.rle"
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
    let run = try people("ada", "patterns sync --timeout 2")
    #expect(run.code == 2 && run.complaint.contains("'row.rle' is locked"), "\(run.complaint)")
    #expect(try apache.text("row.rle").hasSuffix("\n3o!\n"))
    #expect(FileManager.default.fileExists(atPath: lock))
  }

  /// Both have changed the same pattern: 10 cells here with Ada, 20 there by Bob.
  private func disagree() throws {
    try people.add(3, as: "row", by: "ada")
    _ = try people("ada", "patterns sync")
    _ = try people("bob", "patterns sync")
    try people.add(20, as: "row", by: "bob")
    _ = try people("bob", "patterns sync")
    try people.add(10, as: "row", by: "ada")
  }

  @Test func `what both have changed is left as it is, and shown`() throws {
    try disagree()
    let run = try people("ada", "patterns sync --out both.png")
    #expect(run.code == 2 && run.text == "left row.rle as it is, here and at 'team'\n")
    #expect(
      run.complaint == """
        row.rle was changed on both sides:
            here: 10x1, 10 cells, B3/S23
            at 'team': 20x1, 20 cells, B3/S23
        render: one file was changed on both sides, and left alone; choose with \
        --conflicts mine, theirs, both or ask

        """)
    #expect(try people.folder.bytes("both.png").count > 200)
    #expect(try people.cells(of: "ada") == ["row": 10])
    #expect(try apache.text("row.rle").hasSuffix("\n20o!\n"))
  }

  @Test(arguments: [
    ("mine", ["row": 10]), ("theirs", ["row": 20]), ("both", ["row": 20, "row-2": 10]),
  ])
  func `a person says what is kept`(answer: String, cells: [String: Int]) throws {
    try disagree()
    let run = try people("ada", "patterns sync --conflicts \(answer)")
    #expect(run.code == 0, "\(run.complaint)")
    #expect(try people.cells(of: "ada") == cells)
    #expect(try people("bob", "patterns sync").code == 0)
    #expect(try people.cells(of: "bob") == cells)
    #expect(try people("ada", "patterns sync").text == "")
  }

  @Test(arguments: [("t", ["row": 20], 0), ("m", ["row": 10], 0), ("x\nleave", ["row": 10], 2)])
  func `a person is asked what is kept`(said: String, cells: [String: Int], code: Int32) throws {
    try disagree()
    try people.folder.write("\(said)\n", to: "said")
    let script = "exec \"$0\" patterns sync --conflicts ask < said"
    let run = try Child.run(
      "/bin/sh", ["-c", script, Command.built], in: people.folder.path,
      environment: [
        "XDG_DATA_HOME": people.folder.path("ada"), "HOME": people.folder.path("ada"),
        "TERRARIUM_TEAM_USER": "ada", "TERRARIUM_TEAM_PASSWORD": "secret",
      ])
    #expect(run.code == code, "\(run.complaint)")
    #expect(try people.cells(of: "ada") == cells)
  }

  @Test func `a change on one side and an end on the other is a person's to settle`() throws {
    try disagree()
    #expect(try people("ada", "patterns remove row").code == 0)
    let open = try people("ada", "patterns sync")
    #expect(open.code == 2 && open.complaint.contains("here: removed"))
    #expect(try people("ada", "patterns sync --conflicts theirs").code == 0)
    #expect(try people.cells(of: "ada") == ["row": 20])
    #expect(try people("ada", "patterns remove row").code == 0)
    #expect(try people("ada", "patterns sync").code == 0)
    try people.add(30, as: "row", by: "bob")
    #expect(try people("bob", "patterns sync").code == 2)
    #expect(try people("bob", "patterns sync --conflicts mine").code == 0)
    #expect(try apache.text("row.rle").hasSuffix("\n30o!\n"))
  }

  @Test func `a folder that has lost everything takes nothing along`() throws {
    try people.add(3, as: "three", by: "ada")
    try people.add(4, as: "four", by: "ada")
    _ = try people("ada", "patterns sync")
    for file in apache.files {
      try FileManager.default.removeItem(atPath: apache.root + "/" + file)
    }
    let run = try people("ada", "patterns sync")
    #expect(run.code == 2 && run.complaint.contains("2 files were changed on both sides"))
    #expect(try people.cells(of: "ada") == ["three": 3, "four": 4])
    #expect(try people("ada", "patterns sync --conflicts mine").code == 0)
    #expect(apache.files == ["four.rle", "three.rle"])
  }

  @Test func `patterns are browsed, pulled by name, and pushed`() throws {
    try people.add(3, as: "three", by: "ada")
    try people.add(4, as: "four", by: "ada")
    #expect(try people("ada", "patterns push three@team").text == "sent three.rle to 'team'\n")
    #expect(try people("ada", "patterns push nosuch@team").code == 2)
    #expect(try people("ada", "patterns push team").text == "sent four.rle to 'team'\n")
    // Bob's own is another one: nothing of Ada's is overwritten.
    try people.add(9, as: "three", by: "bob")
    let push = try people("bob", "patterns push three@team")
    #expect(push.code == 2 && push.complaint.contains("'three.rle' has changed meanwhile"))
    let browse = try people("bob", "patterns browse team --out all.png")
    #expect(browse.text == "four   pattern, 40 bytes\nthree  pattern, 41 bytes\n")
    #expect(try people.folder.bytes("all.png").count > 200)
    let life = "life --pattern five@team --frames 1 --out a.txt"
    let unknown = try people("bob", life)
    #expect(unknown.code == 2)
    #expect(
      unknown.complaint.hasPrefix(
        "render: 'five@team' has not been pulled; type 'render patterns pull five@team'"))
    try people.add(5, as: "five", by: "ada")
    _ = try people("ada", "patterns push five@team")
    #expect(try people("bob", "patterns pull five@team nosuch@team").code == 2)
    #expect(try people("bob", life).code == 0)
    // Into a folder of a repository, where a scenario finds it by the same name.
    let into = try people("bob", "patterns pull five@team three@team --into own")
    #expect(into.code == 0, "\(into.complaint)")
    #expect(people.folder.names(in: "own") == ["five.rle", "three.rle"])
    // Nothing else is there that somebody would commit.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: people.folder.path("own")).count == 2)
    try Command.done(life + " --library own", in: people.folder)
  }

  @Test func `who may not change the folder is told what to do`() throws {
    try people.add(3, as: "three", by: "ada")
    let nobody = try people("ada", "patterns sync", password: nil)
    #expect(nobody.code == 2)
    #expect(
      nobody.complaint == "render: 'team' (\(apache.address)): it needs a login; set "
        + "TERRARIUM_TEAM_USER and TERRARIUM_TEAM_PASSWORD, or TERRARIUM_TEAM_TOKEN, or write it "
        + "into ~/.netrc\n")
    let wrong = try people("ada", "patterns sync", password: "wrong")
    #expect(wrong.code == 2 && wrong.complaint.contains("it rejects your name and password"))
    #expect(!wrong.complaint.contains("wrong;") && apache.files.isEmpty)
    #expect(try people.cells(of: "ada") == ["three": 3])
    // A netrc file names users by the host.
    try people.folder.write("machine 127.0.0.1 login ada password secret\n", to: "ada/.netrc")
    let known = try people("ada", "patterns sync", password: nil)
    #expect(known.code == 0, "\(known.complaint)")
    // A password is never visible in the list of processes.
    #expect(apache.files == ["three.rle"])
  }

  @Test func `a folder that is not there, or another page, is told`() throws {
    for (path, words) in [("nosuch/", "there is no such folder"), ("", "")] {
      let address = "http://127.0.0.1:\(apache.port)/\(path)"
      _ = try people("ada", "patterns remote add other \(address) --force")
      let run = try people("ada", "patterns browse other")
      #expect(words.isEmpty ? run.code == 0 : run.code == 2 && run.complaint.contains(words))
    }
  }

  @Test func `what a remote has is looked at before it is kept`() throws {
    try people.add(3, as: "good", by: "ada")
    _ = try people("ada", "patterns sync")
    try apache.write("<html>Hello</html>", to: "page.rle")
    try apache.write("x = 3, y = 3\nQQ???!\n", to: "torn.rle")
    try apache.write("terrarium state 1\nsha256 0\n", to: "broken.state")
    try apache.write("x = 1, y = 1\no!\n", to: "-rf.rle")
    let run = try people("bob", "patterns sync")
    #expect(run.code == 2)
    #expect(run.complaint.contains("'page.rle' is not kept: the pattern: it is a web page"))
    #expect(
      run.complaint.contains(
        "'torn.rle' is not kept: the pattern, line 2, column 3: unexpected '?'"))
    #expect(run.complaint.contains("'broken.state' is not kept"))
    #expect(run.text.contains("left out '-rf.rle' of 'team'"))
    #expect(people.files(of: "bob") == ["good.rle"])
  }
}

/// Apache httpds that are configured in other ways.
@Suite(.ownThread, .enabled(if: Apache.isThere, "there is no Apache httpd here"))
struct ApacheSetupTests {
  /// Returns the block of a kind in a document.
  private static func block(_ kind: String, of document: String) throws -> String {
    let text = try String(
      contentsOfFile: "\(Command.packageFolder)/Documentation/\(document)", encoding: .utf8)
    let start = try #require(text.range(of: "```\(kind)\n"))
    let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }

  private static func head(_ folder: String, _ port: Int, _ more: [String] = []) -> String {
    Apache.head(in: folder, port: port, modules: ["alias"] + more)
      + "<Directory />\n  Require all denied\n</Directory>\n"
  }

  @Test func `the document's own configuration does what it says`() throws {
    let block = try Self.block("apache", of: "Reference.md")
    let apache = try Apache { folder, port in
      Self.head(folder, port)
        + block.replacingOccurrences(of: "/srv/terrarium", with: "\(folder)/www")
        .replacingOccurrences(of: "/etc/apache2/terrarium.users", with: "\(folder)/users")
        .replacingOccurrences(of: "/var/lock/apache2/terrarium", with: "\(folder)/lock")
    }
    let people = try TwoLibraries(address: apache.address)
    try people.add(3, as: "three", by: "ada")
    let nobody = try people("ada", "patterns sync", password: nil)
    #expect(nobody.code == 2 && nobody.complaint.contains("it needs a login"))
    #expect(apache.files.isEmpty)
    #expect(try people("ada", "patterns sync").code == 0)
    let reader = try people("bob", "patterns pull team", password: nil)
    #expect(reader.code == 0 && reader.text == "fetched three.rle from 'team'\n")
    let other = try people("bob", "patterns push three@team", password: "wrong")
    #expect(other.code == 2 && apache.files == ["three.rle"])
  }

  @Test func `a server must prove who it is`() throws {
    let openssl = try #require(
      ["/usr/bin/openssl", "/usr/local/bin/openssl"].first {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    let keys = TemporaryFolder()
    let made = try Child.run(
      openssl,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
        "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", "key.pem", "-out", "cert.pem",
      ], in: keys.path)
    #expect(made.code == 0, "\(made.complaint)")
    let apache = try Apache { folder, port in
      Self.head(folder, port, ["ssl", "socache_shmcb"]) + """
        SSLEngine on
        SSLCertificateFile \(keys.path)/cert.pem
        SSLCertificateKeyFile \(keys.path)/key.pem
        DavLockDB \(folder)/lock
        DocumentRoot \(folder)/www
        <Directory \(folder)/www>
          Dav On
          Require all granted
        </Directory>

        """
    }
    let people = try TwoLibraries(address: "https://127.0.0.1:\(apache.port)/patterns/")
    try people.add(3, as: "three", by: "ada")
    let stranger = try people("ada", "patterns sync")
    #expect(stranger.code == 2 && stranger.complaint.contains("its certificate is not valid"))
    #expect(apache.files.isEmpty)
    let known = try people("ada", "patterns sync", ["SSL_CERT_FILE": keys.path("cert.pem")])
    #expect(known.code == 0 && apache.files == ["three.rle"], "\(known.complaint)")
  }
}

/// Libraries and an Apache httpd that runs out of something.
@Suite(.ownThread, .enabled(if: Apache.isThere, "there is no Apache httpd here"))
struct FullApacheTests {
  @Test func `a server without room is told, and both sides stay whole`() throws {
    var limits = Child.Limits()
    limits.fileMegabytes = 1
    let apache = try Apache(limits: limits)
    let people = try TwoLibraries(address: apache.address)
    try people.add(3, as: "small", by: "ada")
    #expect(try people("ada", "patterns sync").code == 0)
    // Dots in a soup cannot be packed: about 1.5 MB.
    let rows = (0..<1500).map { row in
      String((0..<1000).map { ($0 * 7 + row * row) % 11 < 5 ? "b" : "o" })
    }
    try people.folder.write(
      "x = 1000, y = 1500\n" + rows.joined(separator: "$\n") + "!\n", to: "large.rle")
    #expect(try people("ada", "patterns add large.rle").code == 0)
    let run = try people("ada", "patterns sync --timeout 5")
    #expect(run.code == 2 && run.complaint.filter(\.isNewline).count == 1, "\(run.complaint)")
    #expect(!apache.files.contains("large.rle"), "\(apache.files)")
    #expect(people.files(of: "ada") == ["large.rle", "small.rle"])
    #expect(try people("bob", "patterns sync").text == "fetched small.rle from 'team'\n")
  }
}
