import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A number and its unit belong together: `18 V` is no “18, 12 V”. And of words behind a minus none may occur:
 * `kava -zrno`.
 */
export class AskForMeasuresTogether20261128010000 implements MigrationInterface {
  name = 'AskForMeasuresTogether20261128010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WISHED);
    await runner.query(begun(TOGETHER));
    await runner.query(query({ wished: 'search_wished(value)', unwished: ' || search_unwished(value)' }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(query({ wished: 'value', unwished: '' }));
    await runner.query(begun('tokens[place]'));
    await runner.query('drop function search_unwished(text), search_wished(text)');
  }
}

const NUMBER = '^[[:digit:]]+$';
const UNIT = '^(g|gr|dag|kg|mg|ml|cl|dl|l|mm|cm|m|km|gb|tb|mb|w|kw|v|ah|mah|hz)$';
const IS_MEASURE = `tokens[place] ~ '${UNIT}' and coalesce(tokens[place - 1] ~ '${NUMBER}', false)`;

const WISHED = `
  -- a text without the words behind a minus; the first word is always meant, and so is all in quotes
  create function search_wished(value text) returns text
    language sql immutable parallel safe strict
    return case when search_is_quoted(value) then value
      else regexp_replace(value, '[[:space:]]-[[:alpha:]][^[:space:]]*', ' ', 'g') end;

  -- what goes behind a query so that none of these words occurs, in any form
  create function search_unwished(value text) returns text
    language sql stable parallel safe strict
    return (
      select coalesce(string_agg(' & !(' || concat_ws(' | ', token, search_forms(token)) || ')', ''), '')
      from regexp_matches(value, '[[:space:]]-([[:alpha:]][^[:space:]]*)', 'g') behind
      cross join lateral unnest(search_tokens(behind[1])) token
      where not search_is_quoted(value)
    )`;

/** Also the first of two or three measures: 40 x 60 cm. */
const TOGETHER = `case when ${IS_MEASURE} then format('(%1$s <-> %2$s | %1$s <-> x <2> %2$s | %1$s <-> x <2> x <2> %2$s)',
        tokens[place - 1], tokens[place]) else tokens[place] end`;

/** @param measured what a whole word is looked for as, a unit behind a number among them, as SQL */
const begun = (measured: string) => `
  create or replace function search_begun(tokens text[], place bigint) returns text
    language sql stable parallel safe strict
    return case
      when tokens[place] ~ '^[[:alpha:]]{1,2}$' and place < cardinality(tokens)
        or ${IS_MEASURE}
        or tokens[place] ~ '${NUMBER}' and coalesce(tokens[place + 1] ~ '${NUMBER}' or tokens[place + 1] ~ '${UNIT}', false)
      then ${measured}
      else search_begun(tokens[place]) end`;

/** @param text the part of the text that is looked for, and what is said of the rest, as SQL */
const query = ({ wished, unwished }: { wished: string; unwished: string }) => `
  create or replace function search_query(value text, spoken text) returns tsquery
    language sql stable parallel safe
    return (
      with meant as materialized (
        select first, last, string_agg(search_whole(meaning), ' | ') as meanings
        from search_meanings(${wished}, spoken) group by first, last
      )
      select to_tsquery('simple', string_agg(
        '(' || concat_ws(' | ',
          case when value ~ '[*][[:space:]]*$' and place = cardinality(tokens) then token || ':*'
            else search_begun(tokens, place) end,
          search_barcode(token), search_forms(token),
          (select string_agg(meanings, ' | ') from meant where asked.place between first and last)) || ')', ' & ')${unwished})
      from search_tokens(${wished}) tokens cross join lateral unnest(tokens) with ordinality asked(token, place)
    )`;
