import type { Locale } from '../../core/i18n/locales.js';
import { NO_PRICE_CENTS } from '../facets/codes.js';
import type { SortedBy } from './list-cursor.js';
import type { MatchingOffers } from './matching-offers.js';
import type { OfferSort } from './product-criteria.js';

/** The orders of lists over the read model; each is an index of catalogue_offers, catalogue_placements or of texts. */
export function offerOrder(offers: MatchingOffers, sort: OfferSort, locale: Locale): SortedBy {
  const placed = offers.isPlaced ? 'op' : 'o';
  const id = { expression: 'o.offer_id', type: 'integer' };
  const by = (expression: string, type: string, direction: SortedBy['direction']): SortedBy => ({
    columns: [{ expression, type }, id],
    direction,
  });
  const popular = by(`${placed}.popularity`, 'integer', 'desc');
  const rank = offers.rank('o');
  switch (sort) {
    case 'popular':
      return popular;
    case 'relevance':
      if (!rank) return popular;
      return {
        // of equals the oldest
        columns: [
          { expression: rank, type: 'real' },
          popular.columns[0]!,
          { expression: '-o.offer_id', type: 'integer' },
        ],
        direction: 'desc',
      };
    case 'newest':
      return { columns: [{ expression: `o.${offers.unit}`, type: 'integer' }], direction: 'desc' };
    case 'price':
      return by(`${placed}.price_cents`, 'bigint', 'asc');
    case '-price':
      return by(dear(`${placed}.price_cents`), 'bigint', 'asc');
    case 'total':
      return by(`coalesce(o.total_cents, ${NO_PRICE_CENTS})`, 'bigint', 'asc');
    case 'name':
      return by(`${offers.texts('o')}.name_${locale}`, 'text', 'asc');
  }
}

/** Falling, but foreign prices stay the last. */
const dear = (cents: string) => `(case when ${cents} < ${NO_PRICE_CENTS} then -${cents} else ${cents} end)`;
