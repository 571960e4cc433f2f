/** The number of items in an offer. */
export interface Pack {
  /** A number that means several items, for example `24 ×`; null: none. */
  count: number | null;
  /** Numbers of items, or of parts of one product, for example `6 pieces`. */
  pieces: number[];
  /** Several different things together. */
  isBundle: boolean;
  /** A set, which the product may be by its kind. */
  isSet: boolean;
  /** The name without these words. */
  rest: string;
}

const CONTENT = String.raw`\d+(?:[.,]\d+)?\s*(?:ml|cl|dl|l|mg|g|gr|dag|dkg|kg)(?![\p{L}\p{N}])`;
const BEFORE = String.raw`(?<![\p{L}\p{N}.,+×/-])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
const pattern = (text: string) => new RegExp(text, 'giu');

/** Each has the number as its first group. */
const COUNTS = [
  // 6 x 0,33 l
  pattern(String.raw`${BEFORE}(\d{1,3})\s*[x×]\s*(?=${CONTENT})`),
  // 0,33 l x 6
  pattern(String.raw`(?<=${CONTENT}\s*)[x×]\s*(\d{1,3})${AFTER}`),
  // 24 ×, but not 30x zoom or 4x4
  pattern(
    String.raw`${BEFORE}(\d{1,3})\s*[x×](?![\p{L}\p{N}])(?!\s*(?:\d|zoom|opt|pove|magn|hitr|fast|lup|digital))`,
  ),
  // x 24 at the end, but not M8 x 40
  pattern(String.raw`(?<=\s\p{L}+\s+|\p{L}{3,},?\s*)[x×]\s?(\d{1,3})(?=\s*(?:$|[),;]))`),
  pattern(
    String.raw`${BEFORE}(\d{1,3})\s*-?\s*(?:er)?\s*-?\s*(?:multi\s?pack|packs?|pak|pakov|pakir\p{L}*|paket\p{L}*|packung|sixpack)${AFTER}`,
  ),
  pattern(
    String.raw`${BEFORE}(?:multi\s?pack|pack|paket|pakiranje|pakovanje|komplet|karton|zaboj|box|case)\s*(?:of|od|mit|à|a|po|s|z)?\s*(\d{1,3})(?:\s*(?:kos\p{L}*|kom\p{L}*|pcs|pieces|stk|stück))?(?![\p{L}\p{N}.,]|\s*(?:ml|cl|dl|l|g|kg|cm|mm|m|w|v|gb|tb)${AFTER})`,
  ),
];
const GIVEN_WITH = pattern(
  String.raw`${BEFORE}(\d{1,2})\s*\+\s*(\d{1,2})(?![\p{L}\p{N}]|\s*(?:gb|tb|mb|mp|ml|l|g|kg|cm|mm|w)${AFTER})`,
);
const PIECES = [
  pattern(
    String.raw`${BEFORE}(\d{1,4})\s*-?\s*(?:kos|kosi|kosa|kosov|kom|komad\p{L}*|kmd|pcs?|pieces?|stk|stück|stuck|ks|szt|del(?:ni|na|no|nih|ov|i|a)|teilig\p{L}*|tlg|dijelni|dijelova|count|ct)${AFTER}\.?`,
  ),
  // set of 4, as well as 4er-Set
  pattern(String.raw`${BEFORE}(?:set|garnitura)\s*(?:of|od|s|z|mit)?\s*(\d{1,3})(?![\p{L}\p{N}.,])`),
  pattern(String.raw`${BEFORE}(\d{1,3})\s*er\s*-?\s*set${AFTER}`),
  // three in a set
  pattern(String.raw`${BEFORE}(\d{1,2})/1(?![\p{L}\p{N}.,/])`),
];
const BUNDLE = pattern(String.raw`${BEFORE}(?:bundle|sveženj)${AFTER}`);
const SET = pattern(
  String.raw`${BEFORE}(?:komplet(?:a|i|ov)?|set(?:i|a|ov|s)?|kit(?:s)?|garnitur(?:a|e)|zestaw|sada)${AFTER}`,
);
/** A set of this name after the product is several things; before it the product is a set. */
const COMPLETE = pattern(String.raw`(?<=[\p{L}\p{N})].*)${BEFORE}komplet${AFTER}`);
/** Things that come together. */
const TOGETHER = /\s(?:\+|&|in|and|und|z|s|with|mit|ter)\s+\p{L}/iu;
const PLUS = /\s\+\s*\p{L}{3}/u;

/** Reads the packs in a name. */
export function packIn(name: string): Pack {
  let rest = name;
  const counts: number[] = [];
  const pieces: number[] = [];
  const take = (patterns: RegExp[], into: number[]) => {
    for (const one of patterns)
      rest = rest.replace(one, (_, ...groups: unknown[]) => {
        const numbers = groups.filter((group) => typeof group === 'string' && /^\d{1,4}$/.test(group));
        into.push(numbers.reduce<number>((sum, number) => sum + Number(number), 0));
        return ' ';
      });
  };
  take([GIVEN_WITH], counts);
  take(COUNTS, counts);
  take(PIECES, pieces);
  const isSet = SET.test(reset(SET, name));
  const isBundle =
    BUNDLE.test(reset(BUNDLE, name)) ||
    COMPLETE.test(reset(COMPLETE, name)) ||
    (isSet && TOGETHER.test(name) && !pieces.length);
  return {
    count: counts.find((count) => count > 1) ?? null,
    pieces: pieces.filter((count) => count > 1),
    isBundle,
    isSet: isSet || PLUS.test(name),
    rest: rest.replace(SET, ' ').replace(BUNDLE, ' '),
  };
}

function reset(used: RegExp, text: string): string {
  used.lastIndex = 0;
  return text;
}

/**
 * If the higher price is this many times the lower one, the number of items really differs; otherwise a name may
 * just omit it.
 */
const PACK_PRICE = 1.5;
const SET_PRICE = 1.3;

interface Priced {
  pack: Pack;
  priceCents: number;
}

/** Whether two offers are different numbers of items. */
export function packsDiffer(one: Priced, other: Priced): boolean {
  const [a, b] = [one.pack, other.pack];
  if (a.isBundle !== b.isBundle) return !(a.isSet && b.isSet) && !sharesCount(a, b);
  const ratio = one.priceCents / other.priceCents;
  if (a.count !== null || b.count !== null) return !sharesCount(a, b);
  if (a.pieces.length && b.pieces.length) return !sharesCount(a, b);
  if (a.pieces.length) return ratio >= PACK_PRICE;
  if (b.pieces.length) return 1 / ratio >= PACK_PRICE;
  if (a.isSet !== b.isSet) return (a.isSet ? ratio : 1 / ratio) >= SET_PRICE;
  return false;
}

function sharesCount(a: Pack, b: Pack): boolean {
  const numbers = numbersOf(b);
  return numbersOf(a).some((number) => numbers.includes(number));
}

const numbersOf = ({ count, pieces }: Pack) => (count === null ? pieces : [count, ...pieces]);
