import re,os,subprocess
R='/work/trees/acceptance/'
L=R+'Sources/PhraseMatching/Languages/'
def w(p,s):
    os.makedirs(os.path.dirname(L+p),exist_ok=True); open(L+p,'w').write(s)
w('en/en-words.txt','''# English words that every index knows, so that "teh" is a typo for "the" even where no phrase has "the".
#
#   weight  words     in thousandths of a content word; the first weight of a word counts
#   role    words     what a word does; it has a weight as well

# Articles and possessives.
110 the a an my our your his her its their this that these those some
# Polite words.
110 please kindly thanks thank thx hey hi hello ok okay just now then so well um uh alright cheers
# Prepositions: "to" and "by" distinguish "up to 20" from "up by 20".
240 of in at to for from by with into onto within inside around across throughout over under about as via
240 am be been has have had can could would will shall should may might must
# Question words: "is the door open" is not "open the door".
350 is are was were do does did what which who how where why when
240 i me we us you he she it they them there here and or but if while than too also s
240 any every each all both much many more mine want like need go
240 using through per like very ahead possible sorry excuse mind let
# Adverbs that hardly change a request.
240 still already actually really maybe perhaps simply currently quickly immediately somehow
# Words of polite phrases that are content words elsewhere.
1000 right
# Words that address an application: "ask Trails to …".
1000 ask tell use
# Words of dates, durations and measurements, so that typos in them are corrected.
1000 today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march
1000 april june july august september october november december noon midnight morning afternoon evening night day days
1000 week weeks weekend month months year years hour hours minute minutes second seconds half quarter oclock next
1000 percent degrees degree celsius fahrenheit kilometers kilometres kilometer kilometre meters metres meter metre miles
1000 mile inches feet kilograms kilos grams pounds ounces liters litres liter litre milliliters cups tablespoons
# Particles change what a verb does; "on" is also a preposition, "off" hardly ever.
420 on
700 off
600 up down out
# Negations: a negated request never matches.
3000 not never minus

value today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march
value april june july august september october november december noon midnight morning afternoon evening night day days
value week weeks weekend month months year years hour hours minute minutes second seconds half quarter oclock next
value percent degrees degree celsius fahrenheit kilometers kilometres kilometer kilometre meters metres meter metre miles
value mile inches feet kilograms kilos grams pounds ounces liters litres liter litre milliliters cups tablespoons
# A sentence that begins with one of these is a question.
question is are was were did does do who why have has how when should can may
negation not never
# A name behind one of these addresses the application.
addressing in with using on via
# Prepositions of a name in a phrase; in a request the name behind them may be an ordinary word: "search for home".
leading from into to through of at by for no
opener ask tell use hey let have
follower to and for that
condition if unless when whenever until
''')
w('en/en-polite.txt',"# Polite words around a request, which never change its meaning: \"could you please … thanks\".\n\n# In front of it.\n"+
''.join('opening '+x+'\n' for x in ["please","kindly","hey","hi","hello","ok","okay","so","now","then","just","well","um","uh","alright","excuse me","sorry","can you","could you","would you","will you","can you please","i want you to","i would like you to","i would like to","i want to","i need you to","i need to","i like you to","would you mind","go and","go ahead and","you can","let us","also","right now","tell me","would you like to"])
+"\n# Behind it.\n"+''.join('closing '+x+'\n' for x in ["please","kindly","thanks","thank you","thank you very much","thanks very much","thx","cheers","if you can","if you could","if you would","if you like","if possible","for me","right now","now","then","would you","will you","could you","can you","ok","okay","just now","thanks so much","thank you so much"]))
w('en/en-contractions.txt','''# Contractions and the words they stand for.

# Without an apostrophe.
'''+''.join('whole %s %s %s\n'%t for t in re.findall(r'\("(\w+)", "(\w+)", "(\w+)"\)',open(R+'Sources/PhraseMatching/Text/Contraction.swift').read()))+'''
# What the letters behind the apostrophe stand for.
tail re are
tail ll will
tail ve have
tail d would
tail m am

# Words after which "'s" means "is", and those after which it means "us"; elsewhere it is a genitive.
is what where who when why how that there here it he she
us let
''')
for lang,name,ws,adr,lead in [
 ('de','German','der die das den dem des ein eine einen einem einer mein meine meinen und oder im am zum zur von mit fur bitte ist auf bei','im mit auf bei',''),
 ('fr','French','le la les l un une des du de d mon ma mes et ou au aux dans sur avec pour est s\'il plait','dans avec sur en',''),
 ('es','Spanish','el los las uno una unos mi mis y o en al del con para por es favor','con en',''),
 ('it','Italian','il lo gli i di da nel nella sul sulla per che e ed mio mia su','con nel su',''),
 ('pt','Portuguese','os as um uma meu minha no na dos das em com ao','em na com','no'),
 ('nl','Dutch','het een mijn van op met voor aan en','met op',''),
 ('el','Greek','στο στη στην στον με','στο στη στην στον με',''),
 ('ru','Russian','в на с через','в на через','с'),
 ('ar','Arabic','في على','في على',''),
]:
    w(f'{lang}/{lang}-words.txt',f'# {name} words that every index knows.\n\n180 {ws}\n'+(f'addressing {adr}\n' if adr else '')+(f'leading {lead}\n' if lead else ''))
