import AppIntents

/// Turns things up and down, and says how far they are turned up then: what the programs say, never what they were told.
@MainActor
final class DialStore {
  private let machine: Machine

  nonisolated init(machine: Machine) { self.machine = machine }

  func level(of dial: Dial) throws -> Level { try program(of: dial).level }

  /// Sets a level, and says which one there is then.
  func change(_ dial: Dial, to level: Level, with manager: UndoManager?) throws -> IntentDialog {
    let name: LocalizedStringResource = dial == .volume ? "Change the volume" : "Change the brightness"
    return dial.sentence(try set(dial, to: level, as: UndoStep(undoManager: manager, name: name)))
  }

  private func set(_ dial: Dial, to level: Level, as step: UndoStep) throws -> Level {
    let (program, old) = try program(of: dial)
    if level.percent != old.percent { try run(program, program.setting(level.percent)) }
    if level.isMuted != old.isMuted, let muting = program.muting { try run(program, muting(level.isMuted)) }
    step.register(on: self) { store, step in _ = try store.set(dial, to: old, as: step) }
    return try read(program)
  }

  /// The first program that knows the level, and the level.
  private func program(of dial: Dial) throws -> (program: DialProgram, level: Level) {
    let installed = dial.programs.filter { machine.programs.path(of: $0.name) != nil }
    for program in installed.dropLast() { if let level = try? read(program) { return (program, level) } }
    guard let last = installed.last else {
      let names = dial.programs.map(\.name).formatted(.list(type: .or).locale(machine.language))
      throw EverydayError.programMissing(names)
    }
    return (last, try read(last))
  }

  private func read(_ program: DialProgram) throws -> Level {
    let output = try program.reading.map { try run(program, $0) }.joined()
    guard let level = Level(output) else { throw EverydayError.unknownHere(program.name) }
    return level
  }

  @discardableResult
  private func run(_ program: DialProgram, _ arguments: [String]) throws -> String {
    try machine.programs.output(of: program.name, arguments)
  }
}

extension Programs {
  /// What a program says; throws if it does not succeed.
  func output(of name: String, _ arguments: [String]) throws -> String {
    let result = try run(name, arguments)
    guard result.status == 0 else { throw EverydayError.programFailed(name, Int(result.status)) }
    return result.output
  }
}
