/// The words of one language that say how a turn goes on from the one before.
struct ContinuationWords: Sendable {
  var openings: PhraseTable<Continuation.Kind>
  var closings: PhraseTable<Continuation.Kind>
  /// What puts a request in front of what is asked: "but first".
  var interludes = PhraseTable("")
  /// What asks for patience: "hold on".
  var pauses = PhraseTable("")
  /// What leaves things as they are: "keep it".
  var keepings = PhraseTable("")
  /// What asks back whether something was said that was meant otherwise: "did I say Sunday? Saturday".
  var saidBefore = PhraseTable("")
  /// What gives a name to "it": "call".
  var namingVerbs = PhraseTable("")
  /// "not", in front of what is not meant.
  var negations: PhraseTable<Void>
  /// What stands between that and what is meant: "but".
  var contrasts: PhraseTable<Void>
  /// What stands between what is meant and what is not: "instead of".
  var rejections: PhraseTable<Void>
  /// The same in languages that name first what is not meant.
  var replacements = PhraseTable("")
  var other: PhraseTable<Void>
  /// "the other", in front of a noun.
  var otherOpenings: PhraseTable<Void>
  var interrogatives: PhraseTable<Void>
  /// What has the form of a question and asks for nothing: "who knows".
  var indirectQuestions = PhraseTable("")
  var idleQuestions = PhraseTable("")
  /// What asks for the price of what is asked about: "how much is it".
  var priceQuestions = PhraseTable("")
  /// The plainest of those.
  var asksPrice = "how much is it"
  /// What stands between a property and the name of what has it.
  var belonging = "of"
  /// Words around a name that ask in another way for what applications have words for.
  var otherForms: [OtherForm] = []
  /// What only says where something is to be added, and how that is asked for in full: "to my favorites".
  var addedTo = PhraseTable<String>([])
  /// What a price is paid for: the "to get in" of "how much is it to get in".
  var priceAims = PhraseTable("")
  /// What asks for a deed in the form of a question: "could you".
  var politeQuestions = PhraseTable("")
  /// What allows a deed, or only hastens it, in front of its verb: "you can", "just".
  var permissions = PhraseTable("")
  /// What says the most or the least of something by itself: "least".
  var extremes = PhraseTable("")
  /// What asks for whatever there is in a place.
  var placeQuestions = PhraseTable("")
  /// What such a question may end with: the "to see" of "what is there in Africa to see".
  var placeClosings = PhraseTable("")
  /// What a part of a sentence begins with that says where, when, for whom.
  var prepositions: PhraseTable<Void>
  /// What asks to see something, in front of its name.
  var showing: PhraseTable<Void>
  /// What begins a request that only tells something: "check", "find".
  var telling = PhraseTable("")
  /// What begins a request that changes nothing either, and answers no question: "play".
  var playing = PhraseTable("")
  /// What begins like that and does something: "check in".
  var notTelling = PhraseTable("")
  /// What begins a request that sets something anew: a second one takes the place of the first.
  var setting = PhraseTable("")
  /// What begins a request for an amount of something that comes on top of what there was before: "order".
  var amassing = PhraseTable("")
  /// What stands in a text where somebody changes their mind.
  var repairs: PhraseTable<Void>
  /// The same behind a mark only: "no", "sorry".
  var repairOpenings = PhraseTable("")
  /// What begins a text that narrows down, sorts or counts what was found.
  var narrowing: PhraseTable<Void>
  /// What stands for a noun: the "one" of "the closest one".
  var describing: PhraseTable<Void>
  /// What leads to what such a thing is like, behind its noun: "the one *in* Italy".
  var clauses = PhraseTable("")
  /// What asks for things of a kind that is not named, with the word that stands for it behind: "which ones".
  var onesAsked = PhraseTable("")
  /// What a word ends with that says more than all others: "flattest".
  var superlatives: [String] = []
  /// What a word ends with that says what was done, and the verbs of those that end otherwise.
  var participles: [String] = []
  var irregularParticiples: [String: String] = [:]
  /// What asks whether something was done, in front of the verb, and verbs that are no deeds.
  var deedQuestions = PhraseTable("")
  var noDeeds = PhraseTable("")
  /// Verbs of what is only ever done by somebody: nothing is booked by itself.
  var deeds: Set<String> = []
  /// What a remark begins with, in front of a request: "I love it, …"; and what looks like one and is a wish.
  var remarks = PhraseTable("")
  var wishes = PhraseTable("")
  /// What makes a wish of what follows, with words that could say something else: "I'd love to".
  var lovingWishes = PhraseTable("")
  /// Words of a remark that make what follows somebody else's, or depend on something: "my mom said, …".
  var reports = PhraseTable("")
  /// What may stand behind a request although it begins like something that it depends on: "if you would".
  var polite = PhraseTable("")
  /// What leads from a remark to the request: "so".
  var consequences = PhraseTable("")
  /// What stands in front of a thing that there is no more of, and behind it.
  var lacks = PhraseTable("")
  var lackClosings = PhraseTable("")
  /// What stands for that thing then: "some".
  var quantities = PhraseTable("")
  /// What somebody says who wants to have something.
  var having = PhraseTable("")
  /// What stands in front of a thing that a correction tells apart: "it is the red one that has to go".
  var cleft = PhraseTable("")
  /// What takes a thing away: said of a deed that does the opposite it is no other value for it.
  var removals = PhraseTable("")
  /// What begins a text that wants something to be as it was.
  var restorations = PhraseTable("")
  /// What takes away what was done before.
  var takings = TakingWords()
  /// What only says to whom somebody speaks.
  var addresses = AddressWords()
  /// What joins the items of a list.
  var joiners: PhraseTable<Void>
  /// What joins things of which one is meant.
  var alternatives = PhraseTable("")
  /// What stands in front of a name that is given: "call it".
  var namings = PhraseTable("")
  /// What gives what was spoken of another name: "rename it to".
  var renamings = PhraseTable("")
  /// What is no name behind that: the "off" of "call it off".
  var sayings = PhraseTable("")
  /// What phrases begin with that do so: "rename".
  var renamingVerbs = PhraseTable("")
  /// What asks for the same the other way round: "back".
  var waysBack = PhraseTable("")
  /// What leads to text that is taken as it is: "saying".
  var textOpenings = PhraseTable("")
  /// The same where a text is the only thing that can be meant: "for".
  var looseTextOpenings = PhraseTable("")
  /// What belongs to no name: articles, possessives.
  var nameOpenings: PhraseTable<Void>
  var nameClosings: PhraseTable<Void>
  /// What stands behind a name in place of its noun: "one".
  var pronouns = PhraseTable("")
  /// Whether an amount is to grow or to shrink.
  var directions: PhraseTable<Bool>
  var slight: PhraseTable<Void>
  /// What stands in front of a quality that there is too much of, and whether less of it is wanted then: "too loud".
  var excess = PhraseTable("")
  var excesses = PhraseTable<Bool>([])
  /// What a question that begins with a comparative compares with: "than".
  var comparing = PhraseTable("")
  var than = ""
  /// What asks for those of some things that are so, with a star for how they are: "only the * ones".
  var onesNamed = "*"
  /// What a word ends with that says more than another does: "shorter".
  var comparatives: [String] = []
  /// Words that say the opposite of each other: what was turned off is turned on again.
  var opposites: [[String]] = []
  /// What makes a span longer that somebody has already: "add".
  var lengthenings = PhraseTable("")
  /// What sets a value whatever its direction is: "set" for "lower it to 15".
  var setters: [String] = []
  /// What asks for what a text names that is no request: "what is", in front of "3 miles in km".
  var asking = ""
  /// What says nothing of what is wanted, wherever it stands: "to me", "something".
  var noise = PhraseTable("")
  /// What leads to something that somebody would like to do: "I feel like".
  var moods = PhraseTable("")
  /// Who speaks, who is spoken to: what somebody says of them is no name.
  var persons = PhraseTable("")
  var amountFillers: PhraseTable<Void>
  /// What means all of a kind, or asks how many there are.
  var amounts = QuantityWords()
  /// What is over, and a day beside one that was spoken of.
  var times = TimeWords()
  /// What is counted without a word for it in the shortcut: "two degrees more".
  var units = PhraseTable("")
  /// What stands in front of a single thing: "a".
  var indefiniteArticles = PhraseTable("")
  /// What stands in front of a name and is no part of it.
  var articles = PhraseTable("")
  /// What may stand behind a request without being a part of it.
  var circumstances = CircumstanceWords()
  /// What is no more of a request behind it.
  var asides = AsideWords()
  /// What asks for one more of what is named behind it: "another".
  var anothers = PhraseTable("")
  /// What asks for other words in place of some, and what stands between both: "change tea to coffee".
  var replacers = PhraseTable("")
  var replacerJoints = PhraseTable("")
  /// What leads to how what was spoken of is to be: "it is".
  var copula = ""
  /// What leads from what something is called to when it is.
  var copulas: Set<String> = []
  /// What stands for one more of the same in front of what tells it from the first: "another one".
  var oneMores = PhraseTable("")
  /// What leads to a name and is no name itself: "every".
  var determiners = PhraseTable("")
  /// The verb with which something is put where somebody names only the thing and the place, and what stands between both.
  var puttingVerb = "", puttingPlace = ""
  /// Another such verb.
  var addingVerb = ""
  /// What asks for something to be put where something is already, and what says that it is there: "add … to it".
  var putting = PhraseTable(""), puttingPlaces = PhraseTable("")
  /// What stands between a thing and what is in it: "with".
  var containing = PhraseTable("")
  /// What leads to a sentence that is told: "that".
  var reported = PhraseTable("")
  /// What stands between things, and between numbers that are put together as well: "plus".
  var signs = PhraseTable("")
  /// What asks for the same of something else.
  var sames = PhraseTable("")
  /// The same of a time, behind what else is wanted then.
  var sameTimes = PhraseTable("")
  /// What ends a request that is made besides another: "too".
  var additions = PhraseTable("")
  /// What a question asks for certainty with, before something is done.
  var certainty = PhraseTable("")
  /// What asks for all things of a kind, in front of its noun and behind it.
  var kindQuestions = PhraseTable("")
  var kindQuestionClosings = PhraseTable("")
  /// What asks whether there is any of what follows: "is there a".
  var existenceQuestions = PhraseTable("")
  /// What leads to the noun of two things: "both".
  var pairs = PhraseTable("")
  /// What joins the names of two.
  var and = "and"
  /// What may stand around values without saying more.
  var fillers = PhraseTable("")
  /// What stands between a number and what there are so many of: the "of" of "10 of those".
  var countingOut = PhraseTable("")
  /// What stands in front of the name of a place in place of "there".
  var leadsToPlace: [String] = []
  /// What stands for the place where something was put, and what a place is led to by: "in there", "to".
  var pointedPlaces = PhraseTable("")
  var placeOpenings = PhraseTable("")
  /// What asks how much can be said where a number is asked for.
  var rangeQuestions = PhraseTable("")
  /// What asks what is meant, and nothing else: "which one is that".
  var meantQuestions = PhraseTable("")
  /// What asks for things by what is said of them, and names no kind: the "what is" of "what is free in Europe".
  var kindlessQuestions = PhraseTable("")
  /// What asks for things of any kind: "anything"; and what begins anew with that.
  var anyKinds = PhraseTable("")
  var everything = PhraseTable("")
  /// What belongs to a verb that stands at the beginning: the "hinzu" of "füge den Weg hinzu".
  var verbEndings = PhraseTable("")

  /// The words of a language given by its code; English for one that is not known.
  static func of(_ language: String) -> ContinuationWords {
    var words = Wordings.choose(for: language, english: english, german: german, japanese: japanese)
    (words.takings, words.times, words.amounts) = (.of(language), .of(language), .of(language))
    (words.addresses, words.circumstances, words.asides) = (.of(language), .of(language), .of(language))
    return words
  }
}

/// Words around a name, and the same in the words that applications have for it: "call it …" and "rename it to …".
struct OtherForm: Sendable {
  var openings = PhraseTable("")
  var closings = PhraseTable("")
  /// What stands behind the first words of what is left, and is left out: the "know" of "let them know".
  var infix = PhraseTable("")
  /// What is said in the other form from its first word to its last.
  var wholes = PhraseTable("")
  /// What may stand behind one of those: "now".
  var times = PhraseTable("")
  /// With "…" for the name.
  var whole: String
}
