import AppIntents

struct InstallPackageIntent: AppIntent {
  static let title: LocalizedStringResource = "Install Package"
  static var parameterSummary: some ParameterSummary { Summary("Install \(\.$package)") { \.$force } }

  @Parameter(title: "Package", requestValueDialog: "Which package should be installed?") var package: PackageEntity
  @Parameter(title: "Force", description: "Installs it anew when it is there.", default: false) var force: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if let version = package.installed, !force {
      return .result(dialog: "\(package.id) \(version) is already installed.")
    }
    PackageIndex.shared.install(package.id, version: package.latest)
    return .result(dialog: "Installed \(package.id) \(package.latest).")
  }
}

struct UninstallPackageIntent: AppIntent {
  static let title: LocalizedStringResource = "Uninstall Packages"
  static var parameterSummary: some ParameterSummary { Summary("Uninstall \(\.$packages)") }

  @Parameter(title: "Packages", requestValueDialog: "Which packages should be removed?") var packages: [PackageEntity]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = packages.filter { $0.installed != nil }.map(\.id)
    guard !names.isEmpty else { return .result(dialog: "Nothing to remove: none of these is installed.") }
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Uninstall", acceptAlternatives: ["Remove"], denyLabel: "Keep", denyAlternatives: [],
        destructive: true), dialog: "Uninstall \(names.formatted())?")
    names.forEach { PackageIndex.shared.install($0, version: nil) }
    return .result(dialog: "Uninstalled \(names.formatted()).")
  }
}

struct UpgradePackagesIntent: AppIntent {
  static let title: LocalizedStringResource = "Upgrade Packages"
  static var parameterSummary: some ParameterSummary {
    When(\.$package, .hasAnyValue) {
      Summary("Upgrade \(\.$package)")
    } otherwise: {
      Summary("Upgrade all packages") { \.$package }
    }
  }

  @Parameter(title: "Package") var package: PackageEntity?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let candidates = if let package { [package] } else { try await PackageQuery().suggestedEntities() }
    let outdated = candidates.filter(\.isOutdated)
    outdated.forEach { PackageIndex.shared.install($0.id, version: $0.latest) }
    if let package, outdated.isEmpty { return .result(dialog: "\(package.id) needs no upgrade.") }
    return .result(dialog: outdated.isEmpty ? "All is up to date." : "Upgraded \(outdated.map(\.id).formatted()).")
  }
}

struct SearchPackagesIntent: AppIntent {
  static let title: LocalizedStringResource = "Search Packages"
  static var parameterSummary: some ParameterSummary { Summary("Search packages for \(\.$term)") { \.$limit } }

  @Parameter(title: "Search Term", requestValueDialog: "What are you looking for?") var term: String
  @Parameter(title: "Limit", default: 5, inclusiveRange: (1, 20)) var limit: Int

  func perform() async throws -> some IntentResult & ReturnsValue<[PackageEntity]> & ProvidesDialog {
    let found = Array(try await PackageQuery().entities(matching: term).prefix(limit))
    let dialog: IntentDialog =
      found.isEmpty ? "No package is called “\(term)”." : "Found \(found.map(\.id).formatted())."
    return .result(value: found, dialog: dialog)
  }
}

struct ListOutdatedIntent: AppIntent {
  static let title: LocalizedStringResource = "List Outdated Packages"

  func perform() async throws -> some IntentResult & ReturnsValue<[PackageEntity]> & ProvidesDialog {
    let outdated = try await PackageQuery().suggestedEntities().filter(\.isOutdated)
    let lines = outdated.map { "\($0.id) \($0.installed ?? "") → \($0.latest)" }
    return .result(
      value: outdated, dialog: lines.isEmpty ? "Nothing is outdated." : "Outdated: \(lines.joined(separator: ", ")).")
  }
}

struct KegShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: InstallPackageIntent(),
      phrases: ["Install a package with \(.applicationName)", "Install \(\.$package) with \(.applicationName)"],
      shortTitle: "Install", systemImageName: "square.and.arrow.down")
    AppShortcut(
      intent: UninstallPackageIntent(), phrases: ["Uninstall packages with \(.applicationName)"],
      shortTitle: "Uninstall", systemImageName: "trash")
    AppShortcut(
      intent: UpgradePackagesIntent(),
      phrases: ["Upgrade packages with \(.applicationName)", "Upgrade \(\.$package) with \(.applicationName)"],
      shortTitle: "Upgrade", systemImageName: "arrow.up")
    AppShortcut(
      intent: SearchPackagesIntent(), phrases: ["Search \(.applicationName)", "Find a package in \(.applicationName)"],
      shortTitle: "Search", systemImageName: "magnifyingglass")
    AppShortcut(
      intent: ListOutdatedIntent(),
      phrases: ["What is outdated in \(.applicationName)", "List outdated packages in \(.applicationName)"],
      shortTitle: "Outdated", systemImageName: "clock")
  }
}
