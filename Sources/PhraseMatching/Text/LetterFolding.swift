/// Maps a letter to its plain lower-case form: without case, accents and width, ligatures expanded.
///
/// A flat table over the Latin, Greek and Cyrillic blocks, filled once; other cased scripts ask the standard library.
struct LetterFolding: Sendable {
  static let shared = LetterFolding()

  /// The plain letter for each scalar below `limit`; 0 where nothing changes. Ligatures have two letters, the second
  /// shifted by 16.
  private let table: [UInt32]
  private static let limit = 0x2000

  private init() {
    var table = [UInt32](repeating: 0, count: Self.limit)
    Self.fillLetterCases(&table)
    for (plain, variants) in Self.variants {
      let letters = Array(plain.unicodeScalars)
      let packed = letters[0].value | (letters.count > 1 ? letters[1].value << 16 : 0)
      for variant in variants.unicodeScalars where Int(variant.value) < Self.limit {
        table[Int(variant.value)] = packed
      }
    }
    self.table = table
  }

  /// The plain form of a scalar: one letter, or two where a ligature was opened.
  func fold(_ scalar: UInt32) -> (first: UInt32, second: UInt32) {
    if scalar < Self.limit {
      let packed = table[Int(scalar)]
      return packed == 0 ? (scalar, 0) : (packed & 0xFFFF, packed >> 16)
    }
    if let other = Self.foldWidth(scalar) { return fold(other) }
    guard scalar >= 0x10A0, let letter = Unicode.Scalar(scalar), letter.properties.isCased else { return (scalar, 0) }
    let mapped = letter.properties.lowercaseMapping.unicodeScalars
    return (mapped.first?.value ?? scalar, 0)
  }

  /// Full-width ASCII and half-width Katakana to their ordinary forms; nil for all others.
  static func foldWidth(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0xFF66...0xFF9D: halfWidthKatakana[Int(scalar - 0xFF66)]
    case 0xFFE5: 0xA5
    case 0xFFE1: 0xA3
    default: nil
    }
  }

  /// Lower case of whole blocks, where the offset between the cases is regular.
  private static func fillLetterCases(_ table: inout [UInt32]) {
    for letter in 0x41...0x5A { table[letter] = UInt32(letter + 0x20) }
    for letter in 0x0391...0x03A9 where letter != 0x03A2 { table[letter] = UInt32(letter + 0x20) }
    for letter in 0x0400...0x040F { table[letter] = UInt32(letter + 0x50) }
    for letter in 0x0410...0x042F { table[letter] = UInt32(letter + 0x20) }
    let evenUpper = Array(0x0460...0x0481) + Array(0x048A...0x04BF) + Array(0x04D0...0x052F)
    for letter in evenUpper where letter.isMultiple(of: 2) { table[letter] = UInt32(letter + 1) }
    for letter in 0x04C1...0x04CE where !letter.isMultiple(of: 2) { table[letter] = UInt32(letter + 1) }
    for letter in 0x0531...0x0556 { table[letter] = UInt32(letter + 0x30) }
  }

  private static let halfWidthKatakana: [UInt32] =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    .unicodeScalars.map(\.value)

  /// Each plain form with the accented and upper-case letters that fold to it.
  private static let variants: [(plain: String, variants: String)] = [
    ("a", "ÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ"), ("ae", "ÆæǢǣǼǽ"), ("b", "ḂḃḄḅḆḇ"),
    ("c", "ÇçĆćĈĉĊċČčḈḉ"), ("d", "ÐðĎďĐđḊḋḌḍḎḏḐḑḒḓ"), ("e", "ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ"),
    ("f", "Ḟḟ"), ("g", "ĜĝĞğĠġĢģǦǧǴǵḠḡ"), ("h", "ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ"), ("i", "ÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋḬḭḮḯỈỉỊị"),
    ("ij", "Ĳĳ"), ("j", "Ĵĵǰ"), ("k", "ĶķĸǨǩḰḱḲḳḴḵ"), ("l", "ĹĺĻļĽľĿŀŁłḶḷḸḹḺḻḼḽ"), ("m", "ḾḿṀṁṂṃ"),
    ("n", "ÑñŃńŅņŇňŉŊŋǸǹṄṅṆṇṈṉṊṋ"), ("o", "ÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ"),
    ("oe", "Œœ"), ("p", "ṔṕṖṗ"), ("r", "ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ"), ("s", "ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛ"), ("ss", "ßẞ"),
    ("t", "ŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗ"), ("th", "Þþ"), ("u", "ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự"),
    ("v", "ṼṽṾṿ"), ("w", "ŴŵẀẁẂẃẄẅẆẇẈẉẘ"), ("x", "ẊẋẌẍ"), ("y", "ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ"), ("z", "ŹźŻżŽžẐẑẒẓẔẕ"),
    ("α", "ΆΑάἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏὰάᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼ"), ("ε", "ΈΕέἐἑἒἓἔἕἘἙἚἛἜἝὲέῈΈ"),
    ("η", "ΉΗήἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὴήᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟῂῃῄῆῇῊΉῌ"), ("θ", "Θϴ"), ("ι", "ΊΐΙΪίϊἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὶίιῐῑῒΐῖῗῘῙῚΊ"),
    ("ο", "ΌΟόὀὁὂὃὄὅὈὉὊὋὌὍὸόῸΌ"), ("ρ", "ΡῤῥῬ"), ("σ", "Σς"), ("υ", "ΎΥΫΰϋύὐὑὒὓὔὕὖὗὙὛὝὟὺύῠῡῢΰῦῧῨῩῪΎ"),
    ("ω", "ΏΩώὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὼώᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯῲῳῴῶῷῺΏῼ"), ("ϒ", "ϓϔ"), ("а", "АӐӑӒӓ"), ("г", "ЃГѓ"), ("е", "ЀЁЕѐёӖӗ"),
    ("ж", "ЖӁӂӜӝ"), ("з", "ЗӞӟ"), ("и", "ЍИЙйѝӢӣӤӥ"), ("к", "ЌКќ"), ("о", "ОӦӧ"), ("у", "ЎУўӮӯӰӱӲӳ"), ("ч", "ЧӴӵ"),
    ("ы", "ЫӸӹ"), ("э", "ЭӬӭ"), ("і", "ІЇї"), ("ѵ", "ѴѶѷ"), ("ә", "ӘӚӛ"), ("ө", "ӨӪӫ"),
  ]
}
