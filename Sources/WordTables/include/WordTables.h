#ifndef BEHEST_WORD_TABLES_H
#define BEHEST_WORD_TABLES_H

#include <stddef.h>

/// The bytes of the table of word vectors, part of the program, aligned to 64. Nothing is read before it is asked for.
const void *_Nonnull behest_vector_table(void);

/// How many bytes the table has.
size_t behest_vector_table_size(void);

/// The bytes of the table of what is known of words that commands are made of, as above.
const void *_Nonnull behest_thesaurus_table(void);

/// How many bytes that table has.
size_t behest_thesaurus_table_size(void);

#endif
