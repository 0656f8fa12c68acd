/// What the button that goes ahead is called, and with which words people press it.
public struct ConfirmationActionName: Hashable, Sendable {
  /// Apart, so that what is handed from one function to the next is a reference.
  private indirect enum Content: Hashable, Sendable {
    case labels(
      accept: LocalizedStringResource, [LocalizedStringResource], deny: LocalizedStringResource,
      [LocalizedStringResource], isDestructive: Bool)
  }

  private let content: Content

  /// What going ahead is called.
  package var acceptLabel: LocalizedStringResource {
    switch content {
    case .labels(let label, _, _, _, _): label
    }
  }
  /// Other words for going ahead.
  package var acceptAlternatives: [LocalizedStringResource] {
    switch content {
    case .labels(_, let alternatives, _, _, _): alternatives
    }
  }
  /// What backing out is called.
  package var denyLabel: LocalizedStringResource {
    switch content {
    case .labels(_, _, let label, _, _): label
    }
  }
  /// Other words for backing out.
  package var denyAlternatives: [LocalizedStringResource] {
    switch content {
    case .labels(_, _, _, let alternatives, _): alternatives
    }
  }
  /// Whether going ahead destroys something.
  package var isDestructive: Bool {
    switch content {
    case .labels(_, _, _, _, let isDestructive): isDestructive
    }
  }

  private init(
    accept: LocalizedStringResource, _ acceptAlternatives: [LocalizedStringResource], deny: LocalizedStringResource,
    _ denyAlternatives: [LocalizedStringResource], isDestructive: Bool
  ) {
    content = .labels(
      accept: accept, acceptAlternatives, deny: deny, denyAlternatives, isDestructive: isDestructive)
  }

  private static func named(
    _ label: LocalizedStringResource, _ alternatives: LocalizedStringResource...
  ) -> ConfirmationActionName {
    ConfirmationActionName(accept: label, alternatives, deny: "Cancel", [], isDestructive: false)
  }

  /// Labels and words of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      accept: acceptLabel, acceptAlternatives, deny: denyLabel, denyAlternatives, isDestructive: destructive)
  }

  public static let add = named("Add", "put it in")
  public static let addData = named("Add Data")
  public static let book = named("Book", "reserve")
  public static let buy = named("Buy", "purchase", "get it")
  public static let call = named("Call", "dial")
  public static let checkIn = named("Check In")
  public static let `continue` = named("Continue", "go on", "go ahead")
  public static let create = named("Create", "make")
  public static let `do` = named("Do It", "go ahead")
  public static let download = named("Download", "get")
  public static let filter = named("Filter")
  public static let find = named("Find", "search")
  public static let get = named("Get", "fetch")
  public static let go = named("Go", "go ahead")
  public static let log = named("Log")
  public static let open = named("Open", "show")
  public static let order = named("Order", "place the order")
  public static let pay = named("Pay", "pay now")
  public static let play = named("Play", "start")
  public static let playSound = named("Play Sound")
  public static let post = named("Post", "publish")
  public static let request = named("Request", "ask")
  public static let run = named("Run", "start", "go")
  public static let search = named("Search", "find", "look")
  public static let send = named("Send", "send it")
  public static let set = named("Set")
  public static let share = named("Share", "share it")
  public static let start = named("Start", "begin", "go")
  public static let startNavigation = named("Start Navigation", "navigate", "go")
  public static let toggle = named("Toggle")
  public static let turnOff = named("Turn Off")
  public static let turnOn = named("Turn On")
  public static let view = named("View", "show")
}

/// When a confirmation is worth asking for.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The conditions as bits.
  public let rawValue: Int

  /// Creates a set of conditions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only when it is not certain that the person meant this.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// One of several things to choose.
public struct IntentChoiceOption: Hashable, Sendable {
  /// How an option is shown.
  public struct Style: Hashable, Sendable {
    package let name: String

    /// Like any other.
    public static let `default` = Style(name: "default")
    /// As something that cannot be taken back.
    public static let destructive = Style(name: "destructive")
    /// As the way out.
    public static let cancel = Style(name: "cancel")
  }

  /// What it is called.
  public let title: LocalizedStringResource
  /// A second line.
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?
  /// How it is shown.
  public let style: Style

  /// An option, perhaps with a second line and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    style: Style = .default
  ) { (self.title, self.subtitle, self.image, self.style) = (title, subtitle, image, style) }

  /// The way out; choosing it ends the intent.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
  /// The way out under another name.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}
