// How people ask for one value in English.
extension QuestionFrame {
  static let values =
    list(
      .value,
      """
      how {adjective} <is> * [in {unit}]
      how {adjective} * <is>
      how {adjective} (does|do|will|would|has|have) * [still] (need|have|got|remain) [left|to go]
      how {adjective} [a {type}] <is> *
      how {adjective} (will|would) * be
      how {adjective} (does|do|will|would) * {verb}
      how {adjective} (does|do|will|would) * (go|get|run|reach|lie|sit|stand|extend|stretch) [up]
      (is|was) it [a|very|too|really] {adjective} [walk|hike|way|climb|run] (to|for|from|on|up) [walk|hike|do|climb|run|visit|see|reach|go to|go up|get to|get up] *
      how {adjective} is it (to|for|from|on|up) [walk|hike|do|climb|run|visit|see|reach|go to|go up|get to|get up] *
      who [has|had] {verb} *
      who (is|was|were) * {verb} by
      * (is|was|were) {verb} by who
      how much (does|do|would|will) * {verb} [to (visit|enter|see)] [in {unit}]
      how (much|many) {property} (does|do) * (have|has|involve|include|contain|offer|need|get|cover)
      how (much|many) {property} (is|are) [there] [<of>] *
      how many {unit} [long|high|tall|far] <is> *
      how many {unit} (does|do) * {verb}
      <what> [the|a|all the|all] {property} <of> * [in {unit}]
      <what> * s {property} [in {unit}]
      <what> [its|their] {property} [in {unit}]
      how (much|many) {property} [<of>] *
      how much (is|are|does|do) [a|an|the] {property} [<of>] * [cost]
      [<what>] (the|its|their|his|her) {property} [in {unit}]
      {property}
      <what> [it|that|they|this|those] in {unit}
      how (much|far|long|high|many) <is> (it|that|they|this|those) in {unit}
      (to|into) {unit}
      in {unit} *
      (what|which) {property} <is> * [in|on|at|have|has|of|from|part of|belong to|offer|allow|cover|called|situated in|located in|located on]
      (in|on|at) (what|which) {property} <is> * [located|situated]
      (what|which) {property} can <you> [do|go|practice|try] [<of>] *
      (does|do) * have [a|an|any|some] {property}
      (is|are) there [a|an|any] {property} <of> *
      (what|which) {property} * <is> [in|on|at|of|from]
      [the] {property} <of> *
      how {adjective}
      how {adjective} up <is> * [in {unit}]
      how {adjective} [up] <is> * (above sea level|above the sea)
      (what|which) {property}
      (what|which) {property} of [a|the] {type} <is> *
      (what|which) {property} of {property} <is> *
      """)
    + list(
      .valueOfNamed,
      """
      * s {property}
      * {property}
      """)

  static let ideas =
    list(
      .idea("description"),
      """
      <what> * about
      <what> [the] story (of|behind) *
      <what> so special about *
      """)
    + list(
      .idea("price"),
      """
      how much <is> [it] [to] [visit|enter|see|go to|get into] * [cost]
      how much (does|do) it cost to (visit|enter|see|go to|get into) *
      how much for *
      how much [money] (does|do|would|will) * [cost]
      (what|how much) (does|do) * (cost|charge)
      (does|do) * cost (anything|something|money|a lot|much)
      how much (do|does|would) <you> pay for *
      [the] (cost|price) of (visiting|entering|seeing) *
      <what> [the] (cost|price) of (visiting|entering|seeing) *
      [the] (entry fee|entrance fee|admission fee|admission|tickets|ticket) <of> *
      how much to (visit|enter|see|go to|get into|get in|go in|go) *
      is it free (to|for|at|in) [visit|enter|see|get into|go to|go in] *
      how much (does|do) it cost
      (what|how much) (does|do|would|will) it cost [<you>] to (get in|get into|go in|visit|enter|see|go to|get inside) *
      (what|how much) (does|do) * (cost|charge) [<you>] [to (get in|go in|enter|visit|get inside|see it|visit it)|for (entry|admission|entrance|a ticket|tickets)]
      what (does|do|would|will) <you> (pay|have to pay|need to pay) (for|to get into|to get in|to enter|to visit|to see) *
      (is|are) [there] [a|an|any] (entry|entrance|admission|entry fee|entrance fee|admission fee|fee|charge|ticket|tickets) [needed|required] (to|for|at) [visit|enter|see] *
      how much (does|do|would) it cost (to (get in|go in|enter|visit)|there|for entry|for admission) *
      how much [do|would] <you> (have to pay|pay|need) (to get in|to enter|there|for it|for that) *
      (do|would|must|should) <you> [have to|need to|need] (pay|buy a ticket|get a ticket|a ticket|tickets) (to|for) [visit|enter|see|get in|go in] *
      <what> [the] (price|cost|entry fee|entrance fee|admission|admission fee|entry|fee) <of> *
      how much (is|are) [a|an|the] (ticket|tickets|entry|admission|visit) <of> *
      <what> [a] (ticket|tickets) <of> * cost
      <what> [a] (ticket|tickets) cost *
      (what|how much) (do|does|would) [a|an|the] (ticket|tickets|entry|admission|visit) cost *
      (what|how much) (do|does|would) [a|an|the] (ticket|tickets|entry|admission|visit) cost <of> *
      (what|how much) (do|does|would) [a|the] (ticket|tickets|entry|admission|visit) <of> * cost
      """)
    + list(
      .idea("hours"),
      """
      (when|at what time|what time|until when|till when|from when|how late|how early|how long) <is> * (open|opened|close|closed|shut) [today|tomorrow|now|tonight|in the morning|in the mornings|in the evening|in the evenings|at night|on weekends|at the weekend|this weekend|on saturdays|on sundays|usually|normally|then|again]
      (when|at what time|what time|until when|till when|how late) (can|could) <you> (visit|see|enter|go to) *
      (when|at what time|what time) (will) * (open|close)
      (when|at what time|what time|until when|till when|how late) * (opens|closes|shuts) [today|tomorrow|now|tonight|in the morning|in the mornings|in the evening|in the evenings|at night|on weekends|at the weekend|this weekend|on saturdays|on sundays|usually|normally|then|again]
      (until|till|from|since) (when|what time) *
      (until|till|from|since) (when|what time) <is> * (open|opened)
      (when|at what time|what time|until when|till when|how late|how early) (can|could|may|should) <you> (go|come|get|visit|enter|see|arrive) [in|inside|to|into] *
      how (late|early|long) (can|could|may) <you> (stay|remain|come|go|visit|get in) [in|inside|at] *
      how (late|long) (does|do) * (stay|remain) open
      (when|at what time|what time) (does|do) * (open|close|shut) [up] [for the day|today|tomorrow|now|tonight|in the morning|in the mornings|in the evening|in the evenings|at night|on weekends|at the weekend|this weekend|on saturdays|on sundays|usually|normally|then|again]
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
}
