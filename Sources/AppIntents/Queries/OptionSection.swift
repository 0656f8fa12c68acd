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
        throw IntentRunError.speakable(error)
          ?? IntentRunError.optionsFailed(
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
    (self.title, self.options) = (title, options)
  }

  package init<Value>(_ section: IntentItemSection<Value>) {
    title = section.title
    options = section.items.map { item in
      let own = DisplayRepresentation(showing: item.value)
      guard let title = item.title else { return ValueOption(item.value, display: own) }
      let display = DisplayRepresentation(
        title: title, subtitle: item.subtitle, image: item.image, synonyms: own.synonyms)
      return ValueOption(item.value, display: display)
    }
  }
}
