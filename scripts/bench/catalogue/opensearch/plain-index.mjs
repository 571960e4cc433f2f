/**
 * A plain index of the same cards in OpenSearch: a card is a document, its offers are nested. It answers with
 * the content of a Katalog list: a page with the offer of each card, the count, and all filters with their
 * counts.
 */

const INDEX = 'cards';
const SHARDS = 2;
const CARDS_AT_ONCE = 2_000;
/** The highest possible number of values: with fewer, counts of several shards are estimates. */
const ALL_VALUES = 10_000;
const BUCKETS = 24;
/** The position of a price that Katalog cannot compare. */
const LAST_PRICE = 2 ** 53 - 1;

const keyword = { type: 'keyword' };
const MAPPING = {
  dynamic: 'strict',
  properties: {
    id: { type: 'long' },
    offers: {
      type: 'nested',
      properties: {
        id: { type: 'integer' },
        text: { type: 'text' },
        brand: keyword,
        company: keyword,
        kind: keyword,
        availability: keyword,
        categories: keyword,
        values: keyword,
        weight: { type: 'double' },
        power: { type: 'double' },
        price: { type: 'long' },
        orderPrice: { type: 'long' },
        inStock: { type: 'boolean' },
        discounted: { type: 'boolean' },
        popularity: { type: 'integer' },
      },
    },
  },
};

const NEXT_CARDS = `
  select o.card_id as card, json_agg(json_build_object(
      'id', o.offer_id, 'brand', o.brand_id, 'company', o.company_id, 'kind', o.kind, 'availability', o.availability,
      'price', case when o.comparable then o.price_cents end,
      'orderPrice', case when o.comparable then o.price_cents else ${LAST_PRICE} end,
      'inStock', o.availability = 1, 'discounted', o.discounted, 'popularity', o.popularity,
      'text', fold_text(concat_ws(' ', p.name ->> 'sl', p.name ->> 'en', b.name)),
      'categories', array(select category_id from catalogue_placements c where c.offer_id = o.offer_id),
      'values', array(select a.definition_id || '=' || v.key from catalogue_attributes a
        join attribute_values v on v.id = a.value_id where a.offer_id = o.offer_id and v.amount is null),
      'weight', amounts.weight, 'power', amounts.power
    )) as offers
  from catalogue_offers o
  join products p on p.id = o.offer_id
  left join brands b on b.id = o.brand_id
  cross join lateral (
    select max(v.amount) filter (where d.unit = 'g') as weight, max(v.amount) filter (where d.unit = 'W') as power
    from catalogue_attributes a join attribute_values v on v.id = a.value_id
      join attribute_definitions d on d.id = v.definition_id where a.offer_id = o.offer_id
  ) amounts
  where o.card_id in (
    select distinct card_id from catalogue_offers where card_id > $1 order by card_id limit ${CARDS_AT_ONCE}
  )
  group by o.card_id order by o.card_id`;

export class PlainIndex {
  #url;

  constructor(url) {
    this.#url = url;
  }

