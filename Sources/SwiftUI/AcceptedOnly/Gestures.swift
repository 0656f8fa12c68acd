// Accepted so that sources compile: nobody touches a rendered view, so a gesture never begins and calls none of its closures.

public protocol Gesture {
  associatedtype Value
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  public func sequenced(before other: some Gesture) -> Self { self }
  public func simultaneously(with other: some Gesture) -> Self { self }
  public func exclusively(before other: some Gesture) -> Self { self }
}

nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

nonisolated public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

nonisolated public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var startLocation: CGPoint
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that a gesture changes; here it stays as it begins.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
}

public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }
public enum HoverEffect: Sendable { case automatic, highlight, lift }

nonisolated public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }

  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

public enum UITextContentType: Sendable {
  case name, givenName, familyName, username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, URL
  case fullStreetAddress, location, organizationName, jobTitle, creditCardNumber
}

public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }
