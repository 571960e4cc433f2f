import { truncateText } from './truncate-text.js';

describe('truncateText', () => {
  it('keeps a short text', () => expect(truncateText('čaj', 3)).toBe('čaj'));

  it('truncates a longer one', () => expect(truncateText('čajnik', 3)).toBe('čaj'));

  it('does not split a surrogate pair', () => {
    expect(truncateText('čaj😀', 4)).toBe('čaj');
    expect(truncateText('čaj😀!', 5)).toBe('čaj😀');
    expect(() => encodeURIComponent(truncateText('😀'.repeat(9), 7))).not.toThrow();
  });
});
