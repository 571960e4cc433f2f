import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchedOffer } from '../../src/matching/matched-offer.js';

export interface LabelledPair {
  one: MatchedOffer;
  other: MatchedOffer;
  isSame: boolean;
}

const LINE =
  /^(?<label>[A-Z]) \| (?<brand>.*?) ?\| (?<name>.+?) \| (?<mpn>.*?) ?\| (?<price>[\d.]+)(?: @ (?<category>.+?))?(?: ! (?<condition>\w+))?$/;

/** All pairs of two offers in a family of a file next to this one. */
export function labelledPairs(file: 'open' | 'held-out'): LabelledPair[] {
  const text = readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8');
  const categories: string[] = [];
  let id = 0;
  return text
    .split(/^= /m)
    .slice(1)
    .flatMap((family) => {
      const [category, ...lines] = family.trim().split('\n');
      const offers = lines.map((line) => toOffer(line, category!, categories, ++id));
      return offers.flatMap(([label, one], index) =>
        offers.slice(index + 1).map(([otherLabel, other]) => ({ one, other, isSame: label === otherLabel })),
      );
    });
}

function toOffer(line: string, family: string, categories: string[], id: number): [string, MatchedOffer] {
  const { label, brand, name, mpn, price, category = family, condition = 'new' } = LINE.exec(line)!.groups!;
  if (!categories.includes(category)) categories.push(category);
  return [
    label!,
    {
      id,
      companyId: id,
      storeName: 'Trgovina',
      name: { sl: name! },
      brand: brand || null,
      mpn: mpn || null,
      gtin: null,
      condition,
      categoryIds: [categories.indexOf(category)],
      imageHash: null,
      sizes: [],
      colours: [],
      unitMeasure: null,
      multipack: null,
      isBundle: false,
      hasContract: false,
      priceCents: Math.round(Number(price) * 100),
      regularPriceCents: null,
      highestPriceCents: null,
    },
  ];
}

/** Precision and recall of pairs with at least this score. */
export function measure(
  pairs: LabelledPair[],
  scoreOf: (pair: LabelledPair) => number | null,
  minimum: number,
): { precision: number; recall: number; wrong: string[]; missed: string[] } {
  const names = ({ one, other }: LabelledPair) => `${one.name.sl} = ${other.name.sl}`;
  const accepted = pairs.filter((pair) => (scoreOf(pair) ?? 0) >= minimum);
  const right = accepted.filter(({ isSame }) => isSame);
  const same = pairs.filter(({ isSame }) => isSame);
  return {
    precision: right.length / accepted.length,
    recall: right.length / same.length,
    wrong: accepted.filter(({ isSame }) => !isSame).map(names),
    missed: same.filter((pair) => !right.includes(pair)).map(names),
  };
}
