const TAX = '(?:ddv|pdv|dph|vat|tax|mwst|ust|iva|áfa|tva|φπα)';
const WITH_TAX = new RegExp(
  `(?<![\\s,(])[\\s,(]+(?:(?:cena )?(?:z|s|sa|mit|con|with|vč|včetně|vključen|z vključenim|vključno z|vklj|inkl|incl|inc|including)\\.? ${TAX}|brutto|bruto|gross)[).]*$`,
  'iu',
);
const WITHOUT_TAX = new RegExp(
  `(?:(?:brez|bez|ohne|senza|without|excl|ex|excluding|zzgl|plus)\\.?|\\+) ?(?:\\d\\d ?% ?)?${TAX}|(?<!\\p{L})(?:neto|netto|net)(?!\\p{L})`,
  'iu',
);
/** Units that mean one piece, whatever its packaging. */
const OF_A_PIECE =
  /\s?\/\s?(?:1 ?)?(?:kos|kom|komad|kpl|komplet|par|paket|pak|set|pcs?|piece|pack|pair|unit|ea|each|ks|szt|db|st|stk|stück|buc|pz|τεμ)\.?$/iu;
const OF_A_UNIT =
  /\/\s?(?:\d+ ?)?(?:kg|dag|g|t|l|dl|ml|m|m2|m²|m3|m³|cm|tm|h|ura|uro|dan|day|mes|mesec|month|leto|year)\.?$/iu;
/** Fast path: most prices have no remarks. */
const WITHOUT_REMARKS = /^(?:\p{Sc}|[A-Z]{3})? ?[\d.,'’ ]+(?:\p{Sc}|[A-Z]{3})?$/u;
const LAST_POINT = /(?<=\p{L})\.$/u;

/** Removes remarks such as "per piece" or "with tax" from a price; with any other remark it is refused. */
export function withoutRemarks(text: string): string | { problem: 'price_per_unit' | 'price_without_tax' } {
  if (WITHOUT_REMARKS.test(text)) return text;
  if (WITHOUT_TAX.test(text)) return { problem: 'price_without_tax' };
  const bare = text.replace(WITH_TAX, '').replace(OF_A_PIECE, '').trim();
  return OF_A_UNIT.test(bare) ? { problem: 'price_per_unit' } : bare.replace(LAST_POINT, '');
}
