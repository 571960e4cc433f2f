/** What a text says of how it is sold, in the words of the address of a list. */
export interface Wishes {
  inStock?: '1';
  discount?: '1';
  sort?: 'price';
}

const whole = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'giu');

const IN_STOCK = whole('na zalogi|takoj na voljo|in stock');
const DISCOUNT = whole(String.raw`zni[zž]an\p{L}*|v akciji|na popustu|s popustom|on sale|discounted`);
const CHEAPEST = whole(String.raw`poceni|najcenej\p{L}*|cheap|cheapest`);

/** Takes the wishes out of a text. */
export function readWishes(text: string): Wishes & { text: string } {
  let rest = text;
  const has = (words: RegExp) => {
    const before = rest;
    rest = rest.replace(words, ' ');
    return rest !== before;
  };
  return {
    inStock: has(IN_STOCK) ? '1' : undefined,
    discount: has(DISCOUNT) ? '1' : undefined,
    sort: has(CHEAPEST) ? 'price' : undefined,
    text: rest,
  };
}
