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

// What the apps say in other languages, which the package manager lays beside the program as well.

static const unsigned char everyday_de_app_shortcuts_strings[] = {
#embed "../Everyday/Resources/de.lproj/AppShortcuts.strings"
};

static const unsigned char everyday_de_info_plist_strings[] = {
#embed "../Everyday/Resources/de.lproj/InfoPlist.strings"
};

static const unsigned char everyday_de_localizable_strings[] = {
#embed "../Everyday/Resources/de.lproj/Localizable.strings"
};

static const unsigned char everyday_ja_app_shortcuts_strings[] = {
#embed "../Everyday/Resources/ja.lproj/AppShortcuts.strings"
};

static const unsigned char everyday_ja_info_plist_strings[] = {
#embed "../Everyday/Resources/ja.lproj/InfoPlist.strings"
};

static const unsigned char everyday_ja_localizable_strings[] = {
#embed "../Everyday/Resources/ja.lproj/Localizable.strings"
};

static const unsigned char trails_app_shortcuts_xcstrings[] = {
#embed "../Trails/Resources/AppShortcuts.xcstrings"
};

static const unsigned char trails_data_xcstrings[] = {
#embed "../Trails/Resources/Data.xcstrings"
};

static const unsigned char trails_info_plist_xcstrings[] = {
#embed "../Trails/Resources/InfoPlist.xcstrings"
};

static const unsigned char trails_localizable_xcstrings[] = {
#embed "../Trails/Resources/Localizable.xcstrings"
};

static const unsigned char travel_tracking_de_app_shortcuts_strings[] = {
#embed "../TravelTracking/Resources/de.lproj/AppShortcuts.strings"
};

static const unsigned char travel_tracking_de_data_strings[] = {
#embed "../TravelTracking/Resources/de.lproj/Data.strings"
};

static const unsigned char travel_tracking_de_info_plist_strings[] = {
#embed "../TravelTracking/Resources/de.lproj/InfoPlist.strings"
};

static const unsigned char travel_tracking_de_localizable_strings[] = {
#embed "../TravelTracking/Resources/de.lproj/Localizable.strings"
};

static const unsigned char travel_tracking_ja_app_shortcuts_strings[] = {
#embed "../TravelTracking/Resources/ja.lproj/AppShortcuts.strings"
};

static const unsigned char travel_tracking_ja_data_strings[] = {
#embed "../TravelTracking/Resources/ja.lproj/Data.strings"
};

static const unsigned char travel_tracking_ja_info_plist_strings[] = {
#embed "../TravelTracking/Resources/ja.lproj/InfoPlist.strings"
};

static const unsigned char travel_tracking_ja_localizable_strings[] = {
#embed "../TravelTracking/Resources/ja.lproj/Localizable.strings"
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
  {"Everyday/Resources/de.lproj/AppShortcuts.strings", {everyday_de_app_shortcuts_strings, sizeof everyday_de_app_shortcuts_strings}},
  {"Everyday/Resources/de.lproj/InfoPlist.strings", {everyday_de_info_plist_strings, sizeof everyday_de_info_plist_strings}},
  {"Everyday/Resources/de.lproj/Localizable.strings", {everyday_de_localizable_strings, sizeof everyday_de_localizable_strings}},
  {"Everyday/Resources/ja.lproj/AppShortcuts.strings", {everyday_ja_app_shortcuts_strings, sizeof everyday_ja_app_shortcuts_strings}},
  {"Everyday/Resources/ja.lproj/InfoPlist.strings", {everyday_ja_info_plist_strings, sizeof everyday_ja_info_plist_strings}},
  {"Everyday/Resources/ja.lproj/Localizable.strings", {everyday_ja_localizable_strings, sizeof everyday_ja_localizable_strings}},
  {"Trails/Resources/AppShortcuts.xcstrings", {trails_app_shortcuts_xcstrings, sizeof trails_app_shortcuts_xcstrings}},
  {"Trails/Resources/Data.xcstrings", {trails_data_xcstrings, sizeof trails_data_xcstrings}},
  {"Trails/Resources/InfoPlist.xcstrings", {trails_info_plist_xcstrings, sizeof trails_info_plist_xcstrings}},
  {"Trails/Resources/Localizable.xcstrings", {trails_localizable_xcstrings, sizeof trails_localizable_xcstrings}},
  {"TravelTracking/Resources/de.lproj/AppShortcuts.strings", {travel_tracking_de_app_shortcuts_strings, sizeof travel_tracking_de_app_shortcuts_strings}},
  {"TravelTracking/Resources/de.lproj/Data.strings", {travel_tracking_de_data_strings, sizeof travel_tracking_de_data_strings}},
  {"TravelTracking/Resources/de.lproj/InfoPlist.strings", {travel_tracking_de_info_plist_strings, sizeof travel_tracking_de_info_plist_strings}},
  {"TravelTracking/Resources/de.lproj/Localizable.strings", {travel_tracking_de_localizable_strings, sizeof travel_tracking_de_localizable_strings}},
  {"TravelTracking/Resources/ja.lproj/AppShortcuts.strings", {travel_tracking_ja_app_shortcuts_strings, sizeof travel_tracking_ja_app_shortcuts_strings}},
  {"TravelTracking/Resources/ja.lproj/Data.strings", {travel_tracking_ja_data_strings, sizeof travel_tracking_ja_data_strings}},
  {"TravelTracking/Resources/ja.lproj/InfoPlist.strings", {travel_tracking_ja_info_plist_strings, sizeof travel_tracking_ja_info_plist_strings}},
  {"TravelTracking/Resources/ja.lproj/Localizable.strings", {travel_tracking_ja_localizable_strings, sizeof travel_tracking_ja_localizable_strings}},
};

struct behest_sample_file behest_sample_file(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index].file;
  }
  return (struct behest_sample_file){NULL, 0};
}

const char *behest_sample_file_path(size_t index) {
  return index < sizeof files / sizeof *files ? files[index].path : NULL;
}
