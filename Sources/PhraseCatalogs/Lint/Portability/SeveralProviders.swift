internal import Diagnostics

/// On Apple's systems one type provides the shortcuts of an application.
enum SeveralProviders: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    guard let first = application.providers.first else { return }
    for provider in application.providers.dropFirst() where provider.text != first.text {
      lint.report(
        "'\(provider.text)' provides shortcuts beside '\(first.text)'; an application has one such type",
        at: provider.place, related: [.init("the first provider", first.place)])
    }
  }
}
