/// Where a parameter's value may come from when an intent follows another one.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// From the intent before, if the types fit.
  case `default`
  /// Only from the person.
  case never
  /// From the intent before.
  case connectToPreviousIntentResult
}

/// Everything an author wrote behind `@Parameter`.
package struct ParameterTraits: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior = InputConnectionBehavior.default
  package var stringOptions: String.IntentInputOptions?
  package var range: ParameterRange?
  package var controlStyle: ParameterControlStyle = .field
  package var booleanNames: Bool.IntentDisplayName?
  package var dateKind: IntentDateKind = .dateTime
  package var currencyCodes: [String] = []
  package var unit: Dimension?
  package var adjustsUnitForLocale = true
  package var contentTypes: [UTType] = []
  package var personMode: IntentPerson.ParameterMode?
  package var size: IntentCollectionSize?
  package var sizeByFamily: [IntentWidgetFamily: IntentCollectionSize] = [:]
  package var supportedValues: [any Sendable]?
  package var optionsProvider: ParameterOptionsProvider?
  package var query: (any EntityQuery)?
  package var resolvers: [any Resolver] = []

  package init() {}
}

/// The lowest and the highest number a parameter takes.
package struct ParameterRange: Sendable, CustomStringConvertible {
  package var lowerBound: Double
  package var upperBound: Double

  /// Zero or any greater number.
  package static let notNegative = ParameterRange(lowerBound: 0, upperBound: .infinity)

  package init(lowerBound: Double, upperBound: Double) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  package func contains(_ number: Double) -> Bool {
    number >= lowerBound && number <= upperBound
  }

  package var description: String {
    upperBound.isFinite ? "\(Self.text(lowerBound)) to \(Self.text(upperBound))" : "\(Self.text(lowerBound)) or more"
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// How a number is entered where there is a screen.
package enum ParameterControlStyle: Sendable {
  case field
  case stepper
  case slider
}

/// Offers the options of one parameter, whatever its type.
package struct ParameterOptionsProvider: Sendable {
  package let sections: @Sendable () async throws -> [OptionSection]
  package let defaultValue: @Sendable () async -> (any Sendable)?

  package init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    sections = {
      do {
        let provider = try await prepared(provider)
        return try await provider.results()._sections.map(OptionSection.init)
      } catch {
        throw IntentRunProblem.speakable(error)
          ?? IntentRunProblem.optionsFailed(
            provider: "\(Provider.self)", reason: "\(error)")
      }
    }
    defaultValue = {
      guard let provider = try? await prepared(provider) else { return nil }
      return await provider.defaultResult()
    }
  }
}

/// One value to choose, and how it is shown.
package struct ValueOption: Sendable {
  package let value: any Sendable
  package let display: DisplayRepresentation

  package init(_ value: any Sendable, display: DisplayRepresentation? = nil) {
    self.value = value
    self.display = display ?? DisplayRepresentation(showing: value)
  }
}

/// Values to choose under one heading.
package struct OptionSection: Sendable {
  package let title: LocalizedStringResource?
  package let options: [ValueOption]

  package init(title: LocalizedStringResource? = nil, options: [ValueOption]) {
    self.title = title
    self.options = options
  }

  package init<Value>(_ section: IntentItemSection<Value>) {
    title = section.title
    options = section.items.map { item in
      let own = DisplayRepresentation(showing: item.value)
      guard let title = item.title else { return ValueOption(item.value, display: own) }
      let display = DisplayRepresentation(
        title: title,
        subtitle: item.subtitle,
        image: item.image,
        synonyms: own.synonyms
      )
      return ValueOption(item.value, display: display)
    }
  }
}