  /** @returns how many offers it has */
  async fill(client) {
    await this.#ask('PUT', `/${INDEX}`, {
      settings: {
        number_of_shards: SHARDS,
        number_of_replicas: 0,
        refresh_interval: -1,
        // answers are not kept: it is the search that is measured
        'index.requests.cache.enable': false,
        'index.queries.cache.enabled': false,
      },
      mappings: MAPPING,
    });
    let count = 0;
    for (let last = 0; ;) {
      const { rows } = await client.query(NEXT_CARDS, [last]);
      if (!rows.length) break;
      const lines = rows.flatMap(({ card, offers }) => [
        { index: { _id: String(card) } },
        { id: card, offers },
      ]);
      await this.#send('POST', `/${INDEX}/_bulk`, lines);
      for (const { offers } of rows) count += offers.length;
      last = rows.at(-1).card;
    }
    await this.#ask('POST', `/${INDEX}/_forcemerge?max_num_segments=4`);
    await this.#ask('POST', `/${INDEX}/_refresh`);
    return count;
  }

  /**
   * @param query `{ words, categoryId, fromCents, sort, page, pageSize, definitionIds }`, `sort` `popular`, `relevance` or `price`
   * @returns the count of cards
   */
  async list(query) {
    const searches = [listOf(query)];
    if (query.fromCents !== undefined) searches.push(pricesOf(query));
    const responses = await this.#search(searches);
    const [list, prices = list] = responses;
    const { lowest, highest } = prices.aggregations.offers.fitting;
    // the bars of the histogram start and end at the bounds of prices
    if (lowest.value !== null) await this.#search([barsOf(query, lowest.value, highest.value)]);
    return list.hits.total.value;
  }

  async #search(searches) {
    const lines = searches.flatMap((search) => [{ index: INDEX, request_cache: false }, search]);
    const { responses } = await this.#send('POST', '/_msearch', lines);
    for (const { error, _shards: shards } of responses)
      if (error || shards.failed) throw new Error(JSON.stringify(error ?? shards));
    return responses;
  }

  async #send(method, path, lines) {
    const answer = await this.#ask(method, path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    if (answer.errors) throw new Error(JSON.stringify(answer.items.find(({ index }) => index.error)));
    return answer;
  }

  async #ask(method, path, body) {
    const lines = typeof body === 'string';
    const response = await fetch(this.#url + path, {
      method,
      body: lines ? body : body && JSON.stringify(body),
      headers: { 'content-type': lines ? 'application/x-ndjson' : 'application/json' },
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

const field = (name) => `offers.${name}`;

/** The conditions of an offer; `withPrice` false: without its price. */
function fits({ words, categoryId, fromCents }, withPrice = true) {
  const filter = [];
  if (categoryId !== undefined) filter.push({ term: { [field('categories')]: categoryId } });
  if (withPrice && fromCents !== undefined) filter.push({ range: { [field('price')]: { gte: fromCents } } });
  const must = words ? [{ match: { [field('text')]: { query: words, operator: 'and' } } }] : [];
  return { bool: { must, filter } };
}

/** The same without marks for how well it fits. */
const filters = (query, withPrice) => ({
  bool: { filter: [fits(query, withPrice)] },
});

const CARDS = { cards: { reverse_nested: {} } };
const valuesOf = (name, include) => ({
  terms: { field: field(name), size: ALL_VALUES, ...(include && { include }) },
  aggs: CARDS,
});
const amountsOf = (name) => ({
  filter: { exists: { field: field(name) } },
  aggs: { ...CARDS, lowest: { min: { field: field(name) } }, highest: { max: { field: field(name) } } },
});
const PRICES = {
  lowest: { min: { field: field('price') } },
  highest: { max: { field: field('price') } },
  priced: { filter: { exists: { field: field('price') } }, aggs: CARDS },
};

function listOf(query) {
  const { sort, page, pageSize, definitionIds } = query;
  const fitting = filters(query);
  const best = (name, mode) => ({
    [field(name)]: {
      order: mode === 'min' ? 'asc' : 'desc',
      mode,
      nested: { path: 'offers', filter: fitting },
    },
  });
  const sorts = {
    popular: [best('popularity', 'max')],
    relevance: ['_score', best('popularity', 'max')],
    price: [best('orderPrice', 'min')],
  };
  return {
    from: (page - 1) * pageSize,
    size: pageSize,
    track_total_hits: true,
    _source: false,
    sort: [...sorts[sort], { id: 'asc' }],
    query: {
      nested: {
        path: 'offers',
        score_mode: 'max',
        query: fits(query),
        inner_hits: {
          size: 1,
          _source: ['offers.id'],
          sort: [{ [field('orderPrice')]: 'asc' }, { [field('inStock')]: 'desc' }, { [field('id')]: 'asc' }],
        },
      },
    },
    aggs: counting(fitting, {
      ...PRICES,
      brands: valuesOf('brand'),
      companies: valuesOf('company'),
      kinds: valuesOf('kind'),
      availability: valuesOf('availability'),
      discounted: { filter: { term: { [field('discounted')]: true } }, aggs: CARDS },
      categories: valuesOf('categories'),
      ...Object.fromEntries(definitionIds.map((id) => [`values${id}`, valuesOf('values', `${id}=.*`)])),
      weight: amountsOf('weight'),
      power: amountsOf('power'),
    }),
  };
}

/** Without the price bound, because the filter of prices is counted. */
const pricesOf = (query) => counted(query, PRICES);

function barsOf(query, lowest, highest) {
  const width = (highest + 1 - lowest) / BUCKETS;
  const ranges = Array.from({ length: BUCKETS }, (_, bar) => ({
    from: lowest + bar * width,
    to: lowest + (bar + 1) * width,
  }));
  return counted(query, { bars: { range: { field: field('price'), ranges }, aggs: CARDS } });
}

function counted(query, aggs) {
  const fitting = filters(query, false);
  return {
    size: 0,
    track_total_hits: false,
    query: { nested: { path: 'offers', score_mode: 'none', query: fitting } },
    aggs: counting(fitting, aggs),
  };
}

const counting = (fitting, aggs) => ({
  offers: { nested: { path: 'offers' }, aggs: { fitting: { filter: fitting, aggs } } },
});
