import { NO_PRICE_CENTS } from '../../codes.js';
import { IndexVocabulary } from '../index-vocabulary.js';
import { IndexContent } from './index-content.js';

const COUNT = 120;
const content = new IndexContent();
for (let id = 1; id <= COUNT; id++) {
  const name = { sl: `${id % 3 ? 'Vijak' : 'Matica'} ${1_000 + id} ${id % 2}` };
  content.offers.put(id, [
    {
      offerId: id,
      groupId: id,
      cardId: id,
      companyId: 1,
      brandId: 0,
      kind: 1,
      condition: 1,
      availability: 5,
      priceCents: 1_000,
      totalCents: NO_PRICE_CENTS,
      discounted: 0,
      popularity: 0,
      categoryIds: [],
      valueIds: [],
      definitionIds: [],
      attributeIds: [],
      name,
      group: { names: [name], codes: [], eans: [], brandIds: [], companyIds: [] },
      textHash: id,
    },
  ]);
}
const numbers = Array.from({ length: COUNT }, (_, at) => at + 1);

/** The offers with one of the words and the others. */
const find = (any: string[], ...others: string[]) => {
  const concepts = [any, ...others.map((word) => [word])].map((words) => ({
    text: words[0]!,
    alternatives: [{ all: [{ field: 'name' as const, any: words }], weight: 5 }],
  }));
  const { rows, relevance } = content.search.find({ concepts, isStrict: false, excluded: [], boosts: [] });
  return Array.from(rows, (row, at) => [content.offers.offers[row], relevance[at]]);
};

it.each([1, 32, 33, 100])('finds offers with one of %d words', (count) => {
  const words = numbers.slice(6, 6 + count).map((id) => String(1_000 + id));
  const ids = numbers.slice(6, 6 + count);
  expect(find(words)).toEqual(ids.map((id) => [id, 5]));
  expect(find(words, 'vijak')).toEqual(ids.filter((id) => id % 3).map((id) => [id, 10]));
  // nothing has all of them
  expect(find(words, 'vijak', 'neznano')).toEqual(ids.filter((id) => id % 3).map((id) => [id, 10]));
});

it('completes a beginning with the most used words first, of equals in order', () => {
  const words = new IndexVocabulary(content).beginningWith('1').map(({ word }) => word);
  expect(words).toEqual(['1', ...numbers.map((id) => String(1_000 + id))]);
  expect(new IndexVocabulary(content).usesIn('1', [1, 2, 3])).toEqual(
    new Map([
      ['1', 2],
      ['1001', 1],
      ['1002', 1],
      ['1003', 1],
    ]),
  );
});

it('finds offers with a word that has a prefix', () => {
  const fits = (prefix: string) => {
    const alternatives = [{ all: [{ field: 'name' as const, prefix }], weight: 5 }];
    const concepts = [{ text: prefix, alternatives }];
    return [...content.search.find({ concepts, isStrict: true, excluded: [], boosts: [] }).rows];
  };
  expect(fits('10')).toHaveLength(99);
  expect(fits('110')).toHaveLength(10);
  expect(fits('matic')).toHaveLength(COUNT / 3);
  expect(fits('matice')).toEqual([]);
  const vocabulary = new IndexVocabulary(content);
  expect(['10', 'matica', 'maticax', 'a'].map((prefix) => vocabulary.hasPrefix(prefix))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
