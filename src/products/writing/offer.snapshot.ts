import { valuesSnapshot } from '../../attributes/attribute.snapshot.js';
import { bareTexts } from '../../core/i18n/local-text.js';
import { TEXT_FIELDS, WRITTEN_NAMES } from '../product-columns.js';
import type { OfferPart, OfferState } from './offer-state.js';

type Snapshot = Record<string, unknown>;

const TEXT_NAMES: ReadonlySet<string> = new Set(TEXT_FIELDS.map(({ name }) => name));
const AUDITED = [...WRITTEN_NAMES, 'categoryIds', 'attributes', 'media', 'keptFields'] as const;

/** An offer in audit entries, with the given parts only. */
export function toSnapshot(offer: Partial<OfferState> & { companyId?: number }): Snapshot {
  const parts = AUDITED.filter((part) => offer[part] !== undefined);
  return {
    ...Object.fromEntries(parts.map((part) => [part, audited(part, offer)])),
    ...(offer.companyId !== undefined && { companyId: offer.companyId }),
  };
}

function audited(part: OfferPart, offer: Partial<OfferState>): unknown {
  if (part === 'attributes') return valuesSnapshot(offer.attributes!);
  if (part === 'media') return offer.media!.map(({ id }) => id).join(', ');
  if (part === 'categoryIds' || part === 'keptFields') return offer[part]!.join(', ');
  return TEXT_NAMES.has(part) ? bareTexts(offer[part as 'name']!) : offer[part];
}
