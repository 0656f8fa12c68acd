import AppIntents

/// The calendars of a person: folders of `.ics` files, as khal and vdirsyncer keep them.
///
/// Nothing is kept in memory: other programs edit the same files. A change touches the lines of one event.
@MainActor
final class CalendarStore {
  let machine: Machine
  private let edits: FileEdits

  nonisolated init(machine: Machine) {
    self.machine = machine
    edits = FileEdits(in: machine.files)
  }

  // MARK: Reading

  /// What takes place, the first first, and the names of files that could not be read to their end.
  struct Agenda {
    var occurrences: [Occurrence] = []
    var unread: [String] = []
  }

  /// What takes place in a span of time.
  func agenda(_ span: Range<Date>) throws -> Agenda {
    var agenda = Agenda()
    for url in try files() {
      guard let file = try? file(url) else {
        agenda.unread.append(url.lastPathComponent)
        continue
      }
      agenda.occurrences += file.occurrences(in: span, local: machine.calendar.timeZone)
      if !file.isWhole { agenda.unread.append(url.lastPathComponent) }
    }
    agenda.occurrences.sort { ($0.start, $0.end, $0.event.name) < ($1.start, $1.end, $1.event.name) }
    return agenda
  }

  /// What is still to come in the next year, the first first, or what is over by now where that is asked for.
  func agendaOfYear() throws -> Agenda {
    let year: TimeInterval = 366 * 86_400
    return try agenda((machine.now() - year)..<(machine.now() + year))
  }

  private func files() throws -> [URL] {
    try FileSearch(files: machine.files).files(in: machine.folders.calendars) { $0.hasSuffix(".ics") }
  }

  func file(_ url: URL) throws -> CalendarFile {
    let data = try machine.files.read(url) ?? Data()
    guard data.count <= Self.mostBytes else { throw EverydayError.fileTooLarge(url.lastPathComponent) }
    guard let file = CalendarFile(data, at: url) else { throw EverydayError.noCalendar(url.lastPathComponent) }
    return file
  }

  /// Calendars have a file for each event; what is larger takes too long to read each time.
  private static let mostBytes = 16 << 20

  // MARK: Changing

  /// Makes an event, in the calendar that has the most; where all are empty, in the first one.
  ///
  /// - Parameter length: how long it takes, in seconds; nil where nobody says.
  func add(
    _ name: String, at moment: CalendarMoment, for length: TimeInterval? = nil, repeated rhythm: Rhythm? = nil,
    as step: UndoStep
  ) throws -> Occurrence {
    guard !name.onOneLine.isEmpty else { throw EverydayError.nothingToAdd }
    let uid = UUID().uuidString
    let url = try calendar().appending(path: "\(uid).ics")
    let now = CalendarMoment(machine.now(), in: .gmt)
    let text = CalendarText.file(name.onOneLine, uid: uid, at: moment, for: length, repeated: rhythm, written: now)
    try edits.change(EditedFile(url: url, heading: text), as: step) { _ in
    } undoneBy: { lines in
      // What somebody else has changed meanwhile is theirs as well.
      guard lines.data == Data(text.utf8) else { throw EverydayError.itemIsGone(name) }
    }
    let event = try file(url).events.first ?? CalendarEvent()
    return Occurrence(
      event, of: url, at: moment, key: rhythm.map { _ in moment }, local: machine.calendar.timeZone)
  }

  private func calendar() throws -> URL {
    let folders = Dictionary(grouping: try files()) { $0.deletingLastPathComponent() }
    let largest = folders.max { ($0.value.count, $1.key.path) < ($1.value.count, $0.key.path) }
    if let largest { return largest.key }
    let all = machine.folders.calendars
    let empty = try machine.files.entries(in: all).first { $0.isFolder && !$0.name.hasPrefix(".") }
    return all.appending(path: empty?.name ?? "Personal", directoryHint: .isDirectory)
  }

  /// Moves what takes place to another moment: of what repeats, this one time.
  func move(_ occurrence: Occurrence, to moment: CalendarMoment, as step: UndoStep) throws -> Occurrence {
    try change(occurrence, to: CalendarText.moved(occurrence, to: moment), as: step)
    return try written(occurrence, at: moment)
  }

  /// Lets something take so long, from when it begins.
  func lengthen(_ occurrence: Occurrence, to length: TimeInterval, as step: UndoStep) throws -> Occurrence {
    try change(occurrence, to: CalendarText.moved(occurrence, to: occurrence.moment, for: length), as: step)
    return try written(occurrence, at: occurrence.moment)
  }

  /// Lets a property of something say something else, each time that it takes place.
  func set(_ property: String, to lines: [Data], of occurrence: Occurrence, as step: UndoStep) throws -> Occurrence {
    try change(occurrence, to: CalendarText.with(property, lines, in: occurrence.event), as: step)
    return try written(occurrence, at: occurrence.moment)
  }

  /// What takes place as it stands in its file now.
  private func written(_ occurrence: Occurrence, at moment: CalendarMoment) throws -> Occurrence {
    let same = try file(occurrence.file).events.filter { $0.uid == occurrence.event.uid }
    let event =
      same.last { $0.replaced != nil && $0.start == moment } ?? same.first { $0.replaced == nil } ?? occurrence.event
    let key = occurrence.key ?? (event.isRepeated ? moment : nil)
    return Occurrence(event, of: occurrence.file, at: moment, key: key, local: machine.calendar.timeZone)
  }

  /// Takes out what takes place: of what repeats, this one time; the file with it where it has nothing else.
  func cancel(_ occurrence: Occurrence, as step: UndoStep) throws {
    if let left = CalendarText.cancelled(occurrence) { return try change(occurrence, to: left, as: step) }
    guard try file(occurrence.file).events.count > 1 else { return try edits.put(nil, at: occurrence.file, as: step) }
    try change(occurrence, to: [], as: step)
  }

  /// Puts other lines in the place of those of an event.
  private func change(_ occurrence: Occurrence, to new: [Data], as step: UndoStep) throws {
    let old = occurrence.event.lines
    // Nothing can be found again: what is taken out stands where the calendar ends.
    let mark = new.isEmpty ? [Data("END:VCALENDAR".utf8)] : []
    try edits.change(EditedFile(url: occurrence.file), as: step) { lines in
      guard lines.replace(old, by: new) else { throw EverydayError.itemIsGone(occurrence.event.name) }
    } undoneBy: { lines in
      guard lines.replace(new + mark, by: old + mark) else { throw EverydayError.itemIsGone(occurrence.event.name) }
    }
  }
}
