// A target of C needs a source; what counts is its module map.
