import type { PictureProps } from '../../media/media.props.js';
import { MAX_BODY } from '../article.input.js';
import { pictureSources, renderMarkdown } from './markdown.js';
import type { MarkdownContext } from './markdown-context.js';
import { MAX_BLOCKS } from './markdown-links.js';
import { placeholdersIn } from './markdown-placeholders.js';
import { withTimeLimit } from '../../../test/support/with-time-limit.js';

const picture: PictureProps = {
  src: '/media/abc/900.webp',
  widths: [400, 900],
  width: 900,
  height: 600,
  alt: 'Skodelica "čaja"',
};
const context: MarkdownContext = {
  locale: 'sl',
  pictures: new Map([
    [7, picture],
    [8, null],
  ]),
  publicUrl: 'https://katalog.test',
  linkLocale: 'sl',
  tableLabel: 'Tabela',
};
const html = (text: string, changes: Partial<MarkdownContext> = {}) =>
  renderMarkdown(text, { ...context, ...changes })
    .parts.map((part) => part.html)
    .join('')
    .trim();

describe('Markdown', () => {
  it('renders paragraphs, lists, quotes and emphasis', () =>
    expect(html('Prva **krepka**\n\n- ena\n- dve\n\n> navedek')).toBe(
      '<p>Prva <strong>krepka</strong></p>\n<ul>\n<li>ena</li>\n<li>dve</li>\n</ul>\n<blockquote>\n<p>navedek</p>\n</blockquote>',
    ));

  it('uses the quotes of the language, and keeps numbers with their units', () => {
    expect(html('Rekel je "da" za 30 € v 5 kg.')).toBe('<p>Rekel je »da« za 30\u00a0€ v\u00a05\u00a0kg.</p>');
    expect(html('He said "yes" for 30 € in 5 min a day', { locale: 'en' })).toBe(
      '<p>He said “yes” for 30\u00a0€ in 5\u00a0min a day</p>',
    );
  });

  it('puts headings below the page’s own, skips no level and makes unique ids', () => {
    const { parts, headings } = renderMarkdown('# Čaj\n\n### Čaj\n\n## Voda\n\n##### Še *nižje*', context);
    expect(headings).toEqual([
      { id: 's-caj', text: 'Čaj', level: 2 },
      { id: 's-caj-2', text: 'Čaj', level: 3 },
      { id: 's-voda', text: 'Voda', level: 3 },
      { id: 's-se-nizje', text: 'Še nižje', level: 4 },
    ]);
    expect(parts[0]!.html).toContain('<h2 id="s-caj">Čaj</h2>');
    expect(parts[0]!.html).toContain('<h4 id="s-se-nizje">Še <em>nižje</em></h4>');
  });

  // a regression test: thousands of equal headings took minutes
  it.each([
    ['the same heading', '# a\n'],
    ['openings of pictures', '![['],
    ['quotes in quotes', '> '],
    ['openings of addresses', 'http://'],
    ['emphasis that never ends', '**a'],
    ['numbers', '5 kg '],
    ['links to our pages', '[a](/b)\n\n'],
  ])('takes linear time for a long text of %s', (_, piece) => {
    expect(withTimeLimit(() => html(piece.repeat((2 * MAX_BODY) / piece.length)))).toContain('<');
  });

  it('marks external links', () => {
    expect(html('[a](https://other.test/x)')).toBe(
      '<p><a href="https://other.test/x" rel="external noopener">a</a></p>',
    );
    expect(html('[a](https://katalog.test/blogi)')).toBe('<p><a href="/blogi" data-visit>a</a></p>');
    expect(html('[a](/blogi.xml)')).toBe('<p><a href="/blogi.xml">a</a></p>');
    expect(html('[a](https://katalog.test.evil.test/)')).toContain('rel="external noopener"');
    expect(html('Pišite na a@b.si ali https://a.si, d.o.o.')).toBe(
      '<p>Pišite na <a href="mailto:a@b.si">a@b.si</a> ali <a href="https://a.si" rel="external noopener">https://a.si</a>, d.o.o.</p>',
    );
  });

  it('leads to our pages in the language of the page', () => {
    const links = (text: string) =>
      [...html(text, { linkLocale: 'en' }).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(
      links('[a](/izdelek/7/caj) [b](https://katalog.test/en/product/7/tea?x=1#y) [c](/blogi.xml)'),
    ).toEqual(['/en/product/7/caj', '/en/product/7/tea?x=1#y', '/en/blogs.xml']);
    expect(
      links('[a](/iskanje/izdelki/rezultati/čaj?priceTo=5) [b](/administracija/blogi) [c](/x/%ff)'),
    ).toEqual(['/en/search/products/results/%C4%8Daj?priceTo=5', '/administracija/blogi', '/x/%ff']);
  });

  it('separates paragraphs of links to our pages', () => {
    const linksOf = (text: string) =>
      renderMarkdown(text, context).parts.map(({ links }) => links.map(({ path }) => path));
    expect(linksOf('Prej\n\n[*Čaj* 1](/izdelek/1)\nhttps://katalog.test/izdelek/2/caj\n\nPotem')).toEqual([
      [],
      ['/izdelek/1', '/izdelek/2/caj'],
      [],
    ]);
    const { parts } = renderMarkdown('[*Čaj* <b>](/izdelek/1)', context);
    expect(parts).toEqual([
      {
        html: '<p><a href="/izdelek/1" data-visit><em>Čaj</em> &lt;b&gt;</a></p>\n',
        links: [{ path: '/izdelek/1', text: 'Čaj <b>' }],
      },
    ]);
    for (const text of [
      'Glejte [a](/izdelek/1)',
      '[a](/izdelek/1).',
      '[a](https://other.test/izdelek/1)',
      '[a](/izdelek/1) [b](https://other.test)',
      '- [a](/izdelek/1)',
      '> [a](/izdelek/1)',
      '## [a](/izdelek/1)',
      '| [a](/izdelek/1) |\n|---|',
      '[![a](media:7)](/izdelek/1) b',
    ])
      expect([text, linksOf(text)]).toEqual([text, [[]]]);
    const many = linksOf('[a](/izdelek/1)\n\n'.repeat(MAX_BLOCKS + 9)).filter(({ length }) => length);
    expect(many).toHaveLength(MAX_BLOCKS);
  });

  it('shows our images with their sizes and a caption', () => {
    expect(html('![Čaj](media:7 "Na „mizi“ <b>")')).toBe(
      '<figure><picture><source type="image/avif" srcset="/media/abc/400.avif 400w, /media/abc/900.avif 900w" sizes="(min-width: 48rem) 44rem, 100vw" />' +
        '<img src="/media/abc/900.webp" alt="Čaj" width="900" height="600" loading="lazy" decoding="async" /></picture>' +
        '<figcaption>Na „mizi“ &lt;b&gt;</figcaption></figure>',
    );
    expect(html('![](media:7)')).toContain('alt="Skodelica &quot;čaja&quot;"');
    expect(html('![Čaj](media:8)')).toBe('<figure><span class="picture-pending">Čaj</span></figure>');
  });

  it('replaces other images by their alternative text', () => {
    const text = '![sled](https://other.test/x.png) ![v](/media/abc/900.webp) ![m](media:9)';
    expect(html(text)).not.toContain('<img');
    expect(pictureSources(text)).toEqual(['https://other.test/x.png', '/media/abc/900.webp', 'media:9']);
  });

  it('makes tables that can be scrolled by keyboard', () => {
    const table = html('| A | B |\n|---|--:|\n| 1 | 2 |');
    expect(table).toContain(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Tabela"><table>',
    );
    expect(table).toContain('<td style="text-align:right">2</td>');
  });

  it('marks placeholders', () => {
    expect(html('Podjetje [[ime <b>]], [[naslov]].')).toBe(
      '<p>Podjetje <mark>ime &lt;b&gt;</mark>, <mark>naslov</mark>.</p>',
    );
    expect(placeholdersIn('a [[b]] c [[d]] [e]')).toEqual(['[[b]]', '[[d]]']);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](vbscript:x)',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](//evil.test)',
    '[a](/\\evil.test)',
    '[a](\\\\evil.test)',
    '<javascript:alert(1)>',
    '<data:text/html,x>',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '![a" onerror="alert(1)](media:7)',
    '![a](media:7 "x\\" onload=\\"alert(1)")',
    '[a](https://a.test "x\\" onmouseover=\\"alert(1)")',
    '[a](https://a.test/"onmouseover="alert(1))',
    '[![a](javascript:alert(1))](javascript:alert(2))',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
    '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
    '# <a name="x" onclick=alert(1)>',
    '[[<script>alert(1)</script>]]',
    '- <iframe src="javascript:alert(1)"></iframe>',
    '> > <details ontoggle=alert(1) open>',
    '[a](media:7)',
  ])('renders %j harmless', (attack) => {
    for (const locale of ['sl', 'en'] as const) {
      const tags = html(attack, { locale }).match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).not.toMatch(/<\/?(?:script|svg|iframe|details|object|style|form|input)/i);
        const withoutValues = tag.replace(/"[^"]*"/g, '""');
        expect(withoutValues).not.toMatch(/\son\w+=|\sstyle=(?!"")/i);
        expect(tag).not.toMatch(
          /(?:href|src|srcset)="(?:\s*(?:javascript|vbscript|data|media):|\/\/|\\|\/\\)/i,
        );
      }
    }
  });
});
