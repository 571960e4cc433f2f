/** Shorter patterns occur in real codes. */
const MIN_DIGITS = 7;
/** Eight-digit codes are so few that two or three digits in turn may be a real one. */
const MIN_DIGITS_IN_TURN = 11;
const IN_ORDER = ['0123456789', '123456789', '12345678910111213'].map((digits) => digits.repeat(3));

/**
 * Whether the digits are a filler: one digit, two or three in turn, or digits in order. The pattern must
 * cover the whole code, because real codes contain shorter ones.
 * @param body a code without its check digit
 */
export function isFillerCode(body: string): boolean {
  const digits = body.replace(/^0+(?=\d{7})/, '');
  if (digits.length < MIN_DIGITS) return false;
  if (hasPeriod(digits, 1)) return true;
  if (digits.length >= MIN_DIGITS_IN_TURN && (hasPeriod(digits, 2) || hasPeriod(digits, 3))) return true;
  const reversed = [...digits].reverse().join('');
  return IN_ORDER.some((order) => order.includes(digits) || order.includes(reversed));
}

const hasPeriod = (digits: string, period: number): boolean =>
  digits.slice(period) === digits.slice(0, -period);
