import AppIntents

/// The computer as the app sees it: its files, programs, clock and luck.
///
/// Intents ask for it with `@Dependency`; tests hand in one that they made up.
struct Machine: Sendable {
  var files: any Files
  var programs: any Programs
  var bell: any Bell
  var folders: Folders
  /// The names of the desktop that windows are shown on; nil if there is no screen.
  var desktops: Set<Substring>?
  /// The program that edits text in a terminal.
  var editor: String
  var now: @Sendable () -> Date
  var calendar: Calendar
  /// A number of a range, each as likely as the others.
  var roll: @Sendable (ClosedRange<Int>) -> Int
  var addresses: @Sendable () -> [NetworkAddress]

  /// The computer that the app runs on. Touches nothing yet.
  static func actual(environment: [String: String]) -> Machine {
    Machine(
      files: DiskFiles(), programs: InstalledPrograms(path: environment["PATH"] ?? ""), bell: NotificationBell(),
      folders: Folders(environment: environment), desktops: desktops(environment),
      editor: environment["VISUAL"] ?? environment["EDITOR"] ?? "nano",
      now: { IntentEnvironment.current.now() }, calendar: .current,
      roll: { Int.random(in: $0) }, addresses: NetworkAddress.ofThisComputer)
  }

  private static func desktops(_ environment: [String: String]) -> Set<Substring>? {
    let isShown = ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
    return isShown ? Set((environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":")) : nil
  }

  /// The language of the conversation.
  var language: Locale { IntentEnvironment.current.locale }

  /// The first moment of today.
  var today: Date { calendar.startOfDay(for: now()) }

  /// So many days after today, at its first moment; negative before.
  func days(fromTodayTo date: Date) -> Int {
    calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0
  }
}

/// Where the app keeps what people write, unless their other programs keep it elsewhere already.
struct Folders: Sendable {
  /// The file of tasks, as todotxt.org describes it.
  var tasks: URL
  /// The folder with a Markdown file for each list.
  var lists: URL
  /// The folder with a Markdown file for each note.
  var notes: URL
  /// The folder with a folder for each calendar, and a file for each event.
  var calendars: URL
  /// The folders of the files that describe applications, the person's own first.
  var applications: [URL]
  var home: URL
  /// Where the desktop notes which files were opened.
  var recent: URL
  /// Where the desktop says what folders are called.
  var userFolders: URL

  init(environment: [String: String]) {
    func folder(_ name: String) -> URL? {
      environment[name].flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
    }
    home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let data = folder("XDG_DATA_HOME") ?? home.appending(path: ".local/share", directoryHint: .isDirectory)
    recent = data.appending(path: "recently-used.xbel")
    userFolders = (folder("XDG_CONFIG_HOME") ?? home.appending(path: ".config")).appending(path: "user-dirs.dirs")
    let own = data.appending(path: "behest", directoryHint: .isDirectory)
    // What the settings of the assistant say, then the variables of the program todo.sh.
    let names = ["BEHEST_TASKS", "TODO_FILE"]
    let written = names.compactMap { environment[$0] }.first { $0.hasPrefix("/") }.map { URL(filePath: $0) }
    tasks = written ?? (folder("TODO_DIR") ?? own).appending(path: "todo.txt")
    notes = folder("BEHEST_NOTES") ?? own.appending(path: "Notes", directoryHint: .isDirectory)
    let shared = (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":")
    applications = ([data] + shared.map { URL(filePath: String($0), directoryHint: .isDirectory) })
      .map { $0.appending(path: "applications", directoryHint: .isDirectory) }
    // Where khal has calendars, and where vdirsyncer puts them if it is told what its manual says.
    let usual = [data.appending(path: "khal/calendars"), home.appending(path: ".calendars")]
    calendars =
      folder("BEHEST_CALENDARS") ?? usual.first { access($0.path, R_OK) == 0 }
      ?? own.appending(path: "Calendars", directoryHint: .isDirectory)
    lists = folder("BEHEST_LISTS") ?? own.appending(path: "Lists", directoryHint: .isDirectory)
  }
}
