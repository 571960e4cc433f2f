import { slugify } from './slug.js';

describe('slugs', () => {
  it.each([
    ['Čevlji za otroke', 'cevlji-za-otroke'],
    ['Kava »Đumbus« 1,5 kg', 'kava-dumbus-1-5-kg'],
    ['  --- ', ''],
    ['日本', ''],
  ])('%s becomes %s', (text, slug) => expect(slugify(text)).toBe(slug));

  it('does not end in a hyphen after truncation', () => {
    expect(slugify(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });
});
