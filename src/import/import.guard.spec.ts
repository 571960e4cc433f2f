import { holdReason } from './import.guard.js';

const plan = (vanishing: number, active: number) => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  vanishing,
  active,
});

describe('the guard against mass removal', () => {
  it('lets small shops lose a few offers, whatever their share', () => {
    expect(holdReason(plan(20, 20))).toBeNull();
    expect(holdReason(plan(0, 0))).toBeNull();
  });

  it('lets big shops lose less than a third', () => {
    expect(holdReason(plan(300, 1000))).toBeNull();
  });

  it('holds when more than 30 % and more than 20 would vanish', () => {
    expect(holdReason(plan(21, 60))).toEqual({
      code: 'mass_removal',
      values: { vanishing: 21, active: 60, percent: 35 },
    });
    expect(holdReason(plan(301, 1000))?.code).toBe('mass_removal');
  });
});
