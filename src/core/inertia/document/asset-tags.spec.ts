import { assetTags } from './asset-tags.js';

const entry = { scripts: ['library.js', 'app.js'], styles: ['app.css'], fonts: ['a.woff2'] };
const all = { ...entry, scripts: [...entry.scripts, 'page.js'], styles: ['app.css', 'page.css'] };

describe('asset tags', () => {
  const FACE = `@font-face{font-family:A;src:url(/a.woff2)format("woff2")}`;
  const LOCAL = '@font-face{font-family:B;src:local(C)}';
  const FONT_TAG =
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" fetchpriority="low" href="/a.woff2">';

  it('inline styles, and mark them as loaded for the module loader', () => {
    const [style, ...others] = assetTags(entry, all, 'a{content:"</style>"}')().tags;
    expect(style).toBe('<style>a{content:"<\\/style>"}</style>');
    expect(others.slice(0, 4)).toEqual([
      '<style data-fonts=""></style>',
      '<link rel="stylesheet" href="/app.css" type="text/plain">',
      '<link rel="stylesheet" href="/page.css" type="text/plain">',
      FONT_TAG,
    ]);
  });

  it('separate web fonts, which may load later', () => {
    const tags = assetTags(entry, all, `p{x:y}${FACE}q{x:y}${LOCAL}`);
    const rules = `<style>p{x:y}q{x:y}${LOCAL}</style>`;
    expect(tags().tags).toEqual(
      expect.arrayContaining([rules, `<style data-fonts="">${FACE}</style>`, FONT_TAG]),
    );
    const later = tags({ fontsLater: true }).tags;
    expect(later.slice(0, 2)).toEqual([rules, `<style data-fonts="" media="not all">${FACE}</style>`]);
    expect(later).not.toContain(FONT_TAG);
  });

  it('run the entry after its imports, and preload the rest', () => {
    const script = assetTags(entry, all, '')().tags.at(-1);
    expect(script).toMatch(
      /^<script>[^<]*\(\["\/library\.js","\/app\.js"\], \["\/page\.js"\], \["\/a\.woff2"\]\)<\/script>$/,
    );
  });

  it('have no scripts in a document that runs none', () => {
    const { tags, hashes } = assetTags(entry, all, '')({ scripts: false });
    expect([tags.join('').includes('<script'), hashes.scripts]).toEqual([false, []]);
  });
});
