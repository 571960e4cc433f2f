import { MarkupFilter } from './markup-filter.js';

function filtered(text: string, pieceLength = text.length): string {
  const filter = new MarkupFilter(() => 1);
  let out = '';
  for (let start = 0; start < text.length; start += pieceLength)
    out += filter.write(text.slice(start, start + pieceLength));
  return out + filter.write('', true);
}

const CASES = [
  [
    'what XML knows',
    '&amp; &lt; &gt; &quot; &apos; &#8364; &#x20AC;',
    '&amp; &lt; &gt; &quot; &apos; &#8364; &#x20AC;',
  ],
  ['names of HTML', 'a&nbsp;b &Ccaron; &hellip;', 'a&#160;b &#268; &#8230;'],
  [
    'a bare &',
    'A & B ?a=1&b=2 &; &# &#x; &#xg; R&D',
    'A &amp; B ?a=1&amp;b=2 &amp;; &amp;# &amp;#x; &amp;#xg; R&amp;D',
  ],
  ['names nobody knows', '&l9; &foo;', '&amp;l9; &amp;foo;'],
  ['no markup from names', '&LT;b&GT; &nvlt;', '&#60;b&#62; &#60;&#8402;'],
  ['attributes', '<a b="1&2&nbsp;"/>', '<a b="1&amp;2&#160;"/>'],
  ['CDATA', '<![CDATA[ & &nbsp; ]] > ]]>&<![CDATA[]]>&', '<![CDATA[ & &nbsp; ]] > ]]>&amp;<![CDATA[]]>&amp;'],
  ['comments', '<!-- & &nbsp; <![CDATA[ -->&', '<!-- & &nbsp; <![CDATA[ -->&amp;'],
  ['instructions', '<?php a & b ?>&<?x?>', '<?php a & b ?>&amp;<?x?>'],
  ['a comment inside CDATA', '<![CDATA[<!-- ]]>&', '<![CDATA[<!-- ]]>&amp;'],
  ['brackets without end', '<![CDATA[]]', '<![CDATA[]]'],
  ['a lone <', 'a<', 'a<'],
] as const;

it.each(CASES)('%s', (_, text, expected) => {
  expect(filtered(text)).toBe(expected);
});

it('does the same, however the text is chunked', () => {
  const text = CASES.map(([, before]) => before)
    .slice(0, -2)
    .join('\n');
  const whole = filtered(text);
  for (let pieceLength = 1; pieceLength < 60; pieceLength++) expect(filtered(text, pieceLength)).toBe(whole);
});

it('counts tolerated mistakes, with the first one', () => {
  const filter = new MarkupFilter(() => 10);
  filter.write('&nbsp;\n&ndash;\n & \n');
  filter.write('x & y '.repeat(50), true);
  expect(filter.named).toEqual({ count: 2, line: 10, text: '&nbsp;' });
  expect(filter.bare).toMatchObject({ count: 51, line: 12 });
});

it.each([
  ['<!DOCTYPE html><html>', 'feed_html'],
  ['<!doctype HTML PUBLIC "x">', 'feed_html'],
  ['<?xml version="1.0"?>\n<!DOCTYPE SHOP [<!ENTITY a "b">]>', 'feed_doctype'],
  ['<!DOCTYPE', 'feed_doctype'],
  ['<!DOCTYPE SHOP SYSTEM "a.dtd" [ ]>', 'feed_doctype'],
  [`<!DOCTYPE SHOP SYSTEM "${'a'.repeat(2000)}`, 'feed_doctype'],
])('refuses %s', (text, code) => {
  for (const pieceLength of [1, 5, text.length])
    expect(() => filtered(text, pieceLength)).toThrow(expect.objectContaining({ code }));
  expect(filtered(`<!-- ${text} --><a><![CDATA[${text}]]></a>`)).toContain(text);
});

it.each([
  '<!DOCTYPE SHOP>',
  '<!DOCTYPE SHOP SYSTEM "shops.dtd">',
  "<!doctype SHOP PUBLIC '-//A//B' 'https://a.example/b.dtd' >",
])('passes %s, which declares nothing', (doctype) => {
  const text = `<?xml version="1.0"?>\n${doctype}\n<SHOP>&nbsp;</SHOP>`;
  for (const pieceLength of [1, 5, text.length])
    expect(filtered(text, pieceLength)).toBe(text.replace('&nbsp;', '&#160;'));
});
