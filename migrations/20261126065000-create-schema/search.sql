-- without meanings the words mean the same; with meanings these are found for the words, but not the other way
create table synonyms (
  id integer generated always as identity primary key,
  language text not null check (language in ('sl', 'en')),
  words text[] not null check (cardinality(words) > 0),
  meanings text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (cardinality(words) + cardinality(meanings) > 1)
);

-- what is asked, by the stems of its words in order: in a language everything has one place
create table synonym_phrases (
  language text not null,
  stems text[] not null check (cardinality(stems) between 1 and 4),
  synonym_id integer not null references synonyms on delete cascade,
  primary key (language, stems)
);
create index synonym_phrases_synonym on synonym_phrases (synonym_id);

-- folded words of a searched text, and how it was first spelt; hits are those of the last time
create table search_days (
  day date not null,
  language text not null check (language in ('sl', 'en')),
  term text not null,
  label text not null,
  searches integer not null,
  found_nothing integer not null,
  hits integer not null,
  primary key (day, language, term),
  check (found_nothing <= searches)
);

-- what a visit has asked already; deleted after a day
create table search_visits (
  visit_hash bytea not null,
  language text not null,
  term text not null,
  at timestamptz not null default now(),
  primary key (visit_hash, language, term)
);
create index search_visits_at on search_visits (at);
