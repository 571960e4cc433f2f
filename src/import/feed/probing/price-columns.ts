import { readPrice } from '../values/prices/price.js';
import type { SurveyedField } from './feed-fields.js';

/** The role of a price column, according to its name. */
type PriceRole =
  | 'delivery'
  | 'unit'
  | 'purchase'
  | 'lowest'
  | 'net'
  | 'sale'
  | 'old'
  | 'regular'
  | 'gross'
  | 'plain';

/**
 * Words of names in sl, hr, sr, bs, de, it, hu, cs, sk, pl, en, fr, es, ro and el, folded; `*` means any
 * ending, and such a word is also found inside a longer one. The first matching role counts.
 */
const ROLES: [PriceRole, string][] = [
  [
    'delivery',
    'delivery* shipping* dostav* isporuk* postnin* postar* versand* liefer* spediz* consegna* szallit* doprav* doruc* wysylk* dostaw* livrais* envio transport* αποστολ* μεταφορ* porto',
  ],
  [
    'unit',
    'unit unitprice* perunit enoto enote jedinic* jedinicu grundpreis* einheit* jednostk* jednotk* mjere merno mernu egysegar* mertekegyseg* baseprice* basepricevat unitpricing* μοναδα*',
  ],
  [
    'purchase',
    'purchase* cost costprice* buyprice* ws wsprice* nabavn* nakupn* buying* wholesale* vpc veleprodaj* velkoobchod* dealer* einkauf* ek acquisto achat* compra coste costo zakup* hurt* beszerz* achizit* αγορα* dc',
  ],
  ['lowest', 'lowest* najniz* najnizj* nejniz* sidren* omnibus* legalacsony* minimum minprice minimal*'],
  [
    'net',
    'net netto neto nett ht nettopreis* nettoar* cenanetto* excl* exkl* exvat extax bezpdv* bezddv* brezddv* brezdavka* bezdph* ohnemwst* senzaiva* sansta* horstaxe* siniva* faratva* afanelkul* withoutvat* withouttax* taxexcluded* vatexcluded* χωριςφπα*',
  ],
  [
    'old',
    'old* was before* compareat* rrp msrp uvp srp stara staro prejsn* prvotn* ranij* pred prije puvodn* povodn* przed eredeti* regi ancien* barre* conseil* avant* anterior* antes tachad* vechi initial* vecch* precedent* alt alter streich* statt vorher* former* previous* παλι* αρχικ* doporucen* originalprice* originalpreis* priceorig*',
  ],
  [
    'sale',
    'sale saleprice* special* promo* action* akcij* akcn* akciov* akcios* popust* snizen* znizan* sniz* discount* reduced rasprodaj* posebn* angebot* aktion* sonder* offerta* scont* kedvezm* oferta* rebaj* remise* solde* redus* προσφορ* zlav* slev*',
  ],
  [
    'regular',
    'regular* list listprice* listenpreis* listaar* listin* redn* redovn* redovit* normal* bezn* katalog* teljes* intreg* pieno base standard*',
  ],
  [
    'gross',
    'brutto* bruto* ttc rt rtprice* cenaddv* zddv* sddv* spdv* sapdv* sdph* incl* inkl* withvat* withtax* taxincluded* vatincluded* vatprice* pricevat* mitmwst* ivainclusa* coniva* conivaincluido* cutva* mpc maloprodajn* afaval* ddv pdv φπα*',
  ],
];

const PRICE =
  'price* prices cena* cene ceny cijen* preis* ar ara aron prezz* prix precio* pret pretul pvp mpc vpc τιμη* koszt cost costo dc ek msrp rrp uvp srp';

/** Shorter words occur within many others. */
const MIN_INNER = 4;

/** Whether one of the words matches the list, in which `*` means any ending. */
export const matcherOf = (words: string) => {
  const [parts, whole]: [string[], Set<string>] = [[], new Set()];
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) parts.push(word.slice(0, -1));
    else whole.add(word);
  }
  return (tokens: readonly string[]) => {
    const joined = tokens.join('');
    return (
      tokens.some((token) => whole.has(token) || parts.some((part) => token.startsWith(part))) ||
      parts.some((part) => part.length >= MIN_INNER && joined.includes(part))
    );
  };
};

const MATCHERS = ROLES.map(([role, words]) => [role, matcherOf(words)] as const);
const isPriceName = matcherOf(PRICE);

interface PriceColumn extends SurveyedField {
  role: PriceRole;
  /** The first price. */
  first: number;
}

