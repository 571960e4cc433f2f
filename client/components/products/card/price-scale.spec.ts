import { amountTicks, placeOfDay } from './price-scale.js';

describe('the scale of prices', () => {
  it.each([
    [
      [20, 30],
      [20, 22.5, 25, 27.5, 30],
    ],
    [
      [1249.9, 1499],
      [1200, 1300, 1400, 1500],
    ],
    [[9.99], [9.8, 10, 10.2]],
    [[0.02], [0.02, 0.03, 0.04]],
    [[20], [20, 20.25, 20.5]],
  ])('of %j has round lines: %j', (amounts, lines) => {
    expect(amountTicks(amounts)).toEqual(lines);
  });

  it('puts days where they belong, whatever the summer time', () => {
    expect(placeOfDay('2026-03-01', '2026-03-01', '2026-03-31')).toBe(0);
    expect(placeOfDay('2026-03-16', '2026-03-01', '2026-03-31')).toBe(0.5);
    expect(placeOfDay('2026-03-31', '2026-03-01', '2026-03-31')).toBe(1);
    expect(placeOfDay('2026-03-31', '2026-03-31', '2026-03-31')).toBe(0);
  });
});
