extension EnvironmentValues {
  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { CurrentLanguage.locale }
  }

  private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
