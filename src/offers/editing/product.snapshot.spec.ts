import type { ProductRecord } from '../../products/product-record.js';
import { toSnapshot } from './product.snapshot.js';

it('has texts by language alone', () => {
  const lists = { categoryIds: [], attributes: [], media: [], keptFields: [] };
  const record = {
    name: { sl: 'Tee', en: 'Tee', lang: 'de' },
    description: {},
    specifications: {},
    ...lists,
  };
  expect(toSnapshot(record as unknown as ProductRecord)['name']).toEqual({ sl: 'Tee', en: 'Tee' });
});
