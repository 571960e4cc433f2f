import type { DifferenceKind } from '../products/difference-kind.js';
import type { CurrencyDecision } from './feed/formats/feed-currency.js';
import type { LanguageDecision } from './feed/formats/feed-language.js';
import type { LostCodes } from './feed/values/scientific-code.js';
import type { RunMessage } from './import.entity.js';

/** Traits that a whole file gets by a mistake of its export. Each is a code of texts. */
export type FeedTrait = 'all_out_of_stock' | 'delivery_cost_gone' | 'links_elsewhere' | 'pictures_same';

/** An exceptional trait of a file. `values`: of its text. */
export interface FoundTrait {
  code: FeedTrait;
  /** The store's present offers differ, so the import would change them all. */
  isNew: boolean;
  count: number;
  of: number;
  values: { host: string; known: string };
}

/** The changes that a run would make to the store's offers. */
export interface ImportPlan {
  /** Offers of the feed that differ from the stored ones; null when that is found only field by field. */
  differing: number | null;
  /** Active offers from feeds that are missing in this one. */
  vanishing: number;
  active: number;
  /** Offers of the feed that the store already has. */
  known: number;
  /** Known offers whose price would be several times higher or lower. */
  jumped: number;
  /** Known offers whose price would be in another currency. */
  exchanged: number;
  /** Known offers with an EAN, and the number of them that would lose it. */
  hadEan: number;
  lostEan: number;
  /** Currency of prices without one. */
  currency: Pick<CurrencyDecision, 'code' | 'unstated' | 'unclear' | 'hint'>;
  /** Language of texts without one. */
  language: Pick<LanguageDecision, 'stated' | 'unclear' | 'unlike'>;
  /** Exceptional traits of the file as a whole. */
  traits: FoundTrait[];
  /** Products of the file whose codes a spreadsheet destroyed. */
  lostCodes: (LostCodes & { of: number }) | null;
}

const HELD_COUNT = 20;

interface Guard {
  code: string;
  /** The differences that it is about. */
  kind: DifferenceKind;
  /** The field that the differences show. */
  field?: string;
  /** How many offers are affected, of how many. */
  figures(plan: ImportPlan): { count: number; of: number };
  /** A larger share holds the run, if it is more than `HELD_COUNT` offers. */
  share: number;
  /** From this number of offers, this share holds the run, even below the minimum count. */
  ofFew?: { share: number; from: number };
}

const GUARDS: Guard[] = [
  {
    code: 'mass_removal',
    kind: 'gone',
    share: 0.3,
    figures: ({ vanishing, active }) => ({ count: vanishing, of: active }),
  },
  {
    code: 'price_jumps',
    kind: 'price_jump',
    field: 'price',
    share: 0.3,
    // a wrong price stays in the price history, in a small store as well
    ofFew: { share: 0.5, from: 3 },
    figures: ({ jumped, known }) => ({ count: jumped, of: known }),
  },
  {
    code: 'currency_change',
    kind: 'currency',
    field: 'currency',
    share: 0.3,
    figures: ({ exchanged, known }) => ({ count: exchanged, of: known }),
  },
  {
    code: 'eans_lost',
    kind: 'ean_lost',
    field: 'ean',
    share: 0.5,
    figures: ({ lostEan, hadEan }) => ({ count: lostEan, of: hadEan }),
  },
];

/** Traits hold an import only if they are new to the store's offers; otherwise they are reported. */
const TRAITS: Record<FeedTrait, Pick<Guard, 'kind' | 'field'>> = {
  all_out_of_stock: { kind: 'supply', field: 'availability' },
  delivery_cost_gone: { kind: 'delivery', field: 'deliveryCost' },
  links_elsewhere: { kind: 'details', field: 'link' },
  pictures_same: { kind: 'pictures' },
};

/** The offers that a reason concerns; undefined: none in particular. */
export const guardOf = (code: string): Pick<Guard, 'kind' | 'field'> | undefined =>
  GUARDS.find((guard) => guard.code === code) ?? (code in TRAITS ? TRAITS[code as FeedTrait] : undefined);

/** The reasons why a person must confirm the run before it writes; empty if it may continue. */
export function holdReasons(plan: ImportPlan): RunMessage[] {
  return [
    ...lostCodes(plan),
    ...currencyQuestion(plan),
    ...languageQuestion(plan),
    ...GUARDS.flatMap(({ code, share, ofFew, figures }) => {
      const { count, of } = figures(plan);
      const isMass = count > HELD_COUNT && count > of * share;
      const isMostOfFew = ofFew !== undefined && of >= ofFew.from && count >= of * ofFew.share;
      if (!isMass && !isMostOfFew) return [];
      return { code, values: { count, of, percent: percentOf(count, of) } };
    }),
    ...plan.traits
      .filter(({ isNew }) => isNew)
      .map(({ code, count, of, values }) => ({
        code,
        values: { count, of, percent: percentOf(count, of), ...values },
      })),
  ];
}

const percentOf = (count: number, of: number): number => Math.round((count / of) * 100);

/** Lost codes identify nothing, so the file is useless. */
const lostCodes = ({ lostCodes }: ImportPlan): RunMessage[] =>
  lostCodes ? [{ code: 'codes_lost', values: { ...lostCodes } }] : [];

/** For a file with several currencies and prices without one, or whose prices seem to be in another currency. */
function currencyQuestion({ currency: { unclear, unstated, code, hint } }: ImportPlan): RunMessage[] {
  if (unclear.length === 0) return [];
  if (hint !== undefined)
    return [
      {
        code: 'currency_contradicts',
        values: { currency: code, other: unclear[0]!, example: hint, currencies: unclear.join(', ') },
      },
    ];
  return [
    { code: 'currency_unclear', values: { items: unstated, currency: code, currencies: unclear.join(', ') } },
  ];
}

/**
 * For a file that states several languages, or a language that differs from a person's choice or from the
 * store's offers.
 */
function languageQuestion({ language: { unclear, stated, unlike } }: ImportPlan): RunMessage[] {
  if (unclear.length === 0) return [];
  const about = unlike === 'former' ? 'change' : stated.length === 1 ? 'differs' : 'unclear';
  return [
    { code: `language_${about}`, values: { stated: stated.join(', '), languages: unclear.join(', ') } },
  ];
}
