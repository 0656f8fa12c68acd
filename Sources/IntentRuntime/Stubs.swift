internal import Dialog
internal import PhraseMatching
internal import PhraseCatalogs
internal import AppIntents
internal import Foundation

struct ReadReply: Equatable { var reply: Reply?; var fit: Double }
struct ReplyReader: Sendable { init(language: String) {}; func read(_ text: String, to question: Question, now: CivilMoment) -> ReadReply { ReadReply(reply: nil, fit: 0) } }
struct HouseRequestReader: Sendable { init(language: String) {}; func read(_ text: String) -> (request: HouseRequest, score: Double)? { nil } }
struct Reference { enum Target: Equatable { case that, there, those, ordinal(Int), last }; var range: Range<Int>; var target: Target }
struct ReferenceReader: Sendable { init(language: String) {}; func references(in text: String) -> [Reference] { [] }; func replacing(_ references: [Reference], in text: String, with names: (Reference) -> String?) -> String? { nil } }
struct StepSplitter: Sendable { init(language: String) {}; func splits(of text: String) -> [[String]] { [] } }
struct RequestFit { var score: Double; var isExact: Bool; var isHouse: HouseRequest? }
struct Conversation: Sendable {
  enum State { case idle, performing, asking(Question) }
  enum Event { case said(String, asRequest: RequestFit), asked(Question), finished, interrupted }
  enum Step { case perform(String), house(HouseRequest), reply(Reply), dropAndPerform(String, dropped: Question), dropAndHouse(HouseRequest, dropped: Question), ask(Question), cancelRun, nothing, wait }
  var state = State.idle
  init() {}
  mutating func step(for event: Event, now: CivilMoment) -> Step { .nothing }
}
protocol Wording: Sendable {
  func notUnderstood(_ r: String) -> String; func tooLong() -> String; func empty() -> String
  func nearest(title: String, application: String, missing: [String]) -> String
  func tryThis(_ e: String) -> String; func vetoed(_ a: String) -> String; func which(_ s: String) -> String; func what(_ s: String) -> String
  func didYouMean() -> String; func severalCalled(name: String, count: Int, subtitles: [String]) -> String; func orTypeAName() -> String
  func replyHint(_ q: Question) -> String; func givenUp(subject: String?) -> String; func cancelled() -> String; func nothingToCancel() -> String
  func dropped(subject: String?) -> String; func undone(_ a: String?) -> String; func nothingToUndo() -> String; func redone(_ a: String?) -> String; func nothingToRedo() -> String; func nothingToRepeat() -> String
  func helpIntroduction(applications: [String]) -> String; func helpAbout(_ t: String) -> String; func helpNothing(_ t: String) -> String
  func somethingWentWrong() -> String; func foundNone(_ p: String) -> String
  func found(count: Int, plural: String, names: [String], more: Int) -> String; func searchFoundNone(_ w: String) -> String
  func searchOffer(count: Int, words: String) -> String; func opening(_ a: String) -> String; func openingURL(_ u: String) -> String
  func stepFailed(step: String) -> String; func done() -> String; func confirmDestructive(_ t: String) -> String; func notKnownYet(_ r: String) -> String
  func unknownValue(_ w: String, title: String) -> String; func outOfRange(_ v: String) -> String
}
enum Wordings { static func wording(for l: String) -> any Wording { fatalError() }; static func language(of: String) -> String { "en" } }
struct CatalogAction: Sendable { init(_ a: Catalog.Action, folder: String?) {}; func perform(with: [String: CatalogValue?], limits: ProgramLimits) async throws -> String? { nil } }
struct CatalogValue: Sendable { var id, title: String; var subtitle: String?; var text: String; var typed: String?}
struct ProgramLimits {}
struct CatalogActionProblem: Error { func spoken(_ w: any Wording) -> String { "" } }
package actor HabitStore { func likely(atMost: Int, now: CivilMoment, among: @Sendable (Deed) -> Bool) -> [Deed] { [] }; func note(_ d: Deed, at: CivilMoment) {}; func forget() throws {} }
struct Deed: Sendable, Codable, Hashable { var application, intent: String; var values: [String: String]; var example: String }
struct FindableEntity: Sendable { var application: String; var singular: String; var plural: String; static func read(_ type: any AppEntity.Type, application: String) async throws -> FindableEntity? { nil } }
struct FindReader: Sendable { init(_ e: [FindableEntity], language: String) {}; func read(_ t: String, now: CivilMoment) async -> ReadFind? { nil } }
struct ReadFind { var entity: FindableEntity; var asksForCount = false; var coverage = 0.0; var description = "" }
enum FindAnswer { static func entities(_ f: ReadFind) async throws -> [any AppEntity] { [] } }
enum EntitySearching { static func entities(for w: String, among: [FindableEntity]) async throws -> [any AppEntity] { [] } }
func openIntent(for e: any AppEntity, among: [any AppIntent.Type]) -> (any AppIntent)? { nil }
