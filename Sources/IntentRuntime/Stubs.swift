internal import Dialog
internal import PhraseMatching
internal import PhraseCatalogs
internal import AppIntents
internal import Foundation

struct CatalogAction: Sendable { init(_ a: Catalog.Action, folder: String?) {}; func perform(with: [String: CatalogValue?], limits: ProgramLimits) async throws -> String? { nil } }
struct CatalogValue: Sendable { var id, title: String; var subtitle: String?; var text: String; var typed: String?}
struct ProgramLimits {}
struct CatalogActionProblem: Error { func spoken(_ w: any Wording) -> String { "" } }
package actor HabitStore { func likely(atMost: Int, now: CivilMoment, among: @Sendable (Deed) -> Bool) -> [Deed] { [] }; func note(_ d: Deed, at: CivilMoment) {}; func forget() throws {} }
struct Deed: Sendable, Codable, Hashable { var application, intent: String; var values: [String: String]; var example: String }
