import { foldText } from '../../../../core/i18n/fold-text.js';
import { withoutControls } from '../../../../core/text/text.js';
import type { Availability, Condition } from '../../offer.js';

/**
 * In English and the languages of the formats' countries and of Slovenia's neighbours; diacritics and case
 * are ignored.
 */
const AVAILABILITIES: Record<Availability, string> = {
  in_stock:
    'in stock|instock|available|available for order|available in store|1|yes|y|true|today|0 days|immediately' +
    '|limited availability|in store only|online only|low stock|few left|last pieces' +
    '|in stock limited|da|na zalogi|zaloga|dobavljivo|takoj|takoj na voljo|na voljo|dostopno' +
    '|zadnji kosi|zadnji kos|majhna zaloga|velika zaloga|omejena zaloga|na zalogi v poslovalnici|na zalogi v trgovini' +
    '|na zalogi v skladišču|na zalogi v centralnem skladišču|na zalogi pri nas|na zalogi v spletni trgovini|v zalogi|dobavljivo takoj|takoj dobavljivo|na zalogi da' +
    '|je na zalogi|izdelek je na zalogi|v skladišču|razpoložljivo|takojšnja odprema|odprema takoj|takojšnja dobava|mala zaloga|nizka zaloga|dostopno takoj' +
    '|na skladištu|dostupan|dostupna|isporuka odmah|download|takojšen prenos|few in stock|limited' +
    '|na zalihi|na stanju|ima na zalihi|ima na stanju|dostupno|dostupno odmah|odmah dostupno|raspoloživo|odmah' +
    '|на стању|има на стању|доступно|на залиха|достапно|в наличии|есть в наличии|в наявності|є в наявності' +
    '|skladem|ihned|ano|na skladě|dostupné|skladom|ihneď|áno|na sklade' +
    '|dostępny|dostępny od ręki|dostępne|dostępna|na stanie|w magazynie|od ręki|tak' +
    '|raktáron|készleten|azonnal|elérhető|igen' +
    '|διαθέσιμο|άμεσα διαθέσιμο|σε απόθεμα|ετοιμοπαράδοτο|ναι' +
    '|în stoc|disponibil|в наличност|налично|наличен|налична|на склад' +
    '|auf lager|ab lager|lagernd|lieferbar|sofort lieferbar|sofort verfügbar|verfügbar|vorrätig|ja|disponibile|disponibile subito|disponibilità immediata|in magazzino|sì' +
    '|en stock|disponible|disponible immédiatement|en existencia|em stock|disponível|op voorraad',
  out_of_stock:
    'rezervirano|out of stock|outofstock|unavailable|not available|sold out|discontinued|reserved|0|no|n|false' +
    '|temporarily unavailable|currently unavailable|not in stock|no stock' +
    '|prodano|odprodano|izprodano|ni razpoložljivo|trenutno ni razpoložljivo|trenutno ni na voljo|začasno ni na voljo' +
    '|ne|ni na zalogi|ni zaloge|razprodano|nedobavljivo|ni na voljo|trenutno ni na zalogi' +
    '|trenutno ni zaloge|začasno ni na zalogi|trenutno nedobavljivo|začasno nedobavljivo' +
    '|ni več na zalogi|ni več na voljo|ni več dobavljivo|no longer available|ni dobavljivo|trenutno razprodano|ukinjeno|ni v prodaji|ni več v prodaji|soldout|temporarily out of stock' +
    '|nema na zalihi|nije na zalihi|nema na stanju|nije na stanju|nema na skladištu|nije na skladištu|nije dostupan|rasprodano|nedostupno|nije dostupno|trenutno nedostupno' +
    '|нема на стању|није на стању|није доступно|недоступно|распродато|нема на залиха|недостапно|распродадено' +
    '|нет в наличии|немає в наявності' +
    '|momentálně nedostupné|momentálne nedostupné|není skladem|vyprodáno|nedostupné|nie je skladom|vypredané|nie' +
    '|niedostępny|niedostępne|niedostępna|brak|brak w magazynie|wyprzedany|wyprzedane' +
    '|nincs|nincs raktáron|nincs készleten|elfogyott|nem elérhető|nem' +
    '|μη διαθέσιμο|δεν είναι διαθέσιμο|δεν υπάρχει απόθεμα|εξαντλημένο|εξαντλήθηκε|εκτός αποθέματος|όχι' +
    '|stoc epuizat|indisponibil|nu este în stoc|nu|няма наличност|не е наличен|изчерпан|изчерпано|изчерпана|не' +
    '|nicht lagernd|derzeit nicht verfügbar|derzeit nicht lieferbar|nicht auf lager|nicht lieferbar|nicht verfügbar|nicht vorrätig|ausverkauft|vergriffen|nein' +
    '|non disponibile|non in stock|esaurito|esaurita|rupture de stock|en rupture de stock|indisponible|épuisé' +
    '|agotado|no disponible|sin existencias|sin stock|esgotado|niet op voorraad|uitverkocht',
  preorder:
    'preorder|pre order|presale|pre sale|available soon|coming soon|prednarocilo|v prednarocilu|prihaja|kmalu|kmalu na voljo|predprodaja' +
    '|prednarudžba|dolazi uskoro|uskoro|předobjednávka|předprodej|predobjednávka|predpredaj' +
    '|przedsprzedaż|előrendelhető|előrendelés|προπαραγγελία' +
    '|precomandă|предварителна поръчка|предзаказ|передзамовлення|vorbestellbar|vorbestellung|preordine|prenotabile|précommande|preventa',
  backorder:
    'backorder|back order|backordered|on backorder|onbackorder|available on backorder|on order|made to order' +
    '|special order|special order item|naročljivo|naročeno|zaloga dobavitelja|na zalogi pri proizvajalcu' +
    '|zunanje skladišče|v zunanjem skladišču|na zalogi v zunanjem skladišču|rendelhető|bestellbar|ordinabile' +
    '|available on order|upon order|na voljo po naročilu|na poti|v prihodu|v dobavi' +
    '|pri dobavitelju|na voljo pri dobavitelju|na zalogi pri dobavitelju|na zalogi pri distributerju|čaka na dobavo|kmalu na zalogi|zaloga pri dobavitelju' +
    '|po predhodnem naročilu|samo po naročilu|po narocilu|na narocilo|dobavljivo po narocilu' +
    '|po narudžbi|na objednávku|na zamówienie|rendelésre|κατόπιν παραγγελίας' +
    '|la comandă|по поръчка|по наруџбини|под заказ|під замовлення|auf bestellung|su ordinazione|in arrivo|sur commande|bajo pedido',
  unknown:
    'unknown|neznano|pokličite|preverite zalogo|call|call for availability|na povpraševanje|po dogovoru|na upit|na dotaz|na vyžiadanie|auf anfrage|su richiesta|sur demande|ask',
};
const CONDITIONS: Record<Condition, string> = {
  new: 'new|brand new|new condition|new product|new item|nov izdelek|nov|novo|nova|nový|nové|nowy|nowe|nowa|új|καινούριο|καινούργιο',
  refurbished:
    'refurbished|refurbished condition|renewed|reconditioned|obnovljen|obnovljeno|obnovljena|repasovaný|repasované|odnowiony|poleasingowy|felújított',
  used: 'used|unpacked|rozbaleno|rozbalený|rozbalené|used condition|damaged condition|preowned|likenew|showcasesample|used like new|used good|used fair|second hand|like new|rabljen|rabljeno|rabljena|bazar|bazaar|použitý|použité|používaný|używany|używane|używana|használt|μεταχειρισμένο',
};

