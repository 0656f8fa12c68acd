#include "MeaningTable.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const _Alignas(64) unsigned char table[] = {
#embed "meaning.table"
};

const void *behest_meaning_table(void) { return table; }

size_t behest_meaning_table_size(void) { return sizeof table; }
