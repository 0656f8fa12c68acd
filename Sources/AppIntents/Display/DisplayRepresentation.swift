public import SwiftUI

/// How a value is shown and said: a title, perhaps a second line, a picture, and other names for it.
public struct DisplayRepresentation: Hashable, Sendable {
  /// What it is called.
  public var title: LocalizedStringResource
  /// A second line, which tells apart what has the same title.
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  /// Other names that people say.
  public var synonyms: [LocalizedStringResource]
  /// A longer description.
  public var descriptionText: LocalizedStringResource?

  /// A title, perhaps a second line and a picture, and other names that people say.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms) }

  /// Creates a representation with a longer description.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource?
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// Creates a representation whose picture takes some work to make.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = [],
    image: () -> Image?
  ) { self.init(title: title, subtitle: subtitle, image: image(), synonyms: synonyms) }

  /// A picture of a value.
  public struct Image: Hashable, Sendable {
    /// How the picture is cropped.
    public struct DisplayStyle: Hashable, Sendable {
      package let name: String

      /// As it comes.
      public static let `default` = DisplayStyle(name: "default")
      /// In a circle.
      public static let circular = DisplayStyle(name: "circular")
    }

    package enum Source: Hashable, Sendable {
      case systemName(String)
      case named(String)
      case data(Data)
      case url(URL)
    }

    package let source: Source
    /// Whether only the shape of the picture counts.
    public let isTemplate: Bool?
    /// How the picture is cropped.
    public let displayStyle: DisplayStyle

    package init(_ source: Source, isTemplate: Bool?, displayStyle: DisplayStyle) {
      (self.source, self.isTemplate, self.displayStyle) = (source, isTemplate, displayStyle)
    }

    /// A system symbol.
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.systemName(systemName), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// A system symbol in a colour, which nothing shows here.
    @_disfavoredOverload
    public init(
      systemName: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) { self.init(systemName: systemName) }

    /// A picture of the app's own.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.named(name), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// A picture in memory.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// A picture in a file or on the network.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url), isTemplate: isTemplate, displayStyle: displayStyle)
    }
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// A title with values in it and nothing else.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type of values is shown and said.
public struct TypeDisplayRepresentation: Hashable, Sendable {
  /// What one of them is called.
  public var name: LocalizedStringResource
  /// What a number of them is called; the number goes where `\(placeholder: .int)` stands.
  public var numericFormat: LocalizedStringResource?
  /// Other names for the type.
  public var synonyms: [LocalizedStringResource]

  /// What one value is called, how several are counted, and other names for the type.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  /// A name with values in it and nothing else.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type that says what its values are called as a kind.
public protocol TypeDisplayRepresentable {
  /// What values of the type are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// An enum that says what its cases are called.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
  /// What each case is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
  }
}

/// An enum that says what it and its cases are called.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

/// A value that says what it is called.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown and said.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the value.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that says what it and its type are called.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a name that stays the same from launch to launch.
public protocol PersistentlyIdentifiable {
  /// The name; the type's own unless the app keeps an older one.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name.
  public static var persistentIdentifier: String { _unqualifiedName(of: Self.self) }
}

package func _unqualifiedName(of type: Any.Type) -> String {
  // Describing a metatype would first look whether it describes itself.
  _typeName(type, qualified: false)
}

/// A value of the app's own that intents work with: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}
