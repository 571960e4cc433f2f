/** Work that several props of a page share: it begins with the first of them and is done once. */
export function lazy<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let started: Promise<Result> | undefined;
  return () => (started ??= work());
}
