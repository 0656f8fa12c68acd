// Accepted so that sources compile: sets of choices that a terminal does not ask.

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = Self(rawValue: 1 << 0)
  public static let keyboard = Self(rawValue: 1 << 1)
  public static let all: Self = [.container, .keyboard]
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = Self(rawValue: 1 << 0)
  public static let dragPreview = Self(rawValue: 1 << 1)
  public static let contextMenuPreview = Self(rawValue: 1 << 2)
  public static let hoverEffect = Self(rawValue: 1 << 3)
  public static let accessibility = Self(rawValue: 1 << 4)
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = Self(rawValue: 1 << 0)
  public static let size = Self(rawValue: 1 << 1)
  public static let frame: Self = [.position, .size]
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = Self(rawValue: 1 << 0)
  public static let sectionFooters = Self(rawValue: 1 << 1)
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = Self(rawValue: 1 << 0)
  public static let search = Self(rawValue: 1 << 1)
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = Self(rawValue: 1 << 0)
  public static let shift = Self(rawValue: 1 << 1)
  public static let control = Self(rawValue: 1 << 2)
  public static let option = Self(rawValue: 1 << 3)
  public static let command = Self(rawValue: 1 << 4)
  public static let numericPad = Self(rawValue: 1 << 5)
  public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = Self(rawValue: 1 << 0)
  public static let isHeader = Self(rawValue: 1 << 1)
  public static let isSelected = Self(rawValue: 1 << 2)
  public static let isLink = Self(rawValue: 1 << 3)
  public static let isImage = Self(rawValue: 1 << 4)
  public static let isSearchField = Self(rawValue: 1 << 5)
  public static let isKeyboardKey = Self(rawValue: 1 << 6)
  public static let isStaticText = Self(rawValue: 1 << 7)
  public static let isSummaryElement = Self(rawValue: 1 << 8)
  public static let isModal = Self(rawValue: 1 << 9)
  public static let isToggle = Self(rawValue: 1 << 10)
  public static let isTabBar = Self(rawValue: 1 << 11)
  public static let updatesFrequently = Self(rawValue: 1 << 12)
  public static let playsSound = Self(rawValue: 1 << 13)
  public static let startsMediaSession = Self(rawValue: 1 << 14)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 15)
  public static let causesPageTurn = Self(rawValue: 1 << 16)
}

extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1 << 0)
    public static let bottom = Self(rawValue: 1 << 1)
    public static let all: Self = [.top, .bottom]
  }
}
