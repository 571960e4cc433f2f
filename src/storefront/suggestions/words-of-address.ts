const WORD = /[\p{L}\p{N}]+/gu;

/** The words in the last part of a path, for example of a product's name; empty if it has none. */
export function wordsOfAddress(url: string): string {
  const last = url.split(/[?#]/)[0]!.split('/').at(-1)!;
  const words = decoded(last).match(WORD) ?? [];
  return words.some((word) => /\p{L}{3}/u.test(word)) ? words.join(' ').slice(0, 200) : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
