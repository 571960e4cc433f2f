import type { FieldRule, MappingTarget } from '../../stored-mappings/mapping-rules.js';
import { FEED_FIELDS } from '../../../products/product-columns.js';
import { readGtin } from '../../../core/text/gtin.js';
import { foldText } from '../../../core/i18n/fold-text.js';
import type { CategoryList } from '../category-list.js';
import { MAX_SAMPLES, type SurveyedField } from './feed-fields.js';
import { nameInPath } from '../formats/tables/naming.js';
import { matcherOf, priceFields } from './price-columns.js';

/**
 * Names that exporters use in sl, hr, sr, bs, de, it, hu, cs, sk, pl, en, fr, es, ro and el, folded and without punctuation;
 * the most reliable first. Prices have roles of their own: `price-columns.ts`.
 */
const NAMES: Partial<Record<MappingTarget, string>> = {
  id:
    'id sku variantsku sifra itemid productid idproduct uniqueid koda code sifraartikla sifraizdelka sifraproizvoda artikelid stevilka identifier ' +
    'reference internalreference cikkszam termekkod kod kodproduktu kodtowaru kodzbozi offerid entityid artikelnummer artikelnr articlenumber ' +
    'codice codicearticolo codiceprodotto referencia refproduit codprodus κωδικος κωδικοςπροιοντος ident item indeks sifrant katalogovecislo',
  name:
    'name title naziv ime productname nazivartikla nazivproizvoda nazivizdelka imeizdelka imeartikla itemname naslov bezeichnung artikelname ' +
    'produktname artikelbezeichnung nazev nazevproduktu nazevzbozi nazov nazovproduktu nazwa nazwaproduktu nazwatowaru nev termeknev megnevezes ' +
    'nom nomduproduit designation libelle nombre titulo denumire denumireprodus titolo nome nomeprodotto denominazione ονομα ονομασια τιτλος proizvod izdelek artikel product produkt',
  link:
    'link url povezava poveznica producturl productlink naslovstrani deeplink spletninaslov href linkproizvoda urlproizvoda odkaz urladresa ' +
    'produkturl produktlink produktadresse adresurl termekurl termeklink hivatkozas lien lienproduit urlproduit enlace urlproducto urlprodotto linkprodotto collegamento συνδεσμος permalink',
  description:
    'description opis longdescription dolgiopis content vsebina desc bodyhtml opisproizvoda opisizdelka popis popisproduktu leiras termekleiras ' +
    'descrizione descripcion descriptif beschreibung artikelbeschreibung descriere περιγραφη kratekopis shortdescription kratkiopis',
  specifications: 'specifications specifikacije tehnicnipodatki tehnicneznacilnosti specs',
  currency:
    'currency valuta currencycode curcode denarnaenota wahrung waehrung mena waluta penznem devise moneda νομισμα',
  brand:
    'brand znamka blagovnaznamka brandname manufacturer manufacturername proizvajalec proizvodac vendor vendorname producer marka marke brend hersteller ' +
    'marca fabricante produttore marque fabricant producent vyrobce vyrobca znacka gyarto markanev producator μαρκα κατασκευαστης make',
  mpn: 'mpn productcode partnumber kataloskastevilka manufacturercode kodaproizvajalca productnumber model herstellernummer gyartoicikkszam kodproducenta',
  categoryPath:
    'category kategorija categorypath producttype productcategory kategorije fileunder categorytext categoryname skupina group groupname categories oddelek ' +
    'cat breadcrumbs breadcrumb potkategorije pot kategorie kategoria categoria categorie rubrika warengruppe grupa κατηγορια type vrsta',
  availability:
    'availability dobavljivost razpolozljivost dobavnost dostupnost raspolozivost verfugbarkeit lieferstatus disponibilita disponibilite disponibilidad ' +
    'disponibilitate dostepnosc elerhetoseg διαθεσιμοτητα instock nazalogi availabilitystatus stockstatus statuszaloge avail zaloga stock',
  stock:
    'stock zaloga quantity kolicina qty stockquantity stanje kolicinanazalogi inventoryqty variantinventoryqty lager lagerbestand bestand lagermenge ' +
    'quantita giacenza stan stanmagazynowy ilosc sklad skladem mnozstvi mnozstvo keszlet mennyiseg quantite existencias cantidad cantitate stoc αποθεμα dostupnost raspolozivost razpolozljivost availability',
  dispatch:
    'deliverydate dobavnirok rokdobave deliverytime casdobave dispatch rokisporuke lieferzeit tempiconsegna dodacilhuta dodacidoba szallitasiido ' +
    'czasdostawy delailivraison plazoentrega termenlivrare',
  deliveryDaysMin: 'deliverytimemin deliverydaysmin dostavaod',
  deliveryDaysMax: 'deliverytimemax deliverydaysmax dostavado',
  condition: 'condition stanjeizdelka',
  variantGroup: 'itemgroupid groupid variantgroup parentid parentsku skupinarazlicic',
  eans:
    'ean gtin barcode crtnakoda ean13 eancode upc isbn gtin13 barkoda barkod variantbarcode eankod kodean vonalkod codigodebarras codebarres ' +
    'codiceabarre strichcode gtinean coddebare',
  pictures:
    'image imageurl slika picture imagelink slike mainimage pictures images img photo urlslike fotografija slikavelika imgurl imagesrc bild bilder ' +
    'bildurl obrazek obrazky obrazok kep kepurl immagine immagini foto zdjecie zdjecia imagen imagenes photos imagine εικονα',
  deliveryCosts:
    'deliverycost dostava shippingcost strosekdostave cenadostave cijenadostave postnina shipping deliveryprice trosakdostave versandkosten lieferkosten ' +
    'spesespedizione costospedizione cenadopravy doprava szallitasikoltseg kosztdostawy kosztwysylki fraisdeport fraislivraison gastosenvio costtransport',
};

