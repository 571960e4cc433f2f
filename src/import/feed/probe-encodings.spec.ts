import { probeFeed } from './probing/probe-feed.js';
import { iso88592, windows1250 } from './testing/encodings.js';
import { feedOf, googleFeed, googleItem, itemsOf } from './testing/feeds.js';

const codes = async (content: string) => (await probeFeed(feedOf(content))).issues.map(({ code }) => code);
const NAMED = googleItem('1', '<g:title>Čevlji žametni Šport</g:title>');

describe('encodings', () => {
  const declared = (encoding: string) => googleFeed(NAMED).replace('UTF-8', encoding);
  const undeclared = googleFeed(NAMED).replace(/^<\?xml.*\n/, '');
  const utf16 = Buffer.from(`\ufeff${declared('utf-16')}`, 'utf16le');
  const marked = (text: string, encode = windows1250) => Buffer.concat([Buffer.from('\ufeff'), encode(text)]);

  it.each([
    ['UTF-8', Buffer.from(declared('UTF-8')), 'utf-8', []],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${declared('utf-8')}`), 'utf-8', []],
    ['UTF-8 without declaration', Buffer.from(undeclared), 'utf-8', []],
    ['UTF-16LE', utf16, 'utf-16le', []],
    ['UTF-16BE', Buffer.from(utf16).swap16(), 'utf-16be', []],
    ['UTF-16LE without a byte order mark', utf16.subarray(2), 'utf-16le', []],
    ['UTF-16BE without a byte order mark', Buffer.from(utf16).swap16().subarray(2), 'utf-16be', []],
    ['UTF-16LE without a declaration', Buffer.from(undeclared, 'utf16le'), 'utf-16le', []],
    ['UTF-16LE, declared UTF-8', Buffer.from(declared('UTF-8'), 'utf16le'), 'utf-16le', ['encoding_false']],
    ['UTF-8, declared UTF-16', Buffer.from(declared('utf-16')), 'utf-8', ['encoding_false']],
    ['ISO 8859-2', iso88592(declared('ISO-8859-2')), 'iso-8859-2', []],
    [
      'ISO 8859-2, declared windows-1250',
      iso88592(declared('windows-1250')),
      'iso-8859-2',
      ['encoding_false'],
    ],
    ['ISO 8859-2, declared ISO 8859-1', iso88592(declared('iso-8859-1')), 'iso-8859-2', ['encoding_false']],
    ['ISO 8859-2, undeclared', iso88592(undeclared), 'iso-8859-2', ['encoding_undeclared']],
    ['windows-1250', windows1250(declared('windows-1250')), 'windows-1250', []],
    ['windows-1250, declared UTF-8', windows1250(declared('UTF-8')), 'windows-1250', ['encoding_false']],
    [
      'windows-1250, declared ISO 8859-2',
      windows1250(declared('ISO-8859-2')),
      'windows-1250',
      ['encoding_false'],
    ],
    ['windows-1250, undeclared', windows1250(undeclared), 'windows-1250', ['encoding_undeclared']],
    ['UTF-8, declared windows-1250', Buffer.from(declared('windows-1250')), 'utf-8', ['encoding_false']],
    ['windows-1250, declared CP-1250', windows1250(declared('CP-1250')), 'windows-1250', []],
    ['windows-1250 behind the mark of UTF-8', marked(declared('windows-1250')), 'windows-1250', []],
    [
      'windows-1250 behind the mark of UTF-8, undeclared',
      marked(undeclared),
      'windows-1250',
      ['encoding_undeclared'],
    ],
    ['ISO 8859-2 behind the mark of UTF-8', marked(declared('ISO-8859-2'), iso88592), 'iso-8859-2', []],
  ])('%s', async (_, bytes, label, issues) => {
    for (const chunkBytes of [1, 7, 64 * 1024]) {
      const summary = await probeFeed(feedOf(bytes, chunkBytes));
      expect(summary.encoding).toEqual({ label, damaged: false });
      expect(summary.issues.map(({ code }) => code)).toEqual(issues);
      const [item] = await itemsOf(feedOf(bytes, chunkBytes), { summary });
      expect(item).toMatchObject({ offer: { name: 'Čevlji žametni Šport' } });
    }
  });

  it('accepts any 8-bit declaration for ASCII', async () => {
    for (const encoding of ['windows-1250', 'iso-8859-1', 'us-ascii'])
      expect(await codes(googleFeed(googleItem('1')).replace('UTF-8', encoding))).toEqual([]);
    expect(await codes(googleFeed(googleItem('1')).replace('UTF-8', 'utf-16'))).toEqual(['encoding_false']);
  });

  it('keeps UTF-8 when only a few of its characters are damaged', async () => {
    const text = googleFeed(googleItem('1', `<g:title>Kava ${'čšž'.repeat(30)} X</g:title>`));
    const bytes = Buffer.from(text);
    bytes[bytes.indexOf('X')] = 0xe8;
    expect(await probeFeed(feedOf(bytes))).toMatchObject({
      encoding: { label: 'utf-8', damaged: true },
      issues: [{ code: 'encoding_damaged', itemNumber: 0 }],
    });
    const [item] = await itemsOf(bytes);
    expect(item).toMatchObject({ kind: 'offer', issues: [{ code: 'text_damaged' }] });
  });

  it('decodes texts of two encodings', async () => {
    const foreign = 'Žajbelj, čajni šipek';
    const [before, after] = googleFeed(
      NAMED,
      googleItem('2', '<g:title>|</g:title>'),
      googleItem('3', '<g:title>Žica 🎁 €</g:title>'),
    ).split('|');
    const bytes = Buffer.concat([Buffer.from(before!), windows1250(foreign), Buffer.from(after!)]);
    for (const chunkBytes of [1, 7, 64 * 1024]) {
      const summary = await probeFeed(feedOf(bytes, chunkBytes));
      expect(summary.issues).toMatchObject([{ code: 'encoding_mixed', values: { found: 'windows-1250' } }]);
      const items = await itemsOf(feedOf(bytes, chunkBytes), { summary });
      expect(items.map((item) => item.kind === 'offer' && [item.offer.name, item.issues])).toEqual([
        ['Čevlji žametni Šport', []],
        [foreign, []],
        ['Žica 🎁 €', []],
      ]);
    }
  });
});
