#include "WordTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const _Alignas(64) unsigned char vectors[] = {
#embed "vectors.table"
};

static const _Alignas(64) unsigned char thesaurus[] = {
#embed "thesaurus.table" if_empty(0)
};

const void *behest_vector_table(void) { return vectors; }

size_t behest_vector_table_size(void) { return sizeof vectors; }

const void *behest_thesaurus_table(void) { return thesaurus; }

size_t behest_thesaurus_table_size(void) { return sizeof thesaurus; }