/** Words, folded, in names with another meaning than the target; `*` means any ending. */
const OTHERS: Partial<Record<MappingTarget, string>> = {
  id: 'postal postcode zip postn* poste psc plz cap kategor* categor* parent group skupin* grupa tax ddv pdv vat brand store shop supplier dobavit* hersteller* manufact* proizvaj* gyarto* producent* vyrobc* barcode valut* currency',
  name: 'brand vendor manufact* proizvaj* hersteller* kategor* categor* skupin* group grupa store shop company file image slik* city mesto grad ulica street address author contact blagajn* dobavit* supplier trgovin* prodavaon*',
  link: 'image img slik* picture photo video youtube facebook instagram policy return* terms condit* pogoj* uvjet* vracil* povrat* reklam* privacy brand categor* kategor* manufact* proizvaj* logo',
  stock:
    'net neto netto nett weight tez* teza mas* min max minimal* maximal* pack* pakir* pakov* pakiranj* content* sadrz* vsebin* unit enot* order naroc* narud* policy tracker',
  availability: 'date datum',
  description: 'meta seo',
  brand: 'id url link code logo image',
  categoryPath: 'id url link code image seo',
  currency: 'rate tecaj',
  eans: 'tax ddv',
};

/** A field that none of these names matches is compared with the target's own name. */
const NAMES_OF = new Map<MappingTarget, readonly string[]>([
  ...FEED_FIELDS.map(({ name }) => [name, [name.toLowerCase()]] as const),
  ...(Object.keys(NAMES) as MappingTarget[]).map((target) => [target, NAMES[target]!.split(' ')] as const),
]);

const OTHERS_OF = new Map(
  Object.entries(OTHERS).map(([target, words]) => [target as MappingTarget, matcherOf(words)]),
);

const IMAGE = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i;
const ADDRESS = /^https?:\/\/\S+$/i;
/** Ids of the shop's own tables, which mean nothing outside it. */
const NUMBER = /^\d+$/;
/** More than 0 and 1, which mean no and yes. */
const PIECES = /^(?:[2-9]|[1-9]\d+)(?:[.,]\d+)?$/;
const LISTS: readonly MappingTarget[] = ['eans', 'pictures'];
/** Later names of a target are equally reliable. */
const LAST_PLACE = 30;
/** Above every score of a name. */
const FIRST = 200;
const FOREIGN = 40;
/** The share of values that have to match. */
const SHARE = 0.8;

/** Names of fields that refer to categories, folded. */
const OF_CATEGORY = /categ|kategor|rubri|skupin|grup|oddelek|κατηγορ/;
/** Below a field with the text of a category path. */
const REFERENCE = 95;

/** The categories that a file lists next to its items. */
export type ListedCategories = Pick<CategoryList, 'path'> | null;

/**
 * Guesses the mapping of an unknown feed by names and values; at most one field for each target with a single
 * value.
 */
export function guessMapping(fields: readonly SurveyedField[], listed: ListedCategories = null): FieldRule[] {
  const taken = new Set<MappingTarget>();
  const byPath = new Map<string, FieldRule>();
  for (const { path, target } of rankedGuesses(fields, listed)) {
    if (byPath.has(path) || (taken.has(target) && !LISTS.includes(target))) continue;
    taken.add(target);
    byPath.set(path, { path, target, label: null });
  }
  return fields.flatMap(({ path }) => byPath.get(path) ?? namedAttribute(path));
}

/** The paths that may state a target with a single value, the likeliest first; only targets with several. */
export function rankedPaths(
  fields: readonly SurveyedField[],
  listed: ListedCategories = null,
): Partial<Record<MappingTarget, string[]>> {
  const ranked: Partial<Record<MappingTarget, string[]>> = {};
  for (const { path, target, score } of rankedGuesses(fields, listed)) {
    const paths = (ranked[target] ??= []);
    if (score > 0 && !LISTS.includes(target) && !paths.includes(path)) paths.push(path);
  }
  const { candidates } = priceFields(fields, wordsOf);
  for (const target of PRICES) ranked[target] = [...new Set([...(ranked[target] ?? []), ...candidates])];
  return Object.fromEntries(Object.entries(ranked).filter(([, paths]) => paths.length > 1));
}

