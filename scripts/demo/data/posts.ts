import { readFileSync } from 'node:fs';
import { type Locale, LOCALES } from '../../../src/core/i18n/locales.js';
import type { ColourId } from './colours.js';

type Texts = Record<Locale, string>;

interface PostFile {
  /** Files `posts/<name>.<locale>.md`: title, summary, text. */
  name: string;
  daysAgo: number;
  cover: readonly [artist: string, colour: ColourId, variant: number];
  /** The alternative text of the cover. */
  alt: Texts;
}

/** A post of the demo. */
export interface DemoPost extends PostFile {
  title: Texts;
  summary: Texts;
  /** Markdown with the links of `post-links.ts`. */
  body: Texts;
}

const FOLDER = new URL('../../../../scripts/demo/data/posts/', import.meta.url);

/** The oldest first. */
const FILES: readonly PostFile[] = [
  {
    name: 'energy-labels',
    daysAgo: 34,
    cover: ['bulb', 'yellow', 0],
    alt: { sl: 'Rumena žarnica', en: 'A yellow light bulb' },
  },
  {
    name: 'tents',
    daysAgo: 29,
    cover: ['tent', 'orange', 0],
    alt: { sl: 'Oranžen šotor na travniku', en: 'An orange tent in a meadow' },
  },
  {
    name: 'unit-prices',
    daysAgo: 26,
    cover: ['honey', 'yellow', 0],
    alt: { sl: 'Kozarec medu', en: 'A jar of honey' },
  },
  {
    name: 'bicycles',
    daysAgo: 22,
    cover: ['bike', 'lightBlue', 0],
    alt: { sl: 'Svetlo modro mestno kolo', en: 'A light blue city bike' },
  },
  {
    name: 'refurbished',
    daysAgo: 19,
    cover: ['phone', 'graphite', 1],
    alt: { sl: 'Grafitno siv telefon', en: 'A graphite grey phone' },
  },
  {
    name: 'knives',
    daysAgo: 17,
    cover: ['knife', 'natural', 0],
    alt: { sl: 'Kuharski nož z lesenim ročajem', en: 'A chef’s knife with a wooden handle' },
  },
  {
    name: 'laptops',
    daysAgo: 15,
    cover: ['laptop', 'darkBlue', 1],
    alt: { sl: 'Temno moder prenosnik', en: 'A dark blue laptop' },
  },
  {
    name: 'headphones',
    daysAgo: 12,
    cover: ['headphones', 'darkBlue', 0],
    alt: { sl: 'Temno modre naglavne slušalke', en: 'Dark blue over-ear headphones' },
  },
  {
    name: 'toys',
    daysAgo: 9,
    cover: ['train', 'red', 2],
    alt: { sl: 'Rdeč leseni vlak', en: 'A red wooden train' },
  },
  {
    name: 'espresso',
    daysAgo: 6,
    cover: ['espresso', 'red', 1],
    alt: { sl: 'Rdeč kavni aparat na pultu', en: 'A red espresso machine on a worktop' },
  },
  {
    name: 'reductions',
    daysAgo: 3,
    cover: ['kettle', 'terracotta', 1],
    alt: { sl: 'Opečnat grelnik vode na mizi', en: 'A terracotta kettle on a table' },
  },
  {
    name: 'delivery',
    daysAgo: 1,
    cover: ['backpack', 'darkGreen', 0],
    alt: { sl: 'Temno zelen nahrbtnik', en: 'A dark green backpack' },
  },
];

export const DEMO_POSTS: readonly DemoPost[] = FILES.map((file) => {
  const texts = LOCALES.map((locale) => {
    const text = readFileSync(new URL(`${file.name}.${locale}.md`, FOLDER), 'utf8');
    const [, title, summary, body] = /^# (.+)\n\n(.+)\n\n([^]+)$/.exec(text)!;
    return { locale, title: title!, summary: summary!, body: body! };
  });
  const all = (field: 'title' | 'summary' | 'body') =>
    Object.fromEntries(texts.map((text) => [text.locale, text[field]])) as Texts;
  return { ...file, title: all('title'), summary: all('summary'), body: all('body') };
});
