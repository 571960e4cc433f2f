/** A measure, as `0.75 l`, for people; pieces are counted in words. */
export function measureText(
  measure: string,
  number: (value: number) => string,
  pieces: (count: number) => string,
): string {
  const [amount, unit] = measure.split(' ');
  return unit === 'ct' ? pieces(Number(amount)) : `${number(Number(amount))}\u00a0${unit}`;
}
