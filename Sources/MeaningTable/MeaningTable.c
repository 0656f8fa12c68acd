#include "MeaningTable.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const _Alignas(64) unsigned char table[] = {
#embed "meaning.table"
};

static const _Alignas(64) unsigned char relations[] = {
#embed "relations.table" if_empty(0)
};

const void *behest_meaning_table(void) { return table; }

size_t behest_meaning_table_size(void) { return sizeof table; }

const void *behest_relation_table(void) { return relations; }

size_t behest_relation_table_size(void) { return sizeof relations; }
