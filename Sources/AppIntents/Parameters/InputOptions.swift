extension String {
  /// How text is entered where there is a keyboard.
  public struct IntentInputOptions: Sendable {
    /// Which keyboard fits the text.
    public enum KeyboardType: Hashable, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
      case phonePad
      case namePhonePad
      case emailAddress
      case decimalPad
      case twitter
      case webSearch
      case asciiCapableNumberPad
    }

    /// Which letters become capitals.
    public enum CapitalizationType: Hashable, Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }

    /// Which keyboard fits the text.
    public var keyboardType: KeyboardType
    /// Which letters become capitals.
    public var capitalizationType: CapitalizationType
    /// Whether the text has several lines.
    public var multiline: Bool
    /// Whether slips are corrected.
    public var autocorrect: Bool
    /// Whether quotes become typographic.
    public var smartQuotes: Bool
    /// Whether hyphens become dashes.
    public var smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension Bool {
  /// What the two values of a switch are called.
  public struct IntentDisplayName: Hashable, Sendable {
    /// The name for true.
    public var `true`: LocalizedStringResource
    /// The name for false.
    public var `false`: LocalizedStringResource

    /// Names for both values.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

/// How many values a parameter takes.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  /// The most; nil means no limit.
  public let max: Int?

  /// At least and at most so many.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }

  /// So many, no more and no less.
  public init(exactly count: Int) { self.init(min: count, max: count) }

  /// At most so many.
  public init(max: Int) { self.init(min: 0, max: max) }

  /// At least so many.
  public init(min: Int) { (self.min, self.max) = (min, nil) }

  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}

/// The sizes of a widget.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner
}
