import type { Availability, Condition } from '../offer.js';

const AVAILABILITIES: Record<Availability, string> = {
  in_stock:
    'in stock|instock|available|available for order|1|yes|y|true|da|today|0 days|na zalogi|zaloga|dobavljivo|takoj',
  out_of_stock:
    'out of stock|outofstock|unavailable|not available|sold out|discontinued|0|no|n|false|ne|ni na zalogi|ni zaloge|razprodano|nedobavljivo',
  preorder: 'preorder|pre order|presale|prednarocilo|v prednarocilu|prihaja|kmalu',
  backorder: 'backorder|back order|on order|available on order|po narocilu',
  unknown: 'unknown|neznano',
};
const CONDITIONS: Record<Condition, string> = {
  new: 'new|brand new|nov|novo|nova',
  refurbished: 'refurbished|renewed|reconditioned|obnovljen|obnovljeno|obnovljena',
  used: 'used|second hand|like new|rabljen|rabljeno|rabljena',
};

const AVAILABILITY_OF = lookup(AVAILABILITIES);
const CONDITION_OF = lookup(CONDITIONS);

/** Null when the words are not known. */
export function readAvailability(text: string): Availability | null {
  return find(AVAILABILITY_OF, text);
}

/** Null when the words are not known. */
export function readCondition(text: string): Condition | null {
  return find(CONDITION_OF, text);
}

function find<Value>(table: Map<string, Value>, text: string): Value | null {
  return table.get(text) ?? table.get(fold(text)) ?? null;
}

function lookup<Value extends string>(words: Record<Value, string>): Map<string, Value> {
  const table = new Map<string, Value>();
  for (const value of Object.keys(words) as Value[])
    for (const word of [value, ...words[value].split('|')]) table.set(word, value).set(fold(word), value);
  return table;
}

/** schema.org addresses, capitals, diacritics, hyphens and underscores make no difference. */
function fold(text: string): string {
  return text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
