// How people ask for one value in English.
extension QuestionFrame {
  static let values =
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

  static let ideas =
    list(
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
}
