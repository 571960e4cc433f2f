const UNIT =
  /(\d) (?=(?:€|%|[kmcd]?m|[kmµ]?g|[cmd]?l|[kMG]?W|kWh|mAh|V|[kMG]?Hz|[kMGT]?B|°C|col|kos|h|min|s)(?![\p{L}\d]))/gu;
const LETTER = /\b(\p{L}-)(?=\p{L})/gu;

/** Joins numbers with their units by non-breaking spaces, like the server-rendered posts, and the T of T-shirt with its shirt. */
export function joinUnits(text: string): string {
  return text.replace(UNIT, '$1\u00a0').replace(LETTER, '$1\u2060');
}
