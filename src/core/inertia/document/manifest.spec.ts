import { assetTags, filesOf, type Manifest } from './manifest.js';

const manifest: Manifest = {
  'app.tsx': {
    file: 'app.js',
    css: ['app.css'],
    imports: ['_shared.js'],
    assets: ['a-latin.woff2', 'a.png'],
  },
  'page.tsx': { file: 'page.js', css: ['page.css'], imports: ['_shared.js', 'app.tsx'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['app.tsx'] },
};

describe('asset tags', () => {
  it('name every file once, the entry first, styles in the order of the cascade', () => {
    expect(filesOf(manifest, ['app.tsx', 'page.tsx', 'unknown.tsx'], /latin\.woff2$/)).toEqual({
      scripts: ['app.js', 'shared.js', 'page.js'],
      styles: ['shared.css', 'app.css', 'page.css'],
      fonts: ['a-latin.woff2'],
    });
  });

  it('carry the nonce, escaped, or none', () => {
    const files = { scripts: ['app.js', 'page.js'], styles: ['app.css'], fonts: ['a.woff2'] };
    expect(assetTags(files, 'a"b')).toEqual([
      '<link rel="stylesheet" href="/app.css" nonce="a&quot;b">',
      '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/a.woff2" fetchpriority="low" nonce="a&quot;b">',
      '<link rel="modulepreload" href="/page.js" fetchpriority="low" nonce="a&quot;b">',
      '<script type="module" src="/app.js" fetchpriority="low" nonce="a&quot;b"></script>',
    ]);
    expect(assetTags(files, undefined).join('')).not.toContain('nonce');
  });
});
