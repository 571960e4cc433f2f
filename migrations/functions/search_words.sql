-- what search compares: words without diacritics, case and punctuation
create or replace function search_words(value text) returns text
  language sql immutable parallel safe strict
  return trim(regexp_replace(fold_text(value), '[^[:alnum:]]+', ' ', 'g'));
