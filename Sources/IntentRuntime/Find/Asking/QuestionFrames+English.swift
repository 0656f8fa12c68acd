extension QuestionFrame {
  /// How people ask in English; of frames that fit the first is taken.
  static let english: [QuestionFrame] =
    summaries + directions + hours + comparisons + values + ideas + members + places + contrasts + counts + abouts
    + checks + unknowns

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
      how {adjective} <is> * (together|in total|altogether|combined|in all|taken together|all together)
      how {adjective} <is> (it|that|this|they) (together|in total|altogether|combined|in all|all together) [from|for|of|on|with] *
      (what|how much) (does|do|would|will|is|are) * {verb} (together|in total|altogether|combined|in all|all together)
      how much <is> * (together|in total|altogether|combined|in all|all together)
      how much {property} <is> * (together|in total|altogether|combined|in all|all together)
      how much {property} <is> (it|that|this|they) (together|in total|altogether|combined|in all|all together) [from|for|of|on|with] *
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
      (which|what|who|whats) [<one>|{type}|of the [two|2] {type}] [is|are|s] [the] {comparative} [<noun>] [to (visit|see|hike|climb|do|walk|run|go to|enter|get to|get into|get in)] *
      (which|what|who|whats) [<one>|{type}|of the [two|2] {type}] [is|are|s] [the] {superlative} [<noun>] *
      (which|what|who) [<one>|{type}] (has|have|gets) [the] (more|most|greater|greatest|higher|highest|longer|longest|bigger|biggest) {property} *
      (which|what|who) [<one>|{type}] {verb} (more|most|the most) *
      (which|what|where) [<one>|{type}] (is|are|has|have|gets) [there] [the] (more|most|the most) {property} *
      which of * is [the] {comparative}
      which of * is [the] {superlative}
      * (which|what) [one|1|{type}] [is|s] [the] {comparative}
      (is it|what is|which is) {comparative} to (visit|see|hike|climb|do|walk|run|go to|enter|get to) *
      * (which|what) [one|1|{type}] [is|s] [the] {superlative}
      (is|are) * {comparative}
      (is|are) * {comparative} (compared to|compared with|versus|vs|against) *
      how {adjective} <is> * (compared to|compared with|in comparison to|in comparison with|versus|vs|against|relative to) *
      (compare|rank) [the] {property} of *
      compare * (by|in) {property}
      """)
    + list(
      .comparison(.choice, isMore: false),
      """
      (which|what|who) [<one>|{type}] (has|have|gets) [the] (less|least|fewer|fewest|lower|lowest|smaller|smallest) {property} *
      (which|what|who) [<one>|{type}] {verb} (less|least|the least) *
      (which|what|where) [<one>|{type}] (is|are|has|have|gets) [there] [the] (less|least|fewer|fewest) {property} *
      """)
    + list(
      .comparison(.claim, isMore: true),
      """
      (is|are|was) * {comparative} (than|then|as) *
      (is|are|was) * {comparative}
      (does|do) * {verb} more
      (does|do) * have (more|greater|a higher|a longer|a bigger) {property} (than|then) *
      (does|do) * {verb} more (than|then) *
      """)
    + list(
      .comparison(.claim, isMore: false),
      """
      (does|do) * have (less|fewer|a lower|a shorter|a smaller) {property} (than|then) *
      (does|do) * {verb} less (than|then) *
      (does|do) * {verb} less
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

  private static let directions = ["north", "south", "east", "west"].flatMap { direction in
    list(
      .untold("how far \(direction)"),
      """
      (which|what|who) [<one>|{type}] [is|are|lies] [the] (further|farther|furthest|farthest|more|most) [to the|in the] \(direction) *
      (which|what|who) [<one>|{type}] [is|are|lies] [the] (\(direction)ernmost|more \(direction)ern|most \(direction)ern) *
      (is|are) * (further|farther|more) \(direction) than *
      """)
  }

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
    <what> * like
    [tell me|say] [a bit|a little] more about *
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