/** Opened, display, returned or damaged goods. */
const OPENED =
  'open(?:ed)? box|opened|odprt\\p{L}*|razstav\\p{L}*|demo\\p{L}*|display|vrnjen\\p{L}*|returned|poskodovan\\p{L}*|damaged|[bc] (?:grade|ware|stock)';

/** A number of pieces below zero, with any minus sign. */
export const NEGATIVE = /^[-\u2212\u2013\u2014]\s?\d{1,12}(?:[.,]\d{1,4})?$/;
const LAST_SIGN = / ?(?<![.!])[.!]+$/;
/** Signs after which days, pieces or places follow; "(0)" contradicts the words before it. */
const BEHIND_THE_WORDS = /[,;]|(?<=[\p{L}]{3})\s*\/|\((?!\s*0\b)| [-–] /u;
/** Check marks and green dots. */
const MARKS = /[✓✔☑✅🟢]\ufe0f?/gu;
const LABEL_ONLY = /:[\s_-]*$/;
/** No known words are longer. */
const MAX_LENGTH = 200;

const AVAILABILITY_OF = lookup(AVAILABILITIES);
const CONDITION_OF = lookup(CONDITIONS);
const NOT_NEW = wordsOf(`${fold(CONDITIONS.refurbished)}|${fold(CONDITIONS.used)}|${OPENED}`);

/**
 * Reads the whole text, or its beginning (`Na zalogi, dobava 1-2 dni`); null for unknown words. A negative stock
 * is oversold, so out of stock.
 */
export function readAvailability(text: string): Availability | null {
  if (NEGATIVE.test(text)) return 'out_of_stock';
  return byBeginning(AVAILABILITY_OF, text);
}

/** Like `readAvailability`: `rabljeno - kot novo`; null when the rest may contradict "new". */
export function readCondition(text: string): Condition | null {
  const condition = byBeginning(CONDITION_OF, text);
  // fast path: most texts are a single known word
  if (condition !== 'new' || CONDITION_OF.has(text)) return condition;
  return NOT_NEW.test(fold(text.slice(0, MAX_LENGTH))) ? null : 'new';
}

function byBeginning<Value>(table: Map<string, Value>, text: string): Value | null {
  const whole = find(table, text);
  if (whole !== null) return whole;
  const [beginning = '', ...rest] = text.slice(0, MAX_LENGTH).split(BEHIND_THE_WORDS);
  const value = find(table, beginning.trimEnd());
  // a list of options such as da/ne states nothing
  const others = rest.map((part) => find(table, part.trim()));
  return others.some((other) => other !== null && other !== value) ? null : value;
}

function find<Value>(table: Map<string, Value>, text: string): Value | null {
  if (text.length > MAX_LENGTH || LABEL_ONLY.test(text)) return null;
  return table.get(text) ?? table.get(fold(text)) ?? null;
}

function lookup<Value extends string>(words: Record<Value, string>): Map<string, Value> {
  const table = new Map<string, Value>();
  for (const value of Object.keys(words) as Value[])
    for (const word of [value, ...words[value].split('|')]) table.set(word, value).set(fold(word), value);
  return table;
}

/** Whole words without a negation before them: `novo, nikoli odprto`. */
function wordsOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?<!(?:never|not|ni|nikoli|ne) )(?:${words})(?!\\p{L})`, 'u');
}

/** Unifies schema.org URLs, capitals, diacritics, hyphens and underscores. */
function fold(text: string): string {
  const words = withoutControls(text)
    .replace(/^(?:https?:\/\/)?(?:www\.)?schema\.org\//i, '')
    .replace(MARKS, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  // -1 is not 1
  return foldText(words.replace(/[_:]|-(?!\d)/g, ' ')).replace(LAST_SIGN, '');
}
