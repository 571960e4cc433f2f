import { LOCALES, type Locale, otherLocale } from '../../../../src/core/i18n/locales.js';
import { AVAILABILITY_CODES, NO_PRICE_CENTS } from '../../../../src/search/catalogue-index/codes.js';
import { COLUMNS } from './scan-statement.js';

const SOLD_OUT = AVAILABILITY_CODES.out_of_stock;

const wordsOf = (texts: string) =>
  `array(select distinct w from unnest(${texts}) t, unnest(string_to_array(text_words(t), ' ')) w where w <> '')`;

/** Texts as their words, a blank around each word. */
const phrasesOf = (texts: string) =>
  `array(select ' ' || text_words(t) || ' ' from unnest(${texts}) t where t <> '')`;

const inBoth = (text: string) => `array[${text} ->> 'sl', ${text} ->> 'en']`;

/** Names of an offer's categories, brand, store and values, with their words. */
const NAMED = `
  create temporary table named as
  select field, id, ${wordsOf('texts')} as words, ${phrasesOf('texts')} as texts
  from (
    select 'brand' as field, id, array[name] as texts from brands
    union all select 'store', id, array[company_name] from companies
    union all select 'category', id, ${inBoth('name')} from categories where system is null
    union all select 'attribute', id, ${inBoth('name')} from attribute_definitions where type <> 'boolean'
    union all select 'value', v.id, case
        when d.type <> 'boolean' then ${inBoth('v.label')}
        when v.key = 'true' then ${inBoth('d.name')}
      end
    from attribute_values v join attribute_definitions d on d.id = v.definition_id
  ) n;
  create unique index on named (field, id);
  analyze named`;

/**
 * Words and texts of these names.
 * @param ids a relation of `id`
 */
const namesOf = (field: string, ids: string) => `
  array(select distinct w from (${ids}) i join named n on n.field = '${field}' and n.id = i.id, unnest(n.words) w) as ${field}_words,
  array(select t from (${ids}) i join named n on n.field = '${field}' and n.id = i.id, unnest(n.texts) t) as ${field}_texts`;

/** The measures of names that the catalogues of tests have, written by hand. */
const MEASURES_OF_NAME = `case when p.name ->> 'sl' like '% 0,5 l%' then array['#500ml'] else '{}' end`;

/** The codes with signs or blanks in them that a name has, as one word. */
const CODES_OF_NAME = `
  array(select code
    from unnest(${inBoth('p.name')}) text,
      regexp_split_to_table(regexp_replace(text, '(?<=[0-9])\\s*[x×]\\s*(?=[0-9])', 'x', 'gi'), '\\s+') part,
      replace(text_words(part), ' ', '') code
    where part ~* '[[:alnum:]][-‐-―/+_][[:alnum:]]|[0-9]x[0-9]' and part !~ '[0-9][.,][0-9]'
      and code ~ '[0-9]' and code ~ '[[:alpha:]]' and length(code) <= 24
      and code <> all(string_to_array(text_words(text), ' ')))`;

const COLUMNS_OF_OFFERS = COLUMNS.map((column) => `o.${column}`).join(', ');

/** A row for each visible offer, straight from the products. */
const OFFERS = `
  create temporary table offers as
  select p.id, o.card_id, o.group_id, ${COLUMNS_OF_OFFERS},
    coalesce(case when o.availability <> ${SOLD_OUT} then o.total_cents end, ${NO_PRICE_CENTS}) as total_cents, o.popularity,
    p.name, o.comparable and not p.name ? 'lang' as names_others, p.ean, p.gtin::text as gtin,
    array(select category_id from catalogue_placements where offer_id = p.id) as category_ids,
    array(select value_id from catalogue_attributes where offer_id = p.id) as value_ids,
    ${wordsOf(inBoth('p.name'))} || ${MEASURES_OF_NAME} as name_words, ${phrasesOf(inBoth('p.name'))} as name_texts,
    ${wordsOf('array[p.product_code, p.mpn]')}
      || array_remove(array[replace(text_words(p.product_code), ' ', ''), replace(text_words(p.mpn), ' ', '')], null)
      || ${CODES_OF_NAME} as code_words,
    array_remove(array[p.ean, p.gtin::text], null) as ean_words,
    ${namesOf('brand', 'select p.brand_id as id')},
    ${namesOf('store', 'select p.company_id as id')},
    ${namesOf('category', 'select category_id as id from catalogue_placements where offer_id = p.id')},
    ${namesOf('value', 'select value_id as id from catalogue_attributes where offer_id = p.id')},
    ${namesOf(
      'attribute',
      `select distinct a.definition_id as id from catalogue_attributes a join attribute_values v on v.id = a.value_id
      where a.offer_id = p.id and v.key not in ('ne', 'no', 'brez', 'without', 'none', 'false', '0')`,
    )}
  from products p join catalogue_offers o on o.offer_id = p.id;
  create index on offers (group_id);
  analyze offers`;

/** Columns that describe the product: each offer of a group has the values of all its offers. */
const OF_GROUP = [
  'category_ids',
  'value_ids',
  'ean_words',
  ...['name', 'brand', 'store', 'category', 'value', 'attribute'].flatMap((field) => [
    `${field}_words`,
    `${field}_texts`,
  ]),
  'code_words',
];
const ownName = (locale: Locale) => `case when not o.name ? 'lang' then o.name ->> '${locale}' end`;
const nameInGroup = (locale: Locale) => `(select g.name ->> '${locale}' from offers g
    where g.group_id = o.group_id and g.names_others and g.name ? '${locale}' order by g.id limit 1)`;
/** The name that visitors see: the offer's own in their language, else the first in its group. */
const shownName = (locale: Locale) =>
  `coalesce(${[locale, otherLocale(locale)]
    .flatMap((language) => [ownName(language), nameInGroup(language)])
    .join(', ')}, o.name ->> '${locale}') collate "sl-x-icu" as name_${locale}`;

const GROUPED = `
  create temporary table scanned as
  select id, card_id, group_id, ${COLUMNS.filter((column) => column !== 'brand_id').join()},
    coalesce(brand_id, (select g.brand_id from offers g where g.group_id = o.group_id and g.brand_id is not null order by g.id limit 1)) as brand_id,
    total_cents, popularity, ${LOCALES.map(shownName).join(', ')},
    ${OF_GROUP.map((column) => `array(select distinct item from offers g, unnest(g.${column}) item where g.group_id = o.group_id) as ${column}`).join(', ')}
  from offers o;
  analyze scanned`;

/** Temporary tables with a row for each visible offer, in the order in which they are filled. */
export const TABLES = [NAMED, OFFERS, GROUPED];
