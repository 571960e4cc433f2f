import { probeFeed } from '../probing/probe-feed.js';
import type { ReadFeedOptions } from '../items/options.js';
import { feedOf, googleFeed, googleItem, katalogFeed, onlyOffer } from '../testing/feeds.js';
import { decideLanguage } from './feed-language.js';

describe('the language of texts that state none', () => {
  it.each([
    [{}, {}, ['sl', 'store', []]],
    [{}, { byStore: 'en' }, ['en', 'store', []]],
    [{}, { chosen: 'en', byStore: 'other' }, ['en', 'setting', []]],
    [{ en: 1 }, { byStore: 'other' }, ['en', 'file', []]],
    [{ en: 1 }, { chosen: 'en' }, ['en', 'file', []]],
    // a third language is stored under the one that is set
    [{ de: 1 }, {}, ['sl', 'file', []]],
    [{ de: 1 }, { chosen: 'en' }, ['en', 'file', []]],
    [{ de: 1, fr: 1 }, { byStore: 'other' }, ['other', 'file', []]],
  ] as const)('of %j and %j is %j', (stated, settings, expected) => {
    const { under, by, unclear } = decideLanguage(stated, settings);
    expect([under, by, unclear]).toEqual(expected);
  });

  it('is unclear when the file states several, unless one is selected', () => {
    const stated = { en: 2, de: 5 };
    expect(decideLanguage(stated, {})).toMatchObject({ unclear: ['other', 'en'], stated: ['de', 'en'] });
    expect(decideLanguage(stated, { chosen: 'en' })).toMatchObject({ under: 'en', unclear: [] });
  });

  it('is unclear when the file states another one than is selected, until that was confirmed', () => {
    expect(decideLanguage({ en: 1 }, { chosen: 'sl' }).unclear).toEqual(['en', 'sl']);
    expect(decideLanguage({ sl: 1 }, { chosen: 'other' }).unclear).toEqual(['sl', 'other']);
    const answered = { chosen: 'sl', answers: ['en, sl'] } as const;
    expect(decideLanguage({ en: 1 }, answered)).toMatchObject({ under: 'sl', by: 'setting', unclear: [] });
  });

  it('is unclear when the file alone states another one than the offers have, until that was confirmed', () => {
    expect(decideLanguage({ en: 1 }, { former: 'en' })).toMatchObject({ unclear: [], unlike: 'store' });
    const moved = { unclear: ['en', 'sl'], unlike: 'former' };
    expect(decideLanguage({ en: 1 }, { former: 'sl' })).toMatchObject(moved);
    expect(decideLanguage({ en: 1 }, { former: 'sl', byStore: 'en' })).toMatchObject(moved);
    const answered = { former: 'sl', answers: ['en, sl'] } as const;
    expect(decideLanguage({ en: 1 }, answered)).toMatchObject({ under: 'sl', by: 'setting', unclear: [] });
    // a person's choice counts; a file without a language, or with a third one, contradicts nothing
    for (const [stated, chosen] of [[{ en: 1 }, 'en'], [{}], [{ de: 1 }]] as const)
      expect(decideLanguage(stated, { former: 'sl', byStore: 'en', chosen }).unclear).toEqual([]);
  });
});

describe('a feed', () => {
  const NAMELESS = Array.from(
    { length: 30 },
    (_, place) => `x${String.fromCharCode(97 + (place % 26))}${place < 26 ? '' : 'x'}`,
  );
  const stated = async (feed: string) => (await probeFeed(feedOf(feed))).language.stated;
  /** With one item, unless others are given. */
  const channel = (language: string, ...items: string[]) =>
    googleFeed(...(items.length ? items : [googleItem('1')])).replace(
      '<language>sl</language>',
      `${language && `<language>${language}</language>`}<language/>`,
    );
  const item = (title: string, id = '1') => googleItem(id).replace(/<g:title>.*<\/g:title>/, title);

  it.each([
    ['an RSS channel', channel('en-GB'), ['en']],
    ['no language', channel('English'), []],
    ['no known language', channel('und'), []],
    ['another code of it', channel('slv'), ['sl']],
    [
      'a few that it can be in',
      channel(NAMELESS.map((tag) => `${tag}</language><language>`).join('')),
      NAMELESS.slice(0, 20),
    ],
    ['the root', channel('').replace('<rss', '<rss xml:lang="sl-SI"'), ['sl']],
    ['the root and its channel', channel('sl').replace('<rss', '<rss xml:lang="de"'), ['de', 'sl']],
    ['Katalog’s own root', katalogFeed('<offer/>', 'language="en"'), ['en']],
    ['an item', channel('', googleItem('1', '<g:content_language>SL</g:content_language>')), ['sl']],
    ['all names', channel('', item('<title xml:lang="de">Tee</title>')), ['de']],
    [
      'a table',
      'id,title,link,image_link,price,content_language\n1,Tea,https://a.si/1,https://a.si/1.jpg,5 EUR,en',
      ['en'],
    ],
    [
      'some names only',
      channel('', item('<title xml:lang="en">Tea</title>'), item('<title>Čaj</title>', '2')),
      [],
    ],
  ])('states that of %s', async (_, feed, languages) => {
    expect(await stated(feed)).toEqual(languages);
  });

  it('reports what is assumed, once', async () => {
    const codes = async (feed: string, options?: ReadFeedOptions) =>
      (await probeFeed(feedOf(feed), options)).issues.map(({ code }) => code);
    const silent = channel('', googleItem('1'), googleItem('2'));
    expect(await codes(silent)).toEqual(['language_by_store']);
    expect(await codes(silent, { language: 'sl' })).toEqual([]);
    expect(await codes(channel('sl'))).toEqual([]);
    expect(await codes(channel('en'))).toEqual(['language_by_file']);
    expect(await codes(channel('en'), { storeLanguage: 'en' })).toEqual([]);
    const both = '<name lang="sl">Čaj</name><name lang="en">Tea</name>';
    expect(await codes(katalogFeed(`<offer>${both}</offer>`, ''))).toEqual([]);
    expect(await codes(katalogFeed('<offer><name>Čaj</name></offer>', ''))).toEqual(['language_by_store']);
    expect(
      await codes(channel('', item('<title xml:lang="sl">Čaj</title><title xml:lang="en">Tea</title>'))),
    ).toEqual([]);
    // stated as a known language, too
    expect(
      await codes(channel('de', item('<title>Čaj</title><g:content_language>sl</g:content_language>')), {
        language: 'sl',
      }),
    ).toEqual([]);
    expect(await codes(channel('de'))).toEqual(['language_third']);
    expect(await codes(channel('de'), { language: 'other' })).toEqual([]);
  });

  it('stores a name in the language that it states, and what states none with it', async () => {
    const feed = googleFeed(item('<title xml:lang="en">Tea</title><description>Text</description>'));
    expect((await onlyOffer(feed)).translations).toEqual({ en: { name: 'Tea', description: '<p>Text</p>' } });
  });
});
