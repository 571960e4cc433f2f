import { filesOf, type Manifest } from './manifest.js';

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

describe('files of a page', () => {
  it('are unique, after their imports, styles in cascade order', () => {
    expect(filesOf(manifest, ['app.tsx', 'page.tsx', 'unknown.tsx'], /latin\.woff2$/)).toEqual({
      scripts: ['shared.js', 'app.js', 'page.js'],
      styles: ['shared.css', 'app.css', 'page.css'],
      fonts: ['a-latin.woff2'],
    });
  });
});
