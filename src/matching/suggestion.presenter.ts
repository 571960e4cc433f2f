import { plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { productUrl } from '../products/product.presenter.js';
import type { MatchSuggestionJson } from './suggestion.json.js';
import type { SuggestionReason } from './suggestion.js';
import type { SuggestedOfferRow, Suggestion } from './match-suggestions.service.js';

export function toMatchSuggestionJson(
  suggestion: Suggestion,
  locale: Locale,
  origin: string,
): MatchSuggestionJson {
  const { id, kind, percent, reasons, offer, other, createdAt } = suggestion;
  return {
    id,
    kind,
    score: percent / 100,
    reasons: reasons.map(toReason),
    offer: toOffer(offer, locale, origin),
    other: toOffer(other, locale, origin),
    createdAt: createdAt.toISOString(),
  };
}

function toReason(reason: SuggestionReason): MatchSuggestionJson['reasons'][number] {
  const value = 'value' in reason ? reason.value : null;
  return {
    code: reason.code,
    text: Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : null,
    percent: typeof value === 'number' ? value : null,
  };
}

function toOffer(row: SuggestedOfferRow, locale: Locale, origin: string): MatchSuggestionJson['offer'] {
  const { id, companyId, companyName, brand, mpn, gtin, price, clicks, offers } = row;
  const texts = {
    name: plainText(row.name, locale),
    url: origin + productUrl({ ...row, kind: 'product' }, locale),
  };
  return { id, companyId, companyName, ...texts, brand, mpn, gtin, price, clicks, offers };
}
