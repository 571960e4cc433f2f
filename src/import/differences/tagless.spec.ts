import { tagless } from './tagless.js';

describe('an excerpt of HTML', () => {
  it.each([
    ['<p>Mehke, <strong>trdne</strong>.</p><ul><li>bukev</li></ul>', 'Mehke, trdne. bukev'],
    ['…rong>Trdne</strong> &amp; lahke &lt; 5 <em', '…Trdne & lahke < 5'],
    ['…sredi besede <strong>trdne</stro…', '…sredi besede trdne…'],
    ['…brez oznak…', '…brez oznak…'],
    ['<p><br /></p>', ''],
  ])('is read without its tags: %s', (html, text) => {
    expect(tagless(html)).toBe(text);
  });
});
