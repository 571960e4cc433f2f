import { imageDistance } from './image-distance.js';
import type { MatchedOffer } from './matched-offer.js';
import { matchedName } from './matched-name.js';
import { BULK_SCORE, scorePair } from './score-pair.js';

let count = 0;

function anOffer(name: string, fields: Partial<MatchedOffer> = {}): MatchedOffer {
  const id = ++count;
  return {
    id,
    companyId: id,
    storeName: 'Trgovina',
    name: { sl: name },
    brand: 'Bosch',
    mpn: null,
    gtin: null,
    condition: 'new',
    categoryIds: [1],
    imageHash: null,
    sizes: [],
    colours: [],
    unitMeasure: null,
    multipack: null,
    isBundle: false,
    hasContract: false,
    priceCents: 10_000,
    regularPriceCents: null,
    highestPriceCents: null,
    ...fields,
  };
}

const score = (one: MatchedOffer, other: MatchedOffer) => scorePair(matchedName(one), matchedName(other));
const scoreOf = (one: string, other: string, fields: Partial<MatchedOffer> = {}) =>
  score(anOffer(one, fields), anOffer(other, fields))?.score ?? null;

describe('the score of a pair', () => {
  it('is high for a shared code, also if one name spells it with blanks', () => {
    const pair = score(
      anOffer('Pralni stroj Bosch WGB 256A0 BY'),
      anOffer('Bosch WGB256A0BY pralni stroj, 10 kg'),
    );
    expect(pair!.score).toBeGreaterThanOrEqual(BULK_SCORE);
    expect(pair!.reasons.find(({ code }) => code === 'code')).toEqual({
      code: 'code',
      value: 'wgb256a0by',
      weight: 0.6,
    });
  });

  it('does not depend on the order of the offers', () => {
    const [one, other] = [anOffer('Bosch GSR 18V-55 vrtalnik'), anOffer('Vrtalnik Bosch GSR 18V-55, 2 Ah')];
    expect(score(one, other)!.score).toBe(score(other, one)!.score);
  });

  it('is high for equal names in another order, and lower if one has another word', () => {
    expect(scoreOf('Bosch mleta kava klasik 400 g', 'Kava Bosch klasik, mleta, 400g')).toBeGreaterThanOrEqual(
      BULK_SCORE,
    );
    expect(scoreOf('Bosch mleta kava klasik 400 g', 'Kava Bosch klasik mleta vanilija 400 g')).toBeLessThan(
      BULK_SCORE,
    );
    expect(scoreOf('Bosch kava vanilija 400 g', 'Bosch kava kokos 400 g')).toBeNull();
  });

  it.each([
    ['capacity', 'Bosch Galaxy QX128 8 GB / 128 GB', 'Bosch Galaxy QX128 8 GB / 256 GB'],
    ['content', 'Bosch krema nežna 200 ml', 'Bosch krema nežna 300 ml'],
    ['colour', 'Bosch čajnik TWK8611 rdeč', 'Bosch čajnik TWK8611 bel'],
    ['size', 'Bosch jakna AB1234 velikost M', 'Bosch jakna AB1234 velikost L'],
    ['size without its word', 'Bosch superge AB1234, 42', 'Bosch superge AB1234, 43'],
    ['pack', 'Bosch kava klasik 400 g', 'Bosch kava klasik 10 x 400 g'],
    ['variant of a model', 'Bosch telefon QX9000 Pro', 'Bosch telefon QX9000'],
    ['part of a product', 'Bosch ovitek za telefon QX9000', 'Bosch telefon QX9000'],
  ])('never joins another %s', (_, one, other) => {
    expect(scoreOf(one, other)).toBeNull();
    expect(scoreOf(one, other, { mpn: 'QX9000-12', imageHash: 'ffff0000ffff0000' })).toBeNull();
    // the first name with itself is a pair, so the difference decides
    expect(scoreOf(one, one, { mpn: 'QX9000-12' })).not.toBeNull();
  });

  it('never joins another condition, offers of one store, or a contract', () => {
    const name = 'Bosch telefon QX9000';
    expect(score(anOffer(name), anOffer(name, { condition: 'refurbished' }))).toBeNull();
    expect(score(anOffer(name, { companyId: 1 }), anOffer(name, { companyId: 1 }))).toBeNull();
    expect(score(anOffer(name), anOffer(name, { hasContract: true }))).toBeNull();
  });

  it('never joins codes of one numbering that differ', () => {
    expect(
      score(anOffer('Bosch toner 59', { mpn: 'CF259A' }), anOffer('Bosch toner 59', { mpn: 'CF259X' })),
    ).toBeNull();
  });

  it('rises with equal images, which alone suggest nothing', () => {
    const image = { imageHash: 'f0f0f0f0f0f0f0f0' };
    const alike = { imageHash: 'f0f0f0f0f0f0f0f1' };
    expect(score(anOffer('Bosch skleda kokos', image), anOffer('Bosch krožnik porcelan', alike))).toBeNull();
    const name = 'Bosch skleda velika porcelan';
    const usual = score(anOffer(name), anOffer(name))!.score;
    expect(score(anOffer(name, image), anOffer(name, alike))!.score).toBeGreaterThan(usual);
    expect(score(anOffer(name, image), anOffer(name, { imageHash: '0000000000000000' }))!.score).toBe(usual);
  });

  it('falls with another GTIN and a distant price', () => {
    const name = 'Bosch telefon QX9000';
    const usual = score(anOffer(name), anOffer(name))!.score;
    expect(score(anOffer(name, { gtin: '1' }), anOffer(name, { gtin: '2' }))!.score).toBeLessThan(usual);
    expect(score(anOffer(name), anOffer(name, { priceCents: 19_000 }))!.score).toBeLessThan(usual);
  });
});

describe('the distance of two images', () => {
  it('is the number of different bits', () => {
    expect(imageDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
    expect(imageDistance('f0f0f0f0f0f0f0f0', 'f0f0f0f0f0f0f0f1')).toBe(1);
    expect(imageDistance(null, '0000000000000000')).toBeNull();
  });
});
