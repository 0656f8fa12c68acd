#ifndef BEHEST_SAMPLE_FILES_H
#define BEHEST_SAMPLE_FILES_H

#include <stddef.h>

/// A data file of a sample app, part of the program. `bytes` is null if there is no such file.
struct behest_sample_file {
  const void *_Nullable bytes;
  size_t size;
};

/// The file at a path such as "Trails/parks.json".
struct behest_sample_file behest_sample_file(const char *_Nonnull path);

/// The path of each file, counted from 0; null behind the last one.
const char *_Nullable behest_sample_file_path(size_t index);

#endif
