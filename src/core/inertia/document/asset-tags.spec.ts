import { assetTags } from './asset-tags.js';

const entry = { scripts: ['library.js', 'app.js'], styles: ['app.css'], fonts: ['a.woff2'] };
const all = { ...entry, scripts: [...entry.scripts, 'page.js'], styles: ['app.css', 'page.css'] };

describe('asset tags', () => {
  it('bring styles along, and say to the module loader that they are there', () => {
    const [style, ...others] = assetTags(entry, all, 'a{content:"</style>"}')({ script: 'n', style: 'a"b' });
    expect(style).toBe('<style nonce="a&quot;b">a{content:"<\\/style>"}</style>');
    expect(others.slice(0, 3)).toEqual([
      '<link rel="stylesheet" href="/app.css" disabled>',
      '<link rel="stylesheet" href="/page.css" disabled>',
      '<link rel="preload" as="font" type="font/woff2" crossorigin="" fetchpriority="low" href="/a.woff2">',
    ]);
  });

  it('run the entry after what it imports, and only fetch the rest', () => {
    const script = assetTags(entry, all, '')({ script: 'n', style: 'm' }).at(-1);
    expect(script).toMatch(
      /^<script nonce="n">[^<]*\(\["\/library\.js","\/app\.js"\], \["\/page\.js"\]\)<\/script>$/,
    );
  });

  it('carry no nonce where there is none', () => {
    expect(assetTags(entry, all, '')().join('')).not.toContain('nonce=');
  });
});
