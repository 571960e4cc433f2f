-- the words of the catalogue, so that searches find inflected forms and correct mistakes
create table search_vocabulary (
  word text primary key,
  stem text not null,
  label text not null,
  -- no index looks at it: a number is counted up within its page
  uses integer not null,
  -- in which language's names the word stands
  in_sl boolean not null default false,
  in_en boolean not null default false
) with (fillfactor = 80);
create index search_vocabulary_beginning on search_vocabulary (word text_pattern_ops);
create index search_vocabulary_stem on search_vocabulary (stem);
-- numbers are most of the words, and nobody misspells them
create index search_vocabulary_likeness on search_vocabulary using gin (word gin_trgm_ops) where word ~ '^[[:alpha:]]+$';

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

-- the single words of it, so that none of them is taken for a mistake
create table synonym_words (
  language text not null,
  word text not null,
  stem text not null,
  label text not null,
  synonym_id integer not null references synonyms on delete cascade,
  primary key (language, word, synonym_id)
);
create index synonym_words_beginning on synonym_words (language, word text_pattern_ops);
create index synonym_words_stem on synonym_words (language, stem);
create index synonym_words_synonym on synonym_words (synonym_id);

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
