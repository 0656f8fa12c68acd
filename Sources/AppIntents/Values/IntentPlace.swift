extension CLPlacemark: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.place) }
}

extension CLPlacemark: CustomLocalizedStringResourceConvertible {
  /// What the place is called.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: name ?? locality ?? country ?? "")
  }
}

/// How a place is shown where there is a screen.
public enum PlacemarkDisplayStyle: Hashable, Sendable {
  case address
  case locality
}

extension IntentParameter where Value.UnwrappedType == CLPlacemark {
  /// A place, with how it is shown.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
