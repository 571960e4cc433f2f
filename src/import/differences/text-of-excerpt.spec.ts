import { textOfExcerpt } from './text-of-excerpt.js';

describe('textOfExcerpt', () => {
  it.each([
    ['<p>Mehke, <strong>trdne</strong>.</p><ul><li>bukev</li></ul>', 'Mehke, trdne. bukev'],
    ['…rong>Trdne</strong> &amp; lahke &lt; 5 <em', '…Trdne & lahke < 5'],
    ['…sredi besede <strong>trdne</stro…', '…sredi besede trdne…'],
    ['…brez oznak…', '…brez oznak…'],
    ['<p><br /></p>', ''],
  ])('removes tags, also cut ones: %s', (html, text) => {
    expect(textOfExcerpt(html)).toBe(text);
  });
});