/** The fields that state the price, the price of a sale and the regular price. */
export interface PriceFields {
  price?: string;
  salePrice?: string;
  regularPrice?: string;
  /** Prices that customers do not pay, or prices of something else. */
  others: string[];
  /** All that may be one of these prices. */
  candidates: string[];
}

/** Roles of prices that customers do not pay. */
const UNPAID: readonly PriceRole[] = ['delivery', 'unit', 'purchase', 'lowest', 'net'];

/**
 * Finds the price that customers pay: never an old, net, purchase or unit price. If there are several, the
 * lower one.
 * @param tokensOf the folded words of a field's name
 */
export function priceFields(
  fields: readonly SurveyedField[],
  tokensOf: (path: string) => readonly string[],
): PriceFields {
  const itemCount = Math.max(0, ...fields.map(({ count }) => count));
  const byName = fields.flatMap((field) => columnOf(field, tokensOf(field.path)));
  const columns = byName.length ? byName : byValues(fields, tokensOf);
  const of = (...roles: PriceRole[]) => columns.filter(({ role }) => roles.includes(role));
  const [sale] = of('sale');
  const [gross] = of('gross');
  const [current = gross] = gross ? [gross] : of('plain').sort(byFirst);
  const [regular] = [...of('regular').sort(byFirst).reverse(), ...of('old')];
  const chosen = choose({ sale, current, regular, itemCount });
  const used = new Set(Object.values(chosen));
  const others = columns.filter(({ path, role }) => role !== 'delivery' && !used.has(path));
  const candidates = columns.filter(({ role }) => !UNPAID.includes(role));
  const pathsOf = (some: PriceColumn[]) => some.map(({ path }) => path);
  return { ...chosen, others: pathsOf(others), candidates: pathsOf(candidates) };
}

interface Found {
  sale?: PriceColumn;
  current?: PriceColumn;
  regular?: PriceColumn;
  itemCount: number;
}

function choose({ sale, current, regular, itemCount }: Found): Omit<PriceFields, 'others' | 'candidates'> {
  // if every item has a sale price, it is the price, and the other one is the previous price
  const isOfAll = sale !== undefined && sale.count === itemCount && sale.first > 0;
  const usual = current ?? (regular?.role === 'regular' ? regular : undefined);
  const before = current ? regular : undefined;
  if (isOfAll && (!usual || sale.first <= usual.first))
    return named({ price: sale, regularPrice: usual ?? regular });
  if (usual && before && before.role === 'regular' && before.first < usual.first)
    return named({ price: before, salePrice: sale, regularPrice: usual });
  return named({ price: usual ?? sale, salePrice: usual && sale, regularPrice: before });
}

const named = (columns: Partial<Record<'price' | 'salePrice' | 'regularPrice', PriceColumn>>) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([target, column]) => (column ? [[target, column.path]] : [])),
  ) as Omit<PriceFields, 'others' | 'candidates'>;

const byFirst = (one: PriceColumn, other: PriceColumn) => one.first - other.first;

function columnOf(field: SurveyedField, tokens: readonly string[]): PriceColumn[] {
  const amounts = field.samples.flatMap((text) => amountOf(text) ?? []);
  if (!field.samples.length || amounts.length < field.samples.length * SHARE) return [];
  if (!isPriceName(tokens)) return [];
  const role = MATCHERS.find(([, matches]) => matches(tokens))?.[0] ?? 'plain';
  return [{ ...field, role, first: amounts[0]! }];
}

/** The only column of amounts with cents, if no name decides; one with a currency has precedence. */
function byValues(
  fields: readonly SurveyedField[],
  tokensOf: (path: string) => readonly string[],
): PriceColumn[] {
  const amounts = fields
    .filter(({ samples, path }) => {
      const isAmount = (text: string) => /[.,]\d\d(?!\d)/.test(text) && amountOf(text) !== null;
      return (
        samples.length > 0 &&
        samples.every(isAmount) &&
        !MATCHERS.some(([, matches]) => matches(tokensOf(path)))
      );
    })
    .map((field): PriceColumn => ({ ...field, role: 'plain', first: amountOf(field.samples[0]!)! }));
  const inCurrency = amounts.filter(({ samples }) => samples.every((text) => /[\p{Sc}\p{L}]/u.test(text)));
  const [only, ...others] = inCurrency.length ? inCurrency : amounts;
  return only && !others.length ? [only] : [];
}

const SHARE = 0.8;

function amountOf(text: string): number | null {
  const price = readPrice(text, '.');
  return 'problem' in price ? null : price.cents;
}
