/** What was asked for, as SQL: the words as they are, and with whatever means the same. Both stand with `asked`. */
export const WORDS = '(select words from asked)';
export const EXPANDED = '(select expanded from asked)';

/** So many hits of a common word are ranked and counted, or a few times as many. */
export const ENOUGH_HITS = 1_000;

/** `catalogue_texts.tier` of the most popular offers first; each tier has an index of words, the lowest that of all. */
const TIERS = [5, 4, 3, 2, 1, 0];
/** Of the lowest tier, which is most of the catalogue, so many hits at most: it is asked last, when others had few. */
const MAX_OF_LOWEST_TIER = 5_000;

/** What it is worth to stand in a category that the words name. */
const CATEGORY_BOOST =
  'case when t.category_ids && (select categories from asked) then (select worth from asked) else 0 end as category_boost';
/** @param exact whether these have the words as they are, as SQL */
const having = (asked: string, exact: string) =>
  `select t.offer_id, t.words, ${exact} as exact, ${CATEGORY_BOOST} from catalogue_texts t where t.listed and t.words @@ ${asked}`;
const EXACT = having(WORDS, 'true');
/** Nothing is looked at where nothing means the same, and that is nearly always. */
const ONLY_EXPANDED = `${having(EXPANDED, 'false')} and not t.words @@ ${WORDS} and (select expanded <> words from asked)`;

/** What is looked through. */
export interface SearchScope {
  /** So many hits are enough, the most popular ones; left out: all that have the words. */
  enough?: number;
  /** The placeholder of a category's id; left out: the whole catalogue. */
  category?: string;
}

/**
 * The relation `found` (offer_id, words, exact, category_boost): texts that have the words. Of a common word reading all would take
 * seconds; tier after tier is read only until there are enough, so what is found are the most popular offers, and never
 * many more than enough.
 */
export function foundByWords({ enough, category }: SearchScope = {}): string {
  // the indexes of words have the categories, too: of a common word only what is in there is looked at
  const within = category ? ` and t.category_ids @> array[${category}::integer]` : '';
  if (enough === undefined)
    return `found as materialized (${having(EXPANDED, `t.words @@ ${WORDS}`)}${within})`;
  return `${inTiers('exact', EXACT + within, enough)}, ${inTiers('synonymous', ONLY_EXPANDED + within, enough)},
      found as not materialized (${['exact', 'synonymous'].flatMap((name) => TIERS.map((tier) => `select * from ${name}_${tier}`)).join(' union all ')})`;
}

/**
 * Whether `found` is only the most popular of what has the words, as SQL beside it.
 * @param enough as in SearchScope
 */
export function isCut(enough: number): string {
  const cut = ['exact', 'synonymous'].map(
    (name) =>
      `${countOf(name, TIERS.slice(0, -1))} >= ${enough} or ${countOf(name, [0])} >= ${MAX_OF_LOWEST_TIER}`,
  );
  return `(${cut.join(' or ')})`;
}

function inTiers(name: string, texts: string, enough: number): string {
  return TIERS.map((tier, place) => {
    const tooFew = place ? ` and ${countOf(name, TIERS.slice(0, place))} < ${enough}` : '';
    const limit = tier === 0 ? ` limit ${MAX_OF_LOWEST_TIER}` : '';
    return `${name}_${tier} as materialized (${texts} and t.tier = ${tier}${tooFew}${limit}),
      ${name}_${tier}_count as materialized (select count(*) as count from ${name}_${tier})`;
  }).join(', ');
}

/** Each tier is counted once, whoever asks. */
const countOf = (name: string, tiers: number[]) =>
  tiers.map((tier) => `(select count from ${name}_${tier}_count)`).join(' + ');

/**
 * Whether the text of anything visible fits, as SQL. All are counted, tier after tier: for the first one alone the
 * planner would read all texts in turn, and what no higher tier has is rare.
 */
export function isFound(asked: string): string {
  const found = TIERS.map(
    (tier) =>
      `(select count(*) from catalogue_texts t where t.listed and t.tier = ${tier} and t.words @@ ${asked}) > 0`,
  );
  return `(${found.join(' or ')})`;
}
