import AppIntents
public import SwiftUI

/// The app. Registers what intents and queries depend on; nothing is read from the disk before somebody asks.
public struct EverydayApp: App {
  /// The app on the computer that it runs on.
  public init() { self.init(machine: .actual(environment: ProcessInfo.processInfo.environment), dependencies: .shared) }

  init(machine: Machine, dependencies: AppDependencyManager) {
    dependencies.add(dependency: machine)
    dependencies.add(dependency: TaskStore(machine: machine))
    dependencies.add(dependency: RingStore(machine: machine))
    dependencies.add(dependency: DialStore(machine: machine))
    dependencies.add(dependency: CalendarStore(machine: machine))
    dependencies.add(dependency: NoteStore(machine: machine))
    dependencies.add(dependency: ApplicationStore(machine: machine))
  }

  /// A window that says what there is.
  public var body: some Scene {
    WindowGroup("Everyday") { Text("Everyday answers, keeps lists and notes, reminds you and opens things.") }
  }
}
