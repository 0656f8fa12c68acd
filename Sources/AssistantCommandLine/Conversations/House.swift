internal import Diagnostics
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

/// What the executable brought along: its applications, and how they are opened to be talked to.
struct House: Sendable {
  var applications: [InstalledApplication] = []
  /// Opens applications in a language; those that are open in another one run on.
  var open: Open = { applications, locale, other in
    await Installation(applications, locale: locale, besides: other as? Installation)
  }

  typealias Open =
    @Sendable ([InstalledApplication], Locale, (any ConversationHost)?) async -> any ConversationHost

  /// Names the folder in which applications that are opened from now on keep their state.
  var keepState: @Sendable (String) -> Void = { setenv("XDG_STATE_HOME", $0, 1) }
}

/// Applications that are open: conversations with them begin here.
protocol ConversationHost: Sendable {
  /// Everything that can be said, as it is now.
  var index: PhraseIndex { get }
  /// What could not be understood of the applications.
  var findings: [Finding] { get }
  /// Begins a conversation.
  func begin(_ settings: SessionSettings) -> any ConversationPartner
  /// Reads everything anew.
  func reload() async
}

extension Installation: ConversationHost {
  func begin(_ settings: SessionSettings) -> any ConversationPartner { Session(with: self, settings: settings) }
}

/// The same applications in several languages, each opened when it is first spoken.
actor Languages {
  private let applications: [InstalledApplication]
  private let open: House.Open
  /// The host that was opened first, or before everything was reloaded: its apps run on.
  private var first: Task<any ConversationHost, Never>?
  /// The languages that are open, those last spoken behind.
  private var hosts: [(locale: Locale, host: Task<any ConversationHost, Never>)] = []
  /// So many languages stay open.
  static let most = 8

  init(_ applications: [InstalledApplication], _ house: House, after other: (any ConversationHost)? = nil) {
    self.applications = applications
    open = house.open
    first = other.map { other in Task { other } }
  }

  func host(for locale: Locale) async -> any ConversationHost {
    let place = hosts.firstIndex { $0.locale.identifier == locale.identifier }
    let host =
      place.map { hosts.remove(at: $0).host }
      ?? Task { [applications, open, first] in await open(applications, locale, await first?.value) }
    first = first ?? host
    hosts.append((locale, host))
    if hosts.count > Self.most { hosts.removeFirst() }
    return await host.value
  }
}
