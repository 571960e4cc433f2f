import { Invalid } from '../core/errors/domain-errors.js';
import { readGtin } from '../product-data/gtin.js';

/**
 * A code with its check digit right. One that is good in one store only, or ambiguous, is kept, but joins no comparison.
 * @throws Invalid at `ean`
 */
export function readCode(text: string | null): { ean: string | null; gtin: string | null } {
  if (!text) return { ean: null, gtin: null };
  const { ean, gtin, problem } = readGtin(text);
  if (ean) return { ean, gtin };
  throw new Invalid('fault.invalid', {}, { ean: { key: `feed.issues.${problem!}.message` } });
}
