import sanitizeHtml from 'sanitize-html';
import { isClean, readHtml } from './html.js';

it.each([
  ['plain text', 'Kava & čaj <3', '<p>Kava &amp; čaj &lt;3</p>'],
  ['lines', 'Prva\nvrstica\n\nDruga', '<p>Prva<br />vrstica</p><p>Druga</p>'],
  ['clean HTML', '<p>A <b>B</b></p><ul><li>C</li></ul>', '<p>A <b>B</b></p><ul><li>C</li></ul>'],
  ['escaped HTML', '&lt;p&gt;A &amp;amp; B&lt;/p&gt;', '<p>A &amp; B</p>'],
  ['attributes', '<p style="color:red" onclick="x()">A</p>', '<p>A</p>'],
  ['scripts', '<p>A</p><script>alert(1)</script><style>p{}</style>', '<p>A</p>'],
  ['other tags', '<div><span>A</span><a href="https://a.example">B</a></div>', '<p>AB</p>'],
  ['pictures', '<img src=x onerror=alert(1)>', null],
  ['headings', '<h1>A</h1><h2>B</h2><h6>C</h6>', '<h3>A</h3><h3>B</h3><h4>C</h4>'],
  ['unclosed tags', '<ul><li>A<li>B', '<ul><li>A</li><li>B</li></ul>'],
  ['empty blocks', '<p>A</p><p> <br></p><p></p>', '<p>A</p>'],
  ['tables', '<table><tr><td width=5>A</td></tr></table>', '<table><tr><td>A</td></tr></table>'],
  ['what is no character', 'A\uffffB', '<p>AB</p>'],
  ['nothing', ' \n ', null],
])('%s', (_, text, html) => {
  expect(readHtml(text)).toBe(html);
});

const NAMES = ['p', 'b', 'em', 'ul', 'li', 'h3', 'table', 'tr', 'td'];
const PIECES = [
  ...NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...['<br />', '<br>', 'a', ' ', '&amp;', '&lt;', '&', '<', '>', '<x>', '<b c="">', '&nbsp;'],
];

it('skips the sanitiser only for unchanged results', () => {
  let state = 7;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const nested = (depth: number): string => {
    const name = NAMES[random(NAMES.length)];
    const inside = depth > 0 ? nested(depth - 1) : PIECES[random(PIECES.length)];
    return `<${name}>${inside}</${name}>${random(3) === 0 ? PIECES[random(PIECES.length)] : ''}`;
  };
  let clean = 0;
  for (let round = 0; round < 20_000; round++) {
    const html = nested(random(4));
    if (!isClean(html)) continue;
    clean++;
    expect(sanitizeHtml(html, { allowedTags: [...NAMES, 'br'], allowedAttributes: {} })).toBe(html);
  }
  expect(clean).toBeGreaterThan(400);
});

it('is idempotent', () => {
  let state = 11;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const pieces = [
    ...PIECES,
    ...'&shy;|&#8203;|&#1;|&amp;lt;b&amp;gt;|\n\n|\r\n|<div>|</div>|<h1>|</h1>|"'.split('|'),
  ];
  const texts = Array.from({ length: 5_000 }, () =>
    Array.from({ length: 1 + random(8) }, () => pieces[random(pieces.length)]).join(''),
  );
  for (const text of [...texts, 'A < B & C', '<b><i>x</b></i>', `<u>${'&'.repeat(40_000)}`]) {
    const once = readHtml(text);
    expect([text, readHtml(once ?? '')]).toEqual([text, once]);
  }
});
