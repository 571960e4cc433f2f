import { BUCKETS, type Facet, MAX_SHOWN } from '../facets/filter-counts.js';
import type { FilterAttribute } from './attribute-choices.js';
import type { MatchingOffers } from '../query/matching-offers.js';

/** What is counted beside the groups that every list has. */
export interface Counted {
  /** null: all that the offers are in. */
  categoryIds: number[] | null;
  attributes: FilterAttribute[];
}

const allOf = (conditions: string[]) => conditions.join(' and ') || 'true';

/** Names of columns that say whether an offer fits what is chosen. */
const fits = (facet: Facet) => `fits_${facet.replace('-', '_')}`;

/** The counts of all groups as one statement, with its parameters: for lists whose columns are not in memory. */
export function countFacets(
  offers: MatchingOffers,
  { categoryIds, attributes }: Counted,
): [string, unknown[]] {
  const { chosen } = offers;
  const hits = offers.hits();
  const categories = categoryIds && offers.parameter(categoryIds);
  const all = allOf(chosen.map(fits));
  const but = (facet: Facet) => allOf(chosen.filter((other) => other !== facet).map(fits));
  const parts = [
    hits,
    listed(offers, chosen),
    kinded(but),
    priced(but),
    grouped(but),
    placed(all, categories),
    attributed(offers, chosen, attributes),
  ];
  const statement = `with ${parts.filter(Boolean).join(', ')} ${answer(all, but)}`;
  return [statement, offers.parameters];
}

/** Conditions of the columns of `listed`: all that is chosen but in one group. */
type But = (facet: Facet) => string;

/** Products and services. */
const kinded = (but: But) => `kinded as (
       select kind as code, count(distinct unit)::integer as count from o where ${but('kind')} group by 1
     )`;

/** Prices and how they spread. */
const priced = (but: But) => `priced as (
       select price_cents, unit from o where ${but('price')} and comparable
     ), span as (
       select min(price_cents) as lowest, max(price_cents) as highest, count(distinct unit)::integer as units from priced
     ), histogram as (
       select width_bucket(price_cents::float8, lowest::float8, highest::float8 + 1, ${BUCKETS}) as bucket,
         count(distinct unit)::integer as units
       from priced, span group by 1
     )`;

/** Brands, stores and stock. */
const grouped = (but: But) => `branded as (
       select brand_id as id, count(distinct unit)::integer as count from o
       where ${but('brand')} and brand_id is not null group by 1 order by count desc limit ${MAX_SHOWN}
     ), sold as (
       select company_id as id, count(distinct unit)::integer as count from o
       where ${but('company')} group by 1 order by count desc limit ${MAX_SHOWN}
     ), available as (
       select availability as code, count(distinct unit)::integer as count from o where ${but('stock')} group by 1
     )`;

const placed = (all: string, categories: string | null) => `placed as (
       select p.category_id as id, count(distinct o.unit)::integer as count
       from o join catalogue_placements p on p.offer_id = o.offer_id
       where ${all}${categories ? ` and p.category_id = any(${categories}::integer[])` : ''} group by 1
     )`;

/** One row, as FilterCounts has it. */
const answer = (all: string, but: But) => `select
       (select count(distinct unit)::integer from o where ${all}) as count,
       (select coalesce(json_agg(kinded order by code), '[]') from kinded) as kinds,
       (select units from span) as priced,
       (select lowest::float8 from span) as "lowestCents",
       (select highest::float8 from span) as "highestCents",
       (select coalesce(json_agg(coalesce(h.units, 0) order by n), '[]') from generate_series(1, ${BUCKETS}) n
         left join histogram h on h.bucket = n) as buckets,
       (select coalesce(json_agg(json_build_object('key', b.key, 'title', b.name, 'count', f.count)
         order by f.count desc, b.name), '[]') from branded f join brands b using (id)) as brands,
       (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.company_name, 'count', f.count)
         order by f.count desc, c.company_name), '[]') from sold f join companies c using (id)) as companies,
       (select coalesce(json_agg(available order by code), '[]') from available) as availability,
       (select count(distinct unit)::integer from o where ${but('discount')} and discounted) as discounted,
       (select coalesce(json_agg(placed), '[]') from placed) as categories,
       (select coalesce(json_agg(json_build_object('definitionId', definition_id, 'key', key, 'label', label,
         'count', count) order by count desc, key), '[]') from shown) as values,
       (select coalesce(json_agg(json_build_object('definitionId', definition_id, 'count', count, 'lowest', lowest,
         'highest', highest)), '[]') from measured) as amounts`;

/** The offers of the list with what they fit; one that misses two choices is counted nowhere. */
function listed(offers: MatchingOffers, chosen: Facet[]): string {
  const columns = chosen.map((facet) => `, ${offers.filter('o', facet)} as ${fits(facet)}`).join('');
  const missed = chosen.map((facet) => `(not ${fits(facet)})::integer`).join(' + ');
  return `o as materialized (
       select * from (
         select o.offer_id, o.${offers.unit} as unit, o.kind, o.brand_id, o.company_id, o.price_cents, o.comparable, o.discounted,
           o.availability${columns}
         from ${offers.from('o')} where ${offers.subject('o')}
       ) o
       ${chosen.length > 1 ? `where ${missed} < 2` : ''}
     )`;
}

/** What the offers have of some attributes: `shown` the values of words, `measured` the span of numbers. */
function attributed(offers: MatchingOffers, chosen: Facet[], attributes: FilterAttribute[]): string {
  const idsOf = (isNumber: boolean) =>
    offers.parameter(attributes.filter(({ type }) => (type === 'number') === isNumber).map(({ id }) => id));
  const [words, numbers] = [idsOf(false), idsOf(true)];
  const conditions = chosen.map((facet) => {
    const own = /^attribute-(\d+)$/.exec(facet)?.[1];
    return own ? `(${fits(facet)} or a.definition_id = ${own})` : fits(facet);
  });
  const have = (ids: string) => `o join catalogue_attributes a on a.offer_id = o.offer_id
       where ${[`a.definition_id = any(${ids}::integer[])`, ...conditions].join(' and ')}`;
  return `worded as (
       select a.definition_id, a.value_id, count(distinct o.unit)::integer as count,
         row_number() over (partition by a.definition_id order by count(distinct o.unit) desc, a.value_id) as place
       from ${have(words)} group by 1, 2
     ), shown as (
       select w.definition_id, v.key, v.label, w.count
       from worded w join attribute_values v on v.id = w.value_id where w.place <= ${MAX_SHOWN}
     ), amounts as (
       select a.definition_id, a.value_id, o.unit from ${have(numbers)}
     ), measured as (
       select a.definition_id, count(distinct a.unit)::integer as count, min(v.amount) as lowest, max(v.amount) as highest
       from amounts a join attribute_values v on v.id = a.value_id group by 1
     )`;
}
