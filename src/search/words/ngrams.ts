/** A run of neighbours: the place of the first one, and the place after the last. */
interface Ngram<Item> {
  start: number;
  end: number;
  items: Item[];
}

/** All runs of at most `longest` neighbours. */
export const ngramsOf = <Item>(items: Item[], longest: number): Ngram<Item>[] =>
  items.flatMap((_, start) =>
    items.slice(start, start + longest).map((_last, more) => {
      const end = start + more + 1;
      return { start, end, items: items.slice(start, end) };
    }),
  );
