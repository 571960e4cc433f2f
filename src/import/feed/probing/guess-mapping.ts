import type { FieldRule, MappingTarget } from '../../stored-mappings/mapping-rules.js';
import { FEED_FIELDS } from '../../../products/product-columns.js';
import { readGtin } from '../../../core/text/gtin.js';
import { foldText } from '../../../core/i18n/fold-text.js';
import type { SurveyedField } from './feed-fields.js';
import { nameInPath } from '../formats/tables/naming.js';
import { readPrice } from '../values/prices/price.js';

/** Names that exporters use, folded and without punctuation; the most reliable first. */
const NAMES: Partial<Record<MappingTarget, string>> = {
  id: 'id sku sifra itemid productid idproduct uniqueid koda code sifraartikla artikelid stevilka identifier reference cikkszam kod offerid entityid',
  name: 'name title naziv ime productname nazivartikla imeizdelka itemname naslov bezeichnung nazev nazwa',
  // prices with tax before those that may be without
  price:
    'pricewithvat cenazddv cenaddv pricevat pricewithtax priceinclvat maloprodajnacena mpc price cena retailprice vpc preis cenik prezzo prix currentprice finalprice',
  salePrice:
    'saleprice akcijskacena cenaakcijska akcijacena specialprice promoprice actionprice discountprice',
  regularPrice:
    'regularprice rednacena oldprice staracena listprice pricebeforediscount cenapredpopustom originalprice compareatprice formerprice',
  link: 'link url povezava producturl productlink naslovstrani deeplink spletninaslov href',
  description: 'description opis longdescription dolgiopis content vsebina desc kratekopis shortdescription',
  specifications: 'specifications specifikacije tehnicnipodatki tehnicneznacilnosti specs',
  currency: 'currency valuta currencycode curcode denarnaenota',
  brand:
    'brand znamka blagovnaznamka brandname manufacturer manufacturername proizvajalec vendor vendorname producer marka make',
  mpn: 'mpn productcode partnumber kataloskastevilka manufacturercode kodaproizvajalca productnumber model',
  categoryPath:
    'category kategorija categorypath producttype kategorije fileunder categorytext categoryname skupina group groupname categories oddelek cat breadcrumbs breadcrumb potkategorije pot',
  availability:
    'availability dobavljivost razpolozljivost dobavnost instock nazalogi availabilitystatus stockstatus statuszaloge avail zaloga stock',
  stock: 'stock zaloga quantity kolicina qty stockquantity stanje kolicinanazalogi',
  dispatch: 'deliverydate dobavnirok rokdobave deliverytime casdobave dispatch',
  deliveryDaysMin: 'deliverytimemin deliverydaysmin dostavaod',
  deliveryDaysMax: 'deliverytimemax deliverydaysmax dostavado',
  condition: 'condition stanjeizdelka',
  variantGroup: 'itemgroupid groupid variantgroup parentid parentsku skupinarazlicic',
  eans: 'ean gtin barcode crtnakoda ean13 eancode upc isbn gtin13 barkoda',
  pictures:
    'image imageurl slika picture imagelink slike mainimage pictures images img photo urlslike fotografija slikavelika imgurl',
  deliveryCosts:
    'deliverycost dostava shippingcost strosekdostave cenadostave postnina shipping deliveryprice',
};

/** A field that none of these names matches is compared with the target's own name. */
const NAMES_OF = new Map<MappingTarget, readonly string[]>([
  ...FEED_FIELDS.map(({ name }) => [name, [name.toLowerCase()]] as const),
  ...(Object.keys(NAMES) as MappingTarget[]).map((target) => [target, NAMES[target]!.split(' ')] as const),
]);

const IMAGE = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i;
const ADDRESS = /^https?:\/\/\S+$/i;
/** Ids of the shop's own tables, which mean nothing outside it. */
const NUMBER = /^\d+$/;
/** More than 0 and 1, which mean no and yes. */
const PIECES = /^(?:[2-9]|[1-9]\d+)(?:[.,]\d+)?$/;
const LISTS: readonly MappingTarget[] = ['eans', 'pictures'];
/** The share of values that have to match. */
const SHARE = 0.8;

