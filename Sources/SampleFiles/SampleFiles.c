#include "SampleFiles.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char parks[] = {
#embed "Trails/parks.json"
};

static const unsigned char regions[] = {
#embed "Trails/regions.json"
};

static const unsigned char trails[] = {
#embed "Trails/trails.json"
};

static const unsigned char featured_collections[] = {
#embed "TravelTracking/featured-collections.json"
};

static const unsigned char landmarks[] = {
#embed "TravelTracking/landmarks.json"
};

static const unsigned char places[] = {
#embed "TravelTracking/places.json"
};

static const unsigned char sample_collections[] = {
#embed "TravelTracking/sample-collections.json"
};

static const struct {
  const char *path;
  struct behest_sample_file file;
} files[] = {
  {"Trails/parks.json", {parks, sizeof parks}},
  {"Trails/regions.json", {regions, sizeof regions}},
  {"Trails/trails.json", {trails, sizeof trails}},
  {"TravelTracking/featured-collections.json", {featured_collections, sizeof featured_collections}},
  {"TravelTracking/landmarks.json", {landmarks, sizeof landmarks}},
  {"TravelTracking/places.json", {places, sizeof places}},
  {"TravelTracking/sample-collections.json", {sample_collections, sizeof sample_collections}},
};

struct behest_sample_file behest_sample_file(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index].file;
  }
  return (struct behest_sample_file){NULL, 0};
}
