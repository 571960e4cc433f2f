import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  float,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  statements,
  text,
  time,
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { ApiQuery } from '../core/http/api/api-query.js';
import type { MediaRow } from '../media/media.presenter.js';
import { picturesOf } from '../products/products.statements.js';
import {
  SUGGESTION_ORDERS,
  type SuggestionKind,
  type SuggestionOrder,
  type SuggestionReason,
} from './suggestion.js';
import type { SuggestionsQuery } from './suggestion.query.js';

export type SuggestionRow = RowOf<ReturnType<typeof SUGGESTIONS>>;
export type SuggestedOfferRow = RowOf<typeof SUGGESTED_OFFERS>;

/** A suggestion with both offers. */
export interface Suggestion extends SuggestionRow {
  offer: SuggestedOfferRow;
  other: SuggestedOfferRow;
}

/** The suggestions of the matching, for catalogue admins. */
@Injectable()
export class MatchSuggestionsService {
  constructor(private readonly database: DataSource) {}

  /** @returns a page, and the cursor of the next one */
  async list({ kind, order, after, limit }: Omit<SuggestionsQuery, keyof ApiQuery>): Promise<{
    suggestions: Suggestion[];
    next: string | null;
  }> {
    const [position, id] = after?.split('-').map(Number) ?? [null, null];
    const rows = await SUGGESTIONS(order).rows(this.database, [kind, position, id, limit + 1]);
    const page = rows.slice(0, limit);
    const ids = page.flatMap(({ offerId, otherId }) => [offerId, otherId]);
    const offers = new Map(
      (await SUGGESTED_OFFERS.rows(this.database, [ids])).map((offer) => [offer.id, offer]),
    );
    const last = rows.length > limit ? page.at(-1)! : null;
    return {
      suggestions: page.flatMap((row) => {
        const [offer, other] = [offers.get(row.offerId), offers.get(row.otherId)];
        // an offer may be hidden before the worker removes its suggestions
        return offer && other ? [{ ...row, offer, other }] : [];
      }),
      next: last && `${last.position}-${last.id}`,
    };
  }
}

const POSITIONS: Record<SuggestionOrder, string> = {
  score: 's.score',
  clicks: `coalesce((select sum(o.popularity) from catalogue_offers o where o.offer_id in (s.offer_id, s.other_id)), 0)::integer`,
};
const SUGGESTION = {
  id: int,
  kind: oneOf<SuggestionKind>(),
  offerId: int,
  otherId: int,
  percent: int,
  reasons: json<SuggestionReason[]>(),
  createdAt: time,
  position: int,
};
/** $4 suggestions of the kind $1 after the one with the position $2 and the id $3. */
const SUGGESTIONS = statements(
  SUGGESTION,
  (order: SuggestionOrder) => `
  select id, kind, "offerId", "otherId", percent, reasons, "createdAt", position from (
    select s.id, s.kind, s.offer_id as "offerId", s.other_id as "otherId", s.score as percent, s.reasons,
      s.created_at as "createdAt", ${POSITIONS[order]} as position
    from matching_suggestions s where s.kind = $1
  ) placed
  where $2::integer is null or position < $2 or (position = $2 and id > $3::integer)
  order by position desc, id limit $4`,
  ...SUGGESTION_ORDERS.map((order) => [order] as [SuggestionOrder]),
);

const SUGGESTED_OFFERS = statement({
  id: int,
  companyId: int,
  companyName: text,
  name: json<Translations>(),
  brand: nullable(text),
  mpn: nullable(text),
  gtin: nullable(text),
  price: float,
  /** Number in its group. */
  offers: int,
  /** Views of its page and visits to its store in 30 days. */
  clicks: int,
  picture: nullable(json<MediaRow>()),
})`
  select p.id, p.company_id as "companyId", c.company_name as "companyName", p.name, b.name as brand, p.mpn, p.gtin,
    p.price::float8 as price,
    (select count(*)::integer from catalogue_offers alike where alike.group_id = o.group_id) as offers,
    o.popularity as clicks,
    ${picturesOf('p.id', 1)} -> 0 as picture
  from catalogue_offers o join products p on p.id = o.offer_id join companies c on c.id = p.company_id
  left join brands b on b.id = p.brand_id
  where o.offer_id = any($1::integer[])`;
