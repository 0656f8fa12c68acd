#if DEBUG  // Only debug builds are open to tests.
  import AppIntents

  @testable import Everyday

  // Writes the next number into a file of a home folder, and says so, until it is ended.

  let machine = Machine.actual(environment: ["HOME": CommandLine.arguments[1]])
  let (tasks, notes, calendars) = (
    TaskStore(machine: machine), NoteStore(machine: machine), CalendarStore(machine: machine)
  )
  let step = UndoStep(undoManager: nil, name: "Write")
  var number = Int(CommandLine.arguments[3]) ?? 0
  while true {
    switch CommandLine.arguments[2] {
    case "tasks": try tasks.add(["\(number)"], to: .tasks)
    case "list": try tasks.add(["\(number)"], to: TaskList(name: "List"))
    case "note":
      try notes.append("\(number)", to: NoteEntity(machine.folders.notes.appending(path: "Note.md")), as: step)
    default: _ = try calendars.add("\(number)", at: CalendarMoment(Date(), in: .gmt), as: step)
    }
    try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
    number += 1
  }
#endif
