const UNIT =
  /(\d) (?=(?:€|%|[kmcd]?m|[kmµ]?g|[cmd]?l|[kMG]?W|kWh|mAh|V|[kMG]?Hz|[kMGT]?B|°C|col|kos|h|min|s)(?![\p{L}\d]))/gu;

/** A text in which numbers stay on one line with their units, as in the posts that the server draws. */
export function joinUnits(text: string): string {
  return text.replace(UNIT, '$1\u00a0');
}
