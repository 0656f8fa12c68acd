internal import Foundation
internal import IntentRuntime

// Another language, another state.
extension PromptSession {
  mutating func speak(_ name: String) async {
    guard case .performing(var context) = scene else { return hint(messages.onlyMatching) }
    context.settings.locale = Locale(identifier: name)
    context.registry = await context.registries.registry(for: context.settings.locale)
    move(to: context)
    hint(messages.languageChosen(name))
  }

  /// Catalogs are files, and opened anew; applications tell themselves what is new.
  mutating func reload() async {
    guard case .performing(let context) = scene else { return hint(messages.onlyMatching) }
    var options = options
    options.personal = PersonalFolder(variable: console.variable)?.read(reportingTo: console) ?? options.personal
    var isWhole = true
    let hasCatalogs = !(options.catalogs + options.personal.catalogs + self.options.personal.catalogs).isEmpty
    if !hasCatalogs, options.installed == .used, !console.registration.applications.isEmpty {
      await context.registry.reload()
      guide.index = context.registry.index
    } else {
      guard var again = await IndexLoader(options, console).open(after: context.registry) else {
        return hint(messages.nothingReloaded)
      }
      again.settings.locale = context.settings.locale
      again.registry = await again.registries.registry(for: again.settings.locale)
      isWhole = again.code == .success
      move(to: again)
    }
    hint(isWhole ? messages.reloaded : messages.reloadedInPart)
  }

  /// Begins a new conversation.
  mutating func move(to context: RunContext) {
    scene = .performing(context)
    partner = context.begin()
    guide.index = context.registry.index
    conversation.beginAnew()
  }
}
