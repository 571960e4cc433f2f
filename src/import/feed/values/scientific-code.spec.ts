import { googleFeed, googleItem, itemsOf } from '../testing/feeds.js';
import { isScientific, mayBeScientific, ScientificCodes } from './scientific-code.js';

const judge = (...texts: string[]) => {
  const codes = new ScientificCodes();
  for (const text of texts) codes.add(text);
  return codes.areLost;
};

it.each(['3,83001E+12', '9.78961E+12', '5,4e+11', '4.006381333931E+12'])('%s is a lost number', (text) => {
  const isLong = /\d[.,]\d\d/.test(text);
  expect([isScientific(text), mayBeScientific(text)]).toEqual([isLong, true]);
});

it.each(['12E4', '7E5', '1E', 'E+11', '12E+4', '1.5E-3', 'AB1E+11', '1,23457E+1234', '3830001234567'])(
  '%s is a code',
  (text) => {
    expect(mayBeScientific(text)).toBe(false);
  },
);

it('judges short ones by the other codes of the file', () => {
  expect(judge('1E+12', '2E+12', '3E+12')).toBe(true);
  expect(judge('1E+12', 'LONEC-1', 'LONEC-2', 'LONEC-3')).toBe(false);
  expect(judge('2,5E+04', '1,75E+05')).toBe(true);
  expect(judge('12E4', '13E4')).toBe(false);
  expect(judge('LONEC-1', 'LONEC-2', '3,83001E+12')).toBe(true);
  expect(judge('', '1E+12')).toBe(false);
});

it('imports nothing from lost codes', async () => {
  let lost: unknown;
  const feed = googleFeed(...['3,83001E+12', '12E4', '3,83001E+12', '4E+12'].map((id) => googleItem(id)));
  const items = await itemsOf(feed, { onEnd: ({ lostCodes }) => (lost = lostCodes) });
  expect(items.map(({ kind, issues }) => [kind, ...issues.map(({ code }) => code)])).toEqual([
    ['rejected', 'id_scientific'],
    ['offer'],
    ['rejected', 'id_scientific'],
    ['rejected', 'id_scientific'],
  ]);
  expect(lost).toEqual({ count: 3, example: '3,83001E+12' });
});

it('joins no variants by a lost number', async () => {
  const [item] = await itemsOf(googleFeed(googleItem('1', '<g:item_group_id>3,83001E+12</g:item_group_id>')));
  expect(item).toMatchObject({ offer: { variantGroup: null }, issues: [{ code: 'value_unknown' }] });
});
