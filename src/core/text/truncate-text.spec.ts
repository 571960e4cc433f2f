import { truncateText } from './truncate-text.js';

describe('cutting a text', () => {
  it('keeps what is short enough', () => expect(truncateText('čaj', 3)).toBe('čaj'));

  it('cuts what is longer', () => expect(truncateText('čajnik', 3)).toBe('čaj'));

  it('leaves no half of a character behind', () => {
    expect(truncateText('čaj😀', 4)).toBe('čaj');
    expect(truncateText('čaj😀!', 5)).toBe('čaj😀');
    expect(() => encodeURIComponent(truncateText('😀'.repeat(9), 7))).not.toThrow();
  });
});
