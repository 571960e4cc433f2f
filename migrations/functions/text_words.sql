-- the words of a text, without diacritics, case and punctuation
create or replace function text_words(value text) returns text
  language sql immutable parallel safe strict
  return trim(regexp_replace(fold_text(value), '[^[:alnum:]]+', ' ', 'g'));
