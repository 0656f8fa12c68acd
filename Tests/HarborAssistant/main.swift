#if DEBUG  // Only debug builds are open to tests.
  import AppIntents
  internal import AssistantCommandLine
  import SwiftUI

  @testable import Harbor

  // The assistant of the harbor, for tests at a pseudo-terminal.

  AppDependencyManager.shared.add(dependency: Harbor())
  await Assistant.run(
    Application("Harbor", shortcuts: HarborShortcuts.self), Application("Shipyard", shortcuts: ShipyardShortcuts.self))

  /// Work that tells how far it is and comes to no end.
  struct RepairMast: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Repair the Mast"

    func perform() async throws -> some ProvidesDialog {
      progress.totalUnitCount = 4
      progress.completedUnitCount = 2
      try await Task.sleep(for: .seconds(600))
      return .result(dialog: "The mast stands.")
    }
  }

  struct ReadCargo: AppIntent {
    static let title: LocalizedStringResource = "Read the Cargo List"

    func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
      .result(
        dialog: "\u{1B}]0;owned\u{07}\u{1B}[2J Ten barrels \u{202E}of rum\u{9B}31m",
        view: Text("rum\u{1B}[2J\t\u{9B}5m"))
    }
  }

  /// A number of a range, and an answer that is longer than a narrow terminal.
  struct PaintHull: AppIntent {
    static let title: LocalizedStringResource = "Paint the Hull"

    @Parameter(title: "Coats", inclusiveRange: (1, 5), requestValueDialog: "How many coats?") var coats: Int

    init() {}

    func perform() async throws -> some ProvidesDialog {
      .result(dialog: "\(coats) coats of weatherproof paint are ordered and will be applied tomorrow morning.")
    }
  }

  /// A mistake of its author, which ends the process.
  struct LaunchShip: AppIntent {
    static let title: LocalizedStringResource = "Launch the Ship"

    func perform() async throws -> some ProvidesDialog {
      let slipways: [String] = []
      return .result(dialog: "The ship is in slipway \(slipways[0]).")
    }
  }

  struct ShipyardShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: RepairMast(), phrases: ["Repair the mast in \(.applicationName)"], shortTitle: "Repair the mast",
        systemImageName: "wrench")
      AppShortcut(
        intent: ReadCargo(), phrases: ["Read the cargo list in \(.applicationName)"], shortTitle: "Read the cargo list",
        systemImageName: "wrench")
      AppShortcut(
        intent: LaunchShip(), phrases: ["Launch the ship in \(.applicationName)"], shortTitle: "Launch the ship",
        systemImageName: "wrench")
      AppShortcut(
        intent: PaintHull(), phrases: ["Paint the hull in \(.applicationName)"], shortTitle: "Paint the hull",
        systemImageName: "wrench")
    }
  }
#endif