const PRICES = ['price', 'salePrice', 'regularPrice'] as const;

function rankedGuesses(fields: readonly SurveyedField[], listed: ListedCategories): Guess[] {
  const { others, candidates: _, ...prices } = priceFields(fields, wordsOf);
  const site = siteOf(fields);
  return [
    ...Object.entries(prices).map(([target, path]) => ({
      path,
      target: target as MappingTarget,
      score: FIRST,
    })),
    ...fields.flatMap((field) => (others.includes(field.path) ? [] : guessesOf(field, site))),
    ...fields
      .filter((field) => refersToCategories(field, listed))
      .map(({ path }) => ({ path, target: 'categoryPath' as const, score: REFERENCE })),
  ].sort((a, b) => b.score - a.score);
}

/** Whether its values are ids of categories that the file lists. */
export const refersToCategories = ({ path, samples }: SurveyedField, listed: ListedCategories): boolean =>
  listed !== null &&
  OF_CATEGORY.test(plain(ownName(path))) &&
  most(samples, (text) => listed.path(text) !== null);

/** The host of most addresses of a feed. */
function siteOf(fields: readonly SurveyedField[]): string | undefined {
  const counts = new Map<string, number>();
  for (const host of fields.flatMap(({ samples }) => samples.flatMap((text) => hostOf(text) ?? [])))
    counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const hostOf = (text: string): string | undefined => /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(text)?.[1];

/** A named property such as <param name="Barva"> is an attribute if nothing else. */
const namedAttribute = (path: string): FieldRule[] =>
  nameInPath(path) ? [{ path, target: 'attribute', label: null }] : [];

interface Guess {
  path: string;
  target: MappingTarget;
  score: number;
}

function guessesOf(field: SurveyedField, site: string | undefined): Guess[] {
  const { path, count, samples } = field;
  const depth = path.split('/').length;
  const words = wordsOf(path);
  const named = [...NAMES_OF].flatMap(([target, names]): Guess[] => {
    const score = nameScore(path, names);
    if (!score || OTHERS_OF.get(target)?.(words) || !isPossible(target, field)) return [];
    return [{ path, target, score: score - depth + Math.min(count, 1000) / 1000 }];
  });
  const shown = byValues(field, words).map((target) => ({ path, target, score: 20 - depth }));
  // a link is on the feed's own site
  const isForeign = samples.some((text) => hostOf(text) !== undefined && hostOf(text) !== site);
  return [...named, ...shown].map((guess) =>
    guess.target === 'link' && isForeign ? { ...guess, score: guess.score - FOREIGN } : guess,
  );
}

/** 100 for the most reliable name, less for the others and for a prefix or suffix; 0: no match. */
function nameScore(path: string, names: readonly string[]): number {
  const own = plain(ownName(path));
  const bare = own.replace(/(?<!\d)\d+$/, '');
  const exact = names.findIndex((name) => name === own || name === bare);
  if (exact >= 0) return 100 - Math.min(exact, LAST_PLACE);
  const part = names.findIndex((name) => name.length > 3 && (bare.startsWith(name) || bare.endsWith(name)));
  return part >= 0 ? 50 - Math.min(part, LAST_PLACE) : 0;
}

const ownName = (path: string) => nameInPath(path) ?? path.split('/').at(-1)!;
const plain = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
/** The folded words of a field's name. */
const wordsOf = (path: string): string[] =>
  foldText(ownName(path).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).match(/\p{L}+|\p{N}+/gu) ?? [];

/** Whether the values are compatible with the target. */
function isPossible(target: MappingTarget, { samples, count }: SurveyedField): boolean {
  switch (target) {
    case 'id':
      return isUnique({ samples, count });
    case 'link':
      return (
        isUnique({ samples, count }) &&
        most(samples, (text) => /^(?:https?:\/)?\/\S+$|^www\./i.test(text) && !IMAGE.test(text))
      );
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

/** Whether each item has a different value, according to the samples. */
const isUnique = ({ samples, count }: Pick<SurveyedField, 'samples' | 'count'>) =>
  samples.length >= Math.min(count, MAX_SAMPLES) * SHARE;

/** Guesses from values alone, if the name does not contradict them. */
function byValues({ samples }: SurveyedField, words: string[]): MappingTarget[] {
  if (most(samples, (text) => /^\d{8,14}$/.test(text) && readGtin(text).gtin !== null)) return ['eans'];
  if (most(samples, (text) => IMAGE.test(text))) return ['pictures'];
  if (most(samples, (text) => ADDRESS.test(text))) return OTHERS_OF.get('link')!(words) ? [] : ['link'];
  if (most(samples, (text) => text.split(/ > | » | \| /).length > 1)) return ['categoryPath'];
  return [];
}

const most = (samples: readonly string[], fits: (text: string) => boolean) =>
  samples.length > 0 && samples.filter(fits).length >= SHARE * samples.length;
