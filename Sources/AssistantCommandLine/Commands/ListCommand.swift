internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

extension Command {
  /// Lists shortcuts, one for each suggested value.
  package static let list = Command(
    "list", "list the shortcuts, one for each suggested value",
    usage: "[OPTION…] [WORD…]",
    examples: """
      behest list  # what can be asked for
      behest list favorites  # only what has the word in it
      behest list --app Trails --all  # everything of one application
      """,
    options: [.catalog, .bare, .index, .app, .locale, .json, .jsonl, .limit, .all],
    run: ListCommand.run
  )
}

enum ListCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    guard let loaded = await IndexLoader(options, console).load() else { return .unusable }
    let filter = ListingFilter(application: loaded.application, words: invocation.words)
    // Programs get all of it.
    let usual = options.format == .plain ? 50 : Int.max
    let limit = options.extent == .all ? Int.max : options.limit ?? usual
    let (listings, isCut) = filter.listings(of: loaded.index, limit: limit)
    write(listings, options, console)
    if isCut, options.verbosity != .quiet { console.report(CommandLineMessages.listEndsEarly(limit)) }
    if listings.isEmpty { console.report(CommandLineMessages.nothingListed(invocation.words)) }
    return console.finished(max(loaded.code, listings.isEmpty ? .notRecognized : .success))
  }

  private static func write(_ listings: [ShortcutListing], _ options: Options, _ console: Console) {
    switch options.format {
    case .plain: if !listings.isEmpty { console.output.line(ListingText(console.style).text(of: listings)) }
    case .json: console.write(listings.map(\.json))
    case .jsonLines:
      for listing in listings {
        var json = JSONWriter()
        listing.json.write(to: &json)
        console.write(json)
      }
    }
  }
}

/// Which shortcuts to list: those of an application that have all of the words in them.
struct ListingFilter {
  var application: String?
  var words: [String]

  /// The first ones, and whether there are more. Looks no further than that.
  func listings(of index: PhraseIndex, limit: Int) -> (listings: [ShortcutListing], isCut: Bool) {
    let wanted = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    var found: [ShortcutListing] = []
    for listing in index.listings(application: application) where matches(listing, wanted) {
      if found.count == limit { return (found, true) }
      found.append(listing)
    }
    return (found, false)
  }

  private func matches(_ listing: ShortcutListing, _ wanted: [String]) -> Bool {
    if wanted.isEmpty { return true }
    let text = "\(listing.application) \(listing.intent) \(listing.title) \(listing.example)".lowercased()
    return wanted.allSatisfy { text.contains($0) }
  }
}

/// Shortcuts under their applications, with an example each.
struct ListingText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(of listings: [ShortcutListing]) -> String {
    let titleWidth = min(34, listings.map { sanitized($0.title).terminalWidth }.max() ?? 0)
    var lines: [String] = []
    var application: String?
    for listing in listings {
      if listing.application != application {
        if application != nil { lines.append("") }
        lines.append(style.bold(sanitized(listing.application)))
        application = listing.application
      }
      let title = sanitized(listing.title).cut(to: titleWidth).padded(to: titleWidth)
      let example = sanitized(listing.example).cut(to: max(20, style.width - titleWidth - 4))
      lines.append("  \(title)  \(style.dim(example))")
    }
    return lines.joined(separator: "\n")
  }
}

extension ShortcutListing {
  fileprivate var json: JSONObject {
    ["application": application, "intent": intent, "title": title, "example": example, "phrases": phrases]
  }
}
