/** A measure, as `0.75 l`, for people. */
export function measureText(measure: string, number: (value: number) => string): string {
  const [amount, unit] = measure.split(' ');
  return `${number(Number(amount))}\u00a0${unit}`;
}
