import AppIntents

/// Opens the app at a collection. Results of a search by picture need it, for they may be collections.
struct OpenCollectionIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Collection"
  static let description = IntentDescription("Opens the app at a collection.", categoryName: "Navigation")

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }

  @Parameter(title: "Collection", requestValueDialog: "Which collection?") var target: CollectionEntity
}