w('ko/ko-words.txt','# Korean particles, which are written behind the word they belong to.\n\n110 을 를 이 가 은 는 에 에서 의 로 으로 와 과 도 만 까지 부터 에게 한테 께 랑 이랑 하고\n')
s=open(L+'en/en-words.txt').read().replace('leading from into to through of at by for no\n','leading from into to through of at by for\n'); open(L+'en/en-words.txt','w').write(s)
def sub(p,pairs):
    s=open(p).read()
    for a,b in pairs:
        assert a in s,(p,a[:80])
        s=s.replace(a,b,1)
    open(p,'w').write(s)
S=R+'Sources/PhraseMatching/'
os.system(f'cd {R} && mv {S}Languages/EmbeddedText.swift {S}Text/EmbeddedText.swift')
open(S+'Text/Language.swift','w').write('''/// What is known of a language before any phrase is read: a folder of texts under `Languages`.
struct Language: Sendable {
  /// The weights and the roles of words.
  var words: EmbeddedText
  /// Polite words around a request.
  var politeWords = EmbeddedText([])
  /// Contractions and what they stand for.
  var contractions = EmbeddedText([])

  static let english = Language(
    words: EmbeddedText(PackageResources.en_words_txt),
    politeWords: EmbeddedText(PackageResources.en_polite_txt),
    contractions: EmbeddedText(PackageResources.en_contractions_txt))

  /// All languages; where two have a word, it weighs as in the first.
  static let all =
    [english]
    + [
      PackageResources.de_words_txt, PackageResources.fr_words_txt, PackageResources.es_words_txt,
      PackageResources.it_words_txt, PackageResources.pt_words_txt, PackageResources.nl_words_txt,
      PackageResources.el_words_txt, PackageResources.ru_words_txt, PackageResources.ar_words_txt,
      PackageResources.ko_words_txt,
    ].map { Language(words: EmbeddedText($0)) }
}
''')
s=open(S+'Text/EmbeddedText.swift').read()
s=s.replace("struct EmbeddedText {","struct EmbeddedText: Sendable {")
s=s.rstrip()[:-1].rstrip()+'''

  /// The fields behind a name, of all lines that begin with it.
  func fields(_ name: String) -> [String] {
    lines.filter { $0[0] == name }.flatMap { $0.dropFirst().map(String.init) }
  }

  /// The lines that begin with a name, without it.
  func rows(_ name: String) -> [[String]] {
    lines.filter { $0[0] == name }.map { $0.dropFirst().map(String.init) }
  }
}
'''
open(S+'Text/EmbeddedText.swift','w').write(s)
p=S+'Text/WordWeights.swift'
s=open(p).read()
a=s.index("  /// Words by weight. Their order determines"); b=s.index("  /// The number of words.\n")
s=s[:a]+s[b:]
s=s.replace('''  private static let valueWords = ids(of: timeWords + " " + unitWords)
''','''  private static let valueWords = ids(of: "value")
''').replace('''  private static let questionOpeners = ids(
    of: "is are was were did does do who why have has how when should can may")
''','''  private static let questionOpeners = ids(of: "question")
''').replace('''  private static let negations = ids(of: "not never")
''','''  private static let negations = ids(of: "negation")
''')
a=s.index("  static let all: [(word: String, weight: Int32)] = {"); b=s.index("  static let weights = HashedWords")
s=s[:a]+'''  /// All words with their weights. Their order determines their ids in every index.
  static let all: [(word: String, weight: Int32)] = {
    var seen = Set<String>()
    return lines.flatMap { line in
      Int32(line[0]).map { weight in line.dropFirst().map { (word: String($0), weight: weight) } } ?? []
    }.filter { seen.insert($0.word).inserted }
  }()

  private static let lines = Language.all.flatMap(\\.words.lines)

'''+s[b:]
a=s.index("  /// The ids of those words of a text"); b=s.index("  /// Differs for different lists")
s=s[:a]+'''  /// The ids of the words with a role in any language.
  static func ids(of role: String) -> Set<UInt32> { Set(words(with: role).compactMap(id)) }

  /// The words with a role in any language.
  static func words(with role: String) -> [String] { Language.all.flatMap { $0.words.fields(role) } }

'''+s[b:]
open(p,'w').write(s)
p=S+'Matching/MatchWorkspace+ValueResolution.swift'
s=open(p).read()
a=s.index("  /// A name behind one of these addresses the application.\n  private static let addressing"); b=s.index("  private static let all = addressing.union")
s=s[:a]+'''  /// A name behind one of these addresses the application.
  private static let addressing = BuiltinWords.ids(of: "addressing")
  /// Prepositions of a name in a phrase; in a request the name behind them may be an ordinary word: "search for home".
  private static let leading = BuiltinWords.ids(of: "leading")
  private static let openers = BuiltinWords.ids(of: "opener")
  private static let followers = BuiltinWords.ids(of: "follower")
'''+s[b:]
open(p,'w').write(s)
p=S+'Matching/MatchWorkspace+SpeechAct.swift'
sub(p,[('WordSet("if unless when whenever until")','WordSet(BuiltinWords.words(with: "condition"))')])
sub(S+'Text/HashedWords.swift',[('''  func contains(_ hash''','''  init(_ words: [String]) { self.words = HashedWords(words.map { ($0, true) }) }

  func contains(_ hash''')])
