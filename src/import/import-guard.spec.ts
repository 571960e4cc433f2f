import { holdReasons, type ImportPlan } from './import-guard.js';

const plan = (figures: Partial<ImportPlan>): ImportPlan => ({
  differing: 1,
  vanishing: 0,
  active: 0,
  known: 0,
  jumped: 0,
  exchanged: 0,
  hadEan: 0,
  lostEan: 0,
  currency: { code: 'EUR', unstated: 0, unclear: [] },
  language: { unclear: [], stated: ['sl'] },
  traits: [],
  lostCodes: null,
  ...figures,
});
const reasonsOf = (figures: Partial<ImportPlan>) => holdReasons(plan(figures)).map(({ code }) => code);

describe('guard against mass removal', () => {
  it('allows up to 20 missing offers, whatever their share', () => {
    expect(reasonsOf({ vanishing: 20, active: 20 })).toEqual([]);
    expect(reasonsOf({})).toEqual([]);
  });

  it('allows up to 30 % missing offers', () => {
    expect(reasonsOf({ vanishing: 300, active: 1000 })).toEqual([]);
  });

  it('holds when more than 30 % and more than 20 offers are missing', () => {
    expect(holdReasons(plan({ vanishing: 21, active: 60 }))).toEqual([
      { code: 'mass_removal', values: { count: 21, of: 60, percent: 35 } },
    ]);
    expect(reasonsOf({ vanishing: 301, active: 1000 })).toEqual(['mass_removal']);
  });
});

describe('other guards', () => {
  it('hold when prices or currencies of more than 30 % of the known offers change', () => {
    expect(reasonsOf({ jumped: 300, exchanged: 300, known: 1000 })).toEqual([]);
    expect(reasonsOf({ jumped: 301, known: 1000 })).toEqual(['price_jumps']);
    expect(reasonsOf({ exchanged: 301, known: 1000 })).toEqual(['currency_change']);
    expect(reasonsOf({ exchanged: 20, known: 20 })).toEqual([]);
  });

  it('hold for price jumps of half of the known offers, from three offers on', () => {
    expect(reasonsOf({ jumped: 2, known: 2 })).toEqual([]);
    expect(reasonsOf({ jumped: 1, known: 3 })).toEqual([]);
    expect(reasonsOf({ jumped: 2, known: 3 })).toEqual(['price_jumps']);
    expect(reasonsOf({ jumped: 2, known: 4 })).toEqual(['price_jumps']);
    expect(reasonsOf({ jumped: 9, known: 20 })).toEqual([]);
  });

  it('hold when more than half of the offers with an EAN would lose it', () => {
    expect(reasonsOf({ lostEan: 50, hadEan: 100, known: 1000 })).toEqual([]);
    expect(reasonsOf({ lostEan: 51, hadEan: 100, known: 1000 })).toEqual(['eans_lost']);
  });

  it('hold for texts whose language the file contradicts', () => {
    const of = (stated: string[], unclear: ImportPlan['language']['unclear']) =>
      plan({ language: { stated, unclear } });
    expect(holdReasons(of(['en'], ['en', 'sl']))).toEqual([
      { code: 'language_differs', values: { stated: 'en', languages: 'en, sl' } },
    ]);
    expect(
      holdReasons(plan({ language: { stated: ['en'], unclear: ['en', 'sl'], unlike: 'former' } })),
    ).toMatchObject([{ code: 'language_change' }]);
    expect(holdReasons(of(['en', 'de'], ['en', 'other']))).toEqual([
      { code: 'language_unclear', values: { stated: 'en, de', languages: 'en, other' } },
    ]);
  });

  it('return all reasons', () => {
    expect(reasonsOf({ vanishing: 50, active: 60, jumped: 40, known: 40, lostEan: 40, hadEan: 40 })).toEqual([
      'mass_removal',
      'price_jumps',
      'eans_lost',
    ]);
  });
});
