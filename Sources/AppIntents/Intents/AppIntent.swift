/// Something the app can do for a person who asks for it.
///
/// The framework creates the intent with `init()`, fills its parameters, resolves them in declaration order and then
/// calls ``perform()``. An intent lives for one run.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What the intent is called.
  static var title: LocalizedStringResource { get }
  /// The form in which the intent gives its description: an ``IntentDescription``, optional or not, or plain text.
  associatedtype _Description: _IntentDescriptionConvertible = IntentDescription?
  /// What it does, in a sentence.
  static var description: _Description { get }
  /// Whether the app comes to the front before the intent performs.
  static var openAppWhenRun: Bool { get }
  /// Whether the intent can run behind the scenes, in front, or both.
  static var supportedModes: IntentModes { get }
  /// Whether people find the intent without a phrase of its own.
  static var isDiscoverable: Bool { get }
  /// Who may run it while the device is locked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Which processes may run it. Compiles only: there is one process here.
  static var allowedExecutionTargets: IntentExecutionTargets { get }

  /// The sentence that says what the intent will do with its values.
  associatedtype SummaryContent: ParameterSummary
  /// The sentence that says what the intent will do with its values.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// What performing returns.
  associatedtype PerformResult: IntentResult
  /// Does it.
  ///
  /// May run again from the top: whoever throws `needs…Error` is called again with the value filled in.
  func perform() async throws -> PerformResult

  /// Creates the intent with nothing filled in.
  init()
}

extension AppIntent {
  /// Marks a property that a person fills.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// One of several things to choose.
  public typealias Option = IntentChoiceOption
  /// The sentence that says what the intent will do.
  public typealias Summary = IntentParameterSummary<Self>
  /// A summary that depends on a value.
  public typealias When<WhenContent: ParameterSummary, OtherwiseContent: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenContent, OtherwiseContent>
  where WhenContent.Intent == Self, OtherwiseContent.Intent == Self
  /// A summary that depends on which value it is.
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content> where Content.Intent == Self
  /// A summary for every other value.
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
  where Content.Intent == Self

  /// The type's name with its words apart.
  public static var title: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: words(ofIdentifier: persistentIdentifier))
  }
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  /// In front if the app opens when the intent runs, behind the scenes otherwise.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Wherever it runs best. Compiles only: there is one process here.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
  /// The title, with every parameter behind it.
  public static var parameterSummary: some ParameterSummary { _DefaultParameterSummary<Self>() }

  /// How and where this run takes place.
  public var systemContext: IntentSystemContext {
    IntentRun.current?.systemContext ?? IntentEnvironment.current.systemContext
  }
}

/// What an intent says about itself in a list.
public struct IntentDescription: Hashable, Sendable {
  /// What it does, in a sentence.
  public var descriptionText: LocalizedStringResource
  /// The group it is listed in.
  public var categoryName: LocalizedStringResource?
  /// Other words that find it.
  public var searchKeywords: [LocalizedStringResource]
  /// What its result is called.
  public var resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

/// What an intent may give as its description.
public protocol _IntentDescriptionConvertible {
  var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionConvertible {
  public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescriptionConvertible where Wrapped: _IntentDescriptionConvertible {
  public var _intentDescription: IntentDescription? { flatMap(\._intentDescription) }
}

extension LocalizedStringResource: _IntentDescriptionConvertible {
  public var _intentDescription: IntentDescription? { IntentDescription(self) }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// A sentence with values in it and nothing else.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// Who may run an intent while the device is locked.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  /// Somebody who has unlocked the device or one paired with it.
  case requiresAuthentication
  /// Somebody who has unlocked this device.
  case requiresLocalDeviceAuthentication
}

/// The processes that may run an intent. Compiles only: there is one process here.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  /// The targets as bits.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wherever it runs best.
  public static let `default` = IntentExecutionTargets(rawValue: 1)
  public static let main = IntentExecutionTargets(rawValue: 2)
  /// The app's extension for intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 4)
  /// The app's extension for widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 8)
}

/// How an intent relates to the app's screen.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The modes as bits.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Runs without showing the app.
  public static let background = IntentModes(rawValue: 1)
  /// Shows the app, then runs.
  public static let foreground = IntentModes(rawValue: 2)
  package static let dynamicForeground = IntentModes(rawValue: 4)
  package static let deferredForeground = IntentModes(rawValue: 8)

  /// Shows the app, at a moment of the intent's choosing.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { mode.modes }

  /// When the app is shown.
  public struct ForegroundMode: Hashable, Sendable {
    package let modes: IntentModes

    /// Before the intent runs.
    public static let immediate = ForegroundMode(modes: .foreground)
    /// When the intent asks for it, or never.
    public static let dynamic = ForegroundMode(modes: .dynamicForeground)
    /// Before the intent ends.
    public static let deferred = ForegroundMode(modes: .deferredForeground)
  }

  /// The mode an intent is running in.
  public struct Current: Hashable, Sendable {
    private let isForeground: Bool
    /// Whether the app can be shown from here.
    public let canContinueInForeground: Bool

    package init(isForeground: Bool, canContinueInForeground: Bool) {
      (self.isForeground, self.canContinueInForeground) = (isForeground, canContinueInForeground)
    }

    /// Behind the scenes.
    public static let background = Current(isForeground: false, canContinueInForeground: false)
    public static let foreground = Current(isForeground: true, canContinueInForeground: true)

    /// Whether two modes are the same, whatever could still happen.
    public static func == (left: Current, right: Current) -> Bool { left.isForeground == right.isForeground }

    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }
  }
}

/// How and where a run takes place.
public struct IntentSystemContext: Sendable {
  /// Whether the app is in front.
  public let currentMode: IntentModes.Current
  /// Whether the person hears the answer and sees nothing.
  public let isVoiceOnly: Bool
  /// The language of the conversation.
  public let locale: Locale
  /// When the request was made.
  public let preciseTimestamp: Date?

  package init(
    currentMode: IntentModes.Current = .background, isVoiceOnly: Bool = false, locale: Locale,
    preciseTimestamp: Date? = nil
  ) {
    self.currentMode = currentMode
    self.isVoiceOnly = isVoiceOnly
    self.locale = locale
    self.preciseTimestamp = preciseTimestamp
  }
}

extension Never: AppIntent {
  /// Traps: there is no such intent.
  public init() { preconditionFailure("Never is no intent that could be created") }

  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    switch self {}
  }
}
