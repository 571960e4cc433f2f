const VAT =
  '(?:ddv|pdv|dph|vat|tax|taxes|mwst|ust|iva|áfa|tva|φπα|btw|moms|ддс|пдв|ндс)(?:-?(?:om|em|jem|ja|a))?';
const RATE = '(?:\\d\\d?(?:[.,]\\d)? ?% ?)?';
const WITH =
  '(?:z|s|sa|mit|con|with|avec|cu|vč|včetně|vrátane|z vključenim|vključno z|vklj|vključen|uklj|[sz]a? uključenim|uključen|uključujući|inkl|inklusive|incl|inc|inclusief|inclusive|including)';
const INCLUDED =
  '(?:je )?(?:že )?(?:vključen|uključen|uračunan|vštet|inclus[aoe]?|incluid[ao]|included|incl|inkl|v ceni|u cijeni|u ceni)';
const NOT_INCLUDED =
  '(?:ni (?:vključen|vštet)|nije (?:uključen|uračunat|uračunan)|esclus[ao]|exclu\\p{L}*|excl|nicht|non compris\\p{L}*)';
const WITH_VAT = new RegExp(
  `(?<![\\s,(])[\\s,(]+(?:(?:cena )?${WITH}\\.? ${RATE}${VAT}|${RATE}${VAT} ${INCLUDED}|ttc|brutto|bruto|gross)[).]*$`,
  'iu',
);
const WITHOUT_VAT = new RegExp(
  `(?:(?:brez|bez|ohne|senza|without|sans|hors|sin|fără|excl|exclusief|exclusive|exkl|ex|excluding|zzgl|plus)\\.?|\\+) ?${RATE}${VAT}|(?<!\\p{L})${VAT} ${NOT_INCLUDED}|(?<!\\p{L})(?:neto|netto|net|ht)(?!\\p{L})`,
  'iu',
);
/** Between a price and its unit. */
const FOR = '(?:\\s?\\/\\s?|\\s(?:za|na|po|per|pro|je|al|alla|à|la|par|por|for)\\s)';
/** Units that mean one piece, in any packaging. */
const OF_A_PIECE = new RegExp(
  `${FOR}(?:1 ?)?(?:kos(?:u|a)?|kom|komad(?:u|a)?|kpl|komplet(?:u|a)?|par(?:u|a)?|paket|pak|set|pcs?|piece|pack|pair|unit|ea|each|ks|kus|szt|sztukę|db|darab|st|stk|stück|stuk|buc|bucată|pz|pezzo|pièce|τεμ)\\.?$|(?<=[\\d\\p{Sc}\\p{L}]) (?:kos|kom|ks|szt|stk|pcs?)\\.?$`,
  'iu',
);
const OF_A_UNIT = new RegExp(
  `${FOR}(?:\\d+(?:[.,]\\d+)? ?)?(?:kg|kilogram\\p{L}*|kilo|dag|g|gram\\p{L}*|t|l|lit(?:er|re|ar|ro|r)\\p{L}{0,2}|dl|cl|ml|m|meter|metr\\p{L}?|metar|m2|m²|m3|m³|cm|tm|h|ura|uro|dan|day|mes|mesec|mjesec|month|leto|year)\\.?$`,
  'iu',
);
/** Fast path: most prices have no remarks. */
const WITHOUT_REMARKS = /^(?:\p{Sc}|[A-Z]{3})? ?[\d.,'’ ]+(?:\p{Sc}|(?!TTC)[A-Z]{3})?$/u;
const LAST_POINT = /(?<=\p{L})\.$/u;

/** Removes remarks such as "per piece" or "with tax" from a price; with any other remark it is refused. */
export function withoutRemarks(text: string): string | { problem: 'price_per_unit' | 'price_without_tax' } {
  if (WITHOUT_REMARKS.test(text)) return text;
  if (WITHOUT_VAT.test(text)) return { problem: 'price_without_tax' };
  // in any order
  const bare = text.replace(OF_A_PIECE, '').replace(WITH_VAT, '').replace(OF_A_PIECE, '').trim();
  return OF_A_UNIT.test(bare) ? { problem: 'price_per_unit' } : bare.replace(LAST_POINT, '');
}
