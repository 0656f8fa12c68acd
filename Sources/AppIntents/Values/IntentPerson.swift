/// A person, as other apps know them.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.person) }

  /// How a person is called.
  public enum Name: Hashable, Sendable {
    case displayName(String)
    /// By given name, family name and so on.
    case components(PersonNameComponents)

    /// The name as it is shown.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts): ShownText.name(parts)
      }
    }
  }

  /// How a person is reached.
  public struct Handle: Hashable, Sendable {
    /// The ways to reach somebody.
    public enum Value: Hashable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    /// What the way is for.
    public struct Label: Hashable, Sendable, ExpressibleByStringLiteral {
      package let name: String

      /// A use of the app's own.
      public init(_ name: String) { self.name = name }

      public init(stringLiteral value: String) { name = value }

      public static let home = Label("home")
      public static let work = Label("work")
      /// On the go.
      public static let mobile = Label("mobile")
      public static let other = Label("other")
    }

    public var value: Value
    /// What it is for.
    public var label: Label?

    /// A way to reach somebody.
    public init(value: Value, label: Label? = nil) { (self.value, self.label) = (value, label) }

    /// A way to reach somebody by email.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(value: .emailAddress(emailAddress), label: label)
    }

    /// A way to reach somebody by telephone.
    public init(phoneNumber: String, label: Label? = nil) { self.init(value: .phoneNumber(phoneNumber), label: label) }

    /// A way of the app's own to reach somebody.
    public init(applicationDefined value: String, label: Label? = nil) {
      self.init(value: .applicationDefined(value), label: label)
    }
  }

  /// By what a person is known.
  public enum Identifier: Hashable, Sendable {
    case contact(String)
    case applicationDefined(String)
  }

  /// Which part of a person a parameter wants.
  public enum ParameterMode: Hashable, Sendable {
    case contact
    case email
    case phone
    case emailOrPhone
    /// A way of the app's own.
    case applicationDefined
  }

  /// By what the person is known.
  public var identifier: Identifier?
  /// How the person is called.
  public var name: Name
  /// How the person is reached.
  public var handle: Handle?
  /// What the person looks like.
  public var image: DisplayRepresentation.Image?
  /// Whether it is the person who asks.
  public var isMe: Bool
  /// Other ways to reach the person.
  public var aliases: [Handle]

  public init(
    identifier: Identifier? = nil, name: Name, handle: Handle? = nil, isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil, aliases: [Handle] = []
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.isMe = isMe
    self.image = image
    self.aliases = aliases
  }
}

extension IntentPerson: CustomLocalizedStringResourceConvertible {
  /// The person's name.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: name.displayString)
  }
}
