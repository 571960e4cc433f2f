import { toSnapshot } from './offer.snapshot.js';

const snapshot = (fields: object) =>
  toSnapshot({
    name: {},
    description: {},
    specifications: {},
    categoryIds: [],
    attributes: [],
    media: [],
    keptFields: [],
    ...fields,
  });

it('has texts by language alone', () => {
  const { name } = snapshot({ name: { sl: 'Tee', en: 'Tee', lang: 'de' } });
  expect(name).toEqual({ sl: 'Tee', en: 'Tee' });
});

it('has attributes in all languages, and each value of one name', () => {
  const attribute = (name: object, value: object, unit: string | null = null) => ({ name, value, unit });
  const colour = { sl: 'Barva', en: 'Colour' };
  const { attributes } = snapshot({
    attributes: [
      attribute(colour, { sl: 'modra', en: 'blue' }),
      attribute({ sl: 'Teža' }, { sl: '2', en: '2' }, 'kg'),
      attribute(colour, { en: 'white', lang: 'und' }),
    ],
  });
  expect(attributes).toEqual({ 'Barva / Colour': 'modra / blue, white', Teža: '2 kg' });
});
