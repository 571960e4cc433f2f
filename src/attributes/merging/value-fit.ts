import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { readNumber } from '../attribute-number.js';
import type { AttributeRegistry, KnownDefinition } from '../attribute-registry.js';
import { convert } from '../attribute-units.js';

/** A value as stored, and as the other definition has it. */
export interface ReplacedValue {
  value: Translations;
  unit: string | null;
  newValue: Translations;
  newUnit: string | null;
}

/** Why values could not be kept. */
export const MERGE_PROBLEMS = [
  'not_number',
  'not_boolean',
  'no_unit',
  'wrong_unit',
  'unknown_unit',
  'lost',
  'languages_differ',
] as const;
export interface MergeProblem {
  reason: (typeof MERGE_PROBLEMS)[number];
  values: { text: string; unit: string; wanted: string };
}

/** An amount that rounding changes more than this cannot be kept. */
const MOST_LOST = 0.001;

/** A value of a definition as another one has it, or why it could not be kept. */
export function fitValue(
  { value, unit }: { value: Translations; unit: string | null },
  source: KnownDefinition,
  target: KnownDefinition,
  { registry, locale }: { registry: AttributeRegistry; locale: Locale },
): ReplacedValue | MergeProblem {
  const own = unit ?? source.unit;
  const text = [plainText(value, locale), own].filter(Boolean).join(' ');
  const problem = (reason: MergeProblem['reason']) => ({
    reason,
    values: { text, unit: own ?? '', wanted: target.unit ?? '' },
  });
  const amount = value.sl ? readNumber(value.sl, 'sl') : readNumber(value.en ?? '', 'en');
  const isAmount = target.type === 'number' && amount !== null;
  // an amount alone has no unit
  if (isAmount && target.unit !== null && !amount.unit && own === null) return problem('unknown_unit');
  const read = registry.read(target, { value, unit: own });
  if ('key' in read) return problem(read.key.split('.').at(-1) as MergeProblem['reason']);
  const became = readNumber(read.value.en ?? '');
  if (isAmount && became && target.unit !== null) {
    const back = convert(became.amount, target.unit, amount.unit ?? own!)!;
    if (Math.abs(back - amount.amount) > Math.abs(amount.amount) * MOST_LOST) return problem('lost');
  }
  return { value, unit, newValue: read.value, newUnit: read.unit };
}
