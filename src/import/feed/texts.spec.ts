import { readFileSync } from 'node:fs';
import { ALL_FORMATS } from './formats/formats.js';
import { MAPPED } from './formats/mapping-table.js';
import { googleFeed, googleItem, itemsOf, refusalOf } from './testing/feeds.js';
import { ISSUE_CODES } from './issue-codes.js';
import { REFUSAL_CODES } from './refused.js';

type Text = string | Record<string, string>;
interface FeedTexts {
  formats: Record<string, string>;
  attributes: Record<string, string>;
  refused: Record<string, { message: Text; hint: Text }>;
  issues: Record<string, { message: Text; hint: Text }>;
}

const texts = (locale: string): FeedTexts =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../locales/${locale}/feed.json`, 'utf8'));
const placeholders = (text: Text) => {
  const forms = typeof text === 'string' ? [text] : Object.values(text);
  return forms.map((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort());
};

describe.each(['sl', 'en'])('texts in %s', (locale) => {
  const { issues, refused, formats } = texts(locale);

  it('name every issue, refusal and format, and nothing else', () => {
    expect(Object.keys(issues).sort()).toEqual([...ISSUE_CODES].sort());
    expect(Object.keys(refused).sort()).toEqual([...REFUSAL_CODES].sort());
    expect(Object.keys(formats).sort()).toEqual([MAPPED, ...ALL_FORMATS.map(({ id }) => id)].sort());
  });

  it('have a message and a hint each', () => {
    for (const { message, hint } of [...Object.values(issues), ...Object.values(refused)])
      for (const text of [message, hint])
        for (const form of typeof text === 'string' ? [text] : Object.values(text))
          expect(form).toMatch(/^\S.*[.]$/);
  });
});

it('both languages use the same placeholders', () => {
  const [sl, en] = [texts('sl'), texts('en')];
  for (const group of ['issues', 'refused'] as const)
    for (const code of Object.keys(sl[group])) {
      const wanted = placeholders(en[group][code]!.message)[0];
      for (const found of placeholders(sl[group][code]!.message))
        expect([code, found]).toEqual([code, wanted]);
    }
});

it('placeholders are filled by the reported values', async () => {
  const { issues, refused } = texts('en');
  const items = await itemsOf(
    googleFeed(
      googleItem(
        '1',
        `<g:brand>${'x'.repeat(200)}</g:brand><g:quantity>0</g:quantity><g:availability>in stock</g:availability>`,
      ),
      googleItem('1'),
      googleItem('x'.repeat(101)),
      googleItem('2', '<g:price>5 CHF</g:price><g:gtin>3830000000000,8806088269696</g:gtin>'),
      googleItem(
        '3',
        Array.from(
          { length: 21 },
          (_, index) => `<g:additional_image_link>https://a.example/${index}</g:additional_image_link>`,
        ).join(''),
      ),
    ),
  );
  const reported = items.flatMap((item) => item.issues);
  expect(reported.map(({ code }) => code).sort()).toEqual([
    'availability_contradiction',
    'currency_foreign',
    'ean_several',
    'id_duplicate',
    'id_too_long',
    'pictures_too_many',
    'text_cut',
  ]);
  for (const { code, values } of reported)
    expect(Object.keys(values).sort()).toEqual(placeholders(issues[code]!.message)[0]);
  const refusal = await refusalOf(itemsOf(googleFeed('<h:id/>')));
  expect(Object.keys(refusal.values)).toEqual(
    expect.arrayContaining(placeholders(refused[refusal.code]!.message)[0]!),
  );
});
