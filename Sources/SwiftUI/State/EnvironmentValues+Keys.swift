// What a terminal asks of these values: how texts look, the language, whether controls react, what is redacted, and how addresses
// are opened. The rest is accepted, with the defaults of a dark screen of regular size on which nothing moves.

nonisolated extension EnvironmentValues {
  public var font: Font? {
    get { style.text.font }
    set { style.text.font = newValue }
  }
  public var lineLimit: Int? {
    get { style.lineLimit }
    set { style.lineLimit = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }
  public var textCase: Text.Case? {
    get { style.textCase }
    set { style.textCase = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { style.symbolVariant }
    set { style.symbolVariant = newValue }
  }
}

extension EnvironmentValues {
  @Entry public var locale: Locale = CurrentLanguage.locale
  @Entry public var calendar: Calendar = .current
  @Entry public var timeZone: TimeZone = .current
  @Entry public var isEnabled: Bool = true
  @Entry public var redactionReasons: RedactionReasons = []
  @Entry public var openURL: OpenURLAction = OpenURLAction()
}

// Accepted only.
extension EnvironmentValues {
  @Entry public var colorScheme: ColorScheme = .dark
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  @Entry public var scenePhase: ScenePhase = .active
  @Entry public var controlSize: ControlSize = .regular
  @Entry public var isPresented: Bool = false
  @Entry public var isFocused: Bool = false
  @Entry public var accessibilityReduceMotion: Bool = true
  @Entry public var accessibilityReduceTransparency: Bool = true
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false
  @Entry public var accessibilityVoiceOverEnabled: Bool = false
  @Entry public var accessibilityInvertColors: Bool = false
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
  @Entry public var displayScale: CGFloat = 1
  @Entry public var pixelLength: CGFloat = 1
  @Entry public var legibilityWeight: LegibilityWeight?
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard
  @Entry public var isLuminanceReduced: Bool = false
  @Entry public var isSearching: Bool = false
  @Entry public var supportsMultipleWindows: Bool = false
  @Entry public var defaultMinListRowHeight: CGFloat = 0
  @Entry public var openSettings: OpenWindowAction = OpenWindowAction()
  @Entry public var dismissSearch: DismissAction = DismissAction()
  @Entry public var editMode: Binding<EditMode>?
  @Entry public var undoManager: UndoManager?
  @Entry public var dismiss: DismissAction = DismissAction()
  @Entry public var openWindow: OpenWindowAction = OpenWindowAction()
  @Entry public var dismissWindow: OpenWindowAction = OpenWindowAction()
  @Entry public var refresh: RefreshAction?
  @Entry public var presentationMode: Binding<PresentationMode> = .constant(PresentationMode())
}
