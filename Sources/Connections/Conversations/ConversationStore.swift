internal import AssistantCommandLine
internal import Foundation
internal import IntentRuntime
internal import Synchronization

/// The conversations that clients hold, each by its name; those idle the longest are forgotten where there are too many.
actor ConversationStore {
  /// A conversation, and where it tells of its progress.
  struct Held: Sendable {
    var name: String
    var partner: any ConversationPartner
    var progress: ProgressRelay
  }

  private let registries: LocalizedRegistries
  private let settings: SessionSettings
  private let most: Int
  private var held: [String: (conversation: Held, tick: Int)] = [:]
  private var tick = 0
  private var named = 0

  /// So many are remembered unless somebody says otherwise.
  static let usualMost = 10_000

  init(_ registries: LocalizedRegistries, _ settings: SessionSettings, remembering most: Int = usualMost) {
    (self.registries, self.settings, self.most) = (registries, settings, most)
  }

  var count: Int { held.count }

  /// The conversation of a name, which begins where there is none, in a language; one without a name gets one.
  func conversation(named name: String?, in locale: Locale?) async -> Held {
    let name = name ?? newName()
    if let known = note(name) { return known }
    var settings = settings
    settings.locale = locale ?? settings.locale
    let progress = ProgressRelay()
    settings.onProgress = { progress.tell($0) }
    let registry = await registries.registry(for: settings.locale)
    // Another request may have begun it meanwhile.
    if let known = note(name) { return known }
    let begun = Held(name: name, partner: registry.begin(settings), progress: progress)
    tick += 1
    held[name] = (begun, tick)
    if held.count > most { await forgetIdle() }
    return begun
  }

  /// Ends a conversation that nobody can come back to.
  func forget(_ name: String) async { await held.removeValue(forKey: name)?.conversation.partner.interrupt() }

  private func newName() -> String {
    repeat { named += 1 } while held["\(named)"] != nil
    return "\(named)"
  }

  private func note(_ name: String) -> Held? {
    tick += 1
    held[name]?.tick = tick
    return held[name]?.conversation
  }

  /// Forgets some at once, so that it costs little for each. What waits for replies waits for ever unless it is
  /// interrupted.
  private func forgetIdle() async {
    let idle = held.values.sorted { $0.tick < $1.tick }.prefix(max(1, most / 10)).map(\.conversation)
    for conversation in idle { held[conversation.name] = nil }
    for conversation in idle { await conversation.partner.interrupt() }
  }
}

/// Hands progress on to whoever listens now.
final class ProgressRelay: Sendable {
  private let listener = Mutex<(@Sendable (SessionSettings.Progress) -> Void)?>(nil)

  func listen(_ listener: (@Sendable (SessionSettings.Progress) -> Void)?) { self.listener.withLock { $0 = listener } }

  func tell(_ progress: SessionSettings.Progress) { listener.withLock { $0 }?(progress) }
}