p=S+'Text/PoliteFrame.swift'
s=open(p).read()
a=s.index("  /// Phrases in front of a request."); b=s.index("  private static let openingTable")
s=s[:a]+'''  /// Phrases in front of a request.
  private static let openings = Language.all.flatMap { $0.politeWords.rows("opening") }
  /// Phrases behind a request.
  private static let closings = Language.all.flatMap { $0.politeWords.rows("closing") }

'''+s[b:]
s=s.replace("private static func table(_ phrases: [String], backwards","private static func table(_ phrases: [[String]], backwards")
s=s.replace('phrase.split(separator: " ").map { BuiltinWords.id(String($0)) ?? UInt32.max }','phrase.map { BuiltinWords.id($0) ?? UInt32.max }')
open(p,'w').write(s)
p=S+'Text/Contraction.swift'
s=open(p).read()
a=s.index("  static let whole: ["); b=s.index("  static let wholeWords")
s=s[:a]+'''  static let whole: [(String, String, String)] = rows("whole").map { ($0[0], $0[1], $0[2]) }

'''+s[b:]
a=s.index("  static let beforeIs ="); b=s.index("  /// Articles and pronouns that Romance")
s=s[:a]+'''  static let beforeIs = HashedWords<Bool>(rows("is").joined().map { ($0, false) } + rows("us").joined().map { ($0, true) })

  /// What the letters after the apostrophe stand for: the row of `tailWords`.
  static let tails = HashedWords<Int>(rows("tail").enumerated().map { ($1[0], $0) })
  static let tailWords = rows("tail").map { $0[1] }

  private static func rows(_ name: String) -> [[String]] { Language.all.flatMap { $0.contractions.rows(name) } }

'''+s[b:]
open(p,'w').write(s)
sub(S+'Text/Tokenizer+Contractions.swift',[("appendWord(tail, from: word.apostropheSource","appendWord(Contraction.tailWords[tail], from: word.apostropheSource")])
for p in [R+'Package.swift','/work/minis/acceptance/Package.swift']:
    sub(p,[('.embedInCode("Languages/en")','.embedInCode("Languages")')])
