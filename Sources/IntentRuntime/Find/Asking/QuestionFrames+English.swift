extension QuestionFrame {
  /// How people ask in English; of frames that fit the first is taken.
  static let english: [QuestionFrame] =
    summaries + comparisons + values + ideas + places + contrasts + counts + abouts + checks + unknowns

  private static let summaries =
    list(
      .summary(.average),
      """
      [<what>] [the] (average|mean|typical|usual) {property} <of> *
      how {adjective} <is> * on average
      how {adjective} <is> (the|an) (average|typical|usual) *
      how {adjective} on average <is> *
      """)
    + list(
      .summary(.total),
      """
      [<what>] [the] (total|combined|overall|summed|sum of the|sum of|sum of all) {property} <of> *
      how {adjective} <is> * (together|in total|altogether|combined|in all|taken together)
      """)

  private static let comparisons =
    list(
      .comparison(.difference, isMore: true),
      """
      how (much|many {unit}|far) {comparative} <is> * than *
      by how much is * {comparative} than *
      """)
    + list(
      .comparison(.choice, isMore: true),
      """
      (which|what|who|whats) [<one>|{type}|of the [two|2] {type}] [is|are|s] [the] {comparative} [one|1|{type}] *
      (which|what|who|whats) [<one>|{type}|of the [two|2] {type}] [is|are|s] [the] {superlative} [one|1|{type}] *
      (which|what|who) [<one>|{type}] (has|have|gets) [the] (more|most|greater|greatest|higher|highest|longer|longest|bigger|biggest) {property} *
      (which|what) {verb} (more|most|the most) *
      which of * is [the] {comparative}
      which of * is [the] {superlative}
      * (which|what) [one|1|{type}] [is|s] [the] {comparative}
      (is it|what is|which is) {comparative} to (visit|see|hike|climb|do|walk|run|go to|enter|get to) *
      * (which|what) [one|1|{type}] [is|s] [the] {superlative}
      (is|are) * {comparative}
      (compare|rank) [the] {property} of *
      compare * (by|in) {property}
      """)
    + list(
      .comparison(.choice, isMore: false),
      """
      (which|what|who) [<one>|{type}] (has|have|gets) [the] (less|least|fewer|fewest|lower|lowest|smaller|smallest) {property} *
      (which|what) {verb} (less|least|the least) *
      """)
    + list(
      .comparison(.claim, isMore: true),
      """
      (is|are|was) * {comparative} (than|then|as) *
      (does|do) * have (more|greater|a higher|a longer|a bigger) {property} (than|then) *
      (does|do) * {verb} more (than|then) *
      """)
    + list(
      .comparison(.claim, isMore: false),
      """
      (does|do) * have (less|fewer|a lower|a shorter|a smaller) {property} (than|then) *
      (does|do) * {verb} less (than|then) *
      """)

  private static let values =
    list(
      .value,
      """
      how {adjective} <is> * [in {unit}]
      how {adjective} * <is>
      how {adjective} [a {type}] <is> *
      how {adjective} (will|would) * be
      how much (does|do|would|will) * {verb} [to (visit|enter|see)] [in {unit}]
      how (much|many) {property} (does|do) * (have|has|involve|include|contain|offer|need|get|cover)
      how (much|many) {property} (is|are) [there] [<of>] *
      how many {unit} [long|high|tall|far] <is> *
      how many {unit} (does|do) * {verb}
      <what> [the|a|all the|all] {property} <of> * [in {unit}]
      <what> * s {property} [in {unit}]
      <what> [its|their] {property} [in {unit}]
      its {property}
      and its {property}
      (what|which) {property} <is> * [in|on|at|have|has|of|from|part of|belong to|offer|allow|cover|called|situated in|located in|located on]
      (in|on|at) (what|which) {property} <is> * [located|situated]
      (what|which) {property} can <you> [do|go|practice|try] [<of>] *
      (does|do) * have [a|an|any|some] {property}
      (is|are) there [a|an|any] {property} <of> *
      (what|which) {property} * <is> [in|on|at|of|from]
      [the] {property} <of> *
      how {adjective}
      """)
    + list(
      .valueOfNamed,
      """
      * s {property}
      * {property}
      """)

  private static let ideas =
    list(
      .idea("price"),
      """
      how much <is> [it] [to] [visit|enter|see|go to|get into] * [cost]
      how much (does|do) it cost to (visit|enter|see|go to|get into) *
      how much for *
      how much [money] (does|do|would|will) * [cost]
      (what|how much) (does|do) * (cost|charge)
      (does|do) * cost (anything|something|money|a lot|much)
      how much to (visit|enter|see|go to|get into) *
      <what> [the] (price|cost|entry fee|entrance fee|admission|admission fee|entry|fee) <of> *
      how much (is|are) [a|an|the] (ticket|tickets|entry|admission|visit) <of> *
      <what> [a] (ticket|tickets) <of> * cost
      (what|how much) (do|does|would) [a|the] (ticket|tickets|entry|admission|visit) <of> * cost
      """)
    + list(
      .idea("hours"),
      """
      (when|at what time|what time|until when|till when|from when|how late|how early|how long) <is> * (open|opened|close|closed|shut) [today|tomorrow|now]
      (when|at what time|what time|until when|till when|how late) (can|could) <you> (visit|see|enter|go to) *
      (when|at what time|what time) (will) * (open|close)
      <what> [the] (opening|visiting|business) (hours|times|time) <of> *
      """)
    + list(
      .idea("duration"),
      """
      how (long|much time) (does|do|would|will) * (take|last)
      how long (does|do|would|will) it take [<you>] [to (do|walk|hike|finish|complete|run|visit)] *
      how much time (does|do) <you> need for *
      """)
    + list(
      .idea("kind"),
      """
      what can <you> do <of> *
      what is there to do <of> *
      what (is|are) * good for
      """)

  private static let places = list(
    .place,
    """
    where <is> * [located|situated|found|lie]
    where (exactly|about) is *
    wheres *
    where can <you> find *
    where * <is>
    where (lies|lie) *
    <what> [the] location of *
    """)

  private static let contrasts = list(
    .contrast,
    """
    compare *
    * (vs|versus|compared to|compared with|against) *
    [<what>|is there] [the|a|any] (difference|differences) between *
    [<what>|is there] [the|a|any] (difference|differences) in {property} between *
    [<what>|is there] [the|a|any] {property} (difference|differences) between *
    how (do|does) * (compare|differ)
    how (do|does) * (compare|differ) (to|with|from) *
    """)

  private static let counts =
    list(
      .commonest(isMost: true),
      """
      (what|which) {property} (has|have) [the] most {type}
      (what|which) {property} (is|are) (home to|in) [the] most {type}
      in (what|which) {property} are [the] most {type}
      """)
    + list(
      .distinct(isCount: false),
      """
      (what|which) {property} (have|has|contain|are home to) [any] {type}
      (what|which) {property} are there
      (what|which) {property} (are|is) the {type} in
      [list|show|name] [me] [all] [the] {property} (with|that have|of|for) [any|all|the] {type}
      """)
    + list(
      .distinct(isCount: true),
      """
      how many {property} (have|has|contain|are home to) [any] {type}
      how many {property} (are|is) [the] {type} in
      how many {property} are there
      """)
    + list(.commonest(isMost: false), "(what|which) {property} (has|have) [the] (fewest|least) {type}")

  private static let abouts = list(
    .about,
    """
    [tell me|talk] [more|something|all|everything] about *
    (what|who) <is> *
    (whats|describe|explain) *
    (what|anything|all) [do|can] [you] [tell me|know] about *
    (what|how) do you know (about|of) *
    [give me|show me|get] [some|the|all|more] (info|information|details|facts) (on|about|for|of) *
    i (want|would like) to know [more|something] about *
    """)

  private static let checks = list(
    .check,
    """
    (is|are|was|were) *
    (does|do|did) *
    (can|could|may) <you> *
    has *
    is it (possible|allowed|true) (to|that) *
    """)

  private static let unknowns = list(
    .unknown,
    """
    how {other} <is> *
    how {other} (does|do) * (have|need)
    how many {other} (does|do) * have
    how many {other} (are|is) [there] [<of>] *
    <what> [the] {other} <of> *
    <what> * s {other}
    (what|which) {other} <is> * [in|on|at|have|has|of|from]
    (when|why) (is|was|were|did|does) * {other}
    (who|what) {other} *
    (does|do) * have [a|an|any] {other}
    (is|are) there [a|an|any] {other} <of> *
    (is|are) * {other}
    """)
}
