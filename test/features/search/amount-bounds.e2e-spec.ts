import { demoOffers } from '../../../scripts/demo/offers.js';
import { putDemoIn } from '../../support/demo-catalogue.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use();
await putDemoIn(katalog);

const offers = [...demoOffers().values()].flat();
const sold = new Map(offers.map(({ product }) => [product.ean, product]));

describe('bounds of amounts in a search', () => {
  async function found(locale: 'sl' | 'en', text: string) {
    const form = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' }[locale];
    const led = await katalog.visitor().get(`${form}?query=${encodeURIComponent(text)}`);
    const { props } = await katalog.visitor().page(led.headers.get('location')!, 'products/search');
    return props;
  }

  it.each([
    ['sl', 'nahrbtnik vsaj 40 litrov', 'backpack', 'Volume', 40, Infinity],
    // by its storage, and not by its memory
    ['en', 'laptop up to 512 GB', 'laptop', 'SSD', 0, 512],
    ['en', 'backpack at least 40 l', 'backpack', 'Volume', 40, Infinity],
    ['en', 'backpack at least 40000 ml', 'backpack', 'Volume', 40, Infinity],
    // the bound is not included
    ['en', 'backpack over 30 l', 'backpack', 'Volume', 31, Infinity],
    ['en', 'backpack 30 l or more', 'backpack', 'Volume', 30, Infinity],
    ['sl', 'nahrbtnik 20-35 l', 'backpack', 'Volume', 20, 35],
    ['sl', 'nahrbtnik med 25 in 35 l', 'backpack', 'Volume', 25, 35],
    ['sl', 'do 1,5 l grelnik', 'kettle', 'Capacity', 0, 1.5],
    ['sl', 'monitor vsaj 100 Hz', 'monitor', 'Refresh rate', 100, Infinity],
    ['en', 'earbuds with at least 30 h battery', 'earbuds', 'Battery life with case', 30, Infinity],
    ['en', 'drill over 50 Nm', 'drill', 'Torque', 51, Infinity],
    ['en', 'over 500 lumens lamp', 'desk-lamp', 'Luminous flux', 501, Infinity],
    ['sl', 'svetilka več kot 500 lumnov', 'desk-lamp', 'Luminous flux', 501, Infinity],
    ['sl', 'spalna vreča -5', 'sleeping-bag', 'Comfort temperature', -5, -5],
    ['sl', 'spalna vreča do minus 4', 'sleeping-bag', 'Comfort temperature', -100, -4],
    ['sl', 'spalna vreča 10 stopinj', 'sleeping-bag', 'Comfort temperature', 10, 10],
  ] as const)('find, in %s, for %s each %s with %s from %d to %d', async (...row) => {
    const [locale, text, type, attribute, from, to] = row;
    const wanted = [...sold.values()].filter(
      (product) =>
        product.type.id === type &&
        product.attributes.some(({ name, value }) => {
          const amount = Number(value[1].replace('−', '-'));
          return name[1] === attribute && from <= amount && amount <= to;
        }),
    );
    const { list, isNear, missing } = await found(locale, text);
    const names = list.cards.map(({ name }) => name.text).sort();
    expect(wanted.length).toBeGreaterThan(0);
    expect({ names, isNear, missing }).toEqual({
      names: wanted.map(({ name }) => name[locale === 'sl' ? 0 : 1]).sort(),
      isNear: false,
      missing: [],
    });
  });

  it.each([
    ['sl', 'nahrbtnik vsaj 400 litrov', 'vsaj 400 litrov'],
    // never the sleeping bags for +10 °C
    ['sl', 'spalna vreča -10', '-10'],
    ['sl', 'spalna vreča do -10 stopinj', 'do -10 stopinj'],
    ['en', 'sleeping bag minus 10°C', 'minus 10°C'],
  ] as const)('are named, in %s, if no product of %s is within them', async (locale, text, phrase) => {
    const { isNear, missing } = await found(locale, text);
    expect({ isNear, missing }).toEqual({ isNear: true, missing: [phrase] });
  });
});
