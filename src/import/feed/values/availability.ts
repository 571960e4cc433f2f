import { foldText } from '../../../core/i18n/fold-text.js';
import type { Availability, Condition } from '../offer.js';

/** In English, Slovenian, Croatian, Czech, Slovak, Polish, Hungarian and Greek; diacritics and case are ignored. */
const AVAILABILITIES: Record<Availability, string> = {
  in_stock:
    'in stock|instock|available|available for order|available in store|1|yes|y|true|today|0 days|immediately' +
    '|da|na zalogi|zaloga|dobavljivo|takoj|takoj na voljo|na voljo|dostopno' +
    '|na zalihi|dostupno|raspoloživo|odmah' +
    '|skladem|ihned|ano|na skladě|dostupné|skladom|ihneď|áno|na sklade' +
    '|dostępny|dostępne|dostępna|na stanie|w magazynie|od ręki|tak' +
    '|raktáron|készleten|azonnal|elérhető|igen' +
    '|διαθέσιμο|άμεσα διαθέσιμο|σε απόθεμα|ετοιμοπαράδοτο|ναι',
  out_of_stock:
    'out of stock|outofstock|unavailable|not available|sold out|discontinued|0|no|n|false' +
    '|ne|ni na zalogi|ni zaloge|razprodano|nedobavljivo|ni na voljo|trenutno ni na zalogi' +
    '|nema na zalihi|nije na zalihi|rasprodano|nedostupno' +
    '|není skladem|vyprodáno|nedostupné|nie je skladom|vypredané|nie' +
    '|niedostępny|niedostępne|niedostępna|brak|brak w magazynie|wyprzedany|wyprzedane' +
    '|nincs|nincs raktáron|nincs készleten|elfogyott|nem elérhető|nem' +
    '|μη διαθέσιμο|δεν είναι διαθέσιμο|εξαντλημένο|εξαντλήθηκε|εκτός αποθέματος|όχι',
  preorder:
    'preorder|pre order|presale|prednarocilo|v prednarocilu|prihaja|kmalu' +
    '|prednarudžba|dolazi uskoro|uskoro|předobjednávka|předprodej|predobjednávka|predpredaj' +
    '|przedsprzedaż|előrendelhető|előrendelés|προπαραγγελία',
  backorder:
    'backorder|back order|on order|available on order|upon order|po narocilu|na narocilo|dobavljivo po narocilu' +
    '|po narudžbi|na objednávku|na zamówienie|rendelésre|κατόπιν παραγγελίας',
  unknown: 'unknown|neznano|na dotaz|na vyžiadanie|ask',
};
const CONDITIONS: Record<Condition, string> = {
  new: 'new|brand new|nov|novo|nova|nový|nové|nowy|nowe|nowa|új|καινούριο|καινούργιο',
  refurbished:
    'refurbished|renewed|reconditioned|obnovljen|obnovljeno|obnovljena|repasovaný|repasované|odnowiony|poleasingowy|felújított',
  used: 'used|second hand|like new|rabljen|rabljeno|rabljena|bazar|bazaar|použitý|použité|používaný|używany|używane|używana|használt|μεταχειρισμένο',
};

/** What comes after says more of it: days, pieces, places; but "(0)" takes it back. */
const BEHIND_THE_WORDS = /\s*[,;/]|\s*\((?!\s*0\b)| [-–] /;

const AVAILABILITY_OF = lookup(AVAILABILITIES);
const CONDITION_OF = lookup(CONDITIONS);

/** By the whole text or by what it begins with, as `Na zalogi, dobava 1-2 dni`; null when the words are not known. */
export function readAvailability(text: string): Availability | null {
  return find(AVAILABILITY_OF, text) ?? find(AVAILABILITY_OF, text.split(BEHIND_THE_WORDS, 1)[0]!);
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
  const words = text.replace(/^https?:\/\/schema\.org\//i, '').replace(/([a-z])([A-Z])/g, '$1 $2');
  return foldText(words.replace(/[_-]/g, ' '));
}
