#ifndef BEHEST_MEANING_TABLE_H
#define BEHEST_MEANING_TABLE_H

#include <stddef.h>

/// The bytes of the table of word vectors, part of the program, aligned to 64. Nothing is read before it is asked for.
const void *_Nonnull behest_meaning_table(void);

/// How many bytes the table has.
size_t behest_meaning_table_size(void);

/// The bytes of the table of what is known of words that commands are made of, as above.
const void *_Nonnull behest_relation_table(void);

/// How many bytes that table has.
size_t behest_relation_table_size(void);

#endif
