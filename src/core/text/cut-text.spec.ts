import { cutText } from './cut-text.js';

describe('cutting a text', () => {
  it('keeps what is short enough', () => expect(cutText('čaj', 3)).toBe('čaj'));

  it('cuts what is longer', () => expect(cutText('čajnik', 3)).toBe('čaj'));

  it('leaves no half of a character behind', () => {
    expect(cutText('čaj😀', 4)).toBe('čaj');
    expect(cutText('čaj😀!', 5)).toBe('čaj😀');
    expect(() => encodeURIComponent(cutText('😀'.repeat(9), 7))).not.toThrow();
  });
});
