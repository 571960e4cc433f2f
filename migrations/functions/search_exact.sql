-- every word as it is written, in the parts of these weights: A and B names, C codes
create or replace function search_exact(value text, weights text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select to_tsquery('simple', string_agg(
      '(' || concat_ws(' | ', token || ':' || weights, search_barcode(token) || ':' || weights) || ')', ' & '))
    from unnest(search_tokens(value)) token
  );
