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
  text,
  time,
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { SuggestionKind, SuggestionReason } from './suggestion.js';
import type { SuggestionsQuery } from './suggestion.query.js';

export type SuggestionRow = RowOf<typeof BEST_SUGGESTIONS>;
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
  async list({ kind, after, limit }: Pick<SuggestionsQuery, 'kind' | 'after' | 'limit'>): Promise<{
    suggestions: Suggestion[];
    next: string | null;
  }> {
    const [percent, id] = after?.split('-').map(Number) ?? [null, null];
    const rows = await BEST_SUGGESTIONS.rows(this.database, [kind, percent, id, limit + 1]);
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
      next: last && `${last.percent}-${last.id}`,
    };
  }
}

/** $4 suggestions of the kind $1 after the one with the percent $2 and the id $3, the best first. */
const BEST_SUGGESTIONS = statement({
  id: int,
  kind: oneOf<SuggestionKind>(),
  offerId: int,
  otherId: int,
  percent: int,
  reasons: json<SuggestionReason[]>(),
  createdAt: time,
})`
  select id, kind, offer_id as "offerId", other_id as "otherId", score as percent, reasons, created_at as "createdAt"
  from matching_suggestions
  where kind = $1 and ($2::integer is null or score < $2 or (score = $2 and id > $3::integer))
  order by score desc, id limit $4`;

const SUGGESTED_OFFERS = statement({
  id: int,
  companyId: int,
  companyName: text,
  name: json<Translations>(),
  brand: nullable(text),
  mpn: nullable(text),
  gtin: nullable(text),
  price: float,
  offers: int,
})`
  select p.id, p.company_id as "companyId", c.company_name as "companyName", p.name, b.name as brand, p.mpn, p.gtin,
    p.price::float8 as price,
    (select count(*)::integer from catalogue_offers alike where alike.group_id = o.group_id) as offers
  from catalogue_offers o join products p on p.id = o.offer_id join companies c on c.id = p.company_id
  left join brands b on b.id = p.brand_id
  where o.offer_id = any($1::integer[])`;