/**
 * Guesses the mapping of an unknown feed by names and values; at most one field for each target with a single
 * value.
 */
export function guessMapping(fields: readonly SurveyedField[]): FieldRule[] {
  const guesses = fields.flatMap((field) => guessesOf(field)).sort((a, b) => b.score - a.score);
  const taken = new Set<MappingTarget>();
  const byPath = new Map<string, FieldRule>();
  for (const { path, target } of guesses) {
    if (byPath.has(path) || (taken.has(target) && !LISTS.includes(target))) continue;
    taken.add(target);
    byPath.set(path, { path, target, label: null });
  }
  return fields.flatMap(({ path }) => byPath.get(path) ?? namedAttribute(path));
}

/** A named property such as <param name="Barva"> is an attribute if nothing else. */
const namedAttribute = (path: string): FieldRule[] =>
  nameInPath(path) ? [{ path, target: 'attribute', label: null }] : [];

interface Guess {
  path: string;
  target: MappingTarget;
  score: number;
}

function guessesOf({ path, count, samples }: SurveyedField): Guess[] {
  const depth = path.split('/').length;
  const named = [...NAMES_OF].flatMap(([target, names]): Guess[] => {
    const score = nameScore(path, names);
    if (!score || !isPossible(target, samples)) return [];
    return [{ path, target, score: score - depth + Math.min(count, 1000) / 1000 }];
  });
  const shown = byValues(samples).map((target) => ({ path, target, score: 20 - depth }));
  return [...named, ...shown];
}

/** 100 for the most reliable name, less for the others and for a prefix or suffix; 0: no match. */
function nameScore(path: string, names: readonly string[]): number {
  const own = plain(nameInPath(path) ?? path.split('/').at(-1)!);
  const bare = own.replace(/(?<!\d)\d+$/, '');
  const exact = names.findIndex((name) => name === own || name === bare);
  if (exact >= 0) return 100 - exact;
  const part = names.findIndex((name) => name.length > 3 && (bare.startsWith(name) || bare.endsWith(name)));
  return part >= 0 ? 50 - part : 0;
}

const plain = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether the values are compatible with the target. */
function isPossible(target: MappingTarget, samples: readonly string[]): boolean {
  switch (target) {
    case 'price':
    case 'salePrice':
    case 'regularPrice':
      return most(samples, isPrice);
    case 'link':
      return most(samples, (text) => /^(?:https?:\/)?\/\S+$|^www\./i.test(text) && !IMAGE.test(text));
    case 'categoryPath':
      return !most(
        samples,
        (text) => ADDRESS.test(text) || IMAGE.test(text) || text.startsWith('/') || NUMBER.test(text),
      );
    case 'brand':
      return !most(samples, (text) => NUMBER.test(text));
    case 'pictures':
      return most(samples, (text) => /[/.]/.test(text) && !/\s[a-zčšž]+\s/i.test(text));
    case 'eans':
      return samples.some((text) => /\d{8}/.test(text));
    case 'availability':
      return !samples.some((text) => PIECES.test(text));
    case 'stock':
      return most(samples, (text) => /^-?\d+(?:[.,]\d+)?$/.test(text));
    default:
      return true;
  }
}

/** Guesses by values alone. */
function byValues(samples: readonly string[]): MappingTarget[] {
  if (most(samples, (text) => /^\d{8,14}$/.test(text) && readGtin(text).gtin !== null)) return ['eans'];
  if (most(samples, (text) => IMAGE.test(text))) return ['pictures'];
  if (most(samples, (text) => ADDRESS.test(text))) return ['link'];
  if (most(samples, (text) => text.split(/ > | » | \| /).length > 1)) return ['categoryPath'];
  return most(samples, (text) => /[.,]\d\d\b/.test(text) && isPrice(text)) ? ['price'] : [];
}

const isPrice = (text: string) => {
  const price = readPrice(text, '.');
  return !('problem' in price) || price.problem === 'price_zero';
};

const most = (samples: readonly string[], fits: (text: string) => boolean) =>
  samples.length > 0 && samples.filter(fits).length >= SHARE * samples.length;
