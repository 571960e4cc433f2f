/** Work that several props of a page share: begun when the first of them is resolved, and done once. */
export function lazy<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let started: Promise<Result> | undefined;
  return () => (started ??= work());
}
